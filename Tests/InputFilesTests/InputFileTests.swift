import Foundation
import Testing
import TrackerCore
import TrackerInputFiles

@Suite struct InputFileTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)").path

  private func lines(of text: String) throws -> [String] {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var lines: [String] = []
    try InputLines(path).each { line, number in lines.append("\(number) \(String(decoding: line, as: UTF8.self))") }
    return lines
  }

  @Test("lines come without their ends, and the last one need not have one")
  func each() throws {
    #expect(try lines(of: "a\n\nb\n") == ["1 a", "2 ", "3 b"])
    #expect(try lines(of: "a\nb") == ["1 a", "2 b"])
    #expect(try lines(of: "") == [])
    let long = String(repeating: "ä", count: 300_000)
    #expect(try lines(of: "\(long)\nb\n\(long)") == ["1 \(long)", "2 b", "3 \(long)"])
  }

  @Test("a file that is too large is refused by its size, before it is read")
  func size() throws {
    // A file of 1 GB without content takes no room on the disk.
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(truncate(path, 1_000_000_000) == 0)
    for read in [{ _ = try InputFile.bytes(path) }, { _ = try InputLines(path) }] {
      let failure = #expect(throws: Failure.self) { try read() }
      #expect(failure?.message.description == "\(path) is too large: 1000 MB. The most is 500 MB")
      #expect(failure?.recovery?.description == "Split it into smaller files.")
    }
    let failure = #expect(throws: Failure.self) { try InputFile.bytes(path, isDivisible: false) }
    #expect(failure?.recovery?.description == "Export a shorter time, if the app can, and import that.")
  }

  @Test("what is no file says so")
  func places() {
    #expect(throws: Failure.self) { try InputLines("\(path)-none") }
    let failure = #expect(throws: Failure.self) { try InputFile.bytes(NSTemporaryDirectory()) }
    #expect(failure?.message.description.hasSuffix("is a folder") == true)
  }
}
