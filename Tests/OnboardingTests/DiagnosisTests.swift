import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerProfile
import TrackerTestSupport

@testable import TrackerOnboarding
@testable import TrackerOnboardingCommands

/// What a condition asks to know which of its parts are for somebody.
@Suite struct DiagnosisTests {
  private static let rest = ["--impact", "6", "--pattern", "episodic", "--track", "none"]

  private static func world(other: String? = nil) -> ScriptedWorld {
    var world = ScriptedWorld([OnboardingModule.self, ProfileModule.self])
    world.packs = SamplePacks.countingLibrary(other: other)
    return world
  }

  private static func onboard(_ world: ScriptedWorld, _ words: String...) throws {
    try world.run(OnboardCommand.self, ["--pack", "counting"] + words + Self.rest)
  }

  private static func conditions(_ world: ScriptedWorld) throws -> [ActiveCondition] {
    try world.context().session().person.conditions
  }

  @Test("the diagnosis is kept with its condition, and can be changed; the parts follow at once")
  func diagnosis() throws {
    let world = Self.world()
    try Self.onboard(world, "--symptoms", "pain", "--answer", "diagnosis=skips")
    let condition = try #require(try Self.conditions(world).first)
    #expect(condition.record.diagnosis == ["skips"] && condition.record.answers == nil)
    #expect(condition.checkIn == ["pain", "lull", "mood"])
    let hash = try world.packs.pack(SamplePacks.counting).hash
    #expect(condition.whole.checkIn.contains("hop") && condition.hash == hash)
    try world.run(OnboardCommand.self, ["--change", "--answer", "diagnosis=jumps"])
    #expect(try Self.conditions(world).first?.checkIn == ["pain", "hop", "lull", "mood"])
    #expect(try Self.conditions(world).first?.record.diagnosis == ["jumps"])
    // What is not said stays as it is.
    try world.run(OnboardCommand.self, ["--change", "--impact", "4"])
    #expect(try Self.conditions(world).first?.record.diagnosis == ["jumps"])
  }

  @Test("the diagnosis is asked before the steps whose parts depend on it")
  func order() throws {
    let plan = OnboardingPlan(packs: [try SamplePacks.countingLibrary().pack("counting")], extra: [])
    let saves = plan.steps.map(\.saves)
    let place = try #require(saves.firstIndex(of: "diagnosis"))
    #expect(try place < #require(saves.firstIndex(of: "symptoms")))
    #expect(saves.count == Set(saves).count)
  }

  @Test("what is not for somebody with the diagnosis is not offered to them")
  func offered() throws {
    let world = Self.world()
    let words = ["--pack", "counting", "--symptoms", "pain,hop"] + Self.rest
    let refused = try world.failure(of: OnboardCommand.self, words + ["--answer", "diagnosis=skips"])
    #expect(refused?.finding?.code == "unknown-choice")
    try world.run(OnboardCommand.self, words + ["--answer", "diagnosis=hops"])
    #expect(try world.context().session().person.facts.symptoms == ["pain", "hop"])
  }

  @Test("an answer that leaves out a choice takes it out of what was chosen, and only that")
  func flow() throws {
    let plan = OnboardingPlan(packs: [try SamplePacks.countingLibrary().pack("counting")], extra: [])
    var flow = OnboardingFlow(answers: OnboardingAnswers(), plan: plan)
    func step(_ saves: String) throws -> OnboardingStep { try #require(flow.plan?.step(saves)) }
    flow.answer(try step("symptoms"), .list([.text("pain"), .text("hop")]))
    #expect(try step("symptoms").options.map(\.id) == ["pain", "hop", "lull"])
    flow.answer(try step("diagnosis"), .text("skips"))
    #expect(try step("symptoms").options.map(\.id) == ["pain", "lull"])
    #expect(flow.answers.values[try step("symptoms").id] == .list([.text("pain")]))
  }

  @Test("what is given on the command line is not asked; in a terminal, the rest is")
  func asksTheRest() throws {
    let words = ["--pack", "counting", "--impact", "6", "--track", "none", "--answer", "diagnosis=skips"]
    var world = Self.world()
    world.isPlain = true
    let refused = try #require(try world.failure(of: OnboardCommand.self, words))
    #expect(refused.diagnostics.map(\.code) == ["missing-answer", "missing-answer"], "\(refused)")
    // Sex, birth date, name, symptoms and pattern are open; the optional ones are offered once more.
    let skipped = ["", "", "", "", ""]
    let lines = ["", "", "", "pain", "1", "", ""] + skipped + ["save"]
    let terminal = ScriptedTerminal(lines: lines, hasKeyboard: true)
    try world.run(OnboardCommand.self, words, at: terminal)
    let condition = try #require(try Self.conditions(world).first)
    #expect(condition.record.diagnosis == ["skips"] && condition.checkIn == ["pain", "lull", "mood"])
    let facts = try world.context().session().person.facts
    #expect(facts.symptoms == ["pain"] && facts.impact == 6 && facts.pattern == "episodic" && facts.tracked.isEmpty)
  }

  @Test("where every answer is given, and where somebody is set up, nothing is asked in a terminal, either")
  func asksNothing() throws {
    let answers = ["--name", "Ada", "--symptoms", "pain", "--treatments", "rest", "--triggers", "sun"]
    let profile = ["sex=male", "birth-date=1960-01-02", "diagnosis=skips"].flatMap { ["--answer", $0] }
    let words = ["--pack", "counting"] + Self.rest + answers + profile
    let world = Self.world()
    let terminal = ScriptedTerminal(hasKeyboard: true)
    try world.run(OnboardCommand.self, words, at: terminal)
    #expect(try Self.conditions(world).first?.record.diagnosis == ["skips"])
    let again = ScriptedTerminal(hasKeyboard: true)
    #expect(try world.failure(of: OnboardCommand.self, ["--pack", "counting", "--impact", "3"], at: again) != nil)
    for output in [terminal.output, again.output] {
      #expect(!output.contains("call you") && !output.contains("do you have"), "\(output)")
    }
    #expect(try world.context().session().person.facts.impact == 6)
  }

  @Test("what is suspected is offered only to those whom it may concern")
  func suspects() throws {
    let steps = Registry([ProfileModule.self]).onboardingSteps.all.filter { $0.suggestions == .riskFactors }
    let factor = "says: \"Sun: {value}\", applies_to: {sex: [female]}}"
    let library = SamplePacks.countingLibrary(
      replacing: ("says: \"Sun: {value}\", applies_to: {age: {from: 18, to: 64}}}", factor))
    func offered(_ sex: AppliesTo.Sex?) throws -> [String] {
      var known = KnownTraits()
      known.traits.sex = sex
      let plan = OnboardingPlan(packs: [try library.pack("counting")], extra: steps, knowing: known)
      return try #require(plan.step(PersonFacts.TextList.triggers.rawValue)).suggested
    }
    #expect(try offered(.female).contains("Sun") && offered(nil).contains("Sun"))
    #expect(try !offered(.male).contains("Sun") && offered(.male).contains("Short sleep"))
    // What two packs call by one name is offered once.
    let rays = """
      risk: {factors: {rays: {name: SUN, group: load, metric: hydration.ml, response: [[0, 0], [9, 50]], prior: \
      {log_odds: 0.1, sure: low}, says: "Rays: {value}"}}}

      """
    let both = SamplePacks.countingLibrary(other: rays)
    let plan = OnboardingPlan(packs: [try both.pack("counting"), try both.pack("other")], extra: steps)
    let all = try #require(plan.step(PersonFacts.TextList.triggers.rawValue)).suggested
    #expect(all.filter { $0.lowercased() == "sun" } == ["Sun"], "\(all)")
  }

  @Test("two conditions that ask for a diagnosis each have their own")
  func two() throws {
    let step = """
      onboarding: {diagnosis: {title: T, asks: Which?, kind: choices, saves: diagnosis, optional: true, options: {a: \
      {name: A}, b: {name: B}}}}

      """
    let world = Self.world(other: step)
    try Self.onboard(
      world, "--pack", "other", "--symptoms", "pain", "--answer", "counting-diagnosis=hops", "--answer",
      "other-diagnosis=a,b")
    #expect(try Self.conditions(world).map(\.record.diagnosis) == [["hops"], ["a", "b"]])
  }

  @Test("the sex at birth and the birth date are asked for only where a part needs them and nobody said them")
  func profile() throws {
    func asked(_ world: ScriptedWorld, _ pack: PackID) throws -> [String] {
      try Onboarder(in: world.context().environment).plan([pack]).steps.map(\.saves)
    }
    let world = Self.world()
    #expect(try !asked(world, "sample").contains("sex"))
    #expect(try asked(world, "counting").prefix(2) == ["sex", "birth-date"])
    try Self.onboard(world, "--symptoms", "pain", "--answer", "sex=male", "--answer", "birth-date=1940-01-02")
    let condition = try #require(try Self.conditions(world).first)
    #expect(condition.traits == PersonTraits(sex: .male, age: 86) && condition.pack.factor("sunny") == nil)
    #expect(try world.journal.read { try ProfileAnswers(in: $0) }[.sex] == .text("male"))
    #expect(try !asked(world, "counting").contains { $0 == "sex" || $0 == "birth-date" })
    #expect(
      try world.failure(of: OnboardCommand.self, ["--change", "--answer", "diagnosis=hop"])?.finding?.code
        == "unknown-choice")
  }

  @Test("a date that is none is refused with how to type one, and nothing has to be answered")
  func dates() throws {
    let world = Self.world()
    let words = ["--pack", "counting", "--symptoms", "pain"] + Self.rest
    let failure = try world.failure(of: OnboardCommand.self, words + ["--answer", "birth-date=yesterday"])
    #expect(failure?.finding?.code == "wrong-date")
    try world.run(OnboardCommand.self, words)
    #expect(try Self.conditions(world).first?.pack.leftOut.names == [])
  }

  @Test("a second condition whose metric has other values is refused in words")
  func clash() throws {
    let world = Self.world(other: "metrics: {sun: {name: Sun, kind: count}}\n")
    try Self.onboard(world, "--symptoms", "pain")
    let failure = try #require(try world.failure(of: ConditionsAddCommand.self, ["other", "--symptoms", "pain"]))
    #expect(failure.diagnostics.map(\.code) == ["clashing-metrics"])
    #expect(failure.diagnostics.map(\.sentence.description).first?.contains("Time in the sun") != nil)
    let both = try world.failure(of: OnboardCommand.self, ["--pack", "counting", "--pack", "other"])
    #expect(both != nil)
  }

  @Test("a condition whose pack declares what the person tracks says that its definition counts, and keeps theirs")
  func yielding() throws {
    let world = Self.world(other: "metrics: {sun: {name: Sun, kind: duration}}\n")
    try world.run(OnboardCommand.self, ["--pack", "sample", "--symptoms", "pain"] + Self.rest)
    let own = TrackableDefinition("sun", label: "Rays", .number)
    try world.journal.write("own add", at: world.now) { try $0.put(own, as: TrackableDefinition.document, of: own.id) }
    let output = try world.run(ConditionsAddCommand.self, ["other", "--symptoms", "pain"])
    #expect(output.contains("What other says of Rays counts from now on. What you logged stays."), "\(output)")
    let sun = try #require(try world.context().session().person.trackables.named("rays"))
    #expect(sun.kind == .duration && sun.condition == "other")
    #expect(try world.journal.read { try Trackables(in: $0) }.all == [own])
  }
}
