import Testing
import TrackerArchive

@Suite struct TarWriterTests {
  private static let limits = ArchiveLimits(
    archiveBytes: .max, unpackedBytes: .max, fileBytes: 1 << 50, entries: 100, pathBytes: 1_024, depth: 99)

  private func written(_ files: [(path: String, bytes: [UInt8])]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var tar = TarWriter { bytes += $0 }
    for file in files {
      try tar.begin(file.path, length: file.bytes.count, time: 1_700_000_000)
      // In pieces, as a large file comes.
      for piece in stride(from: 0, to: file.bytes.count, by: 300) {
        try tar.write(Array(file.bytes[piece..<min(file.bytes.count, piece + 300)]))
      }
    }
    try tar.finish()
    return bytes
  }

  /// - Parameter most: The most bytes that the source gives at once.
  private func read(_ bytes: [UInt8], most: Int = .max) throws -> [String: [UInt8]] {
    var rest = bytes[...]
    var reader = TarReader(limits: Self.limits) { count in
      defer { rest = rest.dropFirst(min(count, most)) }
      return Array(rest.prefix(min(count, most)))
    }
    var files: [String: [UInt8]] = [:]
    while let head = try reader.next() {
      var content: [UInt8] = []
      while case let more = try reader.read(1_000), !more.isEmpty { content += more }
      #expect(content.count == head.length)
      files[head.path.text] = content
    }
    return files
  }

  @Test("what is written is read again, with paths of any length and files of any size", arguments: [1, 7, 512, .max])
  func roundTrip(most: Int) throws {
    let paths = [
      "a", "sub/b", String(repeating: "n", count: 100), "p/\(String(repeating: "q", count: 100))",
      "\(String(repeating: "r/", count: 60))\(String(repeating: "s", count: 90))",
      String(repeating: "t", count: 300), "größe/ü",
    ]
    let files = paths.enumerated().map { index, path in
      (path: path, bytes: [UInt8](repeating: UInt8(index + 1), count: [0, 1, 511, 512, 513, 5_000, 65_537][index]))
    }
    let bytes = try written(files)
    #expect(bytes.count.isMultiple(of: 512))
    #expect(try read(bytes, most: most) == Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
  }

  @Test("a file that is passed over is not read, and one that is cut off is an error")
  func partly() throws {
    let bytes = try written([("a", [UInt8](repeating: 1, count: 2_000)), ("b", [2])])
    var rest = bytes[...]
    var reader = TarReader(limits: Self.limits) { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    #expect(try reader.next()?.path.text == "a")
    #expect(try reader.read(3) == [1, 1, 1])
    #expect(try reader.next()?.path.text == "b")
    #expect(try reader.read(9) == [2] && reader.read(9) == [])
    #expect(try reader.next() == nil)
    for length in [511, 600, 2_000, 3_000, bytes.count - 1] {
      #expect(throws: ArchiveError.self, "\(length)") { try read(Array(bytes.prefix(length))) }
    }
  }
}
