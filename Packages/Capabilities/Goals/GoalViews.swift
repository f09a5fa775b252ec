import TrackerApplication
import TrackerCore

/// What a change of a goal did.
public struct GoalSavedView: ReadModel {
  public static let schema = "goal-saved/1"

  /// What was done.
  public enum Turn: String, Sendable, Encodable {
    case added, changed, completed, reopened, archived, deleted
    /// Nothing: it was so already.
    case unchanged
  }

  let goal: GoalsView.Item
  let turn: Turn
  /// How often the person wants to be reminded of it; nil where they don't, or it is not followed any more.
  let reminder: GoalReminder?

  init(_ situation: GoalSituation, turn: Turn) {
    goal = GoalsView.Item(situation)
    self.turn = turn
    let isFollowed = situation.goal.state == .active && turn != .deleted
    reminder = isFollowed && situation.goal.reminder != .none ? situation.goal.reminder : nil
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let now = [goal.now(format), goal.share(format)].first { !$0.isEmpty } ?? ""
    let values = ["goal": goal.title, "now": now]
    let says: String =
      switch turn {
      case .added: now.isEmpty ? format("Saved: {goal}.", values) : format("Saved: {goal} ({now}).", values)
      case .changed: now.isEmpty ? format("Changed: {goal}.", values) : format("Changed: {goal} ({now}).", values)
      case .completed: format("Completed: {goal}.", values)
      case .reopened: format("Followed again: {goal}.", values)
      case .archived: format("Put away: {goal}. It is kept.", values)
      case .deleted: format("Deleted: {goal}.", values)
      case .unchanged: format("Nothing has changed: {goal} is like that already.", values)
      }
    return [.sentence("\(says)")] + reminderBlocks(format) + [.sentence("\(next(format))")]
  }

  private func reminderBlocks(_ format: TextFormatter) -> [Block] {
    guard turn == .added || turn == .changed, reminder != nil else { return [] }
    let command = ["command": "symptoms reminders list"]
    return [.sentence("\(format("You are reminded only while reminders are on: {command}", command))")]
  }

  private func next(_ format: TextFormatter) -> String {
    switch turn {
    case .added, .changed, .unchanged: format("To see it: {command}", ["command": "symptoms goals show \(goal.id)"])
    case .completed, .archived:
      format("To follow it again: {command}", ["command": "symptoms goals reopen \(goal.id)"])
    case .reopened: format("To see it: {command}", ["command": "symptoms goals show \(goal.id)"])
    case .deleted: format("To bring it back: {command}", ["command": "symptoms undo"])
    }
  }
}

/// How a goal came along.
public struct GoalProgressView: ReadModel {
  public static let schema = "goal-progress/1"

  /// What was reached by a day.
  struct Point: Encodable, Sendable {
    var day: Day
    /// 0 … 1; nil where it is unknown.
    var share: Double?
  }

  let goal: GoalsView.Item
  /// One a week, the earliest first, the last one of today.
  let points: [Point]

  init(_ situation: GoalSituation, points: [Point]) {
    goal = GoalsView.Item(situation)
    self.points = points
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let rows = points.map { point in
      Block.Table.Row(
        ["\(format.short(point.day))", "\(point.share.map(format.percent) ?? "")"], bar: point.share.map(GoalMath.shown)
      )
    }
    let says = goal.habit == nil ? format("How much was reached:") : format("How firm the habit was:")
    return [
      .heading(.init("\(goal.title)", aside: "\(goal.now(format))")), .sentence("\(says)"),
      .section([
        .table(
          .init(
            [.init(""), .init(format("reached"), isTitleShown: false)],
            rows: rows))
      ]),
    ]
  }
}

/// What was changed of a goal, and when.
public struct GoalHistoryView: ReadModel {
  public static let schema = "goal-history/1"

  /// One change.
  struct Change: Encodable, Sendable {
    /// Its name, such as `a12`.
    var action: String
    var at: Instant?
    var parts: [Phrase]
  }

  let goal: GoalID
  let title: String
  /// The oldest first.
  let changes: [Change]
  let calendar: DayCalendar

  private enum CodingKeys: String, CodingKey { case goal, title, changes }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let rows = changes.map { change in
      Block.Table.Row([
        "\(change.at.map { format.short(calendar.day(of: $0)) } ?? "")",
        "\(change.parts.map { format($0) }.joined(separator: "; "))",
      ])
    }
    return [
      .heading(.init("\(title)")),
      .table(
        .init(
          [
            .init(""), .init(""),
          ], rows: rows)),
    ]
  }
}

/// What is due next.
public struct UpcomingView: ReadModel {
  public static let schema = "goals-upcoming/1"

  /// Something that is due.
  struct Item: Encodable, Sendable {
    var day: Day
    var goal: GoalID
    var title: String
    /// nil where the goal itself is due.
    var step: String?
  }

  let items: [Item]
  let today: Day
  let days: Int

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !items.isEmpty else {
      return [.sentence("\(format("Nothing is due in the next {days} days.", ["days": "\(days)"]))")]
    }
    let rows = items.prefix(GoalsView.mostOfDay).map { item in
      Block.Table.Row([
        "\(day(item.day, format))", "\(item.step ?? item.title)", "\(item.step == nil ? "" : item.title, .faint)",
      ])
    }
    return [
      .table(
        .init(
          [
            .init(""), .init(""),
            .init(""),
          ], rows: rows))
    ] + GoalsView.more(items.count - rows.count, format)
  }

  private func day(_ day: Day, _ format: TextFormatter) -> String {
    if day < today { return format("overdue since {day}", ["day": format.short(day)]) }
    return day == today ? format("today") : format.short(day)
  }
}

/// What a day did for the goals.
public struct GoalsOfDayView: ReadModel {
  public static let schema = "goals-today/1"

  struct Item: Encodable, Sendable {
    var goal: GoalsView.Item
    /// What the day did by the goal's number, of several by the first that is known; nil where nothing is known of it.
    var contribution: GoalContribution?
    /// The same of every number, for a goal that watches several.
    var contributions: [GoalContribution]?
    /// −1 … 1: the mean of these.
    var mean: Double?
  }

  let day: Day
  let goals: [Item]
  /// 0 … 1: the mean of the contributions, those below 0 counted as 0; nil where none is known.
  let overall: Double?
  /// The three that matter most.
  let recommendations: [GoalRecommendation]
  let isToday: Bool

  private static let mostRecommendations = 3

  private enum CodingKeys: String, CodingKey { case day, goals, overall, recommendations }

  init(_ situations: [GoalSituation], day: Day, today: Day) {
    self.day = day
    isToday = day == today
    goals = situations.map { situation in
      let all = situation.contributionsOfParts()
      return Item(
        goal: GoalsView.Item(situation), contribution: all.first,
        contributions: situation.others.isEmpty ? nil : all, mean: GoalMath.mean(all.map(\.contribution)))
    }
    overall = GoalMath.overall(goals.compactMap(\.mean))
    let order: [GoalRecommendation.Impact] = [.high, .medium, .low]
    let all = situations.flatMap(\.recommendations)
    recommendations = Array(
      order.flatMap { impact in all.filter { $0.impact == impact } }.prefix(GoalsOfDayView.mostRecommendations))
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !goals.isEmpty else {
      return [
        .sentence("\(format("No goals yet. You can add one whenever you like."))"),
        .sentence("\(format("To add one: {command}", ["command": "symptoms goals add"]))"),
      ]
    }
    let rows = goals.prefix(GoalsView.mostOfDay).map { item in
      Block.Table.Row([
        "\(item.goal.title, .strong)",
        "\(contribution(item, format))", "\(item.goal.now(format))",
      ])
    }
    let table = Block.table(
      .init(
        [
          .init(""), .init(""),
          .init(""),
        ], rows: rows))
    let together: [Block] =
      overall.map { share in
        let values = ["percent": format.percent(share)]
        let says =
          isToday
          ? format("Today brought {percent} of what a day can bring.", values)
          : format("That day brought {percent} of what a day can bring.", values)
        return [.section([.sentence("\(says)")])]
      } ?? []
    let titles = Dictionary(goals.map { ($0.goal.id, $0.goal.title) }) { first, _ in first }
    let advice: [Block] =
      recommendations.isEmpty
      ? []
      : [
        .section([
          .heading(.init("\(format("From your own days"))")),
          .list(.init(recommendations.map { $0.told(of: titles, format) })),
        ])
      ]
    return [.heading(.init("\(format("Your goals"))", aside: "\(format.short(day))")), table]
      + GoalsView.more(goals.count - rows.count, format) + together + advice
  }
}

extension GoalsOfDayView {
  /// What the day did, in words; empty for a goal that watches nothing.
  private func contribution(_ item: Item, _ format: TextFormatter) -> String {
    item.mean.map { GoalContribution.Band($0).told(format) }
      ?? (item.goal.metric == nil ? "" : format("nothing logged yet"))
  }
}

/// The categories of goals.
public struct CategoriesView: ReadModel {
  public static let schema = "goal-categories/1"

  let categories: [GoalCategory]

  public func blocks(_ format: TextFormatter) -> [Block] {
    [.list(.init(categories.map { $0.sign + " \(format($0.name)) (\($0.id))" }, mark: .none))]
  }
}
