import Testing
import TrackerStatistics

@testable import TrackerYAML

@Suite("Any bytes")
struct AnyBytesTests {
  /// Pieces that YAML gives a meaning to, so that random texts get far into the parser.
  private static let pieces = [
    "a", "b: ", "c:\n", "\n", "  ", "    ", "- ", "? ", ": ", ", ", "[", "]", "{", "}", "'", "\"", "|", ">", ">-\n",
    "|2\n", "&x ", "*x",
    "!t ",
    "!!", "%YAML 1.1\n", "%TAG", "---\n", "...\n", "<<: ", "#", " # c\n", "\t", "\\", "\\x", "\u{1}", "\u{85}",
    "\u{2028}", "\u{FEFF}",
    "\r\n",
    "\r", "é", "😀", "~", "null", "1", "@", "`",
  ].map { Array($0.utf8) }

  @Test("Random texts of YAML's own pieces are read or refused with places inside the text", arguments: 0..<40)
  func pieces(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in
        Self.pieces.randomElement(using: &random) ?? []
      }
      check(bytes)
    }
  }

  @Test("Random bytes are read or refused with places inside the text", arguments: 0..<20)
  func bytes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      check((0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }
  }

  @Test("A good file with one byte changed, taken out or cut off is read or refused", arguments: 0..<10)
  func mutations(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let good = Array(
      "# c\na: 1\nlist:\n  - {to: 3, name: \"x\\n\"}\n  - [1, [2, 'y']]\ntext: |\n  one\n  two\nä: ü\n".utf8)
    for _ in 0..<200 {
      var bytes = good
      let position = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[position] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes.remove(at: position)
      default: bytes.removeSubrange(position...)
      }
      check(bytes)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let (node, diagnostics) = YAMLParser.parse(bytes, file: "f")
    #expect(node != nil || !diagnostics.isEmpty, "neither a value nor a fault: \(bytes)")
    // A line end of any kind, also those that stand in a faulty text, begins at most one line.
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for diagnostic in diagnostics {
      #expect(diagnostic.mark.line <= lines, "\(diagnostic) in \(bytes)")
      #expect(diagnostic.mark.column <= bytes.count + 1, "\(diagnostic) in \(bytes)")
    }
    #expect(diagnostics.map(\.mark) == diagnostics.map(\.mark).sorted(), "not in order: \(bytes)")
  }
}
