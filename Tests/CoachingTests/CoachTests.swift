import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerCoaching
@testable import TrackerCoachingCommands

/// What is chosen of what the rules say, day after day.
@Suite struct CoachTests {
  private static let day = CoachingWorld.day

  /// A rule that speaks where a metric is above 0.
  private static func rule(
    _ id: String, _ metric: MetricID, category: InsightCategory = .health, severity: InsightSeverity = .neutral,
    priority: Int = 3, quietDays: Int = 7, relation: MetricID? = nil, subject: String? = nil
  ) -> CoachingRule {
    CoachingRule(
      id, "A rule for tests.", category: category, severity: severity, priority: priority, quietDays: quietDays,
      metrics: { _ in [metric: 0] }, relation: relation,
      examples: [.speaks("\(id)", [metric: [1]]), .silent("zero", [metric: [0]])]
    ) { day in
      guard let value = day.number(metric), value > 0 else { return [] }
      return [CoachingNotice("\(id)", command: "symptoms list", subject: subject, value: value)]
    }
  }

  private static func world(_ rules: CoachingRule...) throws -> CoachingWorld {
    var registry = Registry([SampleModule.self, CoachingModule.self])
    for rule in rules { registry.coachingRules.add(rule) }
    return try CoachingWorld(registry)
  }

  /// Which rules are shown on each of the days of a journal, the earliest first.
  private static func shown(
    _ world: CoachingWorld, _ days: [MetricID: [Double?]], muting muted: [String] = [], claims: [StandingClaim] = []
  ) throws -> [[String]] {
    let journal = InMemoryJournal()
    try journal.write("log", at: Instant(seconds: 0)) {
      try world.log(days, in: $0)
      if !muted.isEmpty { try $0.put(MutedInsights(rules: muted), as: MutedInsights.document) }
    }
    let count = days.values.map(\.count).max() ?? 0
    return try (0..<count).map { index in
      let asked = day.advanced(by: index + 1 - count)
      let session = world.session(in: journal, on: asked)
      return try journal.read { reading in
        let coach = try Coach(session, in: reading, claims: claims)
        let table = try reading.dayTable(coach.metrics(), on: asked...asked, catalogue: session.person.catalogue)
        return try coach.shown(on: asked, in: table).map(\.id)
      }
    }
  }

  @Test("two at most, by priority, then by gravity, then in the order of the rules")
  func order() throws {
    let world = try Self.world(
      Self.rule("low", "sleep.hours", priority: 1), Self.rule("first", "sleep.hours"),
      Self.rule("grave", "sleep.hours", severity: .warning), Self.rule("high", "sleep.hours", priority: 5))
    #expect(try Self.shown(world, ["sleep.hours": [7]]) == [["high", "grave"]])
    #expect(try Self.shown(world, ["sleep.hours": [7]], muting: ["high"]) == [["grave", "first"]])
    #expect(try Self.shown(world, ["sleep.hours": [0]]) == [[]])
  }

  @Test("of several about the same thing, the most important one is shown")
  func sameSubject() throws {
    let world = try Self.world(
      Self.rule("low", "sleep.hours", priority: 1), Self.rule("second", "sleep.hours", priority: 4, subject: "sleep"),
      Self.rule("first", "sleep.hours", priority: 5, subject: "sleep"))
    #expect(try Self.shown(world, ["sleep.hours": [7]]) == [["first", "low"]])
    #expect(try Self.shown(world, ["sleep.hours": [7]], muting: ["first"]) == [["second", "low"]])
  }

  @Test(
    "nothing is repeated within its quiet period, whatever the days are, and what goes on is said again",
    arguments: 1...40 as ClosedRange<UInt64>)
  func quiet(seed: UInt64) throws {
    let period = Int(seed % 13) + 2
    let world = try Self.world(Self.rule("rule", "sleep.hours", quietDays: period))
    var state = seed
    let days = (0..<90).map { _ -> Double? in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let roll = (state >> 33) % 10
      // From days on which it always holds to days on which it hardly ever does.
      return roll == 9 ? nil : roll < seed % 10 + 1 ? 1 : 0
    }
    let said = try Self.shown(world, ["sleep.hours": days]).enumerated().filter { $0.element == ["rule"] }.map(\.offset)
    for (earlier, later) in zip(said, said.dropFirst()) { #expect(later - earlier >= period, "\(said)") }
    #expect(!said.isEmpty)
  }

  @Test(
    "what holds on every day is said on the first, and again at the latest before two periods are over",
    arguments: 54...60)
  func goesOn(count: Int) throws {
    let world = try Self.world(Self.rule("rule", "sleep.hours", quietDays: 7))
    let said = try Self.shown(world, ["sleep.hours": .days(count, 1)]).enumerated()
      .filter { !$0.element.isEmpty }.map(\.offset)
    #expect(said.first == 0 && said.count >= 7)
    for (earlier, later) in zip(said, said.dropFirst()) { #expect((7..<14).contains(later - earlier), "\(said)") }
  }

  @Test("what stops for the period is said again when it is back, and a period of one day never stays silent")
  func comesBack() throws {
    let world = try Self.world(
      Self.rule("week", "sleep.hours", quietDays: 7), Self.rule("daily", "sleep.quality", quietDays: 1))
    let days: [Double?] = [1] + .days(6, 0) + [1, 0, 1]
    let said = try Self.shown(world, ["sleep.hours": days, "sleep.quality": .days(10, 1)])
    #expect(said.enumerated().filter { $0.element.contains("week") }.map(\.offset) == [0, 7])
    #expect(said.allSatisfy { $0.contains("daily") })
  }

  @Test("what was shown on a day stays the same, however many days are asked about after it")
  func steady() throws {
    let world = try Self.world(Self.rule("rule", "sleep.hours"))
    let days: [Double?] = .days(50, of: 1, 1, 0, 0, 1)
    let journal = InMemoryJournal()
    try journal.write("log", at: Instant(seconds: 0)) { try world.log(["sleep.hours": days], in: $0) }
    let one = try Self.shown(world, ["sleep.hours": days])
    let all = try InsightsView(of: Self.day, days: 50, in: world.session(in: journal))
    let listed = all.days.reversed().map { $0.insights.filter { $0.state == .shown }.map(\.insight.id) }
    #expect(listed == one)
    #expect(one.contains(["rule"]) && one.contains([]))
  }

  @Test("a rule that says that two things go together is silent unless this stands of its condition and its metric")
  func relations() throws {
    let world = try Self.world(
      Self.rule("claim", "sleep.hours", priority: 5, relation: "sleep.hours", subject: "universal"))
    func shown(_ claims: StandingClaim...) throws -> [[String]] {
      try Self.shown(world, ["sleep.hours": [1]], claims: claims)
    }
    #expect(try shown() == [[]])
    #expect(try shown(.example("x", of: "universal", metrics: ["stress.level"])) == [[]])
    #expect(try shown(.example("x", of: "other", metrics: ["sleep.hours"])) == [[]])
    #expect(try shown(.example("x", of: "universal", metrics: ["sleep.hours"])) == [["claim"]])
  }

  @Test("a rule that would be heard too often, or has no examples, is a fault of the registry")
  func faults() throws {
    for (priority, quiet) in [(0, 7), (6, 7), (3, 0), (3, 15)] {
      var registry = Registry([SampleModule.self, CoachingModule.self])
      registry.coachingRules.add(Self.rule("rule", "sleep.hours", priority: priority, quietDays: quiet))
      #expect(registry.diagnostics.map(\.code) == ["coaching-rule"])
    }
    var registry = Registry([SampleModule.self, CoachingModule.self])
    registry.coachingRules.add(Self.rule("rule", "sleep.hours"))
    #expect(registry.diagnostics.isEmpty)
    registry.coachingRules.add(Self.rule("rule", "sleep.hours"))
    #expect(registry.diagnostics.map(\.code) == ["duplicate-id"])
  }

  // MARK: The list

  @Test("the list has what is shown, what is not with the reason, and what is muted")
  func list() throws {
    let world = try Self.world(
      Self.rule("first", "sleep.hours", priority: 5), Self.rule("second", "sleep.hours", priority: 4),
      Self.rule("third", "sleep.hours"), Self.rule("muted", "sleep.hours", priority: 5),
      Self.rule("said", "sleep.quality", category: .mood), Self.rule("claim", "sleep.hours", relation: "sleep.hours"))
    let journal = InMemoryJournal()
    try journal.write("log", at: Instant(seconds: 0)) {
      try world.log(["sleep.hours": [7], "sleep.quality": [5, 5, 5]], in: $0)
      try $0.put(MutedInsights(rules: ["muted"]), as: MutedInsights.document)
    }
    let session = world.session(in: journal)
    let view = try InsightsView(of: Self.day, in: session)
    let items = try #require(view.days.first?.insights)
    #expect(
      items.map { "\($0.insight.id) \($0.state)" } == [
        "first shown", "second shown", "muted muted", "third lessImportant", "said saidBefore",
      ])
    #expect(items.last?.saidOn == Self.day.advanced(by: -2))
    #expect(view.muted == ["muted"])
    let moods = try InsightsView(of: Self.day, category: .mood, in: session)
    #expect(moods.days.first?.insights.map(\.insight.id) == ["said"])
    #expect(
      try InsightRulesView(in: session).rules.map(\.id).prefix(5) == ["first", "second", "third", "muted", "said"])
  }

  // MARK: Muting

  @Test("muting is kept, travels as a document, can be taken back, and names what is near where there is no such rule")
  func muting() throws {
    let world = try TestWorld([SampleModule.self, CoachingModule.self, LateNight.self])
    func muted() throws -> [String]? { try world.journal.read { try $0.value(MutedInsights.document)?.rules } }
    #expect(try world.run(InsightsMuteCommand.self, ["late-night"]).contains("unmute late-night"))
    #expect(try muted() == ["late-night"])
    #expect(try world.run(InsightsMuteCommand.self, ["late-night"]).hasPrefix("It was muted already."))
    #expect(try muted() == ["late-night"])
    for command in [["late-nigth"], ["nothing-like-it"]] {
      let failure = #expect(throws: Failure.self) { try world.run(InsightsMuteCommand.self, command) }
      #expect(failure?.message.description.contains(command[0]) == true)
      #expect(
        (failure?.message.description.contains("Did you mean late-night?") == true) == (command == ["late-nigth"]))
    }
    #expect(try muted() == ["late-night"])
    #expect(try world.run(InsightsUnmuteCommand.self, ["late-night"]).contains("again"))
    #expect(try muted() == nil)
    #expect(try world.run(InsightsUnmuteCommand.self, ["late-night"]).hasPrefix("It was not muted."))
  }

  @Test("an insight that took the place of a muted one is muted, too, until it is let be heard")
  func renamed() throws {
    let world = try Self.world()
    let journal = InMemoryJournal()
    try journal.write("log", at: Instant(seconds: 0)) { journal in
      try world.log(["symptom.mood": Array(repeating: 8, count: 20) + [3, 3, 3]], in: journal)
      try journal.put(PersonFacts(), as: PersonFacts.document)
      try journal.put(MutedInsights(rules: ["gone", "sad-mood"]), as: MutedInsights.document)
    }
    var session = world.session(in: journal)
    func shown() throws -> [String] {
      try journal.read { reading in
        let coach = try Coach(session, in: reading)
        let day = session.today
        let table = try reading.dayTable(coach.metrics(), on: day...day, catalogue: session.person.catalogue)
        return try coach.shown(on: day, in: table).map(\.id)
      }
    }
    #expect(try shown() == ["low-mood"])
    var person = session.person
    let condition = person.conditions[0]
    var pack = condition.pack
    pack.changes = [PackChange(section: .insights, id: "sad-mood", now: "low-mood")]
    person.conditions[0] = ActiveCondition(record: condition.record, pack: pack, hash: condition.hash)
    session = Session(environment: session.environment, journal: journal, person: person)
    #expect(try shown() == [])
    #expect(try InsightRulesView(in: session).rules.filter(\.isMuted).map(\.id) == ["low-mood"])
    #expect(MutedInsights(rules: ["gone", "sad-mood"]).rules(of: session.person) == ["gone", "low-mood"])
    #expect(MutedInsights(rules: ["gone", "sad-mood"]).without("low-mood", of: session.person) == ["gone"])
  }

  @Test("what was muted of a module that is gone can still be heard again")
  func goneRule() throws {
    let world = try TestWorld([SampleModule.self, CoachingModule.self])
    try world.journal.write("log", at: Instant(seconds: 0)) {
      try $0.put(MutedInsights(rules: ["gone"]), as: MutedInsights.document)
    }
    try world.run(InsightsUnmuteCommand.self, ["gone"])
    #expect(try world.journal.read { try $0.value(MutedInsights.document) } == nil)
    #expect(throws: Failure.self) { try world.run(InsightsMuteCommand.self, ["gone"]) }
  }
}

/// Brings one rule.
private enum LateNight: TrackerModule {
  static let id: ModuleID = "late-night"

  static func contribute(to registry: inout Registry) {
    registry.coachingRules.add(
      CoachingRule(
        "late-night", "A rule for tests.", category: .habit, priority: 3, quietDays: 7, metrics: { _ in [:] },
        examples: [.speaks("It is late."), .silent("never")]
      ) { _ in [CoachingNotice("It is late.", command: "symptoms list")] })
  }
}
