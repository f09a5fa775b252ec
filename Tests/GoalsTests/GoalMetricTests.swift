import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerGoals

@Suite struct GoalMetricTests {
  @Test("a goal's progress is a metric of days, in percent")
  func series() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", [6, 6, 6, 6, 6, 7, 7, 8, 8, 8])
    try world.keep(GoalWorld.goal(GoalWorld.sleep(), age: 3))
    let days = GoalWorld.today.advanced(by: -4)...GoalWorld.today
    let values = try world.world.values(of: "goal.goal.progress", on: days)
    // Means of seven: of 6 6 6 6 6 7 7 it is 6.29, then 6.57, 6.86 and 7.14. The goal began three days ago.
    #expect(values == [.unknown, .value(14), .value(29), .value(43), .value(57)])
    #expect(try world.world.values(of: "goal.none.progress", on: days).allSatisfy { $0 == .unknown })
  }

  @Test("the metric of a habit is how firm it was on the day")
  func habit() throws {
    let world = try GoalWorld()
    try world.keep("exercise.minutes", [30, 30, 0], fold: .sum)
    try world.keep(
      GoalWorld.goal(.habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 7)), age: 2))
    let days = GoalWorld.today.advanced(by: -2)...GoalWorld.today
    let values = try world.world.values(of: "goal.goal.progress", on: days)
    // 5.19%, then 5.19 · .948 + 5.19 = 10.11, then 10.11 · .948 = 9.59.
    #expect(values == [.value(5), .value(10), .value(10)])
  }

  @Test("a share that was set by hand is of today: of earlier days nothing is known")
  func byHand() throws {
    let world = try GoalWorld()
    var goal = GoalWorld.goal(nil, age: 2)
    goal.share = 0.4
    try world.keep(goal)
    let days = GoalWorld.today.advanced(by: -2)...GoalWorld.today
    #expect(try world.world.values(of: "goal.goal.progress", on: days) == [.unknown, .unknown, .value(40)])
  }

  @Test("deleting takes the goal that was named, and no other")
  func deleting() throws {
    let world = try GoalWorld()
    for title in ["Bread", "Apples", "Cheese"] {
      var change = GoalChange()
      change.title = title
      _ = try world.book.add(change)
    }
    _ = try world.book.delete("bread")
    #expect(try world.book.overview().goals.map(\.id) == ["apples", "cheese"])
  }

  @Test("steps count from the day they were done on")
  func steps() throws {
    let world = try GoalWorld()
    let steps = [
      GoalStep(title: "a", due: nil, done: GoalWorld.today.advanced(by: -1)), GoalStep(title: "b", due: nil, done: nil),
    ]
    try world.keep(GoalWorld.goal(nil, age: 2, steps: steps))
    let days = GoalWorld.today.advanced(by: -2)...GoalWorld.today
    #expect(try world.world.values(of: "goal.goal.progress", on: days) == [.value(0), .value(50), .value(50)])
  }

  @Test("no goal may watch the progress of a goal, and none is among the metrics that can be chosen")
  func circle() throws {
    let catalogue = try GoalWorld().session.person.catalogue
    #expect(catalogue["goal.walk.progress"]?.documents?.readsDays == true)
    #expect(catalogue["goal.walk.progress"]?.isImportable == false)
    #expect(!GoalEditor.trackable(catalogue).contains { $0.id.rawValue.hasPrefix("goal.") })
  }

  @Test(
    "today tells of two goals in two lines, of one that is reached in one more, and asks nothing where there are none")
  func today() throws {
    let world = try GoalWorld()
    let session = try world.session
    func content() throws -> any TodayContent {
      try world.world.journal.read { journal in
        try GoalsTodaySource().content(
          of: TodayContext(
            session: session, journal: journal, day: GoalWorld.today,
            table: DayTable(days: GoalWorld.today...GoalWorld.today, catalogue: session.person.catalogue),
            outlooks: []))
      }
    }
    let before = world.world.journal.questionCount
    #expect(try content().blocks(of: "goals", session.format) == [])
    #expect(world.world.journal.questionCount - before == 1)
    var goals = (1...4).map { number in
      var goal = Goal(id: GoalID("g\(number)"), title: "Goal \(number)", created: GoalWorld.today)
      goal.steps = [GoalStep(title: "x", due: nil, done: nil)]
      return goal
    }
    try world.keep(goals[0], goals[1], goals[2], goals[3])
    let blocks = try content().blocks(of: "goals", session.format)
    guard case .fact(let fact)? = blocks.first, blocks.count == 1 else {
      Issue.record("\(blocks)")
      return
    }
    #expect(fact.values.map(\.text.text) == ["Goal 1: 0 of 1 step", "Goal 2: 0 of 1 step"])
    goals[3].steps[0].done = GoalWorld.today
    try world.keep(goals[3])
    let asking = try content().blocks(of: "goals", session.format)
    #expect(asking.first == .sentence("Goal reached: Goal 4. To complete it: symptoms goals complete g4"))
    guard case .fact(let others)? = asking.last, asking.count == 2 else {
      Issue.record("\(asking)")
      return
    }
    #expect(others.values.map(\.text.text) == ["Goal 1: 0 of 1 step", "Goal 2: 0 of 1 step"])
  }
}
