import Testing
import TrackerCore
import TrackerStrictYAML
import TrackerYAML

@Suite struct NodeReaderTests {
  private static let text = """
    name: ""
    sise: 3
    size: eleven
    days: 28
    colour: gren
    tags: [one, two, one]
    range: [5, 1]
    truth: yes
    x-own: anything
    """

  @Test(
    "few choices are listed in a message, none and many are not",
    arguments: [(0, false), (1, true), (12, true), (13, false)])
  func listed(_ count: Int, _ isListed: Bool) {
    let ids = (0..<count).map { "id-\($0)" }
    #expect(KnownIDs(ids).listed?.description == (isListed ? ids.joined(separator: ", ") : nil))
  }

  @Test("one run reports every error, each at its place")
  func allAtOnce() throws {
    let (parsed, diagnostics) = YAMLParser.parse(Self.text, file: "thing.yaml")
    let node = try #require(parsed)
    var reader = NodeReader(diagnostics: diagnostics.map { Diagnostic($0) })
    let optional = ["name", "size", "days", "colour", "tags", "range", "truth"]
    let read = reader.fields(
      node, at: YAMLMark(file: "thing.yaml", line: 1, column: 1), key: "thing.yaml", required: ["id"],
      optional: optional)
    let fields = try #require(read)
    #expect(reader.text(fields["name"], "name") == nil)
    #expect(reader.whole(fields["size"], "size", in: 1...10) == nil)
    #expect(reader.days(fields["days"], "days", in: 1...90) == nil)
    #expect(reader.word(fields["colour"], "colour", among: ["green", "red"]) == nil)
    #expect(reader.texts(fields["tags"], "tags").map(\.text) == ["one", "two"])
    #expect(reader.range(fields["range"], "range") == nil)
    #expect(reader.truth(fields["truth"], "truth") == nil)
    let found = reader.diagnostics.sorted { $0.isBefore($1) }.map {
      "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.code)"
    }
    #expect(
      found == [
        "1:1 missing-key", "1:7 empty-text", "2:1 unknown-key", "3:7 wrong-type", "4:7 wrong-type", "5:9 unknown-word",
        "6:18 duplicate-entry",
        "7:8 out-of-range", "8:8 wrong-type",
      ])
    // A key that is there already is no guess.
    #expect(reader.diagnostics.first { $0.code == "unknown-key" }?.nearest == nil)
    #expect(reader.diagnostics.first { $0.code == "unknown-word" }?.nearest == "green")
  }

  @Test("a mistyped key is told once: with what was meant, and not as missing, too")
  func mistyped() throws {
    let node = try #require(YAMLParser.parse("nmae: a\nsize: 3", file: "thing.yaml").node)
    var reader = NodeReader()
    _ = reader.fields(node, at: node.mark, key: "thing.yaml", required: ["name", "size", "colour"])
    #expect(reader.diagnostics.map(\.code) == ["unknown-key", "missing-key"])
    #expect(reader.diagnostics.first?.nearest == "name")
    #expect(reader.diagnostics.last?.message.description.contains("colour") == true)
  }

  @Test("a message names the key, then says what to write")
  func words() throws {
    let (parsed, _) = YAMLParser.parse(Self.text, file: "thing.yaml")
    let fields = try #require(parsed?.mapping)
    var reader = NodeReader()
    _ = reader.text(fields["name"], "name")
    _ = reader.whole(fields["size"], "size", in: 1...10)
    _ = reader.word(fields["colour"], "colour", among: ["green", "red"])
    _ = reader.range(fields["range"], "range")
    _ = reader.truth(fields["truth"], "truth")
    reader.checkID("Short_Sleep", at: YAMLMark(file: "thing.yaml", line: 1, column: 1))
    #expect(
      reader.diagnostics.map(\.sentence.description) == [
        "`name` is empty. Write a text, or delete the line",
        "`size` must be a whole number, 1 to 10, not the text “eleven”",
        "`colour` cannot be “gren”. Did you mean “green”?",
        "`range` must have the lower number first, not [5, 1]",
        "`truth` must be true or false, not the text “yes”",
        "“Short_Sleep” is not an id. Write lower-case letters, digits and single hyphens, such as short-sleep",
      ])
  }

  @Test("an entry that stands twice is told in a long list as in a short one", arguments: [3, 8, 9, 30])
  func duplicates(count: Int) throws {
    let words = (1..<count).map { "word-\($0)" } + ["word-1"]
    let node = try #require(YAMLParser.parse("[\(words.joined(separator: ", "))]", file: "thing.yaml").node)
    var reader = NodeReader()
    #expect(reader.texts(node, "tags").map(\.text) == words.dropLast())
    #expect(reader.diagnostics.map(\.code) == ["duplicate-entry"])
    #expect(reader.diagnostics.first?.related.first?.place.column == 2)
  }

  @Test(
    "a text of nothing but white space is empty",
    arguments: [("\"\"", true), ("\" \\t\"", true), ("\"\\u2003\"", true), ("\" a\"", false), ("ä", false)])
  func blank(text: String, isEmpty: Bool) throws {
    let node = try #require(YAMLParser.parse("text: \(text)", file: "thing.yaml").node?.mapping?["text"])
    var reader = NodeReader()
    #expect((reader.text(node, "text") == nil) == isEmpty)
    #expect(reader.diagnostics.map(\.code) == (isEmpty ? ["empty-text"] : []))
  }

  @Test(
    "an id is lower-case words of ASCII joined by single hyphens",
    arguments: [
      ("a", true), ("short-sleep", true), ("4-7-8", true), ("", false), ("-", false), ("-a", false), ("a-", false),
      ("a--b", false),
      ("A", false), ("ä", false), ("a b", false), ("a_b", false),
    ])
  func kebabCase(text: String, isOne: Bool) { #expect(text.isKebabCase == isOne) }

  @Test("what is absent is no error and no value, and what is right is read")
  func sound() throws {
    let node = try #require(YAMLParser.parse("size: 3\nrange: [1, 5]\ndays: 28d\ntruth: true", file: "thing.yaml").node)
    var reader = NodeReader()
    let read = reader.fields(
      node, at: YAMLMark(file: "thing.yaml", line: 1, column: 1), key: "thing.yaml", required: [],
      optional: ["size", "range", "days", "truth", "name"])
    let fields = try #require(read)
    #expect(reader.whole(fields["size"], "size", in: 1...10) == 3)
    #expect(reader.range(fields["range"], "range") == 1...5)
    #expect(reader.days(fields["days"], "days", in: 1...90) == 28)
    #expect(reader.truth(fields["truth"], "truth") == true)
    #expect(reader.text(fields["name"], "name") == nil)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test(
    "errors beyond the first thousand are summed up in an error, and suggestions are made for the first few words only")
  func manyDiagnostics() throws {
    let text = (0..<1500).map { "colours\($0): 1\n" }.joined()
    let node = try #require(YAMLParser.parse(text, file: "thing.yaml").node)
    var reader = NodeReader()
    _ = reader.fields(node, at: node.mark, key: "thing.yaml", required: [], optional: ["colours"])
    #expect(reader.found == 1500)
    #expect(reader.diagnostics.count == 1001)
    #expect(reader.diagnostics.last?.code == "yaml-too-many-faults" && reader.diagnostics.last?.severity == .error)
    #expect(reader.diagnostics[0].nearest == "colours" && reader.diagnostics[999].nearest == nil)
  }
}
