import Foundation
import Testing
import TrackerApplication
import TrackerCheckIn
import TrackerCoaching
import TrackerCore
import TrackerLogging
import TrackerReminders
import TrackerTestSupport
import TrackerToday

@testable import TrackerGoals

/// Goals beside the other modules: what they cost `today`, and what reminds of them.
@Suite struct GoalsOfTodayTests {
  private static let today = Day("2026-03-12") ?? Day(number: 0)

  private static func world(
    _ modules: [any TrackerModule.Type], goals: [Goal] = [], now: String = "2026-03-12T20:00"
  ) throws -> TestWorld {
    var world = try TestWorld(modules, now: now)
    world.context.environment.home = NSTemporaryDirectory() + "goals-\(UUID().uuidString)"
    try world.journal.write("goals add", at: world.context.environment.now) { journal in
      for goal in goals { try journal.put(goal, as: Goal.document, of: goal.id) }
    }
    return world
  }

  private static func goal(_ id: String, _ aim: GoalAim?, age: Int = 30) -> Goal {
    Goal(id: GoalID(id), title: "Secret \(id)", created: today.advanced(by: -age)).with { $0.aim = aim }
  }

  private static let walk = GoalAim.habit(
    GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 7))

  // MARK: today

  /// How often `today` asks the journal for days or documents.
  private static func questions(_ goals: [Goal], isFollowing: Bool = true) throws -> Int {
    let modules: [any TrackerModule.Type] = [TodayModule.self, CheckInModule.self, LoggingModule.self]
    let world = try world(
      modules + (isFollowing ? [GoalsModule.self] : []) + [CoachingModule.self], goals: goals)
    let session = try world.context.session()
    let before = world.journal.questionCount
    _ = try TodayView(of: today, in: session)
    return world.journal.questionCount - before
  }

  @Test("today reads the goals once, and the days of fifty goals with as many questions as those of one")
  func cost() throws {
    let without = try Self.questions([], isFollowing: false)
    #expect(try Self.questions([]) == without + 1, "the documents of goals")
    let one = try Self.questions([Self.goal("a", Self.walk)])
    #expect(one == without + 2, "the documents, and the days for the lines of today")
    let metrics: [MetricID] = ["sleep.hours", "exercise.minutes", "stress.level", "hydration.ml"]
    let fifty = (0..<50).map { number -> Goal in
      let metric = metrics[number % 4]
      return Self.goal(
        "g\(number)",
        number.isMultiple(of: 2)
          ? .habit(GoalHabit(metric: metric, side: .atLeast, threshold: 1, days: 4))
          : .target(GoalTarget(metric: metric, start: 2, target: 8)))
    }
    #expect(try Self.questions(fifty) == one)
    let away = (0..<50).map { Self.goal("away\($0)", Self.walk).with { $0.archived = Self.today } }
    #expect(try Self.questions(away) == without + 1)
  }

  // MARK: Reminders

  private static let modules: [any TrackerModule.Type] = [
    LoggingModule.self, CoachingModule.self, GoalsModule.self, RemindersModule.self,
  ]

  /// What is due at a time, as the person's screen says it.
  private static func due(_ world: TestWorld, at time: String) throws -> [String] {
    var world = world
    try world.setClock(time)
    let session = try world.context.session()
    let view = try Reminders(session).due()
    return view.blocks(session.format).flatMap { block -> [String] in
      if case .list(let list) = block { list.items.map(\.text.text) } else { [] }
    }
  }

  @Test("nothing reminds of a goal until that is switched on")
  func off() throws {
    let steps = [GoalStep(title: "secret step", due: Self.today, done: nil)]
    let world = try Self.world(
      Self.modules,
      goals: [
        Self.goal("walk", Self.walk),
        Self.goal("papers", nil, age: 7).with { ($0.steps, $0.reminder) = (steps, .weekly) },
      ])
    _ = try Reminders(try world.context.session()).turnOn(nil)
    #expect(try Self.due(world, at: "2026-03-12T20:00") == [])
  }

  @Test("a habit that needs today reminds from 19:00 on, once it is switched on; one that is met does not")
  func habit() throws {
    var world = try Self.world(
      Self.modules,
      goals: [
        Self.goal("walk", Self.walk),
        // Four days of a week that has four days left after today.
        Self.goal("later", .habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 3))),
      ])
    _ = try Reminders(try world.context.session()).turnOn("goal-open")
    #expect(try Self.due(world, at: "2026-03-12T18:59") == [])
    #expect(try Self.due(world, at: "2026-03-12T19:00") == ["Still open today: Secret walk."])
    try world.setClock("2026-03-12T19:00")
    try world.journal.write("log", at: world.context.environment.now) { journal in
      let entry = Entry(
        id: "walked", kind: "exercise", instant: world.context.environment.now, offset: 0, zone: "UTC", day: Self.today,
        payload: Payload())
      try journal.put(entry, measures: [Measure("exercise.minutes", 30, fold: .sum)])
    }
    #expect(try Self.due(world, at: "2026-03-12T19:00") == [])
  }

  @Test("a step reminds on its day, and a goal as often as was asked for")
  func others() throws {
    let steps = [GoalStep(title: "secret step", due: Self.today, done: nil)]
    let world = try Self.world(
      Self.modules,
      goals: [
        Self.goal("papers", nil, age: 7).with { ($0.steps, $0.reminder) = (steps, .weekly) },
        Self.goal("novel", nil, age: 7).with { $0.reminder = .monthly },
      ])
    let reminders = Reminders(try world.context.session())
    _ = try reminders.turnOn("goal-step")
    #expect(try Self.due(world, at: "2026-03-12T09:00") == ["A step is due today: Secret papers."])
    #expect(try Self.due(world, at: "2026-03-13T09:00") == [])
    _ = try reminders.turnOff("goal-step")
    _ = try reminders.turnOn("goal")
    #expect(try Self.due(world, at: "2026-03-12T10:00") == ["You wanted to be reminded: Secret papers."])
    #expect(try Self.due(world, at: "2026-03-13T10:00") == [])
    #expect(
      try Self.due(world, at: "2026-04-02T10:00") == [
        "You wanted to be reminded: Secret novel and Secret papers."
      ])
  }

  @Test("of many goals three are named, and the others counted")
  func named() throws {
    let goals = ["a", "b", "c", "d", "e"].map { Self.goal($0, nil, age: 7).with { $0.reminder = .daily } }
    func due(_ count: Int) throws -> [String] {
      let world = try Self.world(Self.modules, goals: Array(goals.prefix(count)))
      _ = try Reminders(try world.context.session()).turnOn("goal")
      return try Self.due(world, at: "2026-03-12T10:00")
    }
    #expect(try due(3) == ["You wanted to be reminded: Secret a, Secret b and Secret c."])
    #expect(try due(5) == ["You wanted to be reminded: Secret a, Secret b, Secret c and 2 more."])
  }

  @Test("an insight of today reminds once it is switched on, and a muted one does not")
  func insight() throws {
    let steps = [GoalStep(title: "secret step", due: Self.today, done: nil)]
    let world = try Self.world(
      Self.modules, goals: [Self.goal("papers", nil, age: 10).with { $0.steps = steps }])
    _ = try Reminders(try world.context.session()).turnOn("insight")
    #expect(try Self.due(world, at: "2026-03-12T09:30") == [])
    #expect(try Self.due(world, at: "2026-03-12T10:00") == ["There is something new today."])
    #expect(try Self.due(world, at: "2026-03-13T10:00") == [])
    try world.journal.write("mute", at: world.context.environment.now) {
      try $0.put(MutedInsights(rules: ["goal-step-due"]), as: MutedInsights.document)
    }
    #expect(try Self.due(world, at: "2026-03-12T10:00") == [])
  }

  @Test("what is given outside the person's screen names no goal, and what is remembered of it does not either")
  func notification() throws {
    let steps = [GoalStep(title: "secret step", due: Self.today, done: nil)]
    var world = try Self.world(
      Self.modules,
      goals: [
        Self.goal("walk", Self.walk),
        Self.goal("papers", nil, age: 7).with { ($0.steps, $0.reminder) = (steps, .weekly) },
      ])
    let home = world.context.environment.home
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    for rule in ["goal-open", "goal-step", "goal", "insight"] {
      _ = try Reminders(try world.context.session()).turnOn(rule)
    }
    try world.setClock("2026-03-12T19:30")
    let session = try world.context.session()
    let given = session.format.lines(try Reminders(session).give().blocks(session.format))
    #expect(given.count == 4, "\(given)")
    #expect(!given.joined().lowercased().contains("secret"))
    let remembered = try FileManager.default.contentsOfDirectory(atPath: home).map {
      try String(contentsOfFile: "\(home)/\($0)", encoding: .utf8)
    }.joined()
    #expect(remembered.contains("goal-open") && !remembered.lowercased().contains("secret"))
  }
}

extension TextFormatter {
  /// The sentences among some blocks.
  fileprivate func lines(_ blocks: [Block]) -> [String] {
    blocks.compactMap { if case .sentence(let text) = $0 { text.text } else { nil } }
  }
}
