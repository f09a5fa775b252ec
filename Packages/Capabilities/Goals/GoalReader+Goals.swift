import TrackerApplication
import TrackerCore

extension GoalReader {
  /// The goals of this module: of each metric the active one with the highest priority.
  static let goals = GoalReader("goals") { metrics, day, session, journal, documents in
    let watching = try documents.values(Goal.document).flatMap(\.parts).filter { goal in
      goal.aim.map { metrics.contains($0.metric) } ?? false
    }
    var seen: Set<MetricID> = []
    let followed = Goal.followed(among: watching, on: day, most: watching.count).filter { goal in
      goal.aim.map { seen.insert($0.metric).inserted } ?? false
    }
    guard !followed.isEmpty else { return [] }
    return try GoalBook.situations(of: followed, on: day, in: session, journal: journal).compactMap(FollowedGoal.init)
  }
}

extension FollowedGoal {
  /// nil for a goal that watches nothing.
  init?(_ situation: GoalSituation) {
    guard let aim = situation.goal.aim else { return nil }
    self.init(
      id: situation.goal.id, title: situation.goal.title, aim: aim, current: situation.current,
      progress: situation.progress, metThisWeek: situation.week?.met,
      streak: situation.streak.map { Streak(length: $0.length, isOfWeeks: $0.unit == .weeks) })
  }
}
