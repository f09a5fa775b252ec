import TrackerCore

/// What differs between two states of a goal, in words that say what was before and what is now.
struct GoalDifference {
  let catalogue: MetricCatalogue
  let categories: [GoalCategory]

  /// - Parameters:
  ///   - before: nil where there was no such goal.
  ///   - after: nil where there is none any more.
  func parts(from before: Goal?, to after: Goal?) -> [Phrase] {
    guard let after else { return before == nil ? [] : ["Deleted"] }
    guard let before else { return ["Added"] }
    var parts: [Phrase] = []
    if before.completed == nil, after.completed != nil { parts.append("Completed") }
    if before.archived == nil, after.archived != nil { parts.append("Put away") }
    if before.state != .active, after.state == .active { parts.append("Active again") }
    func add<Value: Equatable>(
      _ value: KeyPath<Goal, Value>, _ words: (set: Phrase, changed: Phrase, cleared: Phrase),
      _ told: (Value) -> Phrase?
    ) {
      guard before[keyPath: value] != after[keyPath: value] else { return }
      let (old, new) = (told(before[keyPath: value]), told(after[keyPath: value]))
      let phrase = new == nil ? words.cleared : old == nil ? words.set : words.changed
      parts.append(phrase.filled(with: ["old": old ?? "", "new": new ?? ""]))
    }
    add(\.title, ("Title: {new}", "Title changed from “{old}” to “{new}”", "Title removed")) { .verbatim($0) }
    add(
      \.about, ("Description added: {new}", "Description changed from “{old}” to “{new}”", "Description removed: {old}")
    ) { $0.map { .verbatim($0) } }
    add(\.category, ("Category: {new}", "Category changed from {old} to {new}", "Category removed")) { id in
      categories.first { $0.id == id }.map { .words($0.name, [:]) } ?? .verbatim(id)
    }
    add(\.priority, ("Priority: {new}", "Priority changed from {old} to {new}", "Priority removed")) { $0.told }
    add(\.reminder, ("Reminder: {new}", "Reminder changed from {old} to {new}", "Reminder removed")) { $0.told }
    add(
      \.due,
      ("To be reached by {new}", "Day to reach it by changed from {old} to {new}", "Day to reach it by removed: {old}")
    ) { $0.map { .day($0) } }
    if before.aim != after.aim || before.others != after.others {
      // Of several numbers, only those that changed.
      let same = Set(before.targets).intersection(after.targets)
      let (old, new) = (aim(of: before, without: same), aim(of: after, without: same))
      let phrase: Phrase =
        new == nil ? "No longer watched: {old}" : old == nil ? "Watched: {new}" : "Changed from {old} to {new}"
      parts.append(phrase.filled(with: ["old": old ?? "", "new": new ?? ""]))
    }
    add(\.share, ("Progress set to {new}", "Progress changed from {old} to {new}", "Progress removed")) {
      $0.map { .words("{percent}%", ["percent": .number($0 * 100, upTo: 0)]) }
    }
    return parts + steps(from: before.steps, to: after.steps)
  }

  /// What it watches: `Sleep duration, from 6.5 hours to 8 hours`.
  private func aim(of goal: Goal, without same: Set<GoalTarget>) -> Phrase? {
    if let habit = goal.habit {
      let metric = catalogue[habit.metric]
      let values: [String: Phrase] = [
        "name": metric?.name ?? .verbatim(habit.metric.rawValue),
        "value": GoalUnit(metric?.unit).amount(habit.threshold),
        "days": .count(habit.days),
      ]
      return habit.side == .atLeast
        ? .words("{name}, {value} or more on {days} of 7 days", values)
        : .words("{name}, {value} or less on {days} of 7 days", values)
    }
    let targets = goal.targets.filter { !same.contains($0) }.map { target -> Phrase in
      let metric = catalogue[target.metric]
      let unit = GoalUnit(metric?.unit)
      return .words(
        "{name}, from {start} to {target}",
        [
          "name": metric?.name ?? .verbatim(target.metric.rawValue),
          "start": target.start.map(unit.amount) ?? "", "target": unit.amount(target.target),
        ])
    }
    return targets.isEmpty ? nil : .allOf(targets)
  }

  private func steps(from before: [GoalStep], to after: [GoalStep]) -> [Phrase] {
    guard before != after else { return [] }
    var parts: [Phrase] = []
    func add(_ phrase: Phrase, _ step: GoalStep, _ more: [String: Phrase] = [:]) {
      parts.append(phrase.filled(with: more.merging(["step": .verbatim(step.title)]) { $1 }))
    }
    func titles(_ steps: [GoalStep]) -> [String] { steps.map(\.title) }
    for step in after where !titles(before).contains(step.title) { add("Step added: {step}", step) }
    for step in before where !titles(after).contains(step.title) { add("Step removed: {step}", step) }
    for step in after {
      guard let old = before.first(where: { $0.title == step.title }) else { continue }
      if old.done == nil, step.done != nil { add("Step done: {step}", step) }
      if old.done != nil, step.done == nil { add("Step open again: {step}", step) }
      switch (old.due, step.due) {
      case (let old?, let new?) where old != new:
        add("Day of the step “{step}” changed from {old} to {new}", step, ["old": .day(old), "new": .day(new)])
      case (nil, let new?): add("The step “{step}” is due on {new}", step, ["new": .day(new)])
      case (let old?, nil): add("Day of the step “{step}” removed: {old}", step, ["old": .day(old)])
      default: break
      }
    }
    if parts.isEmpty {
      parts.append(
        .words("Order of steps: {steps}", ["steps": .list(after.map { .verbatim($0.title) }, last: "{first}, {last}")]))
    }
    return parts
  }
}

extension GoalPriority {
  fileprivate var told: Phrase {
    switch self {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }
}

extension GoalReminder {
  fileprivate var told: Phrase {
    switch self {
    case .daily: "daily"
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .none: "none"
    }
  }
}
