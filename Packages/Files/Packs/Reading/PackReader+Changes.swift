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
    return sections.flatMap { section -> [PackChange] in
      let entries =
        section == .metrics
        ? formerMetrics(fields[section.rawValue])
        : reader.items(fields[section.rawValue], key: "changes.\(section.rawValue)")
      return entries.compactMap { change($0, in: section) }
    }
  }

  private mutating func change(_ entry: YAMLMapping.Entry, in section: PackChange.Section) -> PackChange? {
    func key() -> String { "changes.\(section.rawValue).\(entry.key)" }
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, key: key(), required: PackKeys.change.required,
        optional: PackKeys.change(in: section).optional)
    else { return nil }
    let isGone = reader.truth(fields["gone"], "\(key()).gone") ?? false
    let now = reader.text(fields["now"], "\(key()).now")
    if isGone == (now != nil) {
      reader.report(
        "unknown-change", "{key} must say one of two things: {allowed}", ["key": quoted(key())], at: entry.keyMark,
        allowed: "now: ID, or gone: true")
    }
    let known = known(in: section)
    // Whether the program has a metric, only the catalogue knows.
    let isOfProgram = section == .metrics && now?.hasPrefix(TrackableDefinition.metricPrefix) == false
    if let now, let node = fields["now"], !isOfProgram, !known.contains(now) {
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
    let from = reader.range(fields["from"], "\(key()).from")
    let to = reader.range(fields["to"], "\(key()).to")
    if section == .metrics, (fields["from"] == nil) != (fields["to"] == nil) {
      reader.report(
        "unknown-change", "{key} needs both `from` and `to`, or neither", ["key": quoted(key())], at: fields.mark)
    }
    let fold = reader.word(fields["fold"], "\(key()).fold", among: PackLimits.foldsOfMetrics)
    return PackChange(
      section: section, id: entry.key, now: now, from: from, to: to, fold: fold.flatMap(Fold.init(rawValue:)))
  }

  /// Metrics of people's own that have become others, by their whole ids.
  private mutating func formerMetrics(_ node: YAMLNode?) -> [YAMLMapping.Entry] {
    guard let node else { return [] }
    guard let mapping = node.mapping else {
      reader.wrongType(node, "changes.metrics", allowed: "ids with values")
      return []
    }
    let prefix = TrackableDefinition.metricPrefix
    return mapping.entriesOfFormat.filter { entry in
      if entry.key.hasPrefix(prefix), String(entry.key.dropFirst(prefix.count)).isKebabCase { return true }
      reader.report(
        "invalid-id", "“{found}” is not an id. Write {allowed}", at: entry.keyMark, found: shown(entry.key),
        allowed: "custom. and the old name, such as custom.temperature")
      return false
    }
  }

  private func known(in section: PackChange.Section) -> KnownIDs {
    switch section {
    case .symptoms: knownSymptoms
    case .foods: knownFoods
    case .groups: knownGroups
    case .factors: knownFactors
    case .insights: knownInsights
    case .onboarding: knownSteps
    case .metrics: KnownIDs(knownMetrics.map { TrackableDefinition.metricPrefix + $0 })
    }
  }
}
