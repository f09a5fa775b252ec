import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  mutating func messages(_ node: YAMLNode?) -> Messages {
    guard let node else { return Messages(templates: [:]) }
    let keys = Messages.Key.allCases.map(\.rawValue)
    guard let fields = reader.fields(node, at: node.mark, key: "messages", required: [], optional: keys) else {
      return Messages(templates: [:])
    }
    var templates: [String: String] = [:]
    for entry in fields.mapping.entries where keys.contains(entry.key) {
      guard let text = reader.text(entry.value, "messages.\(entry.key)") else { continue }
      templates[entry.key] = text
      check(text, at: entry.value.mark, key: entry.key)
    }
    return Messages(templates: templates)
  }

  /// A placeholder outside brackets must always have a value, which only `{days}` of `building` has.
  private mutating func check(_ text: String, at mark: YAMLMark, key: String) {
    let always = key == Messages.Key.building.rawValue ? ["days"] : []
    check(text, at: mark, allowed: Messages.placeholders.filter { $0 != "days" } + always, example: ": ") {
      !always.contains($0)
    }
  }

  /// Reports problems with the braces and the square brackets of a text.
  ///
  /// - Parameters:
  ///   - example: What could stand before a placeholder in brackets.
  ///   - mayLackValue: Whether a placeholder must stand in brackets.
  mutating func check(
    _ text: String, at mark: YAMLMark, allowed: [String], example: String, mayLackValue: (String) -> Bool
  ) {
    let isRight = checkPlaceholders(in: text, at: mark, allowed: allowed)
    guard let outside = outsideBrackets(text) else {
      reader.report(
        "unbalanced-brackets", "The square brackets do not match. Close each one before the next opens", at: mark)
      return
    }
    guard isRight else { return }
    for placeholder in MessageTemplate(outside).placeholders where mayLackValue(placeholder) {
      reader.report(
        "placeholder-outside-brackets", "{found} can be empty. Put it in square brackets, such as {allowed}", at: mark,
        found: "{\(placeholder)}", allowed: "[\(example){\(placeholder)}]")
    }
  }

  /// Reports placeholders that are never filled in, and braces that belong to none.
  @discardableResult
  mutating func checkPlaceholders(in text: String, at mark: YAMLMark, allowed: [String]) -> Bool {
    let opened = text.unicodeScalars.count { $0 == "{" }
    let closed = text.unicodeScalars.count { $0 == "}" }
    var isRight = true
    let placeholders = MessageTemplate(text).placeholders
    for placeholder in placeholders where !allowed.contains(placeholder) {
      isRight = false
      reader.report(
        "unknown-placeholder", "“{found}” is not a placeholder of this text", at: mark,
        found: shown("{\(placeholder)}"),
        allowed: allowed.isEmpty ? "none" : "\(allowed.map { "{\($0)}" }.joined(separator: ", "))",
        nearest: reader.nearest(to: placeholder, among: allowed))
    }
    if opened != closed || opened != placeholders.count {
      isRight = false
      reader.report(
        "unbalanced-braces", "The braces do not match. Write each placeholder as {example}",
        ["example": .verbatim("{name}")],
        at: mark)
    }
    return isRight
  }

  /// The text without its parts in square brackets, nil where brackets do not match.
  private func outsideBrackets(_ text: String) -> String? {
    var result = ""
    var isInside = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[" where !isInside: isInside = true
      case "]" where isInside: isInside = false
      case "[", "]": return nil
      default: if !isInside { result.unicodeScalars.append(scalar) }
      }
    }
    return isInside ? nil : result
  }
}
