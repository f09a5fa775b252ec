import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  /// What a symptom says of getting help: a text, or a list of rules.
  ///
  /// - Parameters:
  ///   - key: Where it stands.
  ///   - scale: The symptom's; nil where it has problems of its own.
  mutating func seekCare(_ node: YAMLNode?, _ key: String, on scale: Scale?) -> SeekCare? {
    guard let node else { return nil }
    guard node.sequence != nil else { return reader.text(node, key).map(SeekCare.init(text:)) }
    let rules = reader.list(node, key).compactMap { rule($0, key, on: scale) }
    return rules.isEmpty ? nil : SeekCare(rules)
  }

  private mutating func rule(_ node: YAMLNode, _ key: String, on scale: Scale?) -> SeekCare.Rule? {
    let keys = PackKeys.seekCare
    guard
      let fields = reader.fields(node, at: node.mark, key: key, required: keys.required, optional: keys.optional)
    else { return nil }
    let level = reader.word(fields["level"], "\(key).level", SeekCare.Level.self)
    let says = reader.text(fields["says"], "\(key).says")
    let when = when(fields["when"], at: fields.mark(of: "when"), "\(key).when", on: scale)
    guard let level, let says, let when else { return nil }
    return SeekCare.Rule(when: when, level: level, says: says)
  }

  /// For the red band unless it is given; nil where it has a problem.
  private mutating func when(
    _ node: YAMLNode?, at mark: YAMLMark, _ key: String, on scale: Scale?
  ) -> SeekCare.When? {
    guard let node else { return .newlyRed }
    let keys = PackKeys.seekCareWhen
    guard let fields = reader.fields(node, at: mark, key: key, required: [], optional: keys) else { return nil }
    let given = keys.filter { fields[$0] != nil }
    guard let word = given.first, given.count == 1 else {
      reader.report(
        "wrong-type",
        given.isEmpty
          ? "{key} has no value of the scale. Write {allowed}"
          : "{key} has both {given}. Keep one of them",
        ["key": quoted(key), "given": .allOf(given.map(quoted))], at: node.mark,
        found: given.isEmpty ? nil : given.map { "`\($0)`" }.joined(separator: " and "),
        allowed: "at: 8, or newly_at: 8")
      return nil
    }
    guard let value = reader.number(fields[word], "\(key).\(word)") else { return nil }
    if let scale, !scale.holds(value) {
      reader.report(
        "threshold-off-scale", "“{found}” is not a value of the symptom’s scale. Write {allowed}",
        at: fields.mark(of: word), found: value.words, allowed: scale.values)
      return nil
    }
    return word == "at" ? .at(value) : .newlyAt(value)
  }
}
