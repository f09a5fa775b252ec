import Testing

@testable import TrackerYAML

@Suite("Bad input")
struct BadInputTests {
  @Test("Each bad input gives its faults at their places", arguments: BadInput.all)
  func faults(_ input: BadInput) {
    #expect(input.found() == input.diagnostics, sourceLocation: input.location)
  }

  @Test("Each fault says in whole sentences what to do", arguments: BadInput.all)
  func words(_ input: BadInput) {
    for diagnostic in YAMLParser.parse(input.bytes, file: "f").diagnostics {
      #expect(!diagnostic.message.hasSuffix("."), sourceLocation: input.location)
      #expect(
        diagnostic.message.contains(". "), "says no more than what is wrong: \(diagnostic)",
        sourceLocation: input.location)
      #expect(
        !diagnostic.message.contains("This is not YAML"), "libyaml's own words: \(diagnostic)",
        sourceLocation: input.location)
      #expect(diagnostic.description.unicodeScalars.allSatisfy { $0.value >= 0x20 }, sourceLocation: input.location)
    }
  }

  @Test("The table tells a wrong place and a missing fault")
  func tableCanFail() {
    #expect(BadInput("", "a: 1\na: 2\n").found() != ["yaml-duplicate-key 1:1"])
    #expect(BadInput("", "a: 1\n").found() == [])
    #expect(BadInput("", "a: &x 1\n").found() != [])
  }

  @Test("A duplicate key names both places")
  func duplicate() throws {
    let diagnostic = try #require(YAMLParser.parse("a: 1\nb: 2\na: 3\n", file: "pack.yaml").diagnostics.first)
    #expect(
      diagnostic.description
        == "pack.yaml:3:1: The key `a` appears twice. Keep one of them. (it appears here first: pack.yaml:1:1)")
  }

  @Test("Of two equal keys the first stays")
  func firstStays() {
    let root = YAMLParser.parse("a: 1\na: 2\n", file: "f").node?.mapping
    #expect(root?.entries.map(\.value.scalar?.int) == [1])
  }

  @Test("A key with control characters cannot command the terminal")
  func shownKeys() throws {
    let diagnostic = try #require(YAMLParser.parse(#"{"\e[31m": 1, "\e[31m": 2}"#, file: "f").diagnostics.first)
    #expect(diagnostic.values == ["key": #"`\u{1b}[31m`"#])
  }

  @Test("A very long key is cut in a fault")
  func longKeys() throws {
    let key = String(repeating: "k", count: 500)
    let diagnostic = try #require(YAMLParser.parse("\(key): 1\n\(key): 2\n", file: "f").diagnostics.first)
    #expect(diagnostic.description.count < 150)
  }

  @Test("A quote that is not closed names where it was opened")
  func unclosedQuote() throws {
    let diagnostic = try #require(YAMLParser.parse("a: 'x\nb: 1\n", file: "f").diagnostics.first)
    #expect(diagnostic.related.map(\.mark.description) == ["f:1:4"])
  }
}
