import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerScreen
import TrackerTestSupport

@testable import TrackerGoals
@testable import TrackerGoalsCommands

/// What a person may get wrong: a clear answer, and nothing saved.
@Suite struct GoalFaultTests {
  private static func failure(_ world: GoalWorld, _ words: [String]) throws -> Failure? {
    func run<Command: TrackerCommand>(_ command: Command.Type) throws -> Failure? {
      do {
        try world.world.run(command, Array(words.dropFirst()))
        return nil
      } catch let failure as Failure { return failure }
    }
    return switch words[0] {
    case "add": try run(GoalsAddCommand.self)
    case "edit": try run(GoalsEditCommand.self)
    case "step": try run(GoalsStepCommand.self)
    case "progress": try run(GoalsProgressCommand.self)
    case "complete": try run(GoalsCompleteCommand.self)
    case "category": try run(GoalsCategoryCommand.self)
    case "list": try run(GoalsListCommand.self)
    default: try run(GoalsShowCommand.self)
    }
  }

  @Test(
    "whoever has logged nothing is given a start that could be typed, or no example",
    arguments: [
      (["stress.level", "4"], "such as --from 3"), (["sleep.hours", "8"], "such as --from 6"),
      (["sleep.hours", "1"], "such as --from 0.8"), (["sleep.hours", "0.1"], "with --from"),
      (["sleep.hours", "7h30"], "with --from"), (["exercise.minutes", "45 min"], "such as --from 34min"),
    ])
  func startExample(typed: [String], ending: String) throws {
    let words = ["add", "X", "--track", typed[0], "--target", typed[1]]
    let said = try #require(try Self.failure(try GoalWorld(), words)).message.description
    #expect(
      said.hasSuffix("Add where you are now, \(ending)") || said.hasSuffix("Add where you are now \(ending)"), "\(said)"
    )
    guard let start = said.split(separator: " ").last, start != "--from" else { return }
    let world = try GoalWorld()
    #expect(try Self.failure(world, words + ["--from", String(start)]) == nil, "what is suggested is taken")
  }

  @Test(
    "a number that no day can ever have cannot be tracked",
    arguments: [
      ("screen.socail_minutes", "“screen.socail_minutes” cannot be tracked. Did you mean “screen.social_minutes”?"),
      ("screen.knitting-and-sewing_minutes", "“screen.knitting-and-sewing_minutes” cannot be tracked"),
      ("screen.social_minutes", nil), ("screen.app.mail", nil),
    ] as [(String, String?)])
  func impossibleMetrics(_ metric: String, _ message: String?) throws {
    let world = try GoalWorld(modules: [ScreenModule.self])
    let said = try Self.failure(world, ["add", "X", "--track", metric, "--at-most", "60"])?.message.description
    #expect(message.map { said?.hasPrefix($0) == true } ?? (said == nil), "\(said ?? "saved")")
  }

  @Test("a goal whose category of apps goes with its last rule is named, and the goal says what it watches")
  func lostCategory() throws {
    let world = try GoalWorld(modules: [ScreenModule.self])
    let metric: MetricID = "screen.gardening_minutes"
    _ = try AppBook(world.session).set("rake", ["gardening"], isOwn: true)
    _ = try AppBook(world.session).set("spade", ["gardening"], isOwn: true)
    try world.keep(GoalWorld.goal(.habit(GoalHabit(metric: metric, side: .atMost, threshold: 60, days: 4))))
    func removed(_ rule: String) throws -> String {
      TextStyle.file.text(of: try AppBook(world.session).remove(rule)).replacing("\n", with: " ")
    }
    #expect(try !removed("rake").contains("A goal"))
    #expect(
      try removed("spade").contains(
        "Your goal A goal watches Time with apps: gardening, which is not known without this rule."))
    let shown = TextStyle.file.text(of: try world.book.show("goal"))
    #expect(shown.contains("It watches screen.gardening_minutes (goal: 60), which is not known any more."), "\(shown)")
  }

  @Test(
    "a fault is told in a sentence, and nothing is saved",
    arguments: [
      (
        ["add", "X", "--track", "sleep.hourz", "--target", "8"],
        "“sleep.hourz” cannot be tracked. Did you mean “sleep.hours”?"
      ),
      (["add", "X", "--track", "goal.walk.progress", "--target", "8"], "“goal.walk.progress” cannot be tracked"),
      (["add", "X", "--track", "stress.level", "--target", "4"], "Add where you are now, such as --from 3"),
      (["add", "X", "--track", "sleep.hours", "--from", "7", "--target", "7"], "The target is where you are now (7)"),
      (["add", "X", "--track", "sleep.hours", "--from", "7", "--target", "99"], "99 does not fit. Use 0 to 24"),
      (["add", "X", "--track", "sleep.hours", "--from", "7", "--target", "8 lb"], "“8 lb” is not a number"),
      (
        ["add", "X", "--track", "sleep.hours", "--track", "stress.level", "--at-least", "7"],
        "A habit watches one number"
      ),
      (
        ["add", "X", "--track", "sleep.hours", "--track", "stress.level", "--from", "7", "--target", "8"],
        "Each --track has its own --target"
      ),
      (["add", "X", "--track", "sleep.hours", "--track", "sleep.hours"], "each of them once"),
      (["step", "write", "--move", "1", "--to", "9"], "“9” is not a step of this goal. It has 1 step"),
      (["progress", "free", "0.4"], "“0.4” could mean 40% or 0.4%"),
      (["category", "garden", "--icon", "ab"], "“ab” is not one sign"),
      (["add", "X", "--track", "sleep.hours", "--from", "7", "--target", "x"], "“x” is not a number"),
      (["add", "X", "--track", "sleep.hours", "--from", "7", "--target", "nan"], "“nan” is not a number"),
      (["add", "X", "--by", "2026-03-12"], "is not after today"),
      (["add", "X", "--by", "2020-01-01"], "is not after today"),
      (["add", "X", "--by", "someday"], "“someday” is not a day"),
      (["add", "X", "--track", "sleep.hours", "--at-least", "7", "--days", "8"], "A week has 1 to 7 days"),
      (
        ["add", "X", "--track", "sleep.hours", "--at-least", "7", "--at-most", "9"], "Leave out --at-least or --at-most"
      ),
      (
        ["add", "X", "--track", "sleep.hours", "--at-least", "7", "--target", "9"], "a habit or has a target, not both"
      ),
      (["add", "X", "--target", "9"], "Say what to watch"),
      (["add", "X", "--track", "sleep.hours"], "Say what to reach"),
      (["add", "X", "--category", "helth"], "“helth” is not a category"),
      (["add", "X", "--priority", "huge"], "“huge” does not fit. Use low, medium or high"),
      (["add", " "], "at least one word"),
      (["add", String(repeating: "x", count: 81)], "This has 81 characters. Up to 80 fit"),
      (["add"], "A goal needs a name"),
      (["add", "X", "--template", "log-slep"], "“log-slep” is not a suggested goal. Did you mean “log-sleep”?"),
      (["show", "walkk"], "“walkk” is not one of your goals. Did you mean walk?"),
      (["show", "w"], "“w” could be walk or write"),
      (["step", "write", "--done", "2"], "“2” is not a step of this goal. It has 1 step"),
      (["step", "write", "--done", "walk far"], "is not a step of this goal"),
      (["step", "walk", "--done", "1"], "This goal has no steps"),
      (["step", "write", "more", "--by", "yesterday"], "is not after today"),
      (["edit", "walk"], "Say what to change"),
      (["edit", "walk", "--by", "2026-03-01", "--priority", "huge"], "2 things are wrong"),
      (["progress", "walk", "40%"], "comes from what you log"),
      (["progress", "write", "40%"], "comes from its steps"),
      (["progress", "write", "140%"], "“140%” is not a share"),
      (["complete", "walk"], "A habit has no end"),
      (["category", "health"], "There is already a category health"),
      (["category", "garden", "--colour", "green"], "“green” is not a colour"),
      (["list", "--category", "nothing"], "“nothing” is not a category"),
    ] as [([String], String)])
  func faults(words: [String], says: String) throws {
    let world = try GoalWorld()
    var walk = GoalWorld.goal(.habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4)))
    (walk.id, walk.title) = ("walk", "Walk")
    var write = GoalWorld.goal(nil, steps: [GoalStep(title: "first page", due: nil, done: nil)])
    (write.id, write.title) = ("write", "Write")
    var free = GoalWorld.goal(nil)
    (free.id, free.title) = ("free", "Free")
    try world.keep(walk, write, free)
    let before = try world.world.journal.read { try $0.lastAction() }
    let failure = try #require(try Self.failure(world, words))
    let all =
      "\(failure.message) \(failure.recovery?.description ?? "") "
      + failure.diagnostics.map { "\($0.sentence)" }.joined(separator: " ")
    #expect(all.contains(says), "\(all)")
    #expect(try world.world.journal.read { try $0.lastAction() } == before)
  }

  @Test("of ten thousand goals the days of all are read with the questions that two take")
  func many() throws {
    func questions(_ count: Int) throws -> Int {
      let world = try GoalWorld()
      try world.keep("sleep.hours", Array(repeating: 7, count: 30))
      let session = try world.session
      try world.world.journal.write("goals add", at: session.environment.now) { journal in
        for number in 0..<count {
          var goal = GoalWorld.goal(GoalWorld.sleep(), due: 20)
          goal.id = GoalID("goal-\(number)")
          if number.isMultiple(of: 2) {
            goal.aim = .habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4))
          }
          try journal.put(goal, as: Goal.document, of: goal.id)
        }
      }
      let before = world.world.journal.questionCount
      let book = GoalBook(session)
      let (view, day, upcoming) = try (book.overview(), book.day(GoalWorld.today), book.upcoming())
      #expect(view.goals.count == count && day.goals.count == count && upcoming.items.count == count)
      // A few suggestions name their goals once more.
      for (screen, most, suggested) in [(view, 10, 0), (day, 50, 3), (upcoming, 50, 0)]
        as [(any ReadModel, Int, Int)]
      {
        let text = "\(screen.blocks(session.format))"
        let listed = min(count, most)
        let named = text.ranges(of: "A goal").count
        #expect(named == listed + min(count, suggested), "the screen does not grow with them")
        #expect(text.contains("\(count - listed) more: symptoms goals list --all") == (listed < count))
      }
      return world.world.journal.questionCount - before
    }
    let few = try questions(2)
    #expect(try questions(10_000) == few)
    #expect(few <= 12)
  }
}
