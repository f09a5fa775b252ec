import TrackerApplication
import TrackerCore

/// Goals in reports: how each came along, what the day did for it, and what the person's own days suggest next.
struct GoalsSection: ReportSection {
  static let part = ReportScorePart("goals", "Goals", weight: 10)
  /// So many are looked at, those with the highest priority.
  private static let most = 20

  let id = "goals"
  let title: Phrase = "Goals"
  let place = 100
  let scoreParts = [GoalsSection.part]
  let notTracked: Phrase = "There was no goal in this time. To add one: symptoms goals add"

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let day = range.days.upperBound
    let goals = Goal.followed(among: try range.documents.values(Goal.document), on: day, most: Self.most)
    guard !goals.isEmpty else { return nil }
    let situations = try GoalBook.situations(of: goals, on: day, in: range.session, journal: range.journal)
    return GoalsReport(
      goals: situations.map { GoalsReport.Item($0, in: range) },
      contributions: range.count == 1
        ? GoalsOfDayView(situations, day: day, today: range.session.today) : nil,
      recommendations: range.isOpen ? Array(situations.flatMap(\.recommendations).prefix(3)) : [])
  }
}

/// How goals came along over some days.
struct GoalsReport: ReportContent {
  struct Item: Encodable, Sendable {
    var id: GoalID
    var title: String
    /// Days of the range on which a habit was met, of a single day those of its week so far; nil for a target.
    var met: Int?
    /// Of so many of these days it is known whether it was met.
    var known: Int?
    /// How many it wants in as many days, of a single day in its week.
    var wanted: Int?
    /// 0 … 1, on the last day: of a habit, the days met of those wanted. nil where nothing is known.
    var progress: Double?
    /// What counts for the overall score, 0 … 1: progress over the days on which the goal was there and something is
    /// known of it. nil with fewer of them than a third of the range.
    var counted: Double?
    let now: GoalsView.Item
    let isOfDay: Bool

    private enum CodingKeys: String, CodingKey { case id, title, met, known, wanted, progress, counted }
  }

  var goals: [Item]
  /// Of a single day: what it did for each goal.
  var contributions: GoalsOfDayView?
  var recommendations: [GoalRecommendation]

  /// The mean of the goals' progress in percent, those that count.
  var scores: [ReportScore] {
    guard let mean = ReportRange.Mean(of: goals.compactMap(\.counted)) else { return [] }
    return [ReportScore(GoalsSection.part.id, 100 * mean.mean, known: mean.known)]
  }
}

extension GoalsReport.Item {
  private static let week = 7.0

  init(_ situation: GoalSituation, in range: ReportRange) {
    let goal = situation.goal
    id = goal.id
    title = goal.title
    now = GoalsView.Item(situation)
    isOfDay = range.count == 1
    counted = Self.counted(situation, in: range)
    guard let habit = goal.habit, let record = situation.record else {
      progress = situation.progress
      return
    }
    // A day alone says little of a habit, so its week is told. Days before the goal count here as on other screens.
    let last = range.days.upperBound
    let first = isOfDay ? last.advanced(by: 1 - last.weekday) : max(range.days.lowerBound, record.first)
    let answers = Self.days(first, last).map { record.isMet(on: $0) }
    let (days, known) = (answers.count { $0 == true }, answers.count { $0 != nil })
    let wanted =
      isOfDay ? habit.days : max(1, Int((Double(habit.days) * Double(answers.count) / Self.week).rounded()))
    (self.met, self.known, self.wanted) = (days, known, wanted)
    progress = known == 0 ? nil : min(1, Double(days) / Double(wanted))
  }

  private static func days(_ first: Day, _ last: Day) -> [Day] {
    first > last ? [] : (first.number...last.number).map { Day(number: $0) }
  }

  /// A target and steps begin where the person is, so that their first day says nothing. A habit can be met on it.
  private static func counted(_ situation: GoalSituation, in range: ReportRange) -> Double? {
    let goal = situation.goal
    let last = range.days.upperBound
    let read = max(range.days.lowerBound, situation.firstRead ?? range.days.lowerBound)
    let begin = goal.habit == nil ? goal.created.advanced(by: 1) : goal.created
    let known = days(max(read, begin), last).filter { situation.isKnown(on: $0) }
    guard !known.isEmpty, known.count * 3 >= read.distance(to: last) + 1 else { return nil }
    guard let habit = goal.habit, let record = situation.record else { return situation.progress }
    let met = known.count { record.isMet(on: $0) == true }
    return min(1, Double(met) / (Double(habit.days) * Double(known.count) / week))
  }

  /// `Move on 4 days a week: 5 of 4 days`
  func told(_ format: TextFormatter) -> RichText {
    guard let met, let wanted else {
      let says = [now.now(format), now.share(format)].first { !$0.isEmpty } ?? ""
      return says.isEmpty ? "\(title, .strong)" : "\(title, .strong): \(says)"
    }
    if known == 0 { return "\(title, .strong): \(format("not known"), .unknown)" }
    if isOfDay { return "\(title, .strong): \(now.now(format))" }
    let values = ["met": "\(met)", "wanted": "\(wanted)"]
    return wanted == 1
      ? "\(title, .strong): \(format("{met} of 1 day", values))"
      : "\(title, .strong): \(format("{met} of {wanted} days", values))"
  }
}

extension GoalsReport {
  /// So many steps of a bar.
  private static let steps = 100

  func headline(_ format: TextFormatter) -> RichText {
    let known = goals.compactMap(\.progress)
    let reached = known.count { $0 >= 1 }
    let unknown = goals.count - known.count
    let values = ["reached": "\(reached)", "count": "\(known.count)", "unknown": "\(unknown)"]
    if known.isEmpty {
      return "\(format(unknown == 1 ? "Nothing is known of your goal yet" : "Nothing is known of your goals yet"))"
    }
    guard unknown == 0 else {
      return known.count == 1
        ? "\(format("{reached} of 1 known goal reached; {unknown} not known", values))"
        : "\(format("{reached} of {count} known goals reached; {unknown} not known", values))"
    }
    return known.count == 1
      ? "\(format(reached == 1 ? "Your goal is reached" : "1 goal on the way"))"
      : "\(format("{reached} of {count} goals reached", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let bars = goals.map { goal -> Block in
      guard let progress = goal.progress else { return .sentence(goal.told(format)) }
      return .progress(
        .init(goal.told(format), done: Int((progress * Double(Self.steps)).rounded()), of: Self.steps))
    }
    return bars + day(format) + next(format)
  }

  /// What a single day did, in words and as a number.
  private func day(_ format: TextFormatter) -> [Block] {
    let told = (contributions?.goals ?? []).compactMap { item -> Block.Value? in
      item.mean.map { mean in
        let words = GoalContribution.Band(mean).told(format)
        return .init("\(item.goal.title): \(words) (\(format.number(mean, upTo: 1, isSigned: true)))")
      }
    }
    guard !told.isEmpty else { return [] }
    return [
      .section([
        .fact(.init(format("What the day did, from −1 to 1"), told, .lines))
      ])
    ]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    guard !recommendations.isEmpty else { return [] }
    let titles = Dictionary(goals.map { ($0.id, $0.title) }) { first, _ in first }
    return [
      .heading(.init("\(format("What your own days suggest"))")),
      .list(.init(recommendations.map { $0.told(of: titles, format) })),
    ]
  }
}
