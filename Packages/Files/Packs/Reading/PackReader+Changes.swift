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
        node, at: node.mark, what: "`changes`", required: [], optional: sections.map(\.rawValue))
    else {
      return nil
    }
    return sections.flatMap { section in
      reader.items(fields[section.rawValue], what: "the changes of \(section.rawValue)").compactMap {
        change($0, in: section)
      }
    }
  }

  private mutating func change(_ entry: YAMLMapping.Entry, in section: PackChange.Section) -> PackChange? {
    func what() -> String { "the change of \(entry.key)" }
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, what: what(), required: PackKeys.change.required,
        optional: PackKeys.change.optional.filter { $0 != "from" || section == .symptoms })
    else { return nil }
    let isGone = reader.truth(fields["gone"], "`gone`") ?? false
    let now = reader.text(fields["now"], "`now`")
    if isGone == (now != nil) {
      reader.report(
        "unknown-change", "\(what().capitalisedFirst) says where it went, or that it is gone", at: entry.keyMark,
        allowed: "now: ID, or gone: true")
    }
    let known = known(in: section)
    if let now, let node = fields["now"], !known.contains(now) {
      reader.report(
        "unknown-change", "\(what().capitalisedFirst) leads to nothing", at: node.mark, found: shown(now),
        nearest: reader.nearest(to: now, among: known))
    }
    if known.contains(entry.key) {
      reader.report("unknown-change", "\(entry.key) is still there, so nothing became of it", at: entry.keyMark)
    }
    return PackChange(section: section, id: entry.key, now: now, from: reader.range(fields["from"], "`from`"))
  }

  private func known(in section: PackChange.Section) -> KnownIDs {
    switch section {
    case .symptoms: knownSymptoms
    case .foods: knownFoods
    case .groups: knownGroups
    case .factors: knownFactors
    case .onboarding: knownSteps
    }
  }
}
