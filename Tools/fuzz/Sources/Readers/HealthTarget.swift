import Foundation
import TrackerAppleHealth
import TrackerApplication
import TrackerArchive
import TrackerTestSupport
import TrackerXMLStream

/// The readers of health data.
public enum HealthTarget: String, Sendable, CaseIterable {
  /// The bytes are XML, which comes in pieces.
  case xml
  /// The bytes are a zip archive.
  case zip
  /// The bytes are an export of Apple Health, or what stands in one: what is read of it becomes items.
  case health

  /// Reads bytes as the program would. What is wrong with them is found and dropped.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .xml: for size in [1 + bytes.count % 61, 65_536] { readXML(bytes, by: size) }
    case .zip: readZip(bytes)
    case .health:
      readExport(bytes)
      if bytes.first != UInt8(ascii: "P") {
        let head = "<HealthData><ExportDate value=\"2026-04-01 10:00:00 +0200\"/>"
        readExport(Array(head.utf8) + bytes + Array("</HealthData>".utf8))
      }
    }
  }

  private final class Counter: XMLReader.Handler {
    var bytes = 0

    func began(_ element: Int, _ attributes: XMLReader.Attributes, line: Int) {
      for index in 0..<attributes.count {
        bytes += attributes.name(index) + attributes.value(index).reduce(0) { $0 + Int($1) }
      }
    }

    func ended(_ element: Int) {}
  }

  private func readXML(_ bytes: [UInt8], by size: Int) {
    let reader = XMLReader(names: ["Record", "startDate", "endDate", "value"], handler: Counter())
    do {
      for start in stride(from: 0, to: bytes.count, by: size) {
        var piece = Array(bytes[start..<min(bytes.count, start + size)])
        try piece.withUnsafeMutableBufferPointer { (piece) throws(XMLFault) in try reader.read(piece) }
      }
      try reader.finish()
    } catch {}
  }

  /// Archives and exports are read from the disk.
  private static let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "fuzz-\(ProcessInfo.processInfo.processIdentifier)")

  private func readZip(_ bytes: [UInt8]) {
    guard (try? Data(bytes).write(to: Self.file)) != nil, let archive = try? ZipFile(Self.file.path) else { return }
    for entry in archive.entries.prefix(50) {
      var count = 0
      try? archive.read(entry) { count += $0.count }
    }
  }

  private static let session = try? TestWorld([AppleHealthModule.self], now: "2026-04-02T20:00").context.session()

  private func readExport(_ bytes: [UInt8]) {
    guard let session = Self.session, (try? Data(bytes).write(to: Self.file)) != nil else { return }
    _ = try? AppleHealthImporter().read(Self.file.path, options: [:], for: session).items.count
  }
}
