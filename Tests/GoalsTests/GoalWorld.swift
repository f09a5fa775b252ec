import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerGoals

/// A person with goals, on 2026-03-12, a Thursday.
struct GoalWorld: WorldOfDays {
  static let today = TestWorld.today
  var world: TestWorld

  init(now: String = "2026-03-12T20:00", modules: [any TrackerModule.Type] = []) throws {
    world = try TestWorld([GoalsModule.self, LoggingModule.self] + modules, now: now)
  }

  var session: Session { get throws { try world.context.session() } }
  var book: GoalBook { get throws { GoalBook(try session) } }

  /// Keeps a goal as it is.
  func keep(_ goals: Goal...) throws {
    try world.journal.write("goals add", at: world.context.environment.now) { journal in
      for goal in goals { try journal.put(goal, as: Goal.document, of: goal.id) }
    }
  }

  /// What is known of a goal today.
  func situation(_ goal: Goal) throws -> GoalSituation {
    let session = try session
    return try world.journal.read { journal in
      try GoalBook.situations(of: [goal], on: Self.today, in: session, journal: journal)[0]
    }
  }

  /// A goal that began so many days ago.
  static func goal(_ aim: GoalAim?, age: Int = 60, due: Int? = nil, steps: [GoalStep] = []) -> Goal {
    var goal = Goal(id: "goal", title: "A goal", created: today.advanced(by: -age))
    goal.aim = aim
    goal.due = due.map(today.advanced(by:))
    goal.steps = steps
    return goal
  }

  static func sleep(from start: Double = 6, to target: Double = 8) -> GoalAim {
    .target(GoalTarget(metric: "sleep.hours", start: start, target: target))
  }
}
