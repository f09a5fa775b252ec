import TrackerApplication
import TrackerCore

extension GoalReader {
  /// The active goals of this module, those with the highest priority first.
  static let goals = GoalReader("goals") { metrics, most, day, session, journal, documents in
    let watching = try documents.values(Goal.document).flatMap(\.parts).filter { goal in
      goal.aim.map { metrics.contains($0.metric) } ?? false
    }
    var counts: [MetricID: Int] = [:]
    let followed = Goal.followed(among: watching, on: day, most: watching.count).filter { goal in
      guard let metric = goal.aim?.metric else { return false }
      let earlier = counts[metric, default: 0]
      counts[metric] = earlier + 1
      return earlier < most
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
