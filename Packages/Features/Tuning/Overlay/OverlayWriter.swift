import TrackerYAML

/// Writes a tree as YAML that the strict reader takes: blocks outside, one line for what holds only values.
enum OverlayWriter {
  static func text(of mapping: YAMLMapping) -> String { lines(of: mapping, indent: 0).joined(separator: "\n") + "\n" }

  private static func lines(of mapping: YAMLMapping, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return mapping.entries.flatMap { entry -> [String] in
      let key = margin + word(YAMLScalar(text: entry.key, isPlain: false)) + ":"
      guard let inner = entry.value.mapping, !inner.entries.isEmpty,
        indent == 0 || !inner.entries.allSatisfy({ isLeaf($0.value) })
      else {
        return ["\(key) \(flow(entry.value))"]
      }
      return [key] + lines(of: inner, indent: indent + 2)
    }
  }

  /// Whether a value reads well within a line that holds others.
  private static func isLeaf(_ node: YAMLNode) -> Bool { node.scalar != nil }

  private static func flow(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): word(scalar)
    case .sequence(let elements): "[\(elements.map(flow).joined(separator: ", "))]"
    case .mapping(let mapping):
      "{" + mapping.entries.map(entry).joined(separator: ", ") + "}"
    }
  }

  private static func entry(_ entry: YAMLMapping.Entry) -> String {
    "\(word(YAMLScalar(text: entry.key, isPlain: false))): \(flow(entry.value))"
  }

  /// A scalar as it is read back: plain where that is what it was and it can't be taken for anything else.
  private static func word(_ scalar: YAMLScalar) -> String {
    if scalar.isPlain, !scalar.isText { return scalar.isNull ? "null" : scalar.text }
    let plain = YAMLScalar(text: scalar.text, isPlain: true)
    if plain.isText, isSafe(scalar.text) { return scalar.text }
    return quoted(scalar.text)
  }

  /// Letters, digits and a few signs; nothing that another reader takes for a truth value or a time.
  private static func isSafe(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    guard first.properties.isAlphabetic || (isDigit(first) && Double(text) == nil && !text.contains(":")), last != " "
    else { return false }
    if ["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(text.lowercased()) { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || isDigit($0) || " -_./()'".unicodeScalars.contains($0)
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Four digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\t": "\\t"
      default:
        scalar.value < 0x20
          ? "\\u" + hexadecimal(scalar.value)
          : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
