import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerEntryLanguage
import TrackerTestSupport
import TrackerVitals

@testable import TrackerGoals
@testable import TrackerGoalsCommands

/// Numbers of goals, as people type and read them, and goals that watch several.
@Suite struct GoalNumberTests {
  private static func goals(_ world: GoalWorld) throws -> [Goal] {
    try world.world.journal.read { try GoalBook.goals(in: $0) }
  }

  private static func world(_ units: UnitSystem = .metric) throws -> GoalWorld {
    var world = try GoalWorld(modules: [VitalsModule.self])
    var words = world.world.context.environment.words
    words.units = units
    world.world.context.environment.words = words
    return world
  }

  @Test(
    "a number is read in the person's units, and one with its unit in that",
    arguments: [
      (UnitSystem.us, ["weight.kg", "165"], 74.843), (.metric, ["weight.kg", "75"], 75),
      (.metric, ["weight.kg", "150lb"], 68.039), (.us, ["weight.kg", "80kg"], 80),
      (.us, ["weight.kg", "11st 4lb"], 71.668), (.metric, ["sleep.hours", "7h30"], 7.5),
      (.metric, ["sleep.hours", "7,5"], 7.5), (.metric, ["sleep.hours", "8 hours"], 8),
      (.metric, ["exercise.minutes", "1h"], 60), (.metric, ["exercise.minutes", "45 min"], 45),
      (.us, ["vitals.temperature_c", "99"], 37.222), (.us, ["vitals.temperature_c", "37°C"], 37),
      (.metric, ["vitals.steps", "8,200"], 8200),
    ] as [(UnitSystem, [String], Double)])
  func typed(units: UnitSystem, words: [String], value: Double) throws {
    let world = try Self.world(units)
    try world.keep(MetricID(words[0]), Array(repeating: 36, count: 4))
    let from = words[0] == "sleep.hours" ? ["--from", "5"] : []
    try world.world.run(GoalsAddCommand.self, ["X", "--track", words[0], "--target", words[1]] + from)
    let target = try #require(try Self.goals(world).first?.target)
    #expect(abs(target.target - value) < 0.001, "\(target.target)")
  }

  @Test("a number below zero is no option")
  func negative() {
    #expect(TypedNumber.read("-8", unit: "°C") == -8)
    #expect(TypedNumber.read("−8 °C", unit: "°C") == -8)
    let parsed = try? GoalsAddCommand.parse(["X", "--track", "weather.temperature", "--target", "-8", "--from", "-1"])
    #expect(parsed?.options.target == ["-8"] && parsed?.options.from == ["-1"])
  }

  @Test("goals, one goal and today tell a weight in the person's units")
  func shown() throws {
    var world = try Self.world(.us)
    try world.keep("weight.kg", Array(repeating: 80, count: 5))
    try world.world.run(GoalsAddCommand.self, ["Slim", "--track", "weight.kg", "--target", "165"])
    #expect(try world.world.run(GoalsListCommand.self).contains("176.4 lb now, goal 165 lb"))
    #expect(try world.world.run(GoalsShowCommand.self, ["slim"]).contains("from 176.4 lb to 165 lb. Now 176.4 lb."))
    #expect(try world.world.run(GoalsTodayCommand.self).contains("goal 165 lb"))
    var words = world.world.context.environment.words
    words.units = .metric
    world.world.context.environment.words = words
    #expect(try world.world.run(GoalsListCommand.self).contains("80 kg now, goal 74.8 kg"))
  }

  // MARK: Several numbers

  @Test("a goal watches several numbers, each with its start, and is as far as their mean")
  func several() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 7, count: 8))
    try world.keep("stress.level", Array(repeating: 5, count: 8))
    try world.world.run(
      GoalsAddCommand.self,
      [
        "Rest", "--track", "sleep.hours", "--from", "6", "--target", "8", "--track", "stress.level", "--from", "6",
        "--target", "2",
      ])
    let goal = try #require(try Self.goals(world).first)
    #expect(
      goal.targets == [
        GoalTarget(metric: "sleep.hours", start: 6, target: 8), GoalTarget(metric: "stress.level", start: 6, target: 2),
      ])
    let situation = try world.situation(goal)
    #expect(situation.progress == (0.5 + 0.25) / 2)
    #expect(situation.contributionsOfParts().map(\.metric) == ["sleep.hours", "stress.level"])
    let shown = try world.world.run(GoalsShowCommand.self, ["rest"])
    #expect(shown.contains("Sleep: from 6 to 8 hours. Now 7.") && shown.contains("Stress: from 6 to 2 points. Now 5."))
    // One of them is changed by naming it; the other stays.
    try world.world.run(GoalsEditCommand.self, ["rest", "--track", "stress.level", "--target", "3"])
    #expect(try Self.goals(world)[0].targets.map(\.target) == [8, 3])
    #expect(throws: Failure.self) { try world.world.run(GoalsEditCommand.self, ["rest", "--target", "7"]) }
    let history = try world.book.history(of: "rest").changes.last?.parts.map(\.description)
    #expect(
      history == ["Changed from Stress, from 6 points to 2 points to Stress, from 6 points to 3 points"])
  }

  @Test("several numbers are reached once all of them are")
  func severalReached() throws {
    var goal = GoalWorld.goal(GoalWorld.sleep())
    goal.others = [GoalTarget(metric: "stress.level", start: 6, target: 3)]
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 8, count: 8))
    #expect(try !world.situation(goal).isReached, "nothing is known of the other")
    try world.keep("stress.level", Array(repeating: 4, count: 8), fold: .mean)
    #expect(try !world.situation(goal).isReached)
    try world.keep("stress.level", Array(repeating: 2, count: 8), fold: .mean)
    #expect(try world.situation(goal).isReached)
  }

  @Test("trackers see the number that is theirs")
  func reader() throws {
    let world = try GoalWorld()
    var goal = GoalWorld.goal(GoalWorld.sleep())
    goal.others = [GoalTarget(metric: "stress.level", start: 6, target: 3)]
    try world.keep(goal)
    try world.keep("stress.level", Array(repeating: 4.5, count: 8))
    let session = try world.session
    let found = try world.world.journal.read { journal in
      try GoalReader.goals.goals(["stress.level"], 1, GoalWorld.today, session, journal, DocumentShelf(journal))
    }
    #expect(found.map(\.aim) == [.target(GoalTarget(metric: "stress.level", start: 6, target: 3))])
    #expect(found.map(\.progress) == [0.5])
    var other = Goal(id: "calm", title: "Calm", created: goal.created)
    other.aim = .target(GoalTarget(metric: "stress.level", start: 6, target: 2))
    try world.keep(other)
    for most in [1, 2, Int.max] {
      let found = try world.world.journal.read { journal in
        try GoalReader.goals.goals(["stress.level"], most, GoalWorld.today, session, journal, DocumentShelf(journal))
      }
      #expect(found.count == min(most, 2), "of each metric at most so many")
    }
  }

  @Test("a goal that was kept before goals had several numbers is read as it was")
  func stored() throws {
    var fresh = Goal(id: "walk", title: "Walk", created: Day(number: 20000))
    fresh.aim = GoalWorld.sleep()
    let written = try JournalJSON.encode(fresh)
    #expect(!written.contains("others"))
    #expect(try JournalJSON.decode(Goal.self, from: written, what: "a goal") == fresh)
  }

  // MARK: Reached is a fact

  @Test("what was reached in time never becomes overdue, however little is known since")
  func reachedInTime() throws {
    let world = try GoalWorld()
    let today = GoalWorld.today
    // Reached 40 days ago, and then nothing more.
    try world.keep("sleep.hours", [6, 6] + Array(repeating: 8.2, count: 10), through: today.advanced(by: -35))
    let goal = GoalWorld.goal(GoalWorld.sleep(), age: 80, due: -10)
    let situation = try world.situation(goal)
    #expect(situation.attention == [] && situation.isReached && situation.current == nil)
    // The first day on which the last seven were there.
    #expect(situation.reachedOn == today.advanced(by: -38))
    // What was reached too late, or never, is overdue.
    #expect(
      try world.situation(GoalWorld.goal(GoalWorld.sleep(), age: 80, due: -39)).attention
        == [.overdue(today.advanced(by: -39))])
    #expect(try !world.situation(GoalWorld.goal(GoalWorld.sleep(to: 9), age: 80, due: -10)).isReached)
  }

  @Test("days after the one it was to be reached by do not take it back; before that they do")
  func fellBack() throws {
    let world = try GoalWorld()
    try world.keep(
      "sleep.hours", Array(repeating: 8.2, count: 10) + Array(repeating: 6.5, count: 20))
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep(), due: -15)).isReached)
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep(), due: -15)).attention == [])
    #expect(try !world.situation(GoalWorld.goal(GoalWorld.sleep(), due: 15)).isReached)
  }

  @Test("one goal tells the day it was to be reached by once")
  func dueOnce() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 7, count: 10))
    try world.keep(GoalWorld.goal(GoalWorld.sleep(), age: 20, due: -1))
    let shown = try world.world.run(GoalsShowCommand.self, ["goal"])
    #expect(shown.contains("It was to be reached by") && !shown.contains("To be reached by"), "\(shown)")
  }

  @Test("whoever says that a goal is not complete is not asked on today, and sees the other goals")
  func notYet() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 8.5, count: 10))
    var sleep = GoalWorld.goal(GoalWorld.sleep())
    (sleep.id, sleep.title) = ("sleep", "Sleep more")
    var walk = GoalWorld.goal(.habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4)))
    (walk.id, walk.title) = ("walk", "Walk")
    func lines(_ goals: [Goal]) throws -> String {
      let session = try world.session
      let items = try world.world.journal.read { journal in
        try GoalBook.situations(of: goals, on: GoalWorld.today, in: session, journal: journal)
      }
      let blocks = GoalsToday(goals: items.map { GoalsView.Item($0) }).blocks(of: "goals", session.format)
      return blocks.map { "\($0)" }.joined()
    }
    #expect(try lines([sleep, walk]).contains("Goal reached: Sleep more"))
    #expect(try lines([sleep, walk]).contains("Walk") && lines([sleep, walk]).contains("0 of 4 days this week"))
    sleep.isAsked = true
    let after = try lines([sleep, walk])
    #expect(!after.contains("Goal reached") && after.contains("8.5 now, goal 8 hours") && after.contains("Walk"))
    // Another target is another question.
    try world.keep(sleep, walk)
    try world.world.run(GoalsEditCommand.self, ["sleep", "--target", "8.2"])
    #expect(try !#require(try Self.goals(world).first { $0.id == "sleep" }).isAsked)
  }

  // MARK: Nothing to do

  @Test("what is so already is said, and is no change to be undone")
  func noOps() throws {
    let world = try GoalWorld()
    try world.world.run(GoalsAddCommand.self, ["Papers", "--step", "one", "--step", "two"])
    try world.world.run(GoalsStepCommand.self, ["papers", "--done", "1"])
    let before = try world.world.journal.read { try $0.lastAction() }
    #expect(try world.world.run(GoalsStepCommand.self, ["papers", "--done", "1"]).hasPrefix("Nothing has changed"))
    #expect(try world.world.run(GoalsStepCommand.self, ["papers", "--move", "2", "--to", "2"]).hasPrefix("Nothing"))
    #expect(try world.world.journal.read { try $0.lastAction() } == before)
    try world.world.run(GoalsCompleteCommand.self, ["papers"])
    #expect(try world.world.run(GoalsCompleteCommand.self, ["papers"]).hasPrefix("Nothing has changed"))
  }

  @Test("a number is checked at its own question")
  func asked() throws {
    let world = try Self.world()
    var context = world.world.context
    // My own, its title, a number, a metric, what is no number of it, that again with a good one, where I am, by when.
    let keys: [Key] =
      [.enter] + .typing("Slim") + [.enter, .down, .enter] + .typing("weight.kg") + [.enter] + .typing("soon")
      + [.enter] + Array(repeating: .backspace, count: 4) + .typing("165 lb") + [.enter] + .typing("80") + [.enter]
      + [.enter]
    let terminal = ScriptedTerminal(keys: keys, height: 40)
    context.use(terminal)
    try GoalsAddCommand.parse([]).runAsking(in: context)
    #expect(terminal.frames.contains { $0.contains("“soon” is not a number") })
    #expect(try Self.goals(world).first?.target == GoalTarget(metric: "weight.kg", start: 80, target: 74.843))
  }

  @Test("a source is told as texts cite it")
  func cited() {
    #expect(GoalTemplate.cited("Harkin B, Webb TL, et al., 2016. Does it? doi:1") == "Harkin et al., 2016")
    #expect(GoalTemplate.cited("Smith J, 2001. A book") == "Smith, 2001")
    #expect(GoalTemplate.cited("A page of a hospital") == "A page of a hospital")
  }
}

extension TypedNumber {
  fileprivate static func read(_ text: String, unit: String) -> Double? {
    value(text, unit: unit, in: .metric, within: -90...60)
  }
}
