import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerOnboarding

/// Setting up and changing from given answers, without a terminal.
@Suite struct OnboarderTests {
  private static let ada = GivenAnswers(
    packs: ["sample"],
    values: [
      "name": ["Ada"], "symptoms": ["prickle", "pain"], "impact": ["6"], "pattern": ["episodic"], "track": ["none"],
    ])

  private static func world() throws -> TestWorld { try TestWorld([OnboardingModule.self], facts: nil) }

  private static func facts(_ world: TestWorld) throws -> PersonFacts? {
    try world.journal.read { try $0.value(PersonFacts.document) }
  }

  @Test("answers by the ids of steps set a person up, once")
  func onboard() throws {
    var world = try Self.world()
    world.openAlways()
    let onboarder = Onboarder(in: world.context.environment)
    #expect(try onboarder.summary() == nil)
    let summary = try onboarder.onboard(Self.ada)
    #expect(summary.state == .new && summary.conditions == ["sample"])
    let facts = try #require(try Self.facts(world))
    #expect(facts.name == "Ada" && facts.symptoms == ["prickle", "pain"] && facts.impact == 6 && facts.tracked.isEmpty)
    #expect(try onboarder.summary()?.answers == summary.answers)
    #expect(throws: Failure.self) { try onboarder.onboard(Self.ada) }
  }

  @Test("every fault of the answers is told at once under the names they were given by, and nothing is kept")
  func faults() throws {
    var world = try Self.world()
    world.openAlways()
    var given = Self.ada
    given.values["impact"] = GivenAnswer(["11"])
    given.values["name"] = GivenAnswer(["a\u{7}b"])
    given.values["track"] = nil
    let onboarder = Onboarder(in: world.context.environment)
    let failure = #expect(throws: Failure.self) { try onboarder.onboard(given) }
    #expect(failure?.diagnostics.map(\.code) == ["wrong-text", "out-of-range", "missing-answer"])
    #expect(
      failure?.diagnostics.map { String($0.message.description.prefix { $0 != " " }) } == ["name", "impact", "track"])
    #expect(try Self.facts(world) == nil)
  }

  @Test("a change keeps what another one wrote after the answers were shown")
  func change() throws {
    var world = try Self.world()
    world.openAlways()
    let onboarder = Onboarder(in: world.context.environment)
    #expect(throws: Failure.self) { try onboarder.change(GivenAnswers(packs: [], values: ["impact": ["2"]])) }
    _ = try onboarder.onboard(Self.ada)
    _ = try onboarder.flowToChange()
    _ = try onboarder.change(GivenAnswers(packs: [], values: ["name": ["Eve"]]))
    #expect(try onboarder.change(GivenAnswers(packs: [], values: ["impact": ["2"]])).state == .changed)
    let facts = try #require(try Self.facts(world))
    #expect(facts.name == "Eve" && facts.impact == 2 && facts.symptoms == ["prickle", "pain"])
  }

  @Test("answers that were changed one by one leave the others as another command changed them meanwhile")
  func changeOneByOne() throws {
    var world = try Self.world()
    world.openAlways()
    let onboarder = Onboarder(in: world.context.environment)
    _ = try onboarder.onboard(Self.ada)
    var flow = try onboarder.flowToChange()
    let (name, impact) = (try #require(flow.plan?.step("name")), try #require(flow.plan?.step("impact")))
    flow.review(.step(impact))
    flow.answer(impact, .number(2))
    _ = try onboarder.change(GivenAnswers(packs: [], values: ["name": ["Eve"], "impact": ["9"]]))
    try onboarder.keep(flow.answers)
    // What is kept between two sittings knows what it began with.
    let resumed = OnboardingFlow(answers: try #require(try onboarder.draft()), plan: flow.plan)
    _ = try onboarder.save(resumed)
    #expect(try Self.facts(world)?.name == "Eve")
    #expect(try Self.facts(world)?.impact == 2)
    flow = try onboarder.flowToChange()
    flow.review(.step(name))
    flow.answer(name, nil)
    _ = try onboarder.save(flow)
    #expect(try Self.facts(world)?.name == nil, "an answer that was taken away is changed too")
  }

  @Test("a condition is added with its own symptoms, ended, and never the last one")
  func conditions() throws {
    let environment = try TestWorld([OnboardingModule.self]).context.environment
    let desk = ConditionsEditor(in: environment)
    #expect(throws: Failure.self) { try desk.end("sample") }
    let added = try desk.add("sample-base", GivenAnswers(packs: [], values: ["symptoms": ["fatigue"]]))
    #expect(added.conditions.map(\.id) == ["sample", "sample-base"])
    #expect(try environment.session().person.symptoms == ["prickle", "fatigue"])
    #expect(throws: Failure.self) { try desk.add("sample-base", GivenAnswers()) }
    #expect(try desk.end("sample-base").conditions.map { $0.ended == nil } == [true, false])
    #expect(throws: Failure.self) { try desk.end("sample-base") }
  }

  @Test("unfinished changes of other conditions are neither gone on with nor saved")
  func staleChange() throws {
    let world = try TestWorld([OnboardingModule.self])
    let environment = world.context.environment
    let (onboarder, desk) = (Onboarder(in: environment), ConditionsEditor(in: environment))
    _ = try desk.add("sample-base", GivenAnswers())
    let flow = try onboarder.flowToChange()
    try onboarder.keep(flow.answers)
    #expect(try onboarder.draft() != nil)
    _ = try desk.end("sample-base")
    #expect(try world.journal.read { try $0.value(OnboardingAnswers.document) } == nil)
    // As one that was still being answered keeps it.
    try onboarder.keep(flow.answers)
    #expect(try onboarder.draft() == nil)
    #expect(throws: Failure.self) { try onboarder.save(flow) }
    #expect(try environment.session().person.conditions.map(\.id) == ["sample"])
    #expect(try onboarder.save(onboarder.flowToChange()).state == .changed)
  }

  @Test("the answers of a new person are not saved over those of somebody set up meanwhile")
  func setUpMeanwhile() throws {
    var world = try Self.world()
    world.openAlways()
    let onboarder = Onboarder(in: world.context.environment)
    var flow = OnboardingFlow(answers: OnboardingAnswers(), plan: nil)
    flow.choose(try onboarder.plan(["sample"]))
    _ = try onboarder.onboard(Self.ada)
    #expect(throws: Failure.self) { try onboarder.save(flow) }
    #expect(try Self.facts(world)?.name == "Ada")
  }

  @Test("ends of a scale are told with every digit")
  func quarters() throws {
    let plan = try Onboarder(in: Self.world().context.environment).plan(["sample"])
    var step = try #require(plan.step("impact"))
    guard case .scale(var scale) = step.answer else { throw Failure(.validation, "no scale") }
    scale.range = 0.25...5
    step.answer = .scale(scale)
    var diagnostics: [Diagnostic] = []
    #expect(step.value(of: GivenAnswer(["9"]), called: "impact", diagnostics: &diagnostics) == nil)
    #expect(
      diagnostics.first?.allowed?.description.hasPrefix("0.25 to 5 (") == true
        && step.allowed.description.hasPrefix("0.25 to 5 ("))
  }

  @Test("what the module keeps is among the kinds of documents")
  func documents() {
    let kinds = Registry([OnboardingModule.self]).documentKinds.all
    for key in [PersonFacts.document.key, ConditionRecord.document.key, OnboardingAnswers.document.key] {
      #expect(kinds.count { $0.holds(key) } == 1)
    }
  }
}

extension TestWorld {
  /// Opens the journal whether or not it was made.
  fileprivate mutating func openAlways() { context.environment.openJournal = { [journal] _, _ in journal } }
}
