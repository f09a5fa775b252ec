import Testing

@testable import TrackerYAML

@Suite("Places")
struct GoldenPositionTests {
  @Test("Every node and key knows its place")
  func places() throws {
    let text = "\u{FEFF}# a comment\nname: Größe\nrange: [1, 10]\nbands:\n  - {to: 3, name: mild}\n  - to: 6\n"
    let (node, diagnostics) = YAMLParser.parse(text, file: "a.yaml")
    #expect(diagnostics == [])
    let root = try #require(node?.mapping)
    #expect(root.entries.map(\.key) == ["name", "range", "bands"])
    #expect(root.entries.map(\.keyMark.description) == ["a.yaml:2:1", "a.yaml:3:1", "a.yaml:4:1"])
    #expect(root["name"]?.mark.description == "a.yaml:2:7")
    #expect(root["range"]?.sequence?.map(\.mark.description) == ["a.yaml:3:9", "a.yaml:3:12"])
    let bands = try #require(root["bands"]?.sequence)
    #expect(bands.map(\.mark.description) == ["a.yaml:5:5", "a.yaml:6:5"])
    #expect(bands[0].mapping?.entry("name")?.keyMark.description == "a.yaml:5:13")
  }

  @Test("A column is a character, not a byte, and every line end counts once")
  func columns() throws {
    let (node, diagnostics) = YAMLParser.parse("ä: ü\r\nb: {ß: 😀, c: d}\re: f\n", file: "f")
    #expect(diagnostics == [])
    let root = try #require(node?.mapping)
    #expect(root["ä"]?.mark == YAMLMark(file: "f", line: 1, column: 4))
    #expect(root["b"]?.mapping?["c"]?.mark == YAMLMark(file: "f", line: 2, column: 14))
    #expect(root["e"]?.mark == YAMLMark(file: "f", line: 3, column: 4))
  }
}
