import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  /// A factor as a reason: a text, or a sentence for each direction.
  ///
  /// - Parameters:
  ///   - factor: The key of the factor.
  ///   - placeholders: Those of values, which a compound does not have.
  mutating func says(_ fields: Fields, _ factor: String, placeholders: [String]) -> FactorWords {
    guard let node = fields["says"] else { return "" }
    let key = "\(factor).says"
    guard node.mapping != nil else {
      guard let text = reader.text(node, key) else { return "" }
      checkPlaceholders(in: text, at: node.mark, allowed: placeholders.filter { !$0.contains(" ") })
      return .plain(text)
    }
    guard
      let both = reader.fields(node, at: fields.mark(of: "says"), key: key, required: [], optional: PackKeys.says)
    else { return "" }
    if PackKeys.says.allSatisfy({ both[$0] == nil }) {
      reader.report(
        "missing-key", "{key} has no sentence. Write {allowed}", ["key": quoted(key)], at: node.mark,
        allowed: "raises, lowers, or both")
    }
    return .sentences(
      raises: sentence(both, "raises", of: key, placeholders: placeholders),
      lowers: sentence(both, "lowers", of: key, placeholders: placeholders))
  }

  /// A sentence for one direction, by count where the pack gives forms.
  private mutating func sentence(
    _ both: Fields, _ direction: String, of says: String, placeholders: [String]
  ) -> FactorSentence? {
    guard let node = both[direction] else { return nil }
    let key = "\(says).\(direction)"
    guard node.mapping != nil else {
      guard let text = reader.text(node, key) else { return nil }
      check(sentence: text, at: node.mark, placeholders: placeholders)
      return FactorSentence(text)
    }
    guard
      let forms = reader.fields(
        node, at: both.mark(of: direction), key: key, required: [],
        optional: !placeholders.isEmpty ? PackKeys.sayings : ["other"])
    else { return nil }
    func form(_ name: String) -> String? {
      guard let node = forms[name], let text = reader.text(node, "\(key).\(name)") else { return nil }
      check(sentence: text, at: node.mark, placeholders: placeholders)
      return text
    }
    return .counted(none: form("none"), one: form("one"), other: form("other"))
  }

  private mutating func check(sentence text: String, at mark: YAMLMark, placeholders: [String]) {
    check(
      text, at: mark, allowed: FactorWords.placeholdersOfTime + placeholders,
      example: "; it's usually "
    ) { $0.hasPrefix("usual") }
  }
}
