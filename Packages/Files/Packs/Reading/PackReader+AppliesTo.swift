import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension NodeReader {
  /// An option of the step that saves the diagnosis; nil for another word, which is reported.
  package mutating func diagnosis(_ entry: (text: String, mark: YAMLMark), among known: KnownIDs) -> String? {
    if known.contains(entry.text) { return entry.text }
    report(
      "unknown-diagnosis",
      known.isEmpty
        ? "No step of `onboarding` saves a diagnosis. Write one with `saves: diagnosis`"
        : "“{found}” is no option of the step that saves the diagnosis. Write one of them",
      at: entry.mark, found: shown(entry.text), allowed: known.listed,
      nearest: nearest(to: entry.text, among: known))
    return nil
  }
}

extension PackReader {
  /// For whom a part is; nil for everybody.
  mutating func appliesTo(_ node: YAMLNode?, _ key: @autoclosure () -> String) -> AppliesTo? {
    guard let node,
      let fields = reader.fields(node, at: node.mark, key: key(), required: [], optional: PackKeys.appliesTo)
    else { return nil }
    guard PackKeys.appliesTo.contains(where: { fields[$0] != nil }) else {
      reader.report(
        "missing-key", "{key} needs one of the keys {keys}",
        ["key": quoted(key()), "keys": .anyOf(PackKeys.appliesTo.map(quoted))], at: node.mark)
      return nil
    }
    var appliesTo = AppliesTo()
    if let node = fields["diagnosis"] { appliesTo.diagnosis = diagnoses(node, "\(key()).diagnosis") }
    if let node = fields["sex"] {
      appliesTo.sex = reader.texts(node, "\(key()).sex", fewest: 1).compactMap { entry in
        let sex = AppliesTo.Sex(rawValue: entry.text)
        if sex == nil {
          let words = AppliesTo.Sex.allCases.map(\.rawValue)
          reader.report(
            "unknown-word", "{key} cannot be “{found}”", ["key": quoted("\(key()).sex")], at: entry.mark,
            found: shown(entry.text), allowed: "\(words.joined(separator: ", "))",
            nearest: reader.nearest(to: entry.text, among: words))
        }
        return sex
      }
    }
    if let node = fields["age"] { (appliesTo.from, appliesTo.to) = ages(node, "\(key()).age") }
    return appliesTo
  }

  private mutating func diagnoses(_ node: YAMLNode, _ key: @autoclosure () -> String) -> [String] {
    reader.texts(node, key(), fewest: 1).compactMap { reader.diagnosis($0, among: knownDiagnoses) }
  }

  private mutating func ages(_ node: YAMLNode, _ key: @autoclosure () -> String) -> (from: Int?, to: Int?) {
    guard
      let fields = reader.fields(
        node, at: node.mark, key: key(), required: PackKeys.ages.required, optional: PackKeys.ages.optional)
    else { return (nil, nil) }
    let from = reader.whole(fields["from"], "\(key()).from", in: PackLimits.ages)
    let to = reader.whole(fields["to"], "\(key()).to", in: PackLimits.ages)
    if fields["from"] == nil, fields["to"] == nil {
      reader.report(
        "missing-key", "{key} needs one of the keys {keys}",
        ["key": quoted(key()), "keys": .anyOf(PackKeys.ages.optional.map(quoted))], at: node.mark)
    }
    if let from, let to, from > to {
      reader.report(
        "out-of-range", "{key} must have the lower number first, not {found}", ["key": quoted(key())], at: node.mark,
        found: "\(from), \(to)", allowed: "the lower number first")
    }
    return (from, to)
  }
}
