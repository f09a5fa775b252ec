import TrackerApplication
import TrackerCore

extension GoalView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let pace = paceBlocks(format)
    // Where the pace is told, it says this too.
    let reasons = item.attention.filter { !($0.isOfPace && !pace.isEmpty) }.map { Block.sentence("\($0.told(format))") }
    let aimed = [state(format)].compactMap(\.self) + aims(format) + ofUnknown(format)
    let others = [ofDue(format), habit(format), source(format)].compactMap(\.self)
    let main = (aimed + others).map { Block.sentence("\($0)") }
    let about: [Block] = goal.about.map { [.sentence("\($0, .faint)")] } ?? []
    let sections = [
      pace, stepBlocks(format), suggestions(format), contributionBlocks(format), insightBlocks(format),
    ]
    let aside = category.sign + " " + "\(format(category.name))"
    return [.heading(.init("\(goal.title)", aside: aside))] + about + main + reasons
      + sections.filter { !$0.isEmpty }.map { .section($0) } + [.section(next(format))]
  }

  private func state(_ format: TextFormatter) -> String? {
    if let day = goal.archived { return format("Put away on {day}.", ["day": format.short(day)]) }
    if let day = goal.completed { return format("Completed on {day}.", ["day": format.short(day)]) }
    if item.isReached {
      return item.reachedOn.map { format("You reached this goal on {day}.", ["day": format.short($0)]) }
        ?? format("You have reached this goal.")
    }
    guard goal.habit == nil, let progress = item.progress else { return nil }
    return format("{percent} of the way.", ["percent": format.percent(progress)])
  }

  private func aims(_ format: TextFormatter) -> [String] {
    if goal.habit == nil {
      return item.allNumbers.compactMap { number -> String? in
        guard let known = numbers.first(where: { $0.metric == number.metric }) else { return nil }
        func told(_ value: Double?) -> String { value.map { format(known.unit.value($0)) } ?? "" }
        let values = [
          "name": format(known.name), "start": told(number.start), "target": format(known.unit.amount(number.target)),
          "now": told(number.current),
        ]
        return number.current == nil
          ? format("{name}: from {start} to {target}. Nothing is logged lately.", values)
          : format("{name}: from {start} to {target}. Now {now}.", values)
      }
    }
    guard let habit = goal.habit, let known = numbers.first else { return [] }
    let values = [
      "name": format(known.name), "value": format(known.unit.amount(habit.threshold)), "days": "\(habit.days)",
    ]
    let says: String =
      switch (habit.side, habit.days) {
      case (.atLeast, 1): format("{name}: {value} or more, 1 day a week.", values)
      case (.atLeast, 7): format("{name}: {value} or more, every day.", values)
      case (.atLeast, _): format("{name}: {value} or more, {days} days a week.", values)
      case (.atMost, 1): format("{name}: {value} or less, 1 day a week.", values)
      case (.atMost, 7): format("{name}: {value} or less, every day.", values)
      case (.atMost, _): format("{name}: {value} or less, {days} days a week.", values)
      }
    return [says]
  }

  private func ofUnknown(_ format: TextFormatter) -> [String] {
    unknown.map { metric in
      let number = item.allNumbers.first { $0.metric == metric }?.target ?? goal.habit?.threshold ?? 0
      return format(
        "It watches {metric} (goal: {value}), which is not known any more.",
        ["metric": metric.rawValue, "value": format.number(number)])
    }
  }

  /// Where the figures come from, in short.
  private func source(_ format: TextFormatter) -> String? {
    sources.first.map { format("Source: {source}", ["source": GoalTemplate.cited($0)]) }
  }

  private func ofDue(_ format: TextFormatter) -> String? {
    // Once the day is over, what is said of it says which day that was.
    let isOver = item.isReached || item.attention.contains { if case .overdue = $0 { true } else { false } }
    return isOver ? nil : goal.due.map { format("To be reached by {day}.", ["day": format.short($0)]) }
  }

  private func habit(_ format: TextFormatter) -> String? {
    guard let habit = item.habit else { return nil }
    let week =
      habit.days == 1
      ? format("{met} of 1 day this week", ["met": "\(habit.metThisWeek)"])
      : format("{met} of {days} days this week", ["met": "\(habit.metThisWeek)", "days": "\(habit.days)"])
    let streak = habit.streak.flatMap { $0.told(format) }
    let strength = habit.strength.map { format("how firm the habit is: {percent}", ["percent": format.percent($0)]) }
    return [week, streak, strength].compactMap(\.self).joined(separator: "; ") + "."
  }

  private func paceBlocks(_ format: TextFormatter) -> [Block] {
    guard goal.state == .active, !item.isReached else { return [] }
    return numbers.flatMap { number -> [Block] in
      guard let pace = number.pace else { return [] }
      let name: [Block] = numbers.count > 1 ? [.heading(.init("\(format(number.name))"))] : []
      return name + pace.sentences(number.unit, format).map { .sentence("\($0)") }
    }
  }

  private func stepBlocks(_ format: TextFormatter) -> [Block] {
    guard !goal.steps.isEmpty else { return [] }
    let items = goal.steps.enumerated().map { index, step -> Block.ItemList.Item in
      let values = ["number": "\(index + 1)", "step": step.title, "day": step.due.map(format.short) ?? ""]
      let text =
        step.due == nil || step.done != nil
        ? format("{number}. {step}", values) : format("{number}. {step} (by {day})", values)
      return .init("\(text)", mark: step.done == nil ? .open : .done)
    }
    return [.heading(.init("\(format("Steps"))")), .list(.init(items))]
  }

  private func suggestions(_ format: TextFormatter) -> [Block] {
    recommendations.isEmpty
      ? []
      : [
        .heading(.init("\(format("From your own days"))")),
        .list(.init(recommendations.map { "\(format($0.says))" })),
      ]
  }

  /// So many days are told.
  private static let daysTold = 7

  private func contributionBlocks(_ format: TextFormatter) -> [Block] {
    guard !contributions.isEmpty else { return [] }
    let rows = contributions.prefix(GoalView.daysTold * max(1, numbers.count)).map { day in
      let number = numbers.first { $0.metric == day.metric }
      let value = number.map { format($0.unit.value(day.value)) } ?? ""
      let told = day.told(format)
      let says =
        numbers.count > 1
        ? format("{name}: {says}", ["name": number.map { format($0.name) } ?? "", "says": told]) : told
      return Block.Table.Row(["\(format.short(day.day))", "\(value)", "\(says)"])
    }
    return [
      .heading(.init("\(format("What your days did"))")),
      .table(
        .init(
          [
            .init(""), .init("", .trailing),
            .init(""),
          ], rows: Array(rows))),
    ]
  }

  private func insightBlocks(_ format: TextFormatter) -> [Block] {
    guard !insights.isEmpty else { return [] }
    let told = insights.map { insight -> Block.ItemList.Item in
      .init("\(format("{day}: {insight}", ["day": format.short(insight.day), "insight": insight.text]))")
    }
    return [.heading(.init("\(format("Worth knowing"))")), .list(.init(told))]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    guard goal.state == .active else {
      return [
        .sentence("\(format("To follow it again: {command}", ["command": "symptoms goals reopen \(goal.id)"]))")
      ]
    }
    if item.isReached, goal.habit == nil {
      return [
        .sentence("\(format("To complete it: {command}", ["command": "symptoms goals complete \(goal.id)"]))")
      ]
    }
    return [
      .sentence("\(format("Week by week: {command}", ["command": "symptoms goals progress \(goal.id)"]))")
    ]
  }
}

extension HabitRecord.Streak {
  /// `3 weeks in a row`; nil below two.
  func told(_ format: TextFormatter) -> String? {
    guard length > 1 else { return nil }
    let values = ["count": "\(length)"]
    return unit == .days ? format("{count} days in a row", values) : format("{count} weeks in a row", values)
  }
}

extension GoalPace {
  /// What there is to say of the pace, each in a sentence.
  func sentences(_ unit: GoalUnit, _ format: TextFormatter) -> [String] {
    func change(_ value: Double) -> String { (value < 0 ? "−" : "+") + format(unit.size(ofChange: value)) }
    let needed = neededPerWeek.map { format("Needed: {change} a week.", ["change": change($0)]) }
    if missingDays > 0 {
      let values = ["count": "\(missingDays)"]
      let says =
        missingDays == 1
        ? format("1 more day with a value is needed to see where this leads.")
        : format("{count} more days with a value are needed to see where this leads.", values)
      return [needed, says].compactMap(\.self)
    }
    let pace = perWeek.map { format("Over the last 28 days: {change} a week.", ["change": change($0)]) }
    return [needed, pace, projection(format)].compactMap(\.self)
  }

  private func projection(_ format: TextFormatter) -> String? {
    guard perWeek != nil else { return nil }
    guard let reaches else { return format("At this pace it is not reached.") }
    let values = [
      "day": format.short(reaches), "earliest": earliest.map(format.short) ?? "",
      "latest": latest.map(format.short) ?? "",
    ]
    return switch (earliest, latest) {
    case (let first?, let last?) where first == last: format("At this pace: {day}.", values)
    case (_?, _?): format("At this pace: {day}, probably between {earliest} and {latest}.", values)
    case (_?, nil): format("At this pace: {day}, {earliest} at the earliest. It may also take much longer.", values)
    default: format("At this pace: {day}.", values)
    }
  }
}

extension GoalContribution {
  /// What it was, in words.
  func told(_ format: TextFormatter) -> String { band.told(format) }
}

extension GoalContribution.Band {
  func told(_ format: TextFormatter) -> String {
    switch self {
    case .bigStep: format("a big step towards it")
    case .step: format("a step towards it")
    case .usual: format("about as usual")
    case .back: format("a step away from it")
    case .farBack: format("a big step away from it")
    }
  }
}
