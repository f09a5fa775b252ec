import Testing

@testable import TrackerYAML

@Suite("Mappings")
struct MappingTests {
  private static func entry(_ key: String, line: Int) -> YAMLMapping.Entry {
    let mark = YAMLMark(file: "f", line: line, column: 1)
    return YAMLMapping.Entry(
      key: key, keyMark: mark, value: YAMLNode(.scalar(YAMLScalar(text: "\(line)", isPlain: true)), mark: mark))
  }

  @Test("Small and large mappings find every key and keep their order", arguments: [0, 1, 15, 16, 17, 18, 100])
  func lookUp(count: Int) {
    let mapping = YAMLMapping((0..<count).map { Self.entry("k\($0)", line: $0 + 1) })
    #expect(mapping.entries.map(\.key) == (0..<count).map { "k\($0)" })
    for index in 0..<count { #expect(mapping["k\(index)"]?.scalar?.int == index + 1) }
    #expect(mapping["k\(count)"] == nil)
  }

  @Test("A second entry of a key is refused and the first one named", arguments: [2, 20])
  func refuses(count: Int) {
    var mapping = YAMLMapping((0..<count).map { Self.entry("k\($0)", line: $0 + 1) })
    let first = mapping.append(Self.entry("k1", line: 99))
    #expect(first?.keyMark.line == 2)
    #expect(mapping.entries.count == count)
    #expect(mapping["k1"]?.scalar?.int == 2)
  }

  @Test(
    "A key that comes again is found in a file, whichever of few or many keys it is", arguments: [15, 16, 17, 18, 40])
  func refusesInFiles(count: Int) {
    for again in [0, count / 2, count - 1] {
      let inner = (0..<count).map { "  k\($0): \($0)\n" }.joined()
      // In a large mapping that holds another one, the places of the outer keys must not be taken for those of the
      // inner ones.
      let text = (0..<count).map { "k\($0): \($0)\n" }.joined() + "inner:\n\(inner)  k\(again): x\n" + "k\(again): y\n"
      let (node, diagnostics) = YAMLParser.parse(text, file: "f")
      #expect(diagnostics.map(\.mark.line) == [2 * count + 2, 2 * count + 3])
      #expect(diagnostics.flatMap(\.related).map(\.mark.line) == [count + 2 + again, again + 1])
      #expect(node?.mapping?["k\(again)"]?.scalar?.int == again)
      #expect(node?.mapping?["inner"]?.mapping?["k\(again)"]?.scalar?.int == again)
      #expect(node?.mapping?["inner"]?.mapping?.entries.count == count)
    }
  }

  @Test(
    "Keys beyond ASCII are one key however their letters are composed, among few keys and many", arguments: [0, 20])
  func beyondASCII(others: Int) {
    // A sign that Unicode holds equal to a letter of ASCII is the same key as the letter.
    for (first, second) in [("caf\u{E9}", "cafe\u{301}"), ("K", "\u{212A}"), ("\u{212A}", "K")] {
      let text = (0..<others).map { "k\($0): 0\n" }.joined() + "\(first): 1\n\(second): 2\n"
      let (node, diagnostics) = YAMLParser.parse(text, file: "f")
      #expect(diagnostics.map(\.code) == ["yaml-duplicate-key"] && diagnostics.map(\.mark.line) == [others + 2])
      #expect(node?.mapping?[first]?.scalar?.int == 1 && node?.mapping?[second]?.scalar?.int == 1)
    }
    let (node, _) = YAMLParser.parse("caf\u{E9}: 1\ncafe: 2\ncaf: 3\n", file: "f")
    #expect(["cafe\u{301}", "cafe", "caf", "ca"].map { node?.mapping?[$0]?.scalar?.int } == [1, 2, 3, nil])
  }

  @Test("Equality counts places and order")
  func equality() {
    let first = Self.entry("a", line: 1)
    let second = Self.entry("b", line: 2)
    #expect(YAMLMapping([first, second]) == YAMLMapping([first, second]))
    #expect(YAMLMapping([first, second]) != YAMLMapping([second, first]))
    #expect(YAMLMapping([first]) != YAMLMapping([Self.entry("a", line: 3)]))
  }

  @Test("Places order by file, line and column, and begin at 1")
  func marks() {
    let marks = [("a", 1, 2), ("a", 2, 1), ("b", 1, 1)].map { YAMLMark(file: $0, line: $1, column: $2) }
    #expect(marks.reversed().sorted() == marks)
    #expect(YAMLMark(file: "f", line: -3, column: 0).description == "f:1:1")
  }
}
