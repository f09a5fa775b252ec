import Foundation
import Testing
import TrackerCore
import TrackerDiaryCSV
import TrackerStrictYAML

@testable import TrackerPacks

/// The schemas for editors: the files of `Conditions/` are current, and what they refuse the readers refuse too.
///
/// That the schemas take and refuse what they should is checked with an established validator by `Tools/check-schemas`,
/// on the same fixtures.
@Suite struct SchemaTests {
  static let maker = SchemaMaker(ShippedPacks.host)

  @Test("the schemas in Conditions are what the program makes", arguments: SchemaKind.allCases)
  func current(_ kind: SchemaKind) throws {
    let file = try? String(contentsOfFile: ShippedPacks.path(kind.fileName), encoding: .utf8)
    #expect(
      file == Self.maker.schema(kind).text,
      "Conditions/\(kind.fileName) is not current: run Tools/symptoms pack schema --write Conditions")
  }

  @Test("every key of every schema has words that say what it is for", arguments: SchemaKind.allCases)
  func described(_ kind: SchemaKind) {
    let schema = Self.maker.schema(kind)
    #expect(schema.keywords["description"]?.text?.isEmpty == false)
    #expect(Self.undescribed(schema.value, at: kind.rawValue) == [])
  }

  @Test("a key without words is noticed")
  func undescribedKey() {
    let schema = JSONSchema.object(
      PackKeys.group, requires: false, ["name": JSONSchema.text().described("What people read.")])
    #expect(Self.undescribed(schema.value, at: "group") == ["group.weight"])
  }

  @Test("every definition that a schema points to is in it", arguments: SchemaKind.allCases)
  func definitions(_ kind: SchemaKind) {
    let schema = Self.maker.schema(kind)
    let defined: Set<String> =
      if case .object(let values) = schema.keywords["definitions"] { Set(values.keys) } else { [] }
    #expect(JSONSchema.references(in: schema.value) == defined)
  }

  @Test(
    "patterns of durations take just their days",
    arguments: [1...1, 1...9, 1...90, 0...14, 7...365, 0...0, 10...100, 99...101, 1...1000])
  func days(_ range: ClosedRange<Int>) throws {
    let pattern = try Regex(DayPattern(range).text)
    for day in 0...1100 {
      #expect(("\(day)d".wholeMatch(of: pattern) != nil) == range.contains(day), "\(day)d in \(DayPattern(range).text)")
    }
    for text in ["", "d", "1", "01d", "1 d", "1.5d", "-1d", "1dd"] {
      #expect(text.wholeMatch(of: pattern) == nil, "\(text)")
    }
  }

  @Test("JSON text is what other readers read")
  func text() throws {
    let schema = JSONSchema(["enum": .list([.text("a\"\\\n\u{1}é"), .number(0.5), .number(-3), .null, .bool(true)])])
      .with(
        "x", .object([:]))
    let read = try JSONDecoder().decode(JSONValue.self, from: Data(schema.text.utf8))
    #expect(read == schema.value)
  }

  /// The paths of keys without a description.
  private static func undescribed(_ value: JSONValue, at path: String) -> [String] {
    guard case .object(let values) = value else {
      return (value.list ?? []).enumerated().flatMap { undescribed($0.element, at: "\(path)[\($0.offset)]") }
    }
    var found: [String] = []
    // Conditions repeat keys whose words stand elsewhere.
    let isCondition = values["additionalProperties"] == nil && values["type"] == nil && values["$schema"] == nil
    if !isCondition, case .object(let properties) = values["properties"] {
      found += properties.filter { $0.value["description"]?.text?.isEmpty != false }.map { "\(path).\($0.key)" }
    }
    return found + values.flatMap { undescribed($0.value, at: "\(path).\($0.key)") }.sorted()
  }
}
