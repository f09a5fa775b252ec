import TrackerApplication
import TrackerCore

/// Makes the answers of `health`. Only the days that are asked for are read, and those before that they are compared
/// with.
public struct HealthMaker {
  /// Days of the pages of sleep, activity and heart.
  public static let usualDays = 30
  public static let daysAllowed = 7...365

  let session: Session
  let days: Int

  /// - Throws: `Failure` (`usage`) for a number of days that is not allowed.
  public init(_ session: Session, days: Int = usualDays) throws(Failure) {
    guard Self.daysAllowed.contains(days) else {
      throw Failure(
        .usage, "Health looks at 7 to 365 days, not {days}", ["days": .count(days)],
        recovery: "For example: symptoms health sleep --days 90")
    }
    self.session = session
    self.days = days
  }

  /// A table of some metrics up to today.
  func table(_ metrics: some Sequence<MetricID>, back: Int, in journal: any JournalReading) throws -> DayTable {
    let asked = Dictionary(metrics.map { ($0, 0) }) { first, _ in first }
    return try journal.dayTable(
      asked, on: session.today.advanced(by: -back)...session.today, catalogue: session.person.catalogue)
  }

  /// All active goals of some metrics.
  func goals(_ metrics: Set<MetricID>, in journal: any JournalReading) throws -> [FollowedGoal] {
    try session.goals(watching: metrics, in: journal)
  }

  /// The sleep scores as a number of days up to today.
  func scores(_ nights: Nights) -> HealthSeries { HealthSeries(SleepScore.metric, nights.scores, upTo: session.today) }
}

/// Goals that watch a number of the page, and how to add one.
struct HealthGoals {
  static func blocks(_ goals: [FollowedGoal], _ format: TextFormatter) -> [Block] {
    goals.map { goal in
      var told: String
      switch goal.aim {
      case .habit(let habit):
        let values = ["title": goal.title, "met": "\(goal.metThisWeek ?? 0)", "days": "\(habit.days)"]
        told = format("{title}: {met} of {days} days this week", values)
      case .target:
        let share = goal.progress.map { format.percent($0) } ?? "–"
        told = format("{title}: {share} reached", ["title": goal.title, "share": share])
      }
      return .fact(.init(format("Goal"), "\(told)", command: "symptoms goals show \(goal.id.rawValue.shellWord)"))
    }
  }
}
