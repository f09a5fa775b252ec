import Testing

@testable import TrackerYAML

@Suite("Mappings")
struct MappingTests {
  private static func entry(_ key: String, line: Int) -> YAMLMapping.Entry {
    let mark = YAMLMark(file: "f", line: line, column: 1)
    return YAMLMapping.Entry(key: key, keyMark: mark, value: YAMLNode(.scalar(YAMLScalar(text: "\(line)", isPlain: true)), mark: mark))
  }

  @Test("Small and large mappings find every key and keep their order", arguments: [0, 1, 8, 9, 10, 100])
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
