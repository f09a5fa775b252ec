import TrackerApplication
import TrackerCore

/// The goals' part of `today`: nothing where there are none.
struct GoalsTodaySource: TodaySource {
  let id = "goals"
  let sections = [TodaySection("goals", "Your goals", place: 55)]

  /// Which metrics goals watch stands in their documents, so that the table is not asked for them.
  func metrics(for person: Person) -> [MetricID: Int] { [:] }

  func content(of day: TodayContext) throws -> any TodayContent {
    let goals = Goal.followed(
      among: try day.documents.values(Goal.document), on: day.day, most: GoalsToday.mostRead)
    guard !goals.isEmpty else { return GoalsToday(goals: []) }
    let situations = try GoalBook.situations(of: goals, on: day.day, in: day.session, journal: day.journal)
    let news = day.insights.map { insight in goals.first { GoalCoaching.subject(of: $0.id) == insight.subject }?.id }
    return GoalsToday(goals: situations.map { GoalsView.Item($0) }, news: news)
  }
}

/// What `today` says of goals, in at most two lines, and one that is reached until somebody says whether that is all. A
/// goal that is news of the day has no line of its own beside it.
struct GoalsToday: TodayContent {
  /// So many are looked at, those with the highest priority.
  static let mostRead = 8
  /// So many are told.
  private static let mostTold = 2

  var goals: [GoalsView.Item]
  /// The goals that the insights of the day are about, in their order; nil for an insight about something else.
  var news: [GoalID?] = []

  private enum Key: String, CodingKey { case goals }

  func encode(to encoder: any Encoder) throws {
    guard !goals.isEmpty else { return }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(goals, forKey: .goals)
  }

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard news.contains(where: { $0 != nil }) else { return lines(of: goals, format) }
    // With little room, only the first insight is shown.
    return [.byRoom(full: lines(without: news, format), short: lines(without: Array(news.prefix(1)), format))]
  }

  /// Insights do not stand beside what calls for help.
  func blocksBesideRedFlags(of section: String, _ format: TextFormatter) -> [Block] { lines(of: goals, format) }

  private func lines(without news: [GoalID?], _ format: TextFormatter) -> [Block] {
    lines(of: goals.filter { !news.contains($0.id) }, format)
  }

  private func lines(of goals: [GoalsView.Item], _ format: TextFormatter) -> [Block] {
    guard !goals.isEmpty else { return [] }
    let reached = goals.first(where: \.isNewlyReached)
    let question: [Block] =
      reached.map { reached in
        let says = format(
          "Goal reached: {goal}. To complete it: {command}",
          ["goal": reached.title, "command": "symptoms goals complete \(reached.id)"])
        return [.sentence("\(says)")]
      } ?? []
    let goals = goals.filter { $0.id != reached?.id }
    guard !goals.isEmpty else { return question }
    // Those that need a look come first.
    let told = (goals.filter { !$0.attention.isEmpty } + goals.filter { $0.attention.isEmpty })
      .prefix(GoalsToday.mostTold)
    let parts = told.map { goal -> RichText in
      let now = [goal.now(format), goal.share(format)].first { !$0.isEmpty }
      return now.map { "\(goal.title): \($0)" } ?? "\(goal.title)"
    }
    return question + [.fact(.init(format("Goals:"), parts.map { .init($0) }, .lines))]
  }
}
