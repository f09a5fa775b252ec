import CZlib
import Foundation
import Testing
import TrackerArchive
import TrackerTestSupport

@Suite struct ZipFileTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent("zip-\(UUID().uuidString)").path

  /// As deflate packs it, without a head.
  private func packed(_ content: [UInt8]) -> [UInt8] {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    var input = content
    var output = [UInt8](repeating: 0, count: content.count + 1_000)
    deflateInit2_(
      stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    return input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = uInt(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = uInt(output.count)
        deflate(stream, Z_FINISH)
        deflateEnd(stream)
        return Array(output.prefix(Int(stream.pointee.total_out)))
      }
    }
  }

  /// What each file of an archive holds, or why it can't be read.
  private func read(_ bytes: [UInt8]) throws -> [String: String] {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { unlink(path) }
    let archive = try ZipFile(path)
    return Dictionary(
      uniqueKeysWithValues: archive.entries.map { entry in
        var content: [UInt8] = []
        do { try archive.read(entry) { content += $0 } } catch {
          return (entry.path, "\((error as? ArchiveError)?.code ?? "")")
        }
        return (entry.path, content.count < 100 ? String(decoding: content, as: UTF8.self) : "\(content.count) bytes")
      })
  }

  private func failure(_ bytes: [UInt8]) -> String? {
    do { _ = try read(bytes) } catch { return (error as? ArchiveError)?.code ?? "another" }
    return nil
  }

  private let text = Array("steps steps steps".utf8)

  @Test("files are read as they are and unpacked, whatever stands behind the archive")
  func sound() throws {
    var zip = ZipBytes()
    zip.add("a.xml", text)
    zip.add("folder/", [])
    zip.add("folder/ü.xml", text, packed: packed(text))
    #expect(try read(zip.bytes) == ["a.xml": "steps steps steps", "folder/ü.xml": "steps steps steps"])
    #expect(try read(zip.bytes.dropLast(2) + [5, 0] + Array("hello".utf8)).count == 2)
    #expect(try read(ZipBytes().bytes).isEmpty)
  }

  @Test("sizes that stand behind the data, and those of large archives, are found")
  func sizes() throws {
    let many = [UInt8](repeating: 7, count: 700_000)
    var zip = ZipBytes()
    zip.add("behind", text, packed: packed(text), .sizesBehind)
    zip.add("large", text, .large)
    zip.add("many", many, packed: packed(many), .sizesBehind, .large)
    let expected = ["behind": "steps steps steps", "large": "steps steps steps", "many": "700000 bytes"]
    #expect(try read(zip.bytes) == expected)
    #expect(try read(zip.largeBytes) == expected)
  }

  @Test("a name that leads out of the archive is only a name")
  func slip() throws {
    #expect(try read(ZipBytes.archive([("../../outside", text), ("/etc/outside", text)])).count == 2)
    #expect(!FileManager.default.fileExists(atPath: "\(path)/../../outside"))
  }

  @Test("links, locked files and unknown ways of packing are refused, and so is what is wrong")
  func refused() throws {
    var zip = ZipBytes()
    zip.add("link", text, .link)
    zip.add("locked", text, .encrypted)
    zip.add("method", text, .unknownMethod)
    zip.add("checksum", text, packed: packed(text), .wrongChecksum)
    zip.add("longer", text, packed: packed(text), .claims(5))
    zip.add("shorter", text, packed: packed(text), .claims(500))
    #expect(
      try read(zip.bytes) == [
        "link": "archive-entry-kind", "locked": "archive-encrypted", "method": "archive-method",
        "checksum": "archive-damaged", "longer": "archive-damaged", "shorter": "archive-damaged",
      ])
  }

  @Test("what grows far beyond what it takes is refused before it is read")
  func bomb() throws {
    var zip = ZipBytes()
    zip.add("bomb", [], packed: packed([UInt8](repeating: 0, count: 100_000)), .claims(4_000_000_000))
    #expect(try read(zip.bytes) == ["bomb": "archive-too-large"])
  }

  @Test("an archive that is cut anywhere is refused or read as far as it goes")
  func cut() throws {
    var zip = ZipBytes()
    zip.add("a.xml", text, packed: packed(text), .sizesBehind)
    let bytes = zip.largeBytes
    for length in 0..<bytes.count { #expect(failure(Array(bytes[..<length])) != nil, "\(length)") }
    #expect(failure(bytes) == nil)
  }

  @Test("any bytes are read or refused")
  func anyBytes() throws {
    var zip = ZipBytes()
    zip.add("a.xml", text, packed: packed(text), .large)
    let bytes = zip.largeBytes
    var seed: UInt64 = 11
    for _ in 0..<500 {
      var odd = bytes
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        odd[Int(seed >> 33) % odd.count] = UInt8(truncatingIfNeeded: seed >> 20)
      }
      _ = failure(odd)
    }
  }
}
