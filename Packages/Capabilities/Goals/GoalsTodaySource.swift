import TrackerApplication
import TrackerCore

/// The goals' part of `today`: nothing where there are none.
struct GoalsTodaySource: TodaySource {
  let id = "goals"
  let sections = [TodaySection("goals", place: 55)]

  /// Which metrics goals watch stands in their documents, so that the table is not asked for them.
  func metrics(for person: Person) -> [MetricID: Int] { [:] }

  func content(of day: TodayContext) throws -> any TodayContent {
    let goals = try GoalBook.goals(in: day.journal).filter { $0.state == .active && $0.created <= day.day }
    guard !goals.isEmpty else { return GoalsToday(goals: []) }
    let shown = goals.sorted { (-$0.priority.rank, $0.id) < (-$1.priority.rank, $1.id) }.prefix(GoalsToday.mostRead)
    let situations = try GoalBook.situations(of: Array(shown), on: day.day, in: day.session, journal: day.journal)
    return GoalsToday(goals: situations.map { GoalsView.Item($0) })
  }
}

/// What `today` says of goals, in at most two lines.
struct GoalsToday: TodayContent {
  /// So many are looked at, those with the highest priority.
  static let mostRead = 8
  /// So many are told.
  private static let mostTold = 2

  var goals: [GoalsView.Item]

  private enum Key: String, CodingKey { case goals }

  func encode(to encoder: any Encoder) throws {
    guard !goals.isEmpty else { return }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(goals, forKey: .goals)
  }

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard !goals.isEmpty else { return [] }
    if let reached = goals.first(where: { $0.isReached && $0.state == .active }) {
      let says = format(
        "Goal reached: {goal}. To complete it: {command}",
        ["goal": reached.title, "command": "symptoms goals complete \(reached.id)"])
      return [.sentence("\(says)")]
    }
    // Those that need a look come first.
    let told = (goals.filter { !$0.attention.isEmpty } + goals.filter { $0.attention.isEmpty })
      .prefix(GoalsToday.mostTold)
    let parts = told.map { goal -> RichText in
      let now = [goal.now(format), goal.share(format)].first { !$0.isEmpty }
      return now.map { "\(goal.title): \($0)" } ?? "\(goal.title)"
    }
    return [.fact(.init(format("Goals:"), parts.map { .init($0) }, .lines))]
  }
}
