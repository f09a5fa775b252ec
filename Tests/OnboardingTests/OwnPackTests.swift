import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerOnboarding

/// Packs of one's own, in a home on the disk.
@Suite struct OwnPackTests {
  private static let own = """
    schema: 1
    id: own
    revision: 1
    name: Something else
    summary: A condition that has no pack yet.
    extends: sample-base
    builds: {name: condition, symptoms: own-symptoms}
    onboarding:
      condition: {title: What you have, asks: What is it called?, kind: text, max_length: 60, saves: condition}
      own-symptoms: {title: Your symptoms, asks: Which?, kind: texts, max_length: 60, at_least: 1, at_most: 10, saves: \
    own_symptoms}
    flare: {of: [pain]}

    """

  /// A world whose packs are read from a home of its own.
  private static func world(isSetUp: Bool = true) throws -> (world: TestWorld, made: String) {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    var files = SamplePacks.files
    files["packs/own/pack.yaml"] = own
    for (path, text) in files {
      let file = home.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    var world = try TestWorld(
      [OnboardingModule.self], facts: isSetUp ? TestWorld.facts : nil,
      packs: PackLibrary(folders: ["\(home.path)/packs"]))
    world.context.environment.home = home.path
    world.context.environment.openJournal = { [journal = world.journal] _, _ in journal }
    return (world, "\(home.path)/packs/my-loud-ears")
  }

  private static func given(_ others: [String: [String]] = [:], flare: String? = nil) -> GivenAnswers {
    let values = ["condition": ["Loud ears"], "own_symptoms": ["Ringing", "tired"]]
    return GivenAnswers(packs: [], values: values.merging(others) { _, new in new }, flare: flare)
  }

  @Test(
    "a wrong answer leaves no pack behind, so that the next try begins anew",
    arguments: [
      (given(["symptoms": ["nonsense"]]), "“nonsense” is not a choice for symptoms"),
      (given(["symptoms": ["none"]]), "symptoms needs one choice or more"),
      (given(flare: "often"), "“often” is not a choice for flare"),
      (given(["foo": ["bar"]]), "“foo” is not one of the questions"),
      (given(["name": ["Ada"]]), "“name” is not one of the questions"),
      (given(["impact": ["30"]]), "impact is not on the scale"),
    ])
  func wrong(_ given: GivenAnswers, _ message: String) throws {
    let (world, made) = try Self.world()
    let desk = ConditionsEditor(in: world.context.environment)
    let failure = try #require(throws: Failure.self) { try desk.add("own", given) }
    #expect(failure.message.description.contains(message), "\(failure.message)")
    #expect(!FileManager.default.fileExists(atPath: made))
    var other = Self.given()
    other.values["own_symptoms"] = GivenAnswer(["Vertigo"])
    #expect(try desk.add("own", other).conditions.map(\.id) == ["sample", "my-loud-ears"])
    #expect(FileManager.default.fileExists(atPath: "\(made)/pack.yaml"))
  }

  @Test("what could not be read of the answers is told, and names that nothing asks for are refused for every pack")
  func unread() throws {
    let (world, made) = try Self.world()
    let desk = ConditionsEditor(in: world.context.environment)
    var given = Self.given()
    given.diagnostics = [Diagnostic(code: "wrong-type", "condition holds something that is no answer")]
    #expect(throws: Failure.self) { try desk.add("own", given) }
    #expect(!FileManager.default.fileExists(atPath: made))
    #expect(throws: Failure.self) { try desk.add("sample-base", GivenAnswers(packs: [], values: ["foo": ["bar"]])) }
    #expect(try desk.list().conditions.map(\.id) == ["sample"])
  }

  @Test("a pack that was there stays where tracking it is refused; one that was made for it does not")
  func refused() throws {
    let (world, made) = try Self.world()
    let environment = world.context.environment
    _ = try ConditionsEditor(in: environment).add("own", Self.given())
    #expect(throws: Failure.self) { try ConditionsEditor(in: environment).add("own", Self.given()) }
    #expect(FileManager.default.fileExists(atPath: "\(made)/pack.yaml"))
    let (other, unmade) = try Self.world(isSetUp: false)
    let onboarder = Onboarder(in: other.context.environment)
    var flow = OnboardingFlow(answers: OnboardingAnswers(), plan: nil)
    flow.choose(try onboarder.plan(["own"]))
    for step in flow.plan?.steps ?? [] {
      guard let answer = Self.given().values[step.saves] else { continue }
      var diagnostics: [Diagnostic] = []
      flow.answer(step, step.value(of: answer, called: step.title, diagnostics: &diagnostics))
    }
    try other.journal.write("onboard", at: other.context.environment.now) { journal in
      try journal.put(TestWorld.facts, as: PersonFacts.document)
      try journal.put([ConditionRecord(pack: "sample", since: Day(number: 20_000))], as: ConditionRecord.document)
    }
    #expect(throws: Failure.self) { try onboarder.save(flow) }
    #expect(!FileManager.default.fileExists(atPath: unmade))
  }
}
