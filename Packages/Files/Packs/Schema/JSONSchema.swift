import TrackerCore

/// A JSON Schema of draft-07, made of typed pieces; what it says is what editors offer, explain and underline.
public struct JSONSchema: Sendable, Hashable {
  /// By name, as the specification spells them.
  public private(set) var keywords: [String: JSONValue]

  /// Holds for anything until keywords say otherwise.
  init(_ keywords: [String: JSONValue] = [:]) { self.keywords = keywords }

  /// The keyword set, also where it was there before.
  func with(_ keyword: String, _ value: JSONValue?) -> JSONSchema {
    var result = self
    if let value { result.keywords[keyword] = value }
    return result
  }

  var value: JSONValue { .object(keywords) }
}

// The pieces: values.
extension JSONSchema {
  static func text(_ pattern: String = "\\S", longest: Int? = nil) -> JSONSchema {
    JSONSchema(["type": .text("string"), "pattern": .text(pattern)]).with(
      "maxLength", longest.map { .number(Double($0)) })
  }

  static func words(_ words: [String]) -> JSONSchema {
    JSONSchema(["type": .text("string"), "enum": .list(words.map(JSONValue.text))])
  }

  static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> JSONSchema {
    words(Word.allCases.map(\.rawValue))
  }

  static func number(in range: ClosedRange<Double>? = nil) -> JSONSchema {
    JSONSchema(["type": .text("number")]).with("minimum", range.map { .number($0.lowerBound) })
      .with("maximum", range.map { .number($0.upperBound) })
  }

  static func whole(in range: ClosedRange<Int>) -> JSONSchema {
    JSONSchema(["type": .text("integer"), "minimum": .number(Double(range.lowerBound))])
      .with("maximum", range.upperBound == .max ? nil : .number(Double(range.upperBound)))
  }

  static let truth = JSONSchema(["type": .text("boolean")])
  static let nothing = JSONSchema(["type": .text("null")])

  static func exactly(_ value: JSONValue) -> JSONSchema { JSONSchema(["const": value]) }
}

// The pieces: lists and mappings.
extension JSONSchema {
  static func list(of element: JSONSchema, fewest: Int = 0, most: Int? = nil, isUnique: Bool = false) -> JSONSchema {
    JSONSchema(["type": .text("array"), "items": element.value])
      .with("minItems", fewest > 0 ? .number(Double(fewest)) : nil).with("maxItems", most.map { .number(Double($0)) })
      .with("uniqueItems", isUnique ? .bool(true) : nil)
  }

  /// Two elements, each with a schema of its own.
  static func pair(_ first: JSONSchema, _ second: JSONSchema) -> JSONSchema {
    JSONSchema([
      "type": .text("array"), "items": .list([first.value, second.value]), "minItems": .number(2),
      "maxItems": .number(2),
    ])
  }

  /// Just these keys, and any that begin with `x-`.
  static func object(_ properties: KeyValuePairs<String, JSONSchema>, required: [String] = []) -> JSONSchema {
    object(Dictionary(properties.map { ($0.key, $0.value) }) { _, last in last }, required: required)
  }

  /// - Parameter patterns: Keys that match a pattern, beside the named ones.
  static func object(
    _ properties: [String: JSONSchema], patterns: [String: JSONSchema] = [:], required: [String] = [], fewest: Int = 0
  ) -> JSONSchema {
    let patterns = patterns.merging([
      "^x-": JSONSchema().described("Yours: the program leaves keys that begin with x- alone.")
    ]) { own, _ in
      own
    }
    return JSONSchema([
      "type": .text("object"), "additionalProperties": .bool(false),
      "patternProperties": .object(patterns.mapValues(\.value)),
    ])
    .with("properties", properties.isEmpty ? nil : .object(properties.mapValues(\.value)))
    .with("required", required.isEmpty ? nil : .list(required.map(JSONValue.text)))
    .with("minProperties", fewest > 0 ? .number(Double(fewest)) : nil)
  }

  /// The keys that a reader takes, in the words given for them. A key without words stands there without, which the
  /// tests refuse.
  static func object(
    _ keys: PackKeys.Keys, requires: Bool, _ properties: KeyValuePairs<String, JSONSchema>
  ) -> JSONSchema {
    let words = Dictionary(properties.map { ($0.key, $0.value) }) { _, last in last }
    let known = (keys.required + keys.optional).map { ($0, words[$0] ?? JSONSchema()) }
    return object(Dictionary(known) { first, _ in first }, required: requires ? keys.required : [])
  }

  /// Ids with values.
  static func map(of element: JSONSchema, fewest: Int = 0) -> JSONSchema {
    object([:], patterns: ["^(?!x-)\(idPattern)$": element], fewest: fewest)
  }

  /// Lower-case letters and digits in words joined by single hyphens, without the anchors of the pattern.
  static let idPattern = "(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*"
}

// The pieces: what joins others.
extension JSONSchema {
  /// One of the shared definitions of the document.
  static func shared(_ name: String) -> JSONSchema { JSONSchema(["$ref": .text("#/definitions/\(name)")]) }

  static func any(of schemas: [JSONSchema]) -> JSONSchema { JSONSchema(["anyOf": .list(schemas.map(\.value))]) }

  static func holding(_ keys: [String]) -> JSONSchema { JSONSchema(["required": .list(keys.map(JSONValue.text))]) }

  static func not(_ schema: JSONSchema) -> JSONSchema { JSONSchema(["not": schema.value]) }

  /// Holds for mappings whose keys, where they are there, have these values.
  static func having(_ properties: [String: JSONSchema], required: [String] = []) -> JSONSchema {
    JSONSchema(["properties": .object(properties.mapValues(\.value))])
      .with("required", required.isEmpty ? nil : .list(required.map(JSONValue.text)))
  }

  /// What editors show beside it. A reference is wrapped, as nothing beside `$ref` counts.
  func described(_ text: String) -> JSONSchema {
    let base = keywords["$ref"] == nil ? self : JSONSchema(["allOf": .list([value])])
    return base.with("description", .text(text))
  }

  /// Takes `null` as well, which removes what a pack below has.
  var orNull: JSONSchema {
    guard case .text(let type) = keywords["type"] else {
      return JSONSchema.any(of: [with("description", nil), .nothing]).with("description", keywords["description"])
    }
    let words = keywords["enum"]?.list.map { JSONValue.list($0 + [.null]) }
    return with("type", .list([.text(type), .text("null")])).with("enum", words)
  }

  /// Besides, one schema holds where a condition does, another where not.
  func when(_ condition: JSONSchema, then: JSONSchema? = nil, otherwise: JSONSchema? = nil) -> JSONSchema {
    let rule = JSONSchema(["if": condition.value]).with("then", then?.value).with("else", otherwise?.value)
    return with("allOf", .list((keywords["allOf"]?.list ?? []) + [rule.value]))
  }
}
