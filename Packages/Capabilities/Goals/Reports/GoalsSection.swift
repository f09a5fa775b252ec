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
    /// Days of the range on which a habit was met; nil for a target.
    var met: Int?
    /// Of these days it is known whether it was met.
    var known: Int?
    /// How many it wants in as many days.
    var wanted: Int?
    /// 0 … 1, on the last day: of a habit, the days met of those wanted. nil where nothing is known.
    var progress: Double?
    let now: GoalsView.Item

    private enum CodingKeys: String, CodingKey { case id, title, met, known, wanted, progress }
  }

  var goals: [Item]
  /// Of a single day: what it did for each goal.
  var contributions: GoalsOfDayView?
  var recommendations: [GoalRecommendation]

  /// The mean of the goals' progress in percent, those of which something is known.
  var scores: [ReportScore] {
    guard let mean = ReportRange.Mean(of: goals.compactMap(\.progress)) else { return [] }
    return [ReportScore(GoalsSection.part.id, 100 * mean.mean, known: mean.known)]
  }
}

extension GoalsReport.Item {
  private static let week = 7.0

  init(_ situation: GoalSituation, in range: ReportRange) {
    id = situation.goal.id
    title = situation.goal.title
    now = GoalsView.Item(situation)
    progress = situation.progress
    guard let habit = situation.goal.habit, let record = situation.record else { return }
    let first = max(range.days.lowerBound, situation.goal.created)
    guard first <= range.days.upperBound else { return }
    let days = (first.number...range.days.upperBound.number).map { record.isMet(on: Day(number: $0)) }
    let wanted = max(1, Int((Double(habit.days) * Double(days.count) / Self.week).rounded()))
    met = days.count { $0 == true }
    known = days.count { $0 != nil }
    self.wanted = wanted
    progress = known == 0 ? nil : min(1, Double(met ?? 0) / Double(wanted))
  }

  /// `Move on 4 days a week: 5 of 4 days`
  func told(_ format: TextFormatter) -> RichText {
    guard let met, let wanted else {
      let says = [now.now(format), now.share(format)].first { !$0.isEmpty } ?? ""
      return says.isEmpty ? "\(title, .strong)" : "\(title, .strong): \(says)"
    }
    if known == 0 { return "\(title, .strong): \(format("not known"), .unknown)" }
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
    let reached = goals.count { ($0.progress ?? 0) >= 1 }
    let values = ["reached": "\(reached)", "count": "\(goals.count)"]
    return goals.count == 1
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

  /// What a single day did.
  private func day(_ format: TextFormatter) -> [Block] {
    let told = (contributions?.goals ?? []).compactMap { item -> Block.Value? in
      item.mean.map { mean in .init("\(item.goal.title): \(format.number(mean, upTo: 1, isSigned: true))") }
    }
    guard !told.isEmpty else { return [] }
    return [
      .section([
        .fact(.init(format("What the day did, from -1 to 1"), told, .lines))
      ])
    ]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    guard !recommendations.isEmpty else { return [] }
    return [
      .heading(.init("\(format("What your own days suggest"))")),
      .list(.init(recommendations.map { RichText(format($0.says)) })),
    ]
  }
}
