import Foundation
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerOnboarding
@testable import TrackerOnboardingCommands

/// Another condition for somebody who is set up.
@Suite struct AddConditionTests {
  /// Somebody with the base's condition, set up by options.
  private static func world() throws -> ScriptedWorld {
    let world = ScriptedWorld([OnboardingModule.self])
    try world.run(
      OnboardCommand.self,
      [
        "--pack", "sample-base", "--name", "Ada", "--symptoms", "fatigue", "--impact", "6", "--pattern", "episodic",
        "--track", "food",
      ])
    return world
  }

  private static func record(_ world: ScriptedWorld) throws -> ConditionRecord? {
    try OnboardCommandTests.records(world).last { $0.pack == "sample" }
  }

  private static func person(_ world: ScriptedWorld) throws -> Person { try world.context().session().person }

  /// Symptoms (prickling is chosen beforehand, wobbling is added), impact, a pattern that is always there, one's own
  /// usual as the measure, what to track as it is, and yes.
  private static let keys: [[Key]] = [
    [.down, .character(" "), .enter], .typing("3") + [.enter], [.down, .enter], [.enter], [.enter], [.character("y")],
  ]

  @Test("at a keyboard it asks what the pack asks, but for what was said for all, and keeps it with the condition")
  func asked() throws {
    let world = try Self.world()
    let terminal = ScriptedTerminal(keys: Self.keys.flatMap { $0 })
    let output = try world.run(ConditionsAddCommand.self, ["sample"], at: terminal)
    #expect(terminal.unusedKeys == 0 && output.contains("You're now tracking sample condition."))
    #expect(!terminal.frames.contains { $0.contains("Who are you?") || $0.contains("What do you live with?") })
    let record = try #require(try Self.record(world))
    #expect(record.symptoms == ["prickle", "wobble"] && record.isFlareRelative)
    #expect(record.answers == ["impact": .number(3), "pattern": .text("constant")])
    let facts = try #require(try OnboardCommandTests.facts(world))
    #expect(facts.impact == 6 && facts.pattern == "episodic" && facts.tracked.map(\.id) == ["food"])
    #expect(try world.journal.read { try $0.actions(limit: 1) }.map(\.command) == ["conditions add"])
  }

  @Test("leaving the questions changes nothing")
  func left() throws {
    let world = try Self.world()
    let terminal = ScriptedTerminal(keys: Self.keys[..<2].flatMap { $0 } + [.interrupt])
    #expect(try world.run(ConditionsAddCommand.self, ["sample"], at: terminal).contains("Nothing was saved."))
    #expect(try Self.record(world) == nil && OnboardCommandTests.draft(world) == nil)
  }

  @Test("options and a file give the same answers, and what they do not say is as the pack has it")
  func options() throws {
    let world = try Self.world()
    try world.run(
      ConditionsAddCommand.self,
      ["sample", "--symptoms", "prickle,wobble", "--impact", "3", "--answer", "pattern=constant", "--flare", "usual"])
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("add-\(UUID().uuidString).yaml").path
    try "symptoms: [prickle, wobble]\nimpact: 3\npattern: constant\nflare: usual\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let other = try Self.world()
    try other.run(ConditionsAddCommand.self, ["sample", "--answers", path])
    #expect(try Self.record(world) == Self.record(other))
    let bare = try Self.world()
    try bare.run(ConditionsAddCommand.self, ["sample"])
    #expect(try Self.record(bare)?.symptoms == ["prickle"] && Self.record(bare)?.isFlareRelative == false)
    let twice = try Self.world().failure(of: ConditionsAddCommand.self, ["sample", "--answer", "pack=sample"])
    #expect(twice?.message.description.contains("Leave out --pack") == true)
  }

  @Test(
    "the check-in asks the symptoms that were chosen and no others of the pack, and a flare's where none was chosen")
  func checkIn() throws {
    let world = try Self.world()
    let before = try Self.person(world).checkIn.map(\.id)
    #expect(before == ["fatigue", "pain", "mood", "energy"])
    try world.run(ConditionsAddCommand.self, ["sample", "--symptoms", "wobble"])
    // Pain can make a flare of it, and so can prickling; wobbling alone could not.
    #expect(try Self.person(world).checkIn.map(\.id) == before + ["prickle", "wobble"])
    try world.run(ConditionsEndCommand.self, ["sample"])
    #expect(try Self.person(world).checkIn.map(\.id) == before)
    try world.run(ConditionsAddCommand.self, ["sample", "--symptoms", "pain,wobble"])
    #expect(try Self.person(world).checkIn.map(\.id) == before + ["wobble"])
  }

  @Test("of conditions set up together the check-in asks what was chosen, what makes a flare, and mood and energy")
  func together() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    try world.run(
      OnboardCommand.self,
      [
        "--pack", "sample-base", "--pack", "sample", "--name", "Ada", "--symptoms", "pain,wobble", "--impact", "6",
        "--pattern", "episodic", "--track", "food",
      ])
    let person = try Self.person(world)
    #expect(try Self.record(world)?.symptoms == ["pain", "wobble"] && person.symptoms == ["pain", "wobble"])
    #expect(person.checkIn.map(\.id) == ["pain", "mood", "energy", "wobble"])
    // Of one condition it asks what the pack lists.
    #expect(try Self.person(try Self.world()).checkIn.map(\.id) == ["fatigue", "pain", "mood", "energy"])
    try world.run(OnboardCommand.self, ["--change", "--symptoms", "wobble,prickle"])
    #expect(try Self.record(world)?.symptoms == ["wobble", "prickle"])
    // Nothing that was chosen can make a flare of the first: what can is asked.
    #expect(try Self.person(world).checkIn.map(\.id) == ["fatigue", "pain", "mood", "energy", "prickle", "wobble"])
    let failure = try world.failure(of: ConditionsEndCommand.self, ["sampel"])
    #expect(
      failure?.message.description == "You're not tracking “sampel”. Did you mean “Sample condition”?")
    #expect(failure?.recovery == "Type: symptoms conditions end sample")
  }

  @Test("a condition that is added again is as it was: what a flare is, its symptoms, and how earlier days were judged")
  func again() throws {
    var world = try Self.world()
    try world.run(ConditionsAddCommand.self, ["sample", "--symptoms", "prickle,wobble", "--flare", "usual"])
    let first = try #require(try Self.record(world))
    try world.run(ConditionsEndCommand.self, ["sample"])
    world.now = Instant(seconds: world.now.seconds + 86_400 * 3)
    try world.run(ConditionsAddCommand.self, ["sample"])
    var expected = first
    expected.since = world.today
    #expect(try Self.record(world) == expected)
    #expect(try OnboardCommandTests.records(world).count == 3)
    // What is said now counts, and asking begins with what was said then.
    try world.run(ConditionsEndCommand.self, ["sample"])
    try world.run(ConditionsAddCommand.self, ["sample", "--flare", "pack"])
    #expect(try Self.record(world)?.isFlareRelative == false)
    try world.run(ConditionsEndCommand.self, ["sample"])
    let terminal = ScriptedTerminal(keys: [.interrupt])
    try world.run(ConditionsAddCommand.self, ["sample"], at: terminal)
    #expect(terminal.frames[0].contains("[x] Prickling") && terminal.frames[0].contains("[x] Wobbling"))
  }

  @Test("changing answers leaves each condition its own symptoms and its own definition of a flare")
  func change() throws {
    let world = try Self.world()
    try world.run(ConditionsAddCommand.self, ["sample", "--symptoms", "prickle", "--flare", "usual"])
    try world.run(OnboardCommand.self, ["--change", "--impact", "2"])
    #expect(try OnboardCommandTests.records(world).map(\.isFlareRelative) == [false, true])
    #expect(try Self.record(world)?.symptoms == ["prickle"])
    #expect(try OnboardCommandTests.facts(world)?.symptoms == ["fatigue"])
    try world.run(OnboardCommand.self, ["--change", "--symptoms", "fatigue,pain,wobble"])
    #expect(try Self.record(world)?.symptoms == ["wobble"])
    #expect(try OnboardCommandTests.facts(world)?.symptoms == ["fatigue", "pain"])
    let keys: [Key] = [.down, .enter] + .typing("!") + [.enter, .character("y")]
    try world.run(OnboardCommand.self, ["--change"], at: ScriptedTerminal(keys: keys))
    #expect(try OnboardCommandTests.facts(world)?.name == "Ada!")
    #expect(try OnboardCommandTests.records(world).map(\.isFlareRelative) == [false, true])
    try world.run(OnboardCommand.self, ["--change", "--flare", "pack"])
    #expect(try OnboardCommandTests.records(world).map(\.isFlareRelative) == [false, false])
  }

  @Test("what was chosen for a condition that has ended is not chosen beforehand by --change, and not forgotten either")
  func endedSymptoms() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    try world.run(
      OnboardCommand.self,
      ["--pack", "sample", "--name", "Ada", "--symptoms", "wobble,prickle", "--impact", "6", "--pattern", "episodic"]
        + ["--track", "food"])
    try world.run(ConditionsAddCommand.self, ["sample-base", "--symptoms", "pain"])
    try world.run(OnboardCommand.self, ["--change", "--symptoms", "wobble,prickle,pain,fatigue"])
    try world.run(ConditionsEndCommand.self, ["sample"])
    let chosen = try #require(try OnboardCommandTests.facts(world)?.symptoms)
    let terminal = ScriptedTerminal(keys: [.interrupt])
    try world.run(OnboardCommand.self, ["--change"], at: terminal)
    #expect(terminal.frames[0].contains("Your symptoms: ") && !terminal.frames[0].contains("Wobbling"))
    try world.run(OnboardCommand.self, ["--change", "--impact", "2"])
    #expect(try Set(OnboardCommandTests.facts(world)?.symptoms ?? []) == Set(chosen))
  }

  @Test("a journal whose records know nothing of symptoms is read as before")
  func old() throws {
    let text = #"[{"isFlareRelative":false,"pack":"sample","since":"2026-03-12","versions":[]}]"#
    let records = try JournalJSON.decode([ConditionRecord].self, from: text, what: "conditions")
    #expect(records == [ConditionRecord(pack: "sample", since: try #require(Day("2026-03-12")))])
  }
}
