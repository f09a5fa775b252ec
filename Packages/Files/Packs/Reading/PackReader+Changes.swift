import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  /// What became of shipped ids; where they went to must be there.
  mutating func changes(_ node: YAMLNode?) -> [PackChange]? {
    guard let node else { return nil }
    let sections = PackChange.Section.allCases
    guard
      let fields = reader.fields(
        node, at: node.mark, key: "changes", required: [], optional: sections.map(\.rawValue))
    else {
      return nil
    }
    return sections.flatMap { section in
      reader.items(fields[section.rawValue], key: "changes.\(section.rawValue)").compactMap {
        change($0, in: section)
      }
    }
  }

  private mutating func change(_ entry: YAMLMapping.Entry, in section: PackChange.Section) -> PackChange? {
    func key() -> String { "changes.\(section.rawValue).\(entry.key)" }
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, key: key(), required: PackKeys.change.required,
        optional: PackKeys.change.optional.filter { $0 != "from" || section == .symptoms })
    else { return nil }
    let isGone = reader.truth(fields["gone"], "\(key()).gone") ?? false
    let now = reader.text(fields["now"], "\(key()).now")
    if isGone == (now != nil) {
      reader.report(
        "unknown-change", "{key} must say one of two things: {allowed}", ["key": quoted(key())], at: entry.keyMark,
        allowed: "now: ID, or gone: true")
    }
    let known = known(in: section)
    if let now, let node = fields["now"], !known.contains(now) {
      reader.report(
        "unknown-change", "{key} names “{found}”, which the pack does not have. Name one of its ids",
        ["key": quoted("\(key()).now")], at: node.mark, found: shown(now),
        nearest: reader.nearest(to: now, among: known))
    }
    if known.contains(entry.key) {
      reader.report(
        "unknown-change", "{key} is about an id that the pack still has. Delete the change", ["key": quoted(key())],
        at: entry.keyMark)
    }
    return PackChange(section: section, id: entry.key, now: now, from: reader.range(fields["from"], "\(key()).from"))
  }

  private func known(in section: PackChange.Section) -> KnownIDs {
    switch section {
    case .symptoms: knownSymptoms
    case .foods: knownFoods
    case .groups: knownGroups
    case .factors: knownFactors
    case .insights: knownInsights
    case .onboarding: knownSteps
    }
  }
}
