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
    #expect(failure?.diagnostics.map { String($0.message.prefix { $0 != " " }) } == ["name", "impact", "track"])
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

  @Test("a condition is added with its own symptoms, ended, and never the last one")
  func conditions() throws {
    let environment = try TestWorld([OnboardingModule.self]).context.environment
    let desk = ConditionsEditor(in: environment)
    #expect(throws: Failure.self) { try desk.end("sample") }
    let added = try desk.add("sample-base", GivenAnswers(packs: [], values: ["symptoms": ["fatigue"]]))
    #expect(added.conditions.map(\.id) == ["sample", "sample-base"])
    #expect(try environment.session().person.facts.symptoms == ["prickle", "fatigue"])
    #expect(throws: Failure.self) { try desk.add("sample-base", GivenAnswers()) }
    #expect(try desk.end("sample-base").conditions.map { $0.ended == nil } == [true, false])
    #expect(throws: Failure.self) { try desk.end("sample-base") }
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
  fileprivate mutating func openAlways() { context.environment.openJournal = { [journal] _ in journal } }
}
