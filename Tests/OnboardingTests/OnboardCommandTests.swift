import TrackerApplication
import TrackerConsole
import Foundation
import Synchronization
import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerOnboarding
@testable import TrackerOnboardingCommands

@Suite struct OnboardCommandTests {
  static let scripted = [
    "--pack", "sample", "--name", "Ada", "--symptoms", "prickle,pain", "--impact", "6", "--pattern", "episodic",
    "--track",
    "food,stress",
  ]

  static func facts(_ world: ScriptedWorld) throws -> PersonFacts? {
    try world.journal.read { try $0.value(PersonFacts.document) }
  }

  static func records(_ world: ScriptedWorld) throws -> [ConditionRecord] {
    try world.journal.read { try $0.value(ConditionRecord.document) } ?? []
  }

  static func draft(_ world: ScriptedWorld) throws -> OnboardingAnswers? {
    try world.journal.read { try $0.value(OnboardingAnswers.document) }
  }

  static let ada = PersonFacts(
    name: "Ada", symptoms: ["prickle", "pain"], impact: 6, pattern: "episodic",
    tracked: [
      TrackedCategory(id: "food", name: "Food", log: "food"),
      TrackedCategory(id: "stress", name: "Stress", log: "activity", metric: "stress.level"),
    ])

  /// Keys from the first question to the last, as somebody would press them.
  static let keys: [[Key]] = [
    .typing("pric") + [.enter, .enter], .typing("Ada") + [.enter], [.down, .down, .down, .character(" "), .enter],
    .typing("6") + [.enter],
    [.enter], [.character(" "), .end, .character(" "), .enter], [.enter],
  ]

  @Test("options, questions with keys, and lines set the same person up, in one action")
  func ways() throws {
    let lines = ["the prickles", "Ada", "prickle, pain", "6", "1", "food,stress", "save"]
    for (arguments, terminal) in [
      (Self.scripted, ScriptedTerminal()), ([], ScriptedTerminal(keys: Self.keys.flatMap { $0 })),
      ([], ScriptedTerminal(lines: lines)),
    ] {
      let world = ScriptedWorld([OnboardingModule.self])
      let output = try world.run(OnboardCommand.self, arguments, at: terminal)
      #expect(try Self.facts(world) == Self.ada)
      let loaded = try SamplePacks.library.pack(SamplePacks.sample)
      let version = ConditionRecord.Version(from: world.today, hash: loaded.hash, revision: 3)
      #expect(try Self.records(world) == [ConditionRecord(pack: "sample", since: world.today, versions: [version])])
      #expect(try world.journal.read { try $0.definition(loaded.hash) } != nil)
      #expect(try world.journal.read { try $0.actions(limit: 9) }.map(\.command) == ["onboard"])
      #expect(try Self.draft(world) == nil)
      #expect(output.contains("You're all set.") && output.contains("symptoms check-in"))
      #expect(try world.context().session().person.conditions.map(\.id) == ["sample"])
    }
  }

  @Test("before anything is asked it says what is kept and where")
  func saysWhatIsKept() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let terminal = ScriptedTerminal(keys: [.escape])
    let output = try world.run(OnboardCommand.self, at: terminal)
    let words = terminal.frames[0].split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("Everything stays in one file on this computer. Nothing is sent anywhere."))
    #expect(output.contains("Nothing was saved."))
    #expect(
      try world.context().environment.openJournal(false, { _ in }) == nil,
      "looking at the first question makes no journal")
  }

  @Test("whatever ends it, the next run goes on at the question that was open", arguments: 1...6)
  func resuming(questions: Int) throws {
    let world = ScriptedWorld([OnboardingModule.self])
    try world.run(
      OnboardCommand.self, at: ScriptedTerminal(keys: Self.keys[..<questions].flatMap { $0 } + [.interrupt]))
    #expect(try Self.facts(world) == nil)
    let terminal = ScriptedTerminal(keys: Self.keys[questions...].flatMap { $0 })
    try world.run(OnboardCommand.self, at: terminal)
    #expect(terminal.frames[0].contains("Carrying on where you stopped. To start again: symptoms onboard --restart"))
    #expect(terminal.unusedKeys == 0)
    #expect(try Self.facts(world) == Self.ada)
  }

  @Test("--restart forgets the draft")
  func restart() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    try world.run(OnboardCommand.self, at: ScriptedTerminal(keys: Self.keys[..<3].flatMap { $0 } + [.interrupt]))
    let terminal = ScriptedTerminal(keys: [.interrupt])
    try world.run(OnboardCommand.self, ["--restart"], at: terminal)
    #expect(terminal.frames[0].contains("Which condition do you have?"))
  }

  @Test("the packs are offered by name, the general one last")
  func offers() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let terminal = ScriptedTerminal(keys: [.interrupt])
    try world.run(OnboardCommand.self, at: terminal)
    let frame = terminal.frames[0]
    let sample = try #require(frame.range(of: "Sample condition")), base = try #require(frame.range(of: "Anything"))
    #expect(sample.lowerBound < base.lowerBound)
  }

  /// A world with a pack that makes one of one's own.
  private static func building() -> ScriptedWorld {
    var world = ScriptedWorld([OnboardingModule.self])
    let own = """
      schema: 1
      id: own-one
      revision: 1
      name: None of these
      summary: For all others.
      extends: sample-base
      builds: {name: called, symptoms: own-symptoms}
      onboarding:
        called: {title: T, asks: What is it called?, kind: text, saves: called}
        own-symptoms: {title: T, asks: How does it show?, kind: texts, saves: own}

      """
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/own-one/pack.yaml": own]) { $1 }
    world.packs = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    return world
  }

  @Test("a search for a condition that finds none leads to a pack of one's own")
  func notFound() throws {
    let says = "Not listed? Choose “None of these”."
    let terminal = ScriptedTerminal(keys: .typing("zzz") + [.down, .enter, .enter, .interrupt])
    try Self.building().run(OnboardCommand.self, at: terminal)
    let frames = terminal.frames.map { $0.split { $0.isWhitespace }.joined(separator: " ") }
    #expect(!frames[0].contains(says) && frames[3].contains(says) && !frames[3].contains("› [ ]"))
    #expect(frames[4].contains("› [ ] None of these"))
    #expect(frames[6].contains("✓ Condition: None of these"))
    let lines = ScriptedTerminal(lines: ["zzz"], hasKeyboard: true)
    var world = Self.building()
    world.isPlain = true
    try world.run(OnboardCommand.self, at: lines)
    #expect(lines.errors.split { $0.isWhitespace }.joined(separator: " ").contains(says))
    // Without such a pack nothing is promised.
    let without = ScriptedTerminal(keys: .typing("zzz") + [.enter, .interrupt])
    try ScriptedWorld([OnboardingModule.self]).run(OnboardCommand.self, at: without)
    #expect(without.frames[3].contains("No match. Backspace deletes a letter."))
    #expect(!without.frames[3].contains("“None of these”"))
  }

  @Test("a condition to add that is none leads to a pack of one's own")
  func noneToAdd() throws {
    let world = Self.building()
    try world.onboard()
    let failure = try world.failure(of: ConditionsAddCommand.self, ["zzz"])
    #expect(
      failure?.recovery
        == "To see all: symptoms pack list. Not listed: symptoms conditions add own-one"
    )
  }

  @Test("Esc goes back to the answer as it was given, forwards to the one after it")
  func back() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let terminal = ScriptedTerminal(
      keys: Self.keys[..<3].flatMap { $0 } + [.escape, .escape] + .typing("!") + [.enter, .interrupt])
    try world.run(OnboardCommand.self, at: terminal)
    let draft = try #require(try Self.draft(world))
    #expect(draft.values["name"] == .text("Ada!"))
    #expect(draft.values["symptoms"] == .list([.text("prickle"), .text("pain")]))
    #expect(draft.next == 2)
  }

  @Test("a symptom must be chosen, the name may be skipped")
  func required() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let keys = Self.keys[0] + [.enter, .character(" "), .enter, .interrupt]
    let terminal = ScriptedTerminal(keys: keys)
    try world.run(OnboardCommand.self, at: terminal)
    #expect(terminal.frames.last?.contains("Select at least one with the space bar.") == true)
  }

  @Test(
    "a pattern that is always there offers the own usual as the measure", arguments: [("usual", true), ("pack", false)])
  func flare(choice: String, isRelative: Bool) throws {
    let world = ScriptedWorld([OnboardingModule.self])
    var arguments = Self.scripted
    arguments[9] = "constant"
    try world.run(OnboardCommand.self, arguments + ["--flare", choice])
    #expect(try Self.records(world).map(\.isFlareRelative) == [isRelative])

    let asked = ScriptedWorld([OnboardingModule.self])
    let keys = Self.keys[..<4].flatMap { $0 } + [.down, .enter] + (isRelative ? [.enter] : [.down, .enter])
    try asked.run(OnboardCommand.self, at: ScriptedTerminal(keys: keys + Self.keys[5...].flatMap { $0 }))
    #expect(try Self.records(asked).map(\.isFlareRelative) == [isRelative])
  }

  @Test("all faults of the options are told at once, and nothing is kept")
  func faults() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let failure = try #require(
      try world.failure(
        of: OnboardCommand.self,
        [
          "--pack", "wobbling", "--name", String(repeating: "x", count: 51), "--symptoms", "pian,prickle", "--impact",
          "11", "--pattern",
          "constantly", "--track", "food,sleeep", "--flare", "mine", "--answer", "teaa=1",
        ]))
    #expect(
      failure.diagnostics.map(\.code) == [
        "wrong-text", "unknown-choice", "out-of-range", "unknown-choice", "unknown-choice", "unknown-answer",
        "unknown-choice",
      ])
    #expect(failure.diagnostics.compactMap(\.nearest) == ["pain", "constant", "sleep"])
    #expect(
      !failure.diagnostics.contains {
        $0.sentence.description.contains("11") || $0.sentence.description.contains("xxx")
      })
    #expect(try world.context().environment.openJournal(false, { _ in }) == nil)
  }

  @Test("missing answers are listed all at once; without a pack, that is what is missing")
  func missing() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let failure = try #require(try world.failure(of: OnboardCommand.self, ["--pack", "sample", "--name", "Ada"]))
    #expect(
      failure.diagnostics.map { String($0.message.description.prefix { $0 != " " }) } == [
        "--symptoms", "--impact", "--pattern", "--track",
      ])
    let noPack = try #require(try world.failure(of: OnboardCommand.self, ["--impact", "6"]))
    #expect(noPack.message.description.contains("--pack is missing"))
    let unknown = try #require(try world.failure(of: OnboardCommand.self, ["--pack", "sampel", "--impact", "60"]))
    #expect(unknown.message == "“sampel” is not a condition. Did you mean “sample”?")
  }

  static let file = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID().uuidString).yaml")
    .path

  @Test(
    "faults of an answers file are told with their places",
    arguments: [
      (
        "pack: sample\nname: Ada\nsymptoms: [pain, pian]\nimpact: 60\npattern: episodic\ntrack: [food]\n",
        ["3:18 unknown-choice", "4:9 out-of-range"]
      ),
      ("pack: sampel\nimpact: 6\n", ["1:7 unknown-choice"]),
      (
        "pack: sample\nnam: Ada\nsymptoms: pain\nimpact: 6\npattern: [episodic, constant]\ntrack: none\n",
        ["2:1 unknown-answer", "5:10 not-one"]
      ),
      (
        "pack: sample\nname: {a: b}\nsymptoms: pain\nimpact: true\npattern: episodic\ntrack: []\n",
        ["2:7 wrong-type", "4:9 wrong-type"]
      ),
      ("pack: sample\nsymptoms: [pain\nimpact: 6\n", ["3:7 yaml-syntax"]),
      ("- pain\n", ["1:1 wrong-type", "missing-answer"]),
      (
        "pack: sample\nsymptoms: pain\nimpact: 6\nimpact: 7\npattern: episodic\ntrack: none\n",
        ["4:1 yaml-duplicate-key"]
      ),
      (
        "pack: sample\nsymptoms: pain\nimpact: 6\npattern: episodic\ntrack: none\nflare: [usual, pack]\n",
        ["6:8 not-one"]
      ),
    ])
  func answersFile(text: String, faults: [String]) throws {
    let path = Self.file + "\(abs(text.hashValue))"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let world = ScriptedWorld([OnboardingModule.self])
    let failure = try #require(try world.failure(of: OnboardCommand.self, ["--answers", path]))
    if failure.diagnostics.isEmpty {
      let place = faults[0].split(separator: " ")[0]
      #expect(failure.message.description.hasPrefix("\(path):\(place): "), "\(failure.message)")
    } else {
      let found = failure.diagnostics.map { fault in
        (fault.place.map { "\($0.line ?? 0):\($0.column ?? 0) " } ?? "") + fault.code
      }
      #expect(found == faults)
    }
  }

  @Test("an answers file sets up; options win over it; a file that is not there is named")
  func goodFile() throws {
    let path = Self.file + "-good"
    try """
    packs: [the prickles]\nname: Ada\nsymptoms: [prickle, pain]\nimpact: 3\npattern: episodic\ntrack: [food, \
    stress]\n
    """
    .write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let world = ScriptedWorld([OnboardingModule.self])
    try world.run(OnboardCommand.self, ["--answers", path, "--impact", "6"])
    #expect(try Self.facts(world) == Self.ada)
    let other = ScriptedWorld([OnboardingModule.self])
    #expect(try other.failure(of: OnboardCommand.self, ["--answers", "/nowhere/answers.yaml"])?.kind == .system)
  }

  @Test("once set up, nothing changes without --change, and --change changes only what is said")
  func changing() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    try world.run(OnboardCommand.self, Self.scripted)
    try world.journal.write("keep", at: world.now) { journal in
      var facts = try journal.value(PersonFacts.document) ?? PersonFacts()
      facts.symptoms.append("mood")
      facts.others["birthday"] = .text("kept")
      try journal.put(facts, as: PersonFacts.document)
    }
    #expect(try world.run(OnboardCommand.self).contains("You're already set up."))
    #expect(
      try world.failure(of: OnboardCommand.self, ["--impact", "2"])?.message
        == "You're already set up, so nothing was changed")
    #expect(try world.failure(of: OnboardCommand.self, ["--change", "--pack", "sample-base"]) != nil)
    let records = try Self.records(world)
    try world.run(OnboardCommand.self, ["--change", "--impact", "2"])
    var expected = Self.ada
    expected.impact = 2
    expected.impacts = [.init(day: world.today, value: 2)]
    expected.symptoms.append("mood")
    expected.others["birthday"] = .text("kept")
    #expect(try Self.facts(world) == expected)
    #expect(try Self.records(world) == records)
  }

  @Test(
    "answers for somebody who is set up are refused, also where a file of them holds none",
    arguments: ["- pain\n", "{}\n"])
  func fileOfSomebodySetUp(_ text: String) throws {
    let path = Self.file + "-again\(text.count)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let world = ScriptedWorld([OnboardingModule.self])
    try world.run(OnboardCommand.self, Self.scripted)
    #expect(try world.failure(of: OnboardCommand.self, ["--answers", path])?.kind == .validation)
  }

  @Test("--change with keys shows every answer, and saves the one that was changed")
  func changingWithKeys() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    try world.run(OnboardCommand.self, Self.scripted)
    // The list of answers: down to the impact, Enter, 9, Enter, and at the list again, yes.
    let keys: [Key] = [.down, .down, .down, .enter] + .typing("9") + [.enter, .character("y")]
    let terminal = ScriptedTerminal(keys: keys)
    let output = try world.run(OnboardCommand.self, ["--change"], at: terminal)
    #expect(terminal.frames[0].contains("Your symptoms: Prickling, Pain"))
    #expect(output.contains("Your changes are saved.") && terminal.unusedKeys == 0)
    #expect(terminal.frames.last?.contains("Your daily life: 9") == true)
    var expected = Self.ada
    expected.impact = 9
    expected.impacts = [.init(day: world.today, value: 9)]
    #expect(try Self.facts(world) == expected)
  }

  @Test("an ended condition has the name that its pack gives it, else the journal's; its id where neither knows it")
  func endedNames() throws {
    let world = try TestWorld([OnboardingModule.self])
    let kept: ContentHash = "kept"
    let pack = try SamplePacks.library.pack(SamplePacks.sample).pack
    try world.journal.write("use", at: world.context.environment.now) {
      try $0.remember(try JournalJSON.encode(pack), as: kept)
    }
    let session = try world.context.session()
    let records = [
      (SamplePacks.sample, []), ("gone", [.init(from: session.today, hash: kept, revision: 1)]), ("gone-too", []),
    ].map {
      (id: PackID, versions: [ConditionRecord.Version]) in
      ConditionRecord(pack: id, since: session.today, ended: session.today, versions: versions)
    }
    let view = try ConditionsView(session, records: records, change: nil)
    #expect(view.conditions.map(\.name) == [pack.name, pack.name, "gone-too"])
  }

  @Test("an answer of any step can be given by its name, the packs and what a flare is among them, and once")
  func answersByName() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let others = Self.scripted.dropFirst(2)
    try world.run(OnboardCommand.self, others + ["--answer", "pack=sample", "--answer", "flare = usual"])
    #expect(try Self.records(world).map(\.pack) == ["sample"])
    #expect(try Self.records(world).map(\.isFlareRelative) == [true])
    try world.run(OnboardCommand.self, ["--change", "--answer", "flare=pack", "--answer", "impact=3"])
    #expect(try Self.records(world).map(\.isFlareRelative) == [false])
    #expect(try Self.facts(world)?.impact == 3)
    for twice in [["--flare", "pack", "--answer", "flare=usual"], ["--impact", "3", "--answer", "impact=4"]] {
      let failure = try world.failure(of: OnboardCommand.self, ["--change"] + twice)
      #expect(failure?.message.description.contains("twice. Keep one") == true)
    }
    #expect(try Self.facts(world)?.impact == 3)
  }

  @Test("an empty name is left out, and takes a name away")
  func emptyName() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    var arguments = Self.scripted
    arguments[3] = ""
    try world.run(OnboardCommand.self, arguments)
    #expect(try Self.facts(world)?.name == nil)
    try world.run(OnboardCommand.self, ["--change", "--name", "Ada"])
    try world.run(OnboardCommand.self, ["--change", "--name", " "])
    #expect(try Self.facts(world)?.name == nil)
  }

  @Test("what was skipped is offered once more at the end, and no third time")
  func offeredAgain() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let rest = Self.keys[2...5].flatMap { $0 }
    let terminal = ScriptedTerminal(keys: Self.keys[0] + [.enter] + rest + [.enter, .character("y")])
    try world.run(OnboardCommand.self, at: terminal)
    #expect(terminal.unusedKeys == 0)
    #expect(try Self.facts(world)?.name == nil && Self.facts(world)?.symptoms == ["prickle", "pain"])
    #expect(terminal.frames.count { $0.contains("You skipped this.") } == 1)
    let named = ScriptedWorld([OnboardingModule.self])
    let keys = Self.keys[0] + [.enter] + rest + .typing("Ada") + [.enter, .character("y")]
    try named.run(OnboardCommand.self, at: ScriptedTerminal(keys: keys))
    #expect(try Self.facts(named) == Self.ada)
  }

  @Test("a number outside of the scale is refused, and none of its digits is taken for it")
  func offTheScale() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let keys = Self.keys[..<3].flatMap { $0 } + .typing("15") + [.enter, .interrupt]
    let terminal = ScriptedTerminal(keys: keys)
    try world.run(OnboardCommand.self, at: terminal)
    #expect(terminal.frames.contains { $0.contains("Choose a number from 1 to 10.") })
    #expect(try Self.draft(world)?.values["impact"] == nil)
  }

  @Test("a search for a symptom finds the conditions that have it")
  func searchBySymptom() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let terminal = ScriptedTerminal(keys: .typing("wobbling an") + [.interrupt])
    try world.run(OnboardCommand.self, at: terminal)
    #expect(terminal.frames.last?.contains("› [ ] Sample condition") == true)
    let choices = Onboarder(in: world.context().environment).choices()
    #expect(choices.found("elbow").isEmpty && choices.found("prickly").map(\.id) == ["sample"])
    #expect(choices.found("tired").map(\.id) == ["sample-base"], "the base's symptoms are found with the base")
  }

  @Test("there is nothing to change before onboarding")
  func nothingToChange() throws {
    let world = ScriptedWorld([OnboardingModule.self])
    #expect(try world.failure(of: OnboardCommand.self, ["--change"])?.kind == .validation)
  }

  @Test("no line of a question is wider than the screen", arguments: [40, 80, 120])
  func widths(width: Int) throws {
    let world = ScriptedWorld([OnboardingModule.self])
    let terminal = ScriptedTerminal(keys: Self.keys.flatMap { $0 }, width: width, height: 20)
    let output = try world.run(OnboardCommand.self, at: terminal)
    #expect(terminal.frames.count > 10)
    #expect(
      (terminal.frames + [output]).allSatisfy { $0.split(separator: "\n").allSatisfy { $0.visibleWidth <= width } })
  }
}
