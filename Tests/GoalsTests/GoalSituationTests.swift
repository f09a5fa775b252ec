import Testing
import TrackerCore

@testable import TrackerGoals

@Suite struct GoalSituationTests {
  @Test("now is the mean of the last seven known days, wherever they lie in four weeks")
  func level() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", [4, 5, nil, 6, 7, nil, nil, 6, 7, 6, 7, nil, 3])
    // 7 6 7 6 7 3 and 6 of the day before: (6 + 7 + 6 + 7 + 6 + 7 + 3) / 7 = 6.
    let situation = try world.situation(GoalWorld.goal(GoalWorld.sleep()))
    #expect(situation.current == 6)
    #expect(situation.progress == 0)
    let none = try world.situation(
      GoalWorld.goal(.target(GoalTarget(metric: "stress.level", start: 8, target: 4))))
    #expect(none.current == nil && none.progress == nil, "unknown is never zero")
  }

  @Test("of a metric that runs on, now is the last known day")
  func running() throws {
    let metric = MetricDefinition(
      id: "weight.kg", name: "Weight", unit: "kg", range: 0...500, direction: nil, fold: .mean, foldOverDays: .last,
      absence: .unknown, about: "How heavy.")
    var table = DayTable(
      days: GoalWorld.today.advanced(by: -60)...GoalWorld.today, catalogue: MetricCatalogue(definitions: [metric]))
    table.set("weight.kg", on: GoalWorld.today.advanced(by: -3), to: 78)
    table.set("weight.kg", on: GoalWorld.today.advanced(by: -9), to: 80)
    let goal = GoalWorld.goal(.target(GoalTarget(metric: "weight.kg", start: 80, target: 75)))
    let situation = GoalSituation(goal, on: GoalWorld.today, in: table, isOver: true)
    #expect(situation.current == 78)
    #expect(situation.progress == 0.4)
    #expect(situation.contribution() == nil, "nothing is known of today")
    // 2 kg in 6 days, where 5 kg in 90 days are needed: more than enough.
    #expect(situation.contribution(daysBefore: 3)?.contribution == 1)
  }

  @Test("a target is reached by a level, not by one good day; a habit never")
  func reached() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", [8, 8, 8])
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep())).isReached == false)
    try world.keep("sleep.hours", [8], through: GoalWorld.today.advanced(by: -5))
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep())).isReached)
    // What was logged before the goal began is no proof.
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep(), age: 1)).isReached == false)
    let habit = GoalAim.habit(GoalHabit(metric: "sleep.hours", side: .atLeast, threshold: 1, days: 1))
    #expect(try world.situation(GoalWorld.goal(habit)).isReached == false)
    let open = GoalWorld.goal(GoalWorld.sleep(), steps: [GoalStep(title: "Bed earlier", due: nil, done: nil)])
    #expect(try world.situation(open).isReached == false)
    #expect(try world.situation(open).progress == 0.5)
  }

  @Test("a goal whose day has passed is overdue")
  func overdue() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 7, count: 10))
    let goal = GoalWorld.goal(GoalWorld.sleep(), age: 20, due: -1)
    #expect(try world.situation(goal).attention == [.overdue(GoalWorld.today.advanced(by: -1))])
    var done = goal
    done.completed = GoalWorld.today
    #expect(try world.situation(done).attention == [])
  }

  @Test("a goal without progress in 28 days is stalled, and one that moves is not")
  func stalled() throws {
    let world = try GoalWorld()
    try world.keep("sleep.hours", Array(repeating: 6.5, count: 60))
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep())).attention == [.stalled(days: 28)])
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep(), age: 20)).attention == [], "it is young")
    let moving = try GoalWorld()
    try moving.keep("sleep.hours", (0..<60).map { 6 + Double($0) / 60 })
    #expect(try moving.situation(GoalWorld.goal(GoalWorld.sleep())).attention == [])
    let unknown = try GoalWorld()
    try unknown.keep("sleep.hours", Array(repeating: 6.5, count: 10))
    #expect(
      try unknown.situation(GoalWorld.goal(GoalWorld.sleep())).attention == [], "nobody knows how it was before")
  }

  @Test("a target that the pace of late misses is behind, with where it would be")
  func behind() throws {
    let world = try GoalWorld()
    // 0.01 a day: 0.07 a week, at a mean of about 6.5 now. In 30 days that is 0.3 more.
    try world.keep("sleep.hours", (0..<28).map { 6.27 + 0.01 * Double($0) })
    let attention = try world.situation(GoalWorld.goal(GoalWorld.sleep(), age: 27, due: 30)).attention
    guard case .behind(let expected, let day)? = attention.first, attention.count == 1 else {
      Issue.record("\(attention)")
      return
    }
    #expect(abs(expected - 6.81) < 0.005)
    #expect(day == GoalWorld.today.advanced(by: 30))
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep(to: 6.8), age: 27, due: 30)).attention == [])
    // 5% of the way may be missing: 0.09 of 0.9 is more, 0.03 of 0.84 is not.
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep(to: 6.9), age: 27, due: 30)).attention.count == 1)
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep(to: 6.84), age: 27, due: 30)).attention == [])
    // Whoever has just set a goal wants another pace than before.
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep(), age: 6, due: 30)).attention == [])
    #expect(try world.situation(GoalWorld.goal(GoalWorld.sleep(), age: 7, due: 30)).attention.count == 1)
  }

  @Test("a goal is overdue from the day after the one it is due, and not once it is reached")
  func overdueFrom() throws {
    let world = try GoalWorld()
    let open = [GoalStep(title: "One", due: nil, done: nil)]
    let done = [GoalStep(title: "One", due: nil, done: GoalWorld.today)]
    func attention(_ due: Int, _ steps: [GoalStep]) throws -> [GoalAttention] {
      try world.situation(GoalWorld.goal(nil, age: 5, due: due, steps: steps)).attention
    }
    #expect(try attention(0, open) == [])
    #expect(try attention(-1, open) == [.overdue(GoalWorld.today.advanced(by: -1))])
    #expect(try attention(-1, done) == [])
  }

  @Test("steps that lag behind the time, and one that was due, are named")
  func steps() throws {
    let world = try GoalWorld()
    let steps = [
      GoalStep(title: "One", due: nil, done: GoalWorld.today), GoalStep(title: "Two", due: nil, done: nil),
      GoalStep(title: "Three", due: GoalWorld.today.advanced(by: -2), done: nil),
    ]
    // 80 of 100 days have passed, a third of the steps is done.
    let situation = try world.situation(GoalWorld.goal(nil, age: 80, due: 20, steps: steps))
    #expect(
      situation.attention == [
        .stepDue("Three", GoalWorld.today.advanced(by: -2)), .behindSteps(done: 1, of: 3),
      ])
    #expect(abs((situation.progress ?? 0) - 1.0 / 3) < 1e-12)
    #expect(GoalRules.stepsDue(of: situation.goal, on: GoalWorld.today.advanced(by: -2)).map(\.title) == ["Three"])
    #expect(GoalRules.slip(situation) == .behindSteps(done: 1, of: 3))
  }

  @Test("what is suggested follows from the person's own days")
  func recommendations() throws {
    let world = try GoalWorld()
    try world.keep("exercise.minutes", [30, 0, 0, 30, 0, 0, 0, nil], fold: .sum)
    let habit = GoalAim.habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4))
    let advice = try world.situation(GoalWorld.goal(habit)).recommendations
    #expect(
      advice.map(\.says.description) == [
        "You met it on 2 of the last 7 days. 2 more days a week reach it."
      ])
    #expect(advice.map(\.impact) == [.high])
    // Monday to Wednesday were free of it: four days are left, which is just enough.
    #expect(advice.map(\.timeFrame) == [.immediate])
    #expect(try GoalWorld().situation(GoalWorld.goal(habit)).recommendations == [], "nothing is known")
    let few = try GoalWorld()
    try few.keep("exercise.minutes", [30, 0, 0, nil], fold: .sum)
    #expect(try few.situation(GoalWorld.goal(habit)).recommendations == [], "three days are no week")
  }

  @Test("a step that is due comes first, and the pace of a target weighs more where less than half is there")
  func impact() throws {
    let world = try GoalWorld()
    func ofStep(_ due: Int) throws -> GoalRecommendation? {
      let steps = [GoalStep(title: "One", due: GoalWorld.today.advanced(by: due), done: nil)]
      return try world.situation(GoalWorld.goal(nil, steps: steps)).recommendations.first
    }
    #expect(try ofStep(0)?.impact == .high && ofStep(0)?.timeFrame == .immediate)
    #expect(try ofStep(1)?.impact == .medium && ofStep(1)?.timeFrame == .shortTerm)
    // 0.07 a week: of 0.35 that are needed a fifth, of 0.09 more than half.
    try world.keep("sleep.hours", (0..<28).map { 6.27 + 0.01 * Double($0) })
    func ofPace(_ target: Double) throws -> GoalRecommendation? {
      try world.situation(GoalWorld.goal(GoalWorld.sleep(to: target), due: 30)).recommendations.first
    }
    #expect(try ofPace(8)?.impact == .high && ofPace(6.9)?.impact == .medium)
    #expect(
      try ofPace(8)?.says.description
        == "It needs to rise by 0.35 hours a week. In the last 28 days it rose by 0.07 a week.")
  }

  @Test("a missed day of a habit counts 0 while the week has room for it, and then as a step back")
  func room() throws {
    let world = try GoalWorld()
    try world.keep("exercise.minutes", [0, 0, 0, 0], fold: .sum)
    let habit = GoalAim.habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: 4))
    let situation = try world.situation(GoalWorld.goal(habit))
    // Monday to Thursday: after Wednesday four days are left, after Thursday three.
    #expect(situation.contributions(days: 4).map(\.contribution) == [-1, 0, 0, 0])
  }

  @Test("a day before a goal was made did nothing for it")
  func beforeIt() throws {
    let world = try GoalWorld()
    try world.keep(GoalWorld.goal(GoalWorld.sleep(), age: 1))
    #expect(try world.book.day(GoalWorld.today.advanced(by: -1)).goals.count == 1)
    #expect(try world.book.day(GoalWorld.today.advanced(by: -2)).goals.isEmpty)
  }

  @Test("a history tells that a goal was added and deleted")
  func history() {
    let goal = GoalWorld.goal(nil)
    let difference = GoalDifference(catalogue: MetricCatalogue(), categories: GoalCategory.standard)
    #expect(difference.parts(from: nil, to: goal) == ["Added"])
    #expect(difference.parts(from: goal, to: nil) == ["Deleted"])
    #expect(difference.parts(from: goal, to: goal) == [] && difference.parts(from: nil, to: nil) == [])
  }

  @Test("what a day did has a word for each fifth that counts")
  func bands() {
    func band(_ number: Double) -> GoalContribution.Band {
      GoalContribution(metric: "m", day: GoalWorld.today, value: 1, contribution: number).band
    }
    #expect([1, 0.6].map(band) == [.bigStep, .bigStep] && [0.59, 0.2].map(band) == [.step, .step])
    #expect([0.19, 0, -0.2].map(band) == [.usual, .usual, .usual])
    #expect([-0.21, -0.6].map(band) == [.back, .back] && [-0.61, -1].map(band) == [.farBack, .farBack])
  }

  @Test("a habit needs today where the days left after it would not be enough")
  func needsToday() throws {
    let world = try GoalWorld()
    try world.keep("exercise.minutes", [0, 0, 0, nil], fold: .sum)
    func goal(_ days: Int) -> Goal {
      GoalWorld.goal(.habit(GoalHabit(metric: "exercise.minutes", side: .atLeast, threshold: 20, days: days)))
    }
    // Thursday: Friday, Saturday and Sunday are left.
    #expect(try GoalRules.needsToday(world.situation(goal(4))))
    #expect(try !GoalRules.needsToday(world.situation(goal(3))))
    try world.keep("exercise.minutes", [30], fold: .sum)
    #expect(try !GoalRules.needsToday(world.situation(goal(4))))
  }
}
