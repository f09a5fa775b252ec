import TrackerCore
import TrackerPacks

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
      "^x-": JSONSchema().described("For you: the program ignores keys that begin with x-.")
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

extension JSONSchema: Encodable {
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension JSONSchema {
  /// The schema as a file of its own, with those shared definitions that it reaches.
  func document(title: String, about: String, sharing definitions: [String: JSONSchema]) -> JSONSchema {
    var reached: [String: JSONSchema] = [:]
    var waiting = Array(JSONSchema.references(in: value))
    while let name = waiting.popLast() {
      guard reached[name] == nil, let definition = definitions[name] else { continue }
      reached[name] = definition
      waiting += JSONSchema.references(in: definition.value)
    }
    return with("$schema", .text("http://json-schema.org/draft-07/schema#")).with("title", .text(title)).with(
      "description", .text(about)
    )
    .with("definitions", reached.isEmpty ? nil : .object(reached.mapValues(\.value)))
  }

  /// The names of the shared definitions that a schema points to.
  static func references(in value: JSONValue) -> Set<String> {
    switch value {
    case .object(let values):
      let own = values["$ref"]?.text.flatMap { $0.split(separator: "/").last.map(String.init) }
      return values.values.reduce(into: own.map { [$0] } ?? []) { $0.formUnion(references(in: $1)) }
    case .list(let values): return values.reduce(into: []) { $0.formUnion(references(in: $1)) }
    case .null, .bool, .number, .text: return []
    }
  }

  /// The file's text: sorted keys, two spaces a level, short lists on one line.
  public var text: String { JSONSchema.text(of: value, indent: 0) + "\n" }

  private static let widest = 110

  private static func text(of value: JSONValue, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch value {
    case .null: return "null"
    case .bool(let truth): return truth ? "true" : "false"
    case .number(let number): return Int64(exactly: number).map(String.init) ?? String(number)
    case .text(let text): return quoted(text)
    case .list(let values):
      let parts = values.map { self.text(of: $0, indent: indent + 2) }
      let line = "[\(parts.joined(separator: ", "))]"
      if line.count + indent <= widest, !line.contains("\n") { return line }
      return "[\n" + parts.map { margin + $0 }.joined(separator: ",\n") + end + "]"
    case .object(let values):
      if values.isEmpty { return "{}" }
      let parts = values.sorted { $0.key < $1.key }.map {
        "\(margin)\(quoted($0.key)): \(self.text(of: $0.value, indent: indent + 2))"
      }
      return "{\n" + parts.joined(separator: ",\n") + end + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case _ where scalar.value < 0x20: "\\u00\(scalar.value < 0x10 ? "0" : "")\(String(scalar.value, radix: 16))"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
