import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// What a goal watches: a habit, or targets.
extension GoalEditor {
  mutating func aim(_ change: GoalChange, _ goal: inout Goal) throws {
    let named = change.metrics.compactMap { metric($0) }
    guard named.count == change.metrics.count else { return }
    if change.isOfHabit, !change.starts.isEmpty || !change.targets.isEmpty {
      report("two-aims", "A goal is a habit or has a target, not both. Leave out --target, or --days")
    } else if change.isOfHabit || (goal.habit != nil && change.targets.isEmpty && named.isEmpty) {
      guard named.count <= 1 else {
        return report("several-habits", "A habit watches one number. Make a goal for each of them", field: "track")
      }
      guard let metric = named.first ?? goal.metrics.first.flatMap({ catalogue[$0] }) else { return noMetric() }
      habit(change, metric, &goal)
    } else {
      try targets(change, named, &goal)
    }
  }

  private mutating func noMetric() {
    report("no-metric", "Say what to watch, such as --track sleep.hours", field: "track")
  }

  private mutating func habit(_ change: GoalChange, _ metric: MetricDefinition, _ goal: inout Goal) {
    let before = goal.habit
    if change.atLeast != nil, change.atMost != nil {
      return report("two-sides", "A day counts from a value up, or down. Leave out --at-least or --at-most")
    }
    let side = change.atMost != nil ? .atMost : change.atLeast != nil ? .atLeast : before?.side ?? .atLeast
    let typed = change.atMost ?? change.atLeast
    var threshold: Double? = before?.threshold ?? 1
    if let typed { threshold = number(typed, of: metric, change.atMost == nil ? "at-least" : "at-most") }
    var days: Int? = before?.days ?? 7
    if let typed = change.days {
      days = Int(typed).flatMap { GoalHabit.daysOfWeek.contains($0) ? $0 : nil }
      if days == nil {
        report(
          "days-of-week", "“{word}” does not fit. A week has 1 to 7 days", ["word": .verbatim(typed)], field: "days")
      }
    }
    guard let threshold, let days else { return }
    goal.aim = .habit(GoalHabit(metric: metric.id, side: side, threshold: threshold, days: days))
  }

  /// - Parameter named: The metrics that were typed. Where the goal watches all of them, its others stay.
  private mutating func targets(_ change: GoalChange, _ named: [MetricDefinition], _ goal: inout Goal) throws {
    let before = goal.targets
    let metrics = named.isEmpty ? goal.metrics.compactMap { catalogue[$0] } : named
    guard !metrics.isEmpty else { return noMetric() }
    if named.isEmpty, metrics.count > 1 {
      return report(
        "which-metric", "This goal watches several numbers. Say which one: --track {metric}",
        ["metric": .verbatim(metrics[0].id.rawValue)], field: "track")
    }
    guard Set(metrics.map(\.id)).count == metrics.count, metrics.count <= Goal.mostTargets else {
      return report(
        "several-metrics", "A goal watches up to {most} numbers, each of them once", ["most": .count(Goal.mostTargets)],
        field: "track")
    }
    let allowed = metrics.count == 1 ? [0, 1] : [0, metrics.count]
    guard allowed.contains(change.targets.count), allowed.contains(change.starts.count) else {
      return report(
        "one-target-each", "Each --track has its own --target, in the same order. With --from it is the same",
        field: "target")
    }
    var made: [GoalTarget] = []
    for (index, metric) in metrics.enumerated() {
      let typed = (
        start: index < change.starts.count ? change.starts[index] : nil,
        target: index < change.targets.count ? change.targets[index] : nil
      )
      if let target = try target(of: metric, typed, before.first { $0.metric == metric.id }) { made.append(target) }
    }
    guard made.count == metrics.count else { return }
    let stays = metrics.allSatisfy { metric in before.contains { $0.metric == metric.id } }
    let all = stays ? before.map { old in made.first { $0.metric == old.metric } ?? old } : made
    goal.aim = .target(all[0])
    goal.others = all.count > 1 ? Array(all.dropFirst()) : nil
  }

  /// Words for where the person is now.
  private static let now = ["now", "jetzt"]

  private mutating func target(
    of metric: MetricDefinition, _ typed: (start: String?, target: String?), _ before: GoalTarget?
  ) throws -> GoalTarget? {
    var start = before?.start
    if let word = typed.start, !GoalEditor.now.contains(word.lowercased()) {
      start = number(word, of: metric, "from")
      if start == nil { return nil }
    } else if start == nil || typed.start != nil {
      start = try level(of: metric)
    }
    var wanted = before?.target
    if let word = typed.target {
      wanted = number(word, of: metric, "target")
      if wanted == nil { return nil }
    }
    guard let wanted else {
      report("no-target", "Say what to reach, such as --target 8, or --at-least 7 --days 5", field: "target")
      return nil
    }
    guard let start else {
      let example = example(typed.target, before: wanted, of: metric)
      report(
        "no-start",
        example == nil
          ? "You have not logged this yet. Add where you are now with --from"
          : "You have not logged this yet. Add where you are now, such as --from {example}",
        example.map { ["example": .verbatim($0)] } ?? [:], field: "from")
      return nil
    }
    guard start != wanted else {
      report(
        "goal-at-start", "The target is where you are now ({value}). Choose another one",
        ["value": GoalUnit(metric.unit).value(wanted)], field: "target")
      return nil
    }
    return GoalTarget(metric: metric.id, start: start, target: wanted)
  }

  /// A number some way before a target, in the unit in which that was typed, else in the metric's own. nil where the
  /// target has another shape, or where no such number fits the metric.
  private func example(_ typed: String?, before target: Double, of metric: MetricDefinition) -> String? {
    let own = target.decimal(upTo: 1) + (Quantity(unit: metric.unit) == nil ? "" : metric.unit)
    let typed = (typed ?? own).trimmed
    let digits = typed.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = typed.dropFirst(digits.count).trimmed
    guard let number = Double(digits), rest.allSatisfy({ $0.isLetter || $0 == "%" }) else { return nil }
    let example = (number * 0.75).decimal(upTo: number < 10 ? 1 : 0) + rest
    let value = TypedNumber.value(
      example, unit: metric.unit, in: session.environment.words.units, within: metric.reach,
      language: session.person.entryContext.language)
    // Nobody begins with nothing who aims for a little, and a weight of 0 is none.
    guard let value, value > 0, value != target, metric.reach.contains(value) else { return nil }
    return example
  }

  /// Where a metric is now.
  func level(of metric: MetricDefinition) throws -> Double? {
    let days = today.advanced(by: -27)...today
    let table = try journal.dayTable([metric.id: 27], on: today...today, catalogue: catalogue)
    return GoalSituation.level(table.numbers(of: metric.id, on: days)[...], of: metric)
      .map { ($0 * 100).rounded() / 100 }
  }

  /// A number of a metric, in its unit: in the person's units where none was typed.
  mutating func number(_ word: String, of metric: MetricDefinition, _ field: String) -> Double? {
    let value = TypedNumber.value(
      word, unit: metric.unit, in: session.environment.words.units, within: metric.reach,
      language: session.person.entryContext.language)
    guard let value else {
      report("no-number", "“{word}” is not a number", ["word": .verbatim(word)], field: field)
      return nil
    }
    guard metric.reach.contains(value) else {
      let unit = GoalUnit(metric.unit)
      report(
        "out-of-range", "{value} does not fit. Use {low} to {high}",
        [
          "value": unit.value(value), "low": unit.value(metric.reach.lowerBound),
          "high": unit.value(metric.reach.upperBound),
        ], field: field)
      return nil
    }
    return value
  }

  /// The metric of a typed word: its id, or its name.
  mutating func metric(_ word: String) -> MetricDefinition? {
    let names = MetricNames(catalogue, session.format, where: GoalEditor.isTrackable)
    if let found = names.metric(word) { return found }
    let near = names.nearest(to: word)
    report(
      "unknown-metric",
      near == nil ? "“{word}” cannot be tracked. To see what can: symptoms pack metrics" : "“{word}” cannot be tracked",
      ["word": .verbatim(word)], nearest: near, field: "track")
    return nil
  }

  /// What goals can watch, besides the families: nothing that follows from goals.
  static func trackable(_ catalogue: MetricCatalogue) -> [MetricDefinition] {
    catalogue.definitions.filter(isTrackable)
  }

  private static func isTrackable(_ metric: MetricDefinition) -> Bool { metric.documents?.readsDays != true }
}
