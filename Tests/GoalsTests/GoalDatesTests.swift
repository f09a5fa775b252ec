import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerGoals
@testable import TrackerGoalsCommands

/// Days that goals keep, and those that they ask for.
@Suite struct GoalDatesTests {
  @Test("a step that is done is due no more: neither a reason to look nor on the list of what comes")
  func doneSteps() throws {
    let today = GoalWorld.today
    let steps = [
      GoalStep(title: "late, and done", due: today.advanced(by: -3), done: today.advanced(by: -1)),
      GoalStep(title: "early, and done", due: today.advanced(by: 3), done: today),
      GoalStep(title: "open", due: today.advanced(by: 5), done: nil),
    ]
    let goal = GoalWorld.goal(nil, age: 6, due: 40, steps: steps)
    let world = try GoalWorld()
    try world.keep(goal)
    #expect(try world.situation(goal).attention == [])
    #expect(try world.book.upcoming().items.map(\.step) == ["open"])
    #expect(try world.book.upcoming(days: 40).items.map(\.step) == ["open", nil])
    guard case .dates(let dates) = try #require(GoalReminders.all.first { $0.id == "goal-step" }).inCalendars else {
      Issue.record("A step has a date")
      return
    }
    let session = try world.session
    #expect(try world.world.journal.read { try dates(session, $0) }.map(\.day) == [today.advanced(by: 5)])
  }

  @Test("what a goal has can be taken away again: its day, its words, and what it watches")
  func takenAway() throws {
    let world = try GoalWorld()
    let words = ["--by", "in 6 weeks", "--about", "Rest", "--track", "sleep.hours", "--from", "6", "--target", "8"]
    try world.world.run(GoalsAddCommand.self, ["Sleep"] + words)
    func goal() throws -> Goal { try #require(try world.world.journal.read { try GoalBook.goals(in: $0) }.first) }
    #expect(try goal().due != nil && goal().about == "Rest" && goal().aim != nil)
    try world.world.run(GoalsEditCommand.self, ["sleep", "--no-by"])
    #expect(try goal().due == nil && goal().about == "Rest" && goal().aim != nil)
    try world.world.run(GoalsEditCommand.self, ["sleep", "--no-about", "--no-track"])
    #expect(try goal().about == nil && goal().aim == nil)
  }

  @Test("what was done on a day stays done on it, though it is said again later")
  func doneOnce() throws {
    var world = try GoalWorld()
    try world.world.run(GoalsAddCommand.self, ["Papers", "--step", "buy folders"])
    try world.world.run(GoalsStepCommand.self, ["papers", "--done", "1"])
    try world.world.run(GoalsCompleteCommand.self, ["papers"])
    try world.world.setClock("2026-03-20T12:00")
    try world.world.run(GoalsStepCommand.self, ["papers", "--done", "1"])
    try world.world.run(GoalsCompleteCommand.self, ["papers"])
    let goal = try #require(try world.world.journal.read { try GoalBook.goals(in: $0) }.first)
    #expect(goal.completed == GoalWorld.today && goal.steps.map(\.done) == [GoalWorld.today])
  }

  @Test(
    "a length of time to a day is read in days, weeks, months and years, in both languages",
    arguments: [
      ("in 3 days", 3), ("in 6 weeks", 42), ("6w", 42), ("2 months", 60), ("in 1 year", 365), ("in 2 Wochen", 14),
      ("3 Monate", 90), ("10 tagen", 10), ("next monday", 4), ("friday", 1), ("donnerstag", 7),
    ])
  func lengths(typed: String, days: Int) throws {
    let session = try GoalWorld().session
    #expect(try DueDay.read(typed, in: session) == GoalWorld.today.advanced(by: days))
  }

  @Test(
    "a goal asks to be reminded of as often as the person chose, from its second day on",
    arguments: [
      (GoalReminder.daily, [1, 2, 3, 6, 7, 8, 13, 14, 27, 28, 29]), (.weekly, [7, 14, 28]), (.monthly, [28]),
      (.none, []),
    ])
  func reminders(often: GoalReminder, ages: [Int]) {
    let asked = [0, 1, 2, 3, 6, 7, 8, 13, 14, 27, 28, 29].filter { age in
      var goal = GoalWorld.goal(nil, age: age)
      goal.reminder = often
      return GoalRules.asksForReminder(goal, on: GoalWorld.today)
    }
    #expect(asked == ages)
    var archived = GoalWorld.goal(nil, age: 28)
    (archived.reminder, archived.archived) = (often, GoalWorld.today)
    #expect(!GoalRules.asksForReminder(archived, on: GoalWorld.today))
  }

  @Test("progress is told week by week, from the goal's first week on")
  func weeks() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 6, count: 10) + Array(repeating: 7, count: 14))
    try world.keep(GoalWorld.goal(GoalWorld.sleep(), age: 20))
    let points = try world.book.progress(of: "goal").points
    #expect(points.map { $0.day.distance(to: GoalWorld.today) } == [14, 7, 0])
    #expect(points.map(\.share) == [0, 0.5, 0.5])
  }

  @Test("of habits only those that need today are a reason to remind, and no notification names one")
  func openHabits() throws {
    let world = try GoalWorld()
    func habit(_ id: GoalID, days: Int) -> Goal {
      var goal = Goal(id: id, title: "\(id)", created: GoalWorld.today.advanced(by: -30))
      goal.aim = .habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: days))
      return goal
    }
    // A Thursday: after it three days are left, so one of four days a week needs it and one of two does not.
    try world.keep(habit("often", days: 4), habit("seldom", days: 2))
    try world.keep("exercise.minutes", [0, 0, 0, nil])
    let rule = try #require(GoalReminders.all.first { $0.id == "goal-open" })
    let session = try world.session
    #expect(try world.world.journal.read { try rule.moments(session, $0) }.map(\.id) == ["often"])
    #expect(GoalReminders.all.allSatisfy { !$0.notifies.description.contains("{") })
  }

  @Test("a category keeps its colour while its sign changes, and its goals are marked with both")
  func colour() throws {
    let world = try GoalWorld()
    try world.world.run(GoalsCategoryCommand.self, ["garden", "--icon", "✿", "--colour", "#2F6B4F"])
    try world.world.run(GoalsCategoryCommand.self, ["garden", "--icon", "♣"])
    try world.world.run(GoalsAddCommand.self, ["Beans", "--category", "garden"])
    try world.world.run(GoalsAddCommand.self, ["Papers", "--category", "career"])
    let view = try world.book.overview()
    let format = try world.session.format
    let signs = view.blocks(format).flatMap(\.tables).flatMap(\.groups).flatMap(\.rows)
      .compactMap { $0.cells.first?.runs.first }
    #expect(
      signs == [.init("♣", colour: Colour(47, 107, 79)), .init("◆", colour: Colour("#2196F3"))])
    #expect(try world.book.categories().categories.last?.colour == "#2F6B4F")
  }
}

extension Block {
  /// The tables in it.
  fileprivate var tables: [Table] {
    switch self {
    case .table(let table): [table]
    case .section(let blocks): blocks.flatMap(\.tables)
    default: []
    }
  }
}
