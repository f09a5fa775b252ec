import TrackerCore

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
