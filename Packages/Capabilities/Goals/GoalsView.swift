import TrackerApplication
import TrackerCore

/// The goals at a glance.
public struct GoalsView: ReadModel {
  public static let schema = "goals/1"

  var goals: [Item]
  let query: GoalQuery
  let day: Day
  /// How many goals the query leaves out.
  let others: Int
  /// Their colours and signs stand before the titles.
  let categories: [GoalCategory]

  private enum CodingKeys: String, CodingKey { case goals, day, others }

  /// One goal in a list.
  struct Item: Encodable, Sendable {
    var id: GoalID
    var title: String
    var category: String
    var priority: GoalPriority
    var state: Goal.State
    var created: Day
    var due: Day?
    var metric: MetricID?
    /// In English.
    var unit: String?
    var start: Double?
    var target: Double?
    /// The last seven known days, as the metric folds them; nil while none is known.
    var current: Double?
    /// 0 … 1; nil while nothing is known. Of a habit, how firm it is.
    var progress: Double?
    /// Every number of a goal that watches several, the first one included; nil for any other goal.
    var numbers: [Number]?
    var isReached: Bool
    /// The first day on which it was reached; nil where that is not known.
    var reachedOn: Day?
    /// Whether the person said that it is not complete, though it was reached.
    var isKeptOpen: Bool?
    var habit: Habit?
    var steps: Steps?
    /// Why it needs a look, the most urgent first.
    var attention: [GoalAttention]

    struct Habit: Encodable, Sendable {
      var side: GoalHabit.Side
      var threshold: Double
      /// Days of a week.
      var days: Int
      /// Days of this week that were met.
      var metThisWeek: Int
      /// 0 … 1; nil while no day is known.
      var strength: Double?
      var streak: HabitRecord.Streak?
      /// The day's own value; nil while it is unknown.
      var today: Double?
    }

    /// One number to reach.
    struct Number: Encodable, Sendable {
      var metric: MetricID
      /// nil where no module has such a metric any more.
      var name: Phrase?
      /// In English.
      var unit: String?
      var start: Double?
      var target: Double
      var current: Double?
      /// 0 … 1; nil while nothing is known.
      var progress: Double?
    }

    struct Steps: Encodable, Sendable {
      var done: Int
      var of: Int
    }

    init(_ situation: GoalSituation) {
      let goal = situation.goal
      id = goal.id
      title = goal.title
      category = goal.category
      priority = goal.priority
      state = goal.state
      created = goal.created
      due = goal.due
      metric = goal.aim?.metric
      unit = situation.metric?.unit
      start = goal.target?.start
      target = goal.target?.target
      current = situation.current
      progress = situation.progress
      let numbers = situation.parts.compactMap { part in
        part.goal.target.map { target in
          Number(
            metric: target.metric, name: part.metric?.name, unit: part.metric?.unit, start: target.start,
            target: target.target,
            current: part.current, progress: part.progress)
        }
      }
      self.numbers = numbers.count > 1 ? numbers : nil
      isReached = situation.isReached
      reachedOn = situation.reachedOn
      isKeptOpen = goal.isAsked ? true : nil
      attention = situation.attention
      habit = goal.habit.map { habit in
        Habit(
          side: habit.side, threshold: habit.threshold, days: habit.days, metThisWeek: situation.week?.met ?? 0,
          strength: situation.record?.strengths.last ?? nil, streak: situation.streak,
          today: situation.value(daysBefore: 0))
      }
      steps =
        goal.steps.isEmpty ? nil : Steps(done: goal.steps.count { $0.done != nil }, of: goal.steps.count)
    }
  }

}

extension GoalsView.Item {
  /// Whether it is reached, and nobody was asked yet whether that is all.
  var isNewlyReached: Bool { isReached && state == .active && isKeptOpen != true }

  /// What it is to reach, in its order.
  var allNumbers: [Number] {
    if let numbers { return numbers }
    guard let metric, let target else { return [] }
    return [
      Number(metric: metric, name: nil, unit: unit, start: start, target: target, current: current, progress: progress)
    ]
  }
}

extension GoalsView {
  /// So many goals are shown where not all are asked for.
  private static let mostShown = 10
  /// The same where it is about a day: so many lines say what it did, or what is due.
  static let mostOfDay = 50

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !goals.isEmpty else { return empty(format) }
    let shown = query.isFull ? goals[...] : goals.prefix(GoalsView.mostShown)
    let urgent = shown.filter { !$0.attention.isEmpty }
    let groups: [Block.Table.Group] = [
      .init("\(format("Needs a look"))", rows: urgent.map { row($0, format) }),
      .init(
        urgent.isEmpty ? "" : "\(format("Others"))", rows: shown.filter { $0.attention.isEmpty }.map { row($0, format) }
      ),
    ].filter { !$0.rows.isEmpty }
    let table = Block.Table(
      [
        .init(""), .init(format("reached"), isTitleShown: false),
        .init(""),
      ], groups: groups)
    return [.sentence("\(head(format))"), .section([.table(table)]), .section(next(shown.count, format))]
  }

  private func empty(_ format: TextFormatter) -> [Block] {
    guard others == 0 else {
      return [
        .sentence("\(format("No goal fits."))"),
        .sentence("\(format("To see all: {command}", ["command": "symptoms goals list --all"]))"),
      ]
    }
    return [
      .sentence("\(format("No goals yet. You can add one whenever you like."))"),
      .sentence("\(format("To add one: {command}", ["command": "symptoms goals add"]))"),
    ]
  }

  private func head(_ format: TextFormatter) -> String {
    let look = goals.count { !$0.attention.isEmpty }
    let values = ["count": "\(goals.count)", "look": "\(look)"]
    return switch (goals.count, look) {
    case (1, 0): format("You have 1 goal.")
    case (1, _): format("You have 1 goal. It needs a look.")
    case (_, 0): format("You have {count} goals.", values)
    case (_, 1): format("You have {count} goals. One needs a look.", values)
    default: format("You have {count} goals. {look} need a look.", values)
    }
  }

  private func row(_ goal: Item, _ format: TextFormatter) -> Block.Table.Row {
    let reasons = goal.attention.prefix(1).map { Block.sentence("\($0.told(format), .faint)") }
    return Block.Table.Row(
      [sign(of: goal) + "\(goal.title, .strong)", "\(goal.share(format))", "\(goal.now(format))"],
      bar: goal.progress.map(GoalMath.shown),
      details: Array(reasons))
  }

  /// The sign of its category; nothing for one that is not there any more.
  private func sign(of goal: Item) -> RichText {
    categories.first { $0.id == goal.category }.map { $0.sign + " " } ?? ""
  }

  private func next(_ shown: Int, _ format: TextFormatter) -> [Block] {
    let more = GoalsView.more(goals.count - shown, format)
    let reached = goals.first(where: \.isNewlyReached)
    if let reached {
      let values = ["command": "symptoms goals complete \(reached.id)"]
      return more + [.sentence("\(format("To complete it: {command}", values))")]
    }
    let one = goals.first.map { format("To see one goal: {command}", ["command": "symptoms goals show \($0.id)"]) }
    return more + [one].compactMap(\.self).map { .sentence("\($0)") }
  }

  /// That a screen leaves goals out, and where all are; nothing where it leaves out none.
  static func more(_ count: Int, _ format: TextFormatter) -> [Block] {
    let values = ["count": "\(count)", "command": "symptoms goals list --all"]
    return count > 0 ? [.sentence("\(format("{count} more: {command}", values))")] : []
  }
}

extension GoalsView.Item {
  /// `45%`; empty while it is unknown, and of a habit: its week says more.
  func share(_ format: TextFormatter) -> String {
    switch state {
    case .completed: format("completed")
    case .archived: format("put away")
    case .active: habit == nil ? progress.map(format.percent) ?? "" : ""
    }
  }

  /// Where it is now, in a few words: `2 of 4 days this week`, `6.5 now, goal 8 hours`.
  func now(_ format: TextFormatter) -> String {
    guard state == .active else { return "" }
    if isReached, isKeptOpen != true { return format("reached") }
    let rest = [ofSteps(format), ofDue(format)].compactMap(\.self)
    guard numbers == nil else { return (allNumbers.map { $0.named(format) } + rest).joined(separator: "; ") }
    return ([ofHabit(format)] + allNumbers.map { $0.now(format) } + rest).compactMap(\.self).joined(separator: ", ")
  }

  private func ofHabit(_ format: TextFormatter) -> String? {
    habit.map { habit in
      let values = ["met": "\(habit.metThisWeek)", "days": "\(habit.days)"]
      return habit.days == 1
        ? format("{met} of 1 day this week", values) : format("{met} of {days} days this week", values)
    }
  }

  private func ofSteps(_ format: TextFormatter) -> String? {
    steps.map { steps in
      let values = ["done": "\(steps.done)", "count": "\(steps.of)"]
      return steps.of == 1 ? format("{done} of 1 step", values) : format("{done} of {count} steps", values)
    }
  }

  private func ofDue(_ format: TextFormatter) -> String? { due.map { format("by {day}", ["day": format.short($0)]) } }
}

extension GoalAttention {
  /// Whether it is about the pace of a target.
  var isOfPace: Bool { if case .behind = self { true } else { false } }

  /// The reason in a sentence.
  func told(_ format: TextFormatter) -> String {
    switch self {
    case .overdue(let day): format("It was to be reached by {day}.", ["day": format.short(day)])
    case .stepDue(let step, let day):
      format("A step was due on {day}: {step}.", ["day": format.short(day), "step": step])
    case .stalled(let days): format("No progress in the last {days} days.", ["days": "\(days)"])
    case .behind(_, let day):
      format("At the pace of the last 28 days, it is not reached by {day}.", ["day": format.short(day)])
    case .behindSteps(let done, let of):
      format(
        "{done} of {count} steps are done, and more than that of the time has passed.",
        ["done": "\(done)", "count": "\(of)"])
    }
  }
}

extension GoalsView.Item.Number {
  /// `6.5 now, goal 8 hours`, `84 kg now, goal 75 kg`; `nearly 7 now, goal 7 hours` where only rounding would reach it.
  fileprivate func now(_ format: TextFormatter) -> String {
    guard let current else { return format("goal {target}, nothing logged lately", values(format)) }
    return isNearly(current, format)
      ? format("nearly {now} now, goal {target}", values(format)) : format("{now} now, goal {target}", values(format))
  }

  /// The same with its name, and in fewer words: `Sleep: 6.5 now, goal 8 hours`, `Stress: goal 3 points`.
  fileprivate func named(_ format: TextFormatter) -> String {
    guard let current else { return format("{name}: goal {target}", values(format)) }
    return isNearly(current, format)
      ? format("{name}: nearly {now} now, goal {target}", values(format))
      : format("{name}: {now} now, goal {target}", values(format))
  }

  private func values(_ format: TextFormatter) -> [String: String] {
    let unit = GoalUnit(unit)
    return [
      "name": name.map { format($0) } ?? metric.rawValue, "now": current.map { format(unit.value($0)) } ?? "",
      "target": format(unit.amount(target)),
    ]
  }

  /// Whether a number that has not reached its target reads as if it had.
  private func isNearly(_ current: Double, _ format: TextFormatter) -> Bool {
    let unit = GoalUnit(unit)
    return progress ?? 0 < 1 && format(unit.value(current)) == format(unit.value(target))
  }
}

extension GoalCategory {
  /// Its icon in its colour; the name says the same in words.
  var sign: RichText { "\(icon, in: Colour(colour))" }
}
