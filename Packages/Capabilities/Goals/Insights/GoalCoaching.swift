import TrackerApplication
import TrackerCore

/// The rules of coaching about goals.
///
/// A goal has no past here. Of an earlier day, a rule says what follows from the goal as it is now and from the days up
/// to then: a goal that was completed, put away or deleted since is silent on every day, and a new target counts for
/// all of them. Only steps know when they were done, and no goal says anything of days before it began. No day counts
/// as over, so that what is said of a day is the same on the next one.
enum GoalCoaching {
  static let all: [CoachingRule] = [met, stepDue, slipping, onPace, streak]

  /// So many goals are looked at, those with the highest priority: `goals` has all of them.
  private static let mostFollowed = 50

  /// What an insight of a goal is about.
  static func subject(of goal: GoalID) -> String { "goal.\(goal)" }

  // MARK: What is read

  static func followed(_ goals: [Goal]) -> [Goal] { Goal.followed(among: goals, on: nil, most: mostFollowed) }

  static func followed(_ day: CoachingDay) throws -> [Goal] {
    followed(try day.values(Goal.document)).filter { $0.created <= day.day }
  }

  /// The metrics of active goals.
  ///
  /// - Parameter days: How many days before the day a rule reads of a goal; nil for none.
  static func metrics(_ days: @escaping @Sendable (Goal) -> Int?) -> CoachingRule.Metrics {
    { basis in
      followed(try basis.documents.values(Goal.document)).reduce(into: [:]) { metrics, goal in
        guard let days = days(goal) else { return }
        for metric in goal.metrics { metrics[metric] = max(metrics[metric] ?? 0, days) }
      }
    }
  }

  /// What is known of a goal so many days before the day.
  static func situation(_ goal: Goal, _ day: CoachingDay, back: Int = 0) -> GoalSituation {
    GoalSituation(
      goal, on: day.day.advanced(by: -back), in: day.table, isOver: false, reading: GoalSituation.daysOfTarget)
  }

  static let documents = [AnyDocumentKind(Goal.document)]
}
