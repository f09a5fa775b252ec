import TrackerApplication
import TrackerCore

/// The answer of `trackers sleep`: today, goal, streak, trend, the means of 7, 30 and 90 days, and what only this
/// tracker can say.
public struct TrackerView: ReadModel {
  public static let schema = "tracker/1"

  var day: Day
  var card: TrackerCard
  /// The active goal of its metrics that matters most; nil without any.
  var goal: FollowedGoal?
  var streak: LoggedStreak
  var trend: TrackerTrend
  /// Of 7, 30 and 90 days that are over.
  var means: [TrackerDay.Mean]
  /// The same in words, and how far the trend goes in a week.
  let told: Told
  /// What only this tracker can say; nil for nothing.
  let details: (any TrackerDetails)?

  struct Told: Sendable {
    var means: [Phrase?]
    var perWeek: Phrase?
  }

  /// Days before the day that are read: 90 that are over.
  private static let daysBack = 90
  private static let windows = [7, 30, 90]

  private enum CodingKeys: String, CodingKey { case day, card, goal, streak, trend, means, details }

  /// - Parameter word: The tracker, as it was typed.
  /// - Throws: `Failure` (`validation`) where the word is no tracker's; `storage` when the journal can't be read.
  public init(_ word: String, _ session: Session) throws {
    let tracker = try session.tracker(named: word)
    let day = session.today
    typealias Read = (known: TrackerDay, card: TrackerCard, details: (any TrackerDetails)?)
    let (known, card, details) = try session.journal.read { journal -> Read in
      let known = try TrackerDay.all(of: [tracker], on: day, back: Self.daysBack, in: session, journal: journal)[0]
      return (known, try TrackerCard(known), try tracker.details?(known))
    }
    self.day = day
    self.card = card
    self.details = details
    goal = known.goal
    let metric = known.metric
    streak = LoggedStreak(of: metric.map { known.numbers($0.id, days: Self.daysBack) } ?? [])
    trend = TrackerTrend(of: metric.map { known.settled($0, days: TrackerTrend.days) } ?? [])
    let means = Self.windows.map { known.mean(days: $0) }
    self.means = means
    let perWeek = trend.perWeek
    told = Told(
      means: means.map { window in window.mean.flatMap { mean in metric.map { tracker.told(mean, $0) } } },
      perWeek: perWeek.flatMap { change in metric.map { tracker.difference(abs(change), $0) } })
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(day, forKey: .day)
    try container.encode(card, forKey: .card)
    try container.encodeIfPresent(goal, forKey: .goal)
    try container.encode(streak, forKey: .streak)
    try container.encode(trend, forKey: .trend)
    try container.encode(means, forKey: .means)
    if let details { try container.encode(details, forKey: .details) }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let facts: [Block] = [
      .fact(.init(format("Today"), "\(card.told.today.map { format($0) } ?? "–")")),
      .fact(.init(format("7-day mean"), "\(card.told.mean.map { format($0) } ?? "–")")),
      .fact(.init(format("Goal"), "\(toldGoal(format))")),
      .fact(.init(format("Streak"), "\(toldStreak(format))")),
      .fact(.init(format("Trend"), "\(toldTrend(format))")),
    ]
    let parts = card.parts.map { Block.fact(.init(format($0.name), "\($0.text(format))")) }
    let heading = Block.heading(.init("\(format(card.name))", aside: "\(format.long(day))"))
    let sections = (parts.isEmpty ? [] : [Block.section(parts)]) + [.section([.table(table(format))])]
    return [heading, .section(facts)] + sections + (details?.blocks(format) ?? []) + [.section(next(format))]
  }

  private func table(_ format: TextFormatter) -> Block.Table {
    Block.Table(
      [
        .init(""), .init(format("Mean"), .trailing), .init(format("Days known"), .trailing),
        .init(format("Not known"), .trailing),
      ],
      rows: zip(means, told.means).map { window, mean in
        .init([
          "\(format("Last {count} days", ["count": "\(window.days)"]))", "\(mean.map { format($0) } ?? "–")",
          "\(window.known)", "\(window.unknown)",
        ])
      })
  }

  private func toldGoal(_ format: TextFormatter) -> String {
    guard let goal, let wanted = card.told.goal else { return card.told.goal.map { format($0) } ?? "–" }
    switch goal.aim {
    case .habit(let habit):
      let values = ["goal": format(wanted), "met": "\(goal.metThisWeek ?? 0)", "days": "\(habit.days)"]
      return habit.side == .atLeast
        ? format("{goal} or more: {met} of {days} days this week", values)
        : format("{goal} or less: {met} of {days} days this week", values)
    case .target:
      let values = [
        "start": card.told.start.map { format($0) } ?? "–", "goal": format(wanted),
        "share": card.progress.map { format.percent($0) } ?? "–",
      ]
      return format("{start} to {goal}: {share} reached", values)
    }
  }

  private func toldStreak(_ format: TextFormatter) -> String {
    if let streak = goal?.streak {
      let values = ["count": "\(streak.length)"]
      switch (streak.length, streak.isOfWeeks) {
      case (0, _): return "–"
      case (1, true): return format("The goal was met for 1 week")
      case (1, false): return format("The goal was met for 1 day")
      case (_, true): return format("The goal was met for {count} weeks", values)
      case (_, false): return format("The goal was met for {count} days", values)
      }
    }
    let values = ["count": "\(streak.days)"]
    if streak.isAtLeast { return format("logged {count} days in a row or more", values) }
    return streak.days == 0
      ? "–" : streak.days == 1 ? format("logged 1 day") : format("logged {count} days in a row", values)
  }

  private func toldTrend(_ format: TextFormatter) -> String {
    guard let change = trend.perWeek, let told = told.perWeek else {
      return trend.missingDays == 1
        ? format("– (needs 1 more day)") : format("– (needs {count} more days)", ["count": "\(trend.missingDays)"])
    }
    guard trend.isClear == true else { return format("no clear change in 28 days") }
    let values = ["change": format(told)]
    return change > 0
      ? format("up by {change} a week, over 28 days", values) : format("down by {change} a week, over 28 days", values)
  }

  private func next(_ format: TextFormatter) -> [Block] {
    var commands: [Block.NextCommand] = []
    if card.told.today == nil { commands.append(.init(card.command, format("log one"))) }
    if card.told.goal == nil { commands.append(.init("symptoms goals add", format("add a goal"))) }
    return commands.isEmpty ? [] : [.commands(commands)]
  }
}
