import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  /// The goals that the pack suggests.
  ///
  /// - Parameter references: The pack's own, which the goals' sources name.
  mutating func goals(_ node: YAMLNode?, references: [Reference]) -> [GoalTemplate] {
    let known = Dictionary(references.map { ($0.id, $0) }) { first, _ in first }
    return reader.items(node, key: "goals").compactMap { goal($0, references: known) }
  }

  private mutating func goal(_ entry: YAMLMapping.Entry, references: [ReferenceID: Reference]) -> GoalTemplate? {
    let key = "goals.\(entry.key)"
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, key: key, required: PackKeys.goal.required, optional: PackKeys.goal.optional)
    else { return nil }
    let title = reader.text(fields["title"], "\(key).title")
    let says = reader.text(fields["says"], "\(key).says")
    let category = reader.word(fields["category"], "\(key).category", among: PackLimits.goalCategories)
    let aim = aim(fields, key)
    let named = sources(fields["source"])
    if named.isEmpty, fields["source"]?.sequence?.isEmpty == true {
      reader.report(
        "missing-key", "{key} names no source. Name a reference, so that readers can look it up", ["key": quoted(key)],
        at: fields.mark(of: "source"))
    }
    let appliesTo = appliesTo(fields["applies_to"], "\(key).applies_to")
    guard let title, let says, let aim else { return nil }
    return GoalTemplate(
      id: entry.key, title: "\(title)", says: "\(says)", category: category ?? PackLimits.goalCategories[0], aim: aim,
      sources: named.map { references[$0]?.inOneLine ?? $0.rawValue }, appliesTo: appliesTo)
  }

  /// What the goal watches; nil where it has a problem.
  private mutating func aim(_ fields: Fields, _ key: String) -> GoalAim? {
    let given = PackKeys.goalAims.filter { fields[$0] != nil }
    guard let word = given.first, given.count == 1 else {
      reader.report(
        "missing-key",
        given.isEmpty ? "{key} needs one of the keys {keys}" : "{key} has both {given}. Keep one of them",
        ["key": quoted(key), "keys": .anyOf(PackKeys.goalAims.map(quoted)), "given": .allOf(given.map(quoted))],
        at: fields.mark)
      return nil
    }
    return word == "habit"
      ? habit(fields[word], "\(key).habit").map(GoalAim.habit)
      : target(fields[word], "\(key).target").map(GoalAim.target)
  }

  private mutating func target(_ node: YAMLNode?, _ key: String) -> GoalTarget? {
    guard let node,
      let fields = reader.fields(
        node, at: node.mark, key: key, required: PackKeys.goalTarget.required, optional: PackKeys.goalTarget.optional)
    else { return nil }
    let metric = metric(fields["metric"], of: key)
    let start = reader.number(fields["from"], "\(key).from")
    guard let metric, let target = reader.number(fields["to"], "\(key).to") else { return nil }
    if let start, start == target {
      reader.report(
        "goal-at-start", "{key} begins where it ends, so there is nothing to reach. Change `from` or `to`",
        ["key": quoted(key)], at: fields.mark(of: "to"), found: target.words)
    }
    return GoalTarget(metric: MetricID(metric), start: start, target: target)
  }

  private mutating func habit(_ node: YAMLNode?, _ key: String) -> GoalHabit? {
    guard let node,
      let fields = reader.fields(
        node, at: node.mark, key: key, required: PackKeys.goalHabit.required, optional: PackKeys.goalHabit.optional)
    else { return nil }
    let metric = metric(fields["metric"], of: key)
    let days = reader.whole(fields["days"], "\(key).days", in: GoalHabit.daysOfWeek)
    let sides = GoalHabit.Side.allCases.filter { fields[$0.rawValue] != nil }
    guard let side = sides.first, sides.count == 1 else {
      reader.report(
        "missing-key",
        sides.isEmpty ? "{key} needs one of the keys {keys}" : "{key} has both {given}. Keep one of them",
        [
          "key": quoted(key), "keys": .anyOf(GoalHabit.Side.allCases.map { quoted($0.rawValue) }),
          "given": .allOf(sides.map { quoted($0.rawValue) }),
        ], at: fields.mark)
      return nil
    }
    let threshold = reader.number(fields[side.rawValue], "\(key).\(side.rawValue)")
    guard let metric, let days, let threshold else { return nil }
    return GoalHabit(metric: MetricID(metric), side: side, threshold: threshold, days: days)
  }
}

extension Reference {
  /// `Bull FC et al., 2020. Title. doi:…`
  fileprivate var inOneLine: String {
    let place = doi.map { "doi:\($0)" } ?? pmid.map { "pmid:\($0)" } ?? url ?? ""
    let who = [authors, year.map(String.init)].compactMap { $0 }.joined(separator: ", ")
    return [who.isEmpty ? "" : "\(who).", titleAsSentence, place].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
