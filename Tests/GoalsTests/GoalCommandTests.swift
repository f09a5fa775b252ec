import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerGoals
@testable import TrackerGoalsCommands

@Suite struct GoalCommandTests {
  private static func goals(_ world: GoalWorld) throws -> [Goal] {
    try world.world.journal.read { try GoalBook.goals(in: $0) }
  }

  @Test("a target starts where the person is")
  func target() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", [6, 6.5, 7])
    let output = try world.world.run(
      GoalsAddCommand.self,
      ["Sleep more", "--track", "sleep.hours", "--target", "8", "--by", "in 8 weeks", "--priority", "high"])
    #expect(
      output == """
        Saved: Sleep more (6.5 now, goal 8 hours, by Thursday 7 May).
        To see it: symptoms goals show sleep-more

        """)
    let goal = try #require(try Self.goals(world).first)
    #expect(goal.aim == .target(GoalTarget(metric: "sleep.hours", start: 6.5, target: 8)))
    #expect(goal.due == Day("2026-05-07") && goal.priority == .high && goal.created == GoalWorld.today)
  }

  @Test("a target that only rounding would reach is nearly reached")
  func nearly() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", [6.96, 6.95, 6.97])
    func saved(_ target: String) throws -> String {
      try world.world.run(GoalsAddCommand.self, ["To \(target)", "--track", "sleep.hours", "--target", target])
    }
    #expect(try saved("7").contains("(nearly 7 now, goal 7 hours)"))
    #expect(try saved("7.1").contains("(7 now, goal 7.1 hours)"))
    // Of two numbers, the one that is there is not nearly there.
    func both(_ target: String) throws -> String {
      try world.world.run(
        GoalsAddCommand.self,
        [
          "Both \(target)", "--track", "sleep.hours", "--track", "stress.level", "--from", "6", "--from", "8",
          "--target", target, "--target", "4",
        ])
    }
    #expect(try both("7").contains("Sleep: nearly 7 now, goal 7 hours"))
    #expect(try both("6.96").contains("Sleep: 7 now, goal 7 hours"))
  }

  @Test("whoever wants to be reminded of a goal is told that reminders must be on, and nobody else is")
  func reminder() throws {
    let world = try GoalWorld()
    let hint = "You are reminded only while reminders are on: symptoms reminders list\n"
    #expect(try world.world.run(GoalsAddCommand.self, ["Novel", "--remind", "weekly"]).contains(hint))
    #expect(try world.world.run(GoalsEditCommand.self, ["novel", "--priority", "high"]).contains(hint))
    #expect(try !world.world.run(GoalsAddCommand.self, ["Walk"]).contains("reminders"))
    #expect(try !world.world.run(GoalsDeleteCommand.self, ["novel"]).contains("reminders"))
  }

  @Test("a habit, steps and a share by hand are kept as they were typed")
  func others() throws {
    let world = try GoalWorld()
    try world.world.run(
      GoalsAddCommand.self, ["Walk", "--track", "exercise.minutes", "--at-least", "20", "--days", "4"])
    try world.world.run(
      GoalsAddCommand.self, ["Less coffee", "--track", "intake.coffee", "--at-most", "2", "--days", "7"])
    try world.world.run(
      GoalsAddCommand.self, ["Papers", "--step", "buy folders", "--step", "one drawer", "--category", "personal"])
    try world.world.run(GoalsAddCommand.self, ["Novel"])
    let goals = try Self.goals(world)
    #expect(goals.map(\.id) == ["less-coffee", "novel", "papers", "walk"])
    #expect(
      goals.map(\.aim) == [
        .habit(GoalHabit(metric: "intake.coffee", side: .atMost, threshold: 2, days: 7)), nil, nil,
        .habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4)),
      ])
    #expect(goals[2].steps.map(\.title) == ["buy folders", "one drawer"] && goals[2].category == "personal")
    try world.world.run(GoalsProgressCommand.self, ["novel", "40%"])
    #expect(try Self.goals(world)[1].share == 0.4)
  }

  @Test("steps are added, done, moved, reopened and removed")
  func steps() throws {
    let world = try GoalWorld()
    try world.world.run(GoalsAddCommand.self, ["Papers", "--step", "one"])
    try world.world.run(GoalsStepCommand.self, ["papers", "two", "--by", "friday"])
    try world.world.run(GoalsStepCommand.self, ["papers", "three"])
    try world.world.run(GoalsStepCommand.self, ["papers", "--done", "1"])
    try world.world.run(GoalsStepCommand.self, ["papers", "--move", "3", "--to", "1"])
    var steps = try Self.goals(world)[0].steps
    #expect(steps.map(\.title) == ["three", "one", "two"])
    #expect(steps.map(\.done) == [nil, GoalWorld.today, nil])
    #expect(steps[2].due == Day("2026-03-13"))
    try world.world.run(GoalsStepCommand.self, ["papers", "--reopen", "2"])
    try world.world.run(GoalsStepCommand.self, ["papers", "--remove", "three"])
    steps = try Self.goals(world)[0].steps
    #expect(steps.map(\.title) == ["one", "two"] && steps.map(\.done) == [nil, nil])
  }

  @Test("completing, reopening, putting away and deleting are told in the history, which comes from the document")
  func history() throws {
    let world = try GoalWorld()
    try world.world.run(GoalsAddCommand.self, ["Papers", "--step", "one"])
    try world.world.run(GoalsEditCommand.self, ["papers", "--title", "All papers", "--by", "2026-06-01"])
    try world.world.run(GoalsStepCommand.self, ["papers", "--done", "1"])
    try world.world.run(GoalsCompleteCommand.self, ["papers"])
    #expect(try Self.goals(world)[0].state == .completed)
    try world.world.run(GoalsReopenCommand.self, ["papers"])
    try world.world.run(GoalsArchiveCommand.self, ["papers"])
    #expect(try Self.goals(world)[0].state == .archived)
    let history = try world.book.history(of: "papers")
    #expect(
      history.changes.map { $0.parts.map(\.description) } == [
        ["Added"], ["Title changed from “Papers” to “All papers”", "To be reached by 2026-06-01"], ["Step done: one"],
        ["Completed"], ["Active again"], ["Put away"],
      ])
    // What was put away can still be completed.
    try world.world.run(GoalsCompleteCommand.self, ["papers"])
    #expect(try Self.goals(world)[0].state == .completed)
    try world.world.run(GoalsDeleteCommand.self, ["papers"])
    #expect(try Self.goals(world) == [])
    // The id stays that of the deleted goal, whose history it leads to.
    try world.world.run(GoalsAddCommand.self, ["Papers"])
    #expect(try Self.goals(world).map(\.id) == ["papers-2"])
  }

  @Test("the overview puts first what needs a look, and says why")
  func overview() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 6.5, count: 60))
    var sleep = GoalWorld.goal(GoalWorld.sleep())
    (sleep.id, sleep.title, sleep.priority) = ("sleep", "Sleep more", .low)
    var walk = GoalWorld.goal(.habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4)))
    (walk.id, walk.title, walk.priority) = ("walk", "Walk", .high)
    try world.keep(sleep, walk)
    try world.keep("exercise.minutes", [30, 0, 25, nil], fold: .sum)
    let output = try world.world.run(GoalsListCommand.self, width: 80)
    #expect(
      output == """
        You have 2 goals. One needs a look.

        Needs a look
          ███  ♥ Sleep more  25%  6.5 now, goal 8 hours
                 No progress in the last 28 days.

        Others
          █    ♥ Walk             2 of 4 days this week

        To see one goal: symptoms goals show walk

        """)
  }

  @Test("sorting and filters choose what is shown")
  func queries() throws {
    let world = try GoalWorld()
    var goals = ["a", "b", "c"].map { id in
      var goal = Goal(id: GoalID(id), title: id, created: GoalWorld.today)
      goal.steps = [GoalStep(title: "x", due: nil, done: nil), GoalStep(title: "y", due: nil, done: nil)]
      return goal
    }
    goals[0].due = Day("2026-06-01")
    goals[1].due = Day("2026-05-01")
    goals[1].priority = .high
    goals[2].steps[0].done = GoalWorld.today
    goals[2].category = "career"
    goals[0].created = GoalWorld.today.advanced(by: -3)
    try world.keep(goals[0], goals[1], goals[2])
    func ids(_ change: (inout GoalQuery) -> Void) throws -> [GoalID] {
      var query = GoalQuery()
      change(&query)
      return try world.book.overview(query).goals.map(\.id)
    }
    #expect(try ids { _ in } == ["b", "a", "c"])
    #expect(try ids { $0.order = .due } == ["b", "a", "c"])
    #expect(try ids { $0.order = .progress } == ["a", "b", "c"])
    #expect(try ids { $0.order = .created } == ["b", "c", "a"])
    #expect(try ids { $0.category = "Career" } == ["c"])
    #expect(try ids { $0.priority = .high } == ["b"])
    #expect(try ids { $0.states = [.completed] } == [])
  }

  @Test("in a terminal, a goal that is reached is asked about once; elsewhere the answer names the command")
  func asked() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 8.5, count: 10))
    var goal = GoalWorld.goal(GoalWorld.sleep())
    (goal.id, goal.title) = ("sleep", "Sleep more")
    try world.keep(goal)
    #expect(try world.world.run(GoalsListCommand.self).contains("To complete it: symptoms goals complete sleep"))
    func list(_ keys: [Key]) throws -> ScriptedTerminal {
      let terminal = ScriptedTerminal(keys: keys)
      var context = world.world.context
      context.use(terminal)
      try GoalsListCommand.parse([]).runAsking(in: context)
      return terminal
    }
    #expect(try list([.down, .enter]).frames.first?.contains("You have reached “Sleep more”.") == true)
    #expect(try Self.goals(world)[0].isAsked && Self.goals(world)[0].state == .active)
    #expect(try list([]).frames == [], "it is asked once")
    try world.world.run(GoalsReopenCommand.self, ["sleep"])
    _ = try list([.enter])
    #expect(try Self.goals(world)[0].state == .completed)
  }

  @Test("question by question, a goal is made; leaving saves nothing")
  func dialogue() throws {
    let world = try GoalWorld()
    func add(_ keys: [Key]) throws {
      var context = world.world.context
      context.use(ScriptedTerminal(keys: keys, height: 40))
      try GoalsAddCommand.parse([]).runAsking(in: context)
    }
    try add([.enter] + .typing("Walk") + [.escape])
    #expect(try Self.goals(world) == [])
    // My own, its title, a habit, a metric, at least, 20, four days.
    try add(
      [.enter] + .typing("Walk") + [.enter, .enter] + .typing("exercise.minutes") + [.enter, .enter]
        + .typing("20") + [.enter] + .typing("4") + [.enter])
    #expect(
      try Self.goals(world).map(\.aim) == [
        .habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4))
      ])
    // A suggested one.
    try add([.down, .enter])
    #expect(try Self.goals(world).map(\.template) == ["log-sleep", nil])
  }

  @Test("templates make goals, those of a condition's pack first")
  func templates() throws {
    let world = try GoalWorld()
    try world.world.run(GoalsAddCommand.self, ["--template", "log-stress"])
    let goal = try #require(try Self.goals(world).first)
    #expect(goal.title == "Log your stress" && goal.template == "log-stress" && goal.category == "personal")
    let session = try world.session
    #expect(try GoalTemplates.question.chosen(in: session) == ["log-sleep", "log-stress"])
  }

  @Test("undo takes back each change of a goal")
  func undone() throws {
    let world = try GoalWorld()
    try world.world.run(GoalsAddCommand.self, ["Novel"])
    let action = try world.world.journal.read { try $0.actions(limit: 1) }.first
    #expect(action?.command == "goals add", "what was typed is in no action")
    let changes = try world.world.journal.read { try $0.documentChanges(of: action?.id ?? 0) }
    #expect(changes.contains { $0.subject == .document(Goal.document.key(of: "novel")) })
  }
}

extension ClosingQuestion {
  /// What can be chosen.
  fileprivate func chosen(in session: Session) throws -> [String] {
    guard case .several(let several) = answer else { return [] }
    return try several.options(session).map(\.id)
  }
}
