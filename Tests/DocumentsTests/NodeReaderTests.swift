import Testing
import TrackerCore
import TrackerDocuments
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

  @Test("one run reports every fault, each at its place")
  func allAtOnce() throws {
    let (parsed, faults) = YAMLParser.parse(Self.text, file: "thing.yaml")
    let node = try #require(parsed)
    var reader = NodeReader(faults: faults.map { Diagnostic($0) })
    let optional = ["name", "size", "days", "colour", "tags", "range", "truth"]
    let read = reader.fields(
      node, at: YAMLMark(file: "thing.yaml", line: 1, column: 1), what: "the thing", required: ["id"], optional: optional)
    let fields = try #require(read)
    #expect(reader.text(fields["name"], "the name") == nil)
    #expect(reader.whole(fields["size"], "the size", in: 1...10) == nil)
    #expect(reader.days(fields["days"], "the days", in: 1...90) == nil)
    #expect(reader.word(fields["colour"], "the colour", among: ["green", "red"]) == nil)
    #expect(reader.texts(fields["tags"], "the tags").map(\.text) == ["one", "two"])
    #expect(reader.range(fields["range"], "the range") == nil)
    #expect(reader.truth(fields["truth"], "the truth") == nil)
    let found = reader.faults.sorted { $0.isBefore($1) }.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.code)" }
    #expect(
      found == [
        "1:1 missing-key", "1:7 empty-text", "2:1 unknown-key", "3:7 wrong-type", "4:7 wrong-type", "5:9 unknown-word",
        "6:18 duplicate-entry",
        "7:8 out-of-range", "8:8 wrong-type",
      ])
    #expect(reader.faults.first { $0.code == "unknown-key" }?.nearest == "size")
    #expect(reader.faults.first { $0.code == "unknown-word" }?.nearest == "green")
  }

  @Test("what is absent is no fault and no value, and what is right is read")
  func sound() throws {
    let node = try #require(YAMLParser.parse("size: 3\nrange: [1, 5]\ndays: 28d\ntruth: true", file: "thing.yaml").node)
    var reader = NodeReader()
    let read = reader.fields(
      node, at: YAMLMark(file: "thing.yaml", line: 1, column: 1), what: "it", required: [],
      optional: ["size", "range", "days", "truth", "name"])
    let fields = try #require(read)
    #expect(reader.whole(fields["size"], "size", in: 1...10) == 3)
    #expect(reader.range(fields["range"], "range") == 1...5)
    #expect(reader.days(fields["days"], "days", in: 1...90) == 28)
    #expect(reader.truth(fields["truth"], "truth") == true)
    #expect(reader.text(fields["name"], "name") == nil)
    #expect(reader.faults.isEmpty)
  }

  @Test("faults beyond the first thousand are summed up in an error, and suggestions are made for the first few words only")
  func manyFaults() throws {
    let text = (0..<1500).map { "colours\($0): 1\n" }.joined()
    let node = try #require(YAMLParser.parse(text, file: "thing.yaml").node)
    var reader = NodeReader()
    _ = reader.fields(node, at: node.mark, what: "the thing", required: [], optional: ["colours"])
    #expect(reader.found == 1500)
    #expect(reader.faults.count == 1001)
    #expect(reader.faults.last?.code == "yaml-too-many-faults" && reader.faults.last?.severity == .error)
    #expect(reader.faults[0].nearest == "colours" && reader.faults[999].nearest == nil)
  }
}
