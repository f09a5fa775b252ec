import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerGoals
@testable import TrackerGoalsCommands

/// What goals say on `today`, day after day, and what `goals show` says of insights.
@Suite struct GoalCoachingTests {
  /// The goals' insights that are shown on the days up to today, the earliest first.
  private static func shown(_ world: GoalWorld, days: Int) throws -> [[String]] {
    try (0..<days).reversed().map { back in
      var past = world
      try past.world.setClock("\(GoalWorld.today.advanced(by: -back))T20:00")
      let session = try past.session
      return try past.world.journal.read { journal in
        let coach = try Coach(session, in: journal)
        let table = try journal.dayTable(
          try coach.metrics(), on: session.today...session.today, catalogue: session.person.catalogue)
        return try coach.shown(on: session.today, in: table).map(\.id).filter { $0.hasPrefix("goal-") }
      }
    }
  }

  @Test("that a goal is reached is said once, on its first day, and not again while it stays reached")
  func metOnce() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 6.5, count: 30) + Array(repeating: 8.2, count: 40))
    try world.keep(GoalWorld.goal(GoalWorld.sleep(), age: 60))
    let said = try Self.shown(world, days: 45)
    #expect(said.enumerated().filter { $0.element == ["goal-met"] }.map(\.offset) == [4 + 7])
    // The line of today stays.
    let session = try world.session
    let goals = try world.world.journal.read { journal in
      try GoalsTodaySource().content(
        of: TodayContext(
          session: session, journal: journal, day: GoalWorld.today,
          table: DayTable(days: GoalWorld.today...GoalWorld.today, catalogue: session.person.catalogue), outlooks: [])
      )
    }
    #expect(
      goals.blocks(of: "goals", session.format) == [
        .sentence("Goal reached: A goal. To complete it: symptoms goals complete goal")
      ])
  }

  @Test("that a goal has no progress is said at most every two weeks")
  func slippingSeldom() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 6.5, count: 120))
    try world.keep(GoalWorld.goal(GoalWorld.sleep(), age: 110))
    let said = try Self.shown(world, days: 60).enumerated().filter { $0.element == ["goal-slipping"] }.map(\.offset)
    #expect(said.count >= 2)
    for (earlier, later) in zip(said, said.dropFirst()) { #expect((14..<28).contains(later - earlier)) }
  }

  @Test("two steps of a goal that are due on two days are both told on their day")
  func stepsOnTheirDays() throws {
    let world = try GoalWorld()
    let steps = [-3, -2, 4].map { GoalStep(title: "\($0)", due: GoalWorld.today.advanced(by: $0), done: nil) }
    try world.keep(GoalWorld.goal(nil, age: 10, steps: steps))
    #expect(
      try Self.shown(world, days: 6) == [[], [], ["goal-step-due"], ["goal-step-due"], [], []])
  }

  @Test("the days of active goals alone are read, and no goal is looked at beyond the first fifty")
  func metrics() throws {
    let world = try GoalWorld()
    func metrics(_ goals: [Goal]) throws -> Set<MetricID> {
      try world.world.journal.write("goals add", at: world.world.context.environment.now) { journal in
        for goal in goals { try journal.put(goal, as: Goal.document, of: goal.id) }
      }
      let session = try world.session
      let (without, with) = try world.world.journal.read { journal in
        let basis = CoachingBasis(session, DocumentShelf(journal))
        return try (
          Set(
            GoalCoaching.all.filter { $0.id == "goal-step-due" }.flatMap { try $0.metrics(basis).keys }),
          Set(GoalCoaching.all.flatMap { try $0.metrics(basis).keys })
        )
      }
      #expect(without.isEmpty)
      return with
    }
    #expect(try metrics([]) == [])
    var away = GoalWorld.goal(.target(GoalTarget(metric: "stress.level", start: 8, target: 4)))
    (away.id, away.archived) = ("away", GoalWorld.today)
    var done = GoalWorld.goal(.habit(GoalHabit(metric: "hydration.ml", side: .atLeast, threshold: 1500, days: 7)))
    (done.id, done.completed) = ("done", GoalWorld.today)
    #expect(try metrics([away, done, GoalWorld.goal(GoalWorld.sleep())]) == ["sleep.hours"])
    let many = (0..<60).map { number in
      GoalWorld.goal(.habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4))).with {
        $0.id = GoalID("high-\(number)")
        $0.priority = .high
      }
    }
    #expect(try metrics(many) == ["exercise.minutes"])
  }

  // MARK: Beside the lines of today

  @Test("a goal that is news of the day has no line of its own beside it, but for a day that calls for help")
  func saidOnce() throws {
    let world = try GoalWorld()
    let format = try world.session.format
    let situations = try ["a", "b", "c"].map { id in
      try world.situation(
        GoalWorld.goal(nil, steps: [GoalStep(title: "x", due: nil, done: nil)]).with {
          ($0.id, $0.title) = (GoalID(id), id)
        })
    }
    let items = situations.map { GoalsView.Item($0) }
    func told(_ blocks: [Block]) -> [[String]] {
      blocks.flatMap { block -> [[String]] in
        switch block {
        case .fact(let fact): [fact.values.map(\.text.text)]
        case .byRoom(let full, let short): told(full) + told(short)
        default: []
        }
      }
    }
    let (a, b, c) = ("a: 0 of 1 step", "b: 0 of 1 step", "c: 0 of 1 step")
    #expect(told(GoalsToday(goals: items).blocks(of: "goals", format)) == [[a, b]])
    #expect(told(GoalsToday(goals: items, news: [nil, nil]).blocks(of: "goals", format)) == [[a, b]])
    // A narrow screen has the first insight alone.
    #expect(told(GoalsToday(goals: items, news: ["b", "a"]).blocks(of: "goals", format)) == [[c], [a, c]])
    #expect(told(GoalsToday(goals: items, news: [nil, "a"]).blocks(of: "goals", format)) == [[b, c], [a, b]])
    let news = GoalsToday(goals: [items[0]], news: ["a"])
    #expect(told(news.blocks(of: "goals", format)) == [])
    #expect(told(news.blocksBesideRedFlags(of: "goals", format)) == [[a]])
  }

  // MARK: Related insights

  @Test("goals show has the insights of the last week about what the goal watches, the latest first and each once")
  func related() throws {
    let world = try GoalWorld()
    // A night that was short two days ago, and one last night.
    try world.keep("sleep.hours", Array(repeating: 7, count: 40) + [4.5, 7, 4])
    try world.keep("stress.level", Array(repeating: 4, count: 40) + [8, 8, 8])
    var sleep = GoalWorld.goal(GoalWorld.sleep(), age: 40)
    sleep.id = "sleep"
    let papers = GoalWorld.goal(nil, steps: [GoalStep(title: "x", due: nil, done: nil)])
    try world.keep(sleep, papers)
    let view = try world.book.show("sleep")
    #expect(view.insights.first?.text == "You slept 4 hours last night; you usually sleep 6.9.")
    #expect(view.insights.first?.day == GoalWorld.today)
    #expect(Set(view.insights.map(\.id)).count == view.insights.count)
    #expect(!view.insights.contains { $0.id.hasPrefix("stress") || $0.id.hasPrefix("goal-") })
    let shown = try world.world.run(GoalsShowCommand.self, ["sleep"])
    #expect(shown.contains("Worth knowing") && shown.contains("You slept 4 hours last night"))
    #expect(try world.world.run(GoalsShowCommand.self, ["sleep"], json: true).contains("\"insights\""))
    #expect(try world.book.show("goal").insights.isEmpty)
    // Muted rules are silent here as well.
    try world.world.journal.write("mute", at: world.world.context.environment.now) {
      try $0.put(MutedInsights(rules: view.insights.map(\.id)), as: MutedInsights.document)
    }
    let muted = try world.book.show("sleep").insights.map(\.id)
    #expect(Set(muted).isDisjoint(with: view.insights.map(\.id)))
  }
}
