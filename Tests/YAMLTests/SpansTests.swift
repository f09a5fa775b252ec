import Testing
import TrackerYAML

@Suite struct SpansTests {
  private static let text = """
    name: Öl
    sites: [left ear, "right ear"]
    risk: {groups: {food: {weight: 30}}}
    about: "two
      lines"
    plain:
      - one
      - two three  # a comment
    empty:
    """

  @Test(
    "a key, a value, a list in brackets and keys in braces end behind their last character",
    arguments: [
      (1, 1, 1, 5), (1, 7, 1, 9), (2, 8, 2, 31), (2, 9, 2, 17), (2, 19, 2, 30), (3, 7, 3, 37), (3, 8, 3, 14),
      (3, 32, 3, 34), (4, 8, 5, 9), (7, 5, 7, 8), (8, 5, 8, 14),
    ])
  func ends(line: Int, column: Int, endLine: Int, endColumn: Int) {
    #expect(YAMLSpans(Array(Self.text.utf8)).end(line: line, column: column) == .init(line: endLine, column: endColumn))
  }

  @Test(
    "nothing ends where nothing begins, and a list in lines of its own has no end",
    arguments: [(1, 2), (7, 3), (9, 7), (99, 1)])
  func noEnd(line: Int, column: Int) {
    #expect(YAMLSpans(Array(Self.text.utf8)).end(line: line, column: column) == nil)
  }

  @Test("of what is no YAML, the words before the first error have ends, and any bytes may be given")
  func broken() {
    #expect(YAMLSpans(Array("a: [b, c".utf8)).end(line: 1, column: 5)?.column == 6)
    for bytes: [UInt8] in [[], [0xFF], [0xEF, 0xBB, 0xBF], Array("\u{FEFF}a: b".utf8)] {
      _ = YAMLSpans(bytes)
    }
    #expect(YAMLSpans([0xEF, 0xBB, 0xBF] + Array("a: b".utf8)).end(line: 1, column: 4)?.column == 5)
  }
}
