import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerProfile
import TrackerTestSupport

@testable import TrackerOnboarding
@testable import TrackerOnboardingCommands

/// Steps that a module brings, whose answers are lists of texts: treatments and suspected triggers.
@Suite struct ListStepTests {
  private let world = ScriptedWorld([OnboardingModule.self, ProfileModule.self])

  private func facts() throws -> PersonFacts { try #require(try OnboardCommandTests.facts(world)) }

  private func set(up more: String...) throws {
    try world.run(OnboardCommand.self, OnboardCommandTests.scripted + more)
  }

  @Test("options answer them, each text once, and leaving them out leaves them empty")
  func options() throws {
    try set(up: "--treatments", "tablets, Physio and TABLETS", "--triggers", "\"late, heavy meals\", noise")
    #expect(try facts()[.treatments] == ["tablets", "Physio"])
    #expect(try facts()[.triggers] == ["late, heavy meals", "noise"])
    let other = ScriptedWorld([OnboardingModule.self, ProfileModule.self])
    try other.run(OnboardCommand.self, OnboardCommandTests.scripted + ["--triggers", "none"])
    #expect(try OnboardCommandTests.facts(other) == OnboardCommandTests.ada, "as without the steps")
  }

  @Test(
    "what is too long or too much is refused, and nobody is set up",
    arguments: [String(repeating: "x", count: 101), (0...30).map { "t\($0)" }.joined(separator: ","), "a\u{7}b"])
  func refused(typed: String) throws {
    let failure = try #require(
      try world.failure(of: OnboardCommand.self, OnboardCommandTests.scripted + ["--treatments", typed]))
    #expect(failure.message.description.contains("--treatments does not fit"))
    #expect(!failure.message.description.contains(typed))
    #expect(try OnboardCommandTests.facts(world) == nil)
  }

  /// Keys up to the first of the two steps.
  private static let before = OnboardCommandTests.keys.dropLast().flatMap { $0 }

  @Test("both can be skipped, and are offered once more at the end")
  func skipped() throws {
    let terminal = ScriptedTerminal(keys: Self.before + [.enter, .enter, .enter, .tab, .enter])
    try world.run(OnboardCommand.self, at: terminal)
    #expect(terminal.unusedKeys == 0)
    #expect(try facts() == OnboardCommandTests.ada)
    #expect(terminal.frames.contains { $0.contains("You skipped this.") })
  }

  @Test("what the packs know is offered, and one's own words can be added")
  func chosen() throws {
    let keys: [[Key]] = [
      [.character(" "), .enter],
      // Short sleep and stress, and something else.
      [.character(" "), .down, .down, .down, .down, .character(" "), .end, .character(" "), .enter],
      .typing("noise, Stress") + [.enter], [.enter],
    ]
    let terminal = ScriptedTerminal(keys: Self.before + keys.flatMap { $0 })
    try world.run(OnboardCommand.self, at: terminal)
    #expect(terminal.unusedKeys == 0, "\(terminal.screen)")
    #expect(try facts()[.treatments] == ["Regular medicines"])
    #expect(try facts()[.triggers] == ["Short sleep", "Stress", "noise"])
    let offered = try #require(terminal.frames.first { $0.contains("What do you suspect") })
    for name in ["Short sleep", "Poor sleep", "Much exercise", "Crunchy food", "Stress"] {
      #expect(offered.contains(name), "\(name)")
    }
    #expect(!offered.contains("Several things at once") && !offered.contains("Stress after a short night"))
  }

  @Test("going back from one's own words leads to the list, with what was chosen")
  func back() throws {
    let keys: [[Key]] = [
      [.enter], [.character(" "), .end, .character(" "), .enter], [.escape], [.enter], [.enter], [.enter],
    ]
    let terminal = ScriptedTerminal(keys: Self.before + keys.flatMap { $0 })
    try world.run(OnboardCommand.self, at: terminal)
    #expect(terminal.unusedKeys == 0, "\(terminal.screen)")
    #expect(try facts()[.triggers] == ["Short sleep"])
  }

  @Test("lines answer them, too: numbers of the list, and own words by its last line")
  func lines() throws {
    let lines = ["the prickles", "Ada", "prickle, pain", "6", "1", "food,stress", "", "1, 6", "noise", "", "save"]
    try world.run(OnboardCommand.self, at: ScriptedTerminal(lines: lines))
    #expect(try facts()[.triggers] == ["Short sleep", "noise"])
    #expect(try facts()[.treatments] == [])
  }

  @Test("changing other answers keeps both lists, and dates an answer about daily life that changed")
  func change() throws {
    try set(up: "--treatments", "tablets", "--triggers", "noise")
    #expect(try facts().impacts == nil)
    var later = world
    later.now = Instant(seconds: world.now.seconds + 40 * 86_400)
    try later.run(OnboardCommand.self, ["--change", "--impact", "4"])
    #expect(try facts()[.treatments] == ["tablets"] && facts()[.triggers] == ["noise"])
    #expect(try facts().impacts?.map(\.value) == [6, 4])
    try later.run(OnboardCommand.self, ["--change", "--triggers", "none"])
    #expect(try facts()[.treatments] == ["tablets"] && facts()[.triggers] == [])
    let catalogue = try later.context().session().person.catalogue
    for metric in ["impact", "impact.set_up"] as [MetricID] {
      let table = try world.journal.read {
        try $0.dayTable([metric: 0], on: world.today...later.today, catalogue: catalogue)
      }
      #expect(table[metric, world.today].number == 6 && table[metric, later.today].number == 4)
      #expect(table[metric, world.today.advanced(by: 1)] == .unknown, "it is known on no other day")
    }
  }

  @Test("texts that the step could not hold are kept when other answers change")
  func unfitting() throws {
    try set(up: "--treatments", "tablets")
    try world.journal.write("test", at: world.now) { journal in
      var facts = try #require(try journal.value(PersonFacts.document))
      facts[.treatments] = [String(repeating: "x", count: 300)]
      try journal.put(facts, as: PersonFacts.document)
    }
    try world.run(OnboardCommand.self, ["--change", "--impact", "4"])
    #expect(try facts()[.treatments].first?.count == 300)
  }

  @Test("undo names which list it brings back")
  func parts() {
    var (before, after) = (PersonFacts(), PersonFacts())
    after[.treatments] = ["tablets"]
    #expect(PersonFacts.parts(before, after) == [DocumentPart("your treatments", wasThere: false)])
    before[.triggers] = ["noise"]
    after[.triggers] = ["light"]
    #expect(PersonFacts.parts(before, after).map(\.phrase) == ["your treatments", "your suspected triggers"])
    after.others["sleep-aid"] = .text("yes")
    #expect(PersonFacts.parts(before, after).last?.phrase == "your other answers")
  }
}
