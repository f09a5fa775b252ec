import Foundation
import Testing
import TrackerCore
import TrackerPacks

@testable import TrackerPackSchema

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
