import Testing
import TrackerApplication
import TrackerCheckIn
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerCheckInCommands
@testable import TrackerPatterns

/// What may not be tried, with its words.
@Suite struct ExperimentRefusalTests {
  @Test(
    "each refusal has its sentence in both languages",
    arguments: [
      (LanguageTag.english, "An experiment with soup runs until Sunday 31 May 2026; only one can run"),
      ("de", "Ein Versuch mit soup läuft bis Sonntag, 31. Mai 2026; nur einer geht"),
    ])
  func running(language: LanguageTag, words: String) throws {
    let world = try ExperimentWorld(language: language)
    try world.start("soup", "--yes")
    let before = try world.current
    #expect(world.refusal { try world.start("soup", "--yes") }.hasPrefix(words))
    #expect(world.refusal { try world.start("soup") }.hasPrefix(words), "the plan is refused, too")
    #expect(try world.current == before)
  }

  @Test("of two starts at once, the second finds the first one where it writes")
  func atOnce() throws {
    let world = try ExperimentWorld()
    // Both sessions were opened before either of them wrote.
    let books = try (0..<2).map { _ in ExperimentBook(try world.world.context.session()) }
    _ = try books[0].start("soup")
    let first = try world.current
    #expect(throws: Failure.self) { try books[1].start("soup") }
    #expect(try world.current == first && world.all.count == 1)
  }

  private static let refusals: [(ExperimentRefusal, english: String, german: String)] = [
    (
      .running("tea", until: Day(number: 20_000)),
      "An experiment with tea runs until Friday 4 October 2024; only one can run. "
        + "To stop it: symptoms patterns experiment stop",
      "Ein Versuch mit tea läuft bis Freitag, 4. Oktober 2024; nur einer geht. "
        + "Zum Aufhören: symptoms patterns experiment stop"
    ),
    (
      .kept(CandidateFactor.isMedicine),
      "soup: this is never part of an experiment. "
        + "Medicines are never part of an experiment. Talk to your clinic about them.",
      "soup: Das ist nie Teil eines Versuchs. "
        + "Medikamente sind nie Teil eines Versuchs. Sprechen Sie darüber mit Ihrer Praxis."
    ),
    (
      .symptom,
      "soup: this says how a day was, so it is never part of an experiment. "
        + "Try something that you can have or leave out.",
      "soup sagt, wie ein Tag war, und ist nie Teil eines Versuchs. "
        + "Versuchen Sie etwas, das Sie haben oder weglassen können."
    ),
    (
      .notYesOrNo,
      "soup: an experiment needs something that a day has or has not. "
        + "Try something that you can have or leave out.",
      "soup: Ein Versuch braucht etwas, das ein Tag hat oder nicht hat. "
        + "Versuchen Sie etwas, das Sie haben oder weglassen können."
    ),
    (
      .callsForHelp(on: Day(number: 20_000), says: "See a doctor today."),
      "No experiment can begin: your answers of Friday 4 October 2024 call for help. See a doctor today.",
      "Kein Versuch: Laut Antworten vom Freitag, 4. Oktober 2024 brauchen Sie Hilfe. See a doctor today."
    ),
    (
      .unlogged(known: 41, days: 60),
      "soup: known on 41 of your last 60 days; 42 are needed. "
        + "Log more days, or mark them complete: symptoms day close",
      "soup: bekannt an 41 der letzten 60 Tage; nötig sind 42. "
        + "Tragen Sie mehr Tage ein, oder schließen Sie sie ab: symptoms day close"
    ),
    (
      .unanswered(known: 19, days: 28),
      "You answered your symptoms on 19 of your last 28 days; 20 are needed. To answer today: symptoms check-in",
      "Symptome sind an 19 der letzten 28 Tage beantwortet; nötig sind 20. Heute beantworten: symptoms check-in"
    ),
    (
      .neverThere(days: 60),
      "soup: none of your last 60 days had it. An experiment is only for what you have now and then.",
      "soup: Keiner Ihrer letzten 60 Tage hatte es. Ein Versuch ist nur für etwas, das Sie ab und zu haben."
    ),
  ]

  @Test("every refusal says what it is, and what to do, in whole sentences of both languages", arguments: refusals)
  func sentences(refusal: ExperimentRefusal, english: String, german: String) throws {
    let registry = try ExperimentWorld(days: 0).world.context.environment.registry
    for (language, wanted) in [(LanguageTag.english, english), ("de", german)] {
      let words = registry.words(in: language)
      let failure = refusal.failure(of: "soup")
      let said = [failure.message, failure.recovery].compactMap(\.self).map { words($0) }
      #expect(said.joined(separator: ". ") == wanted)
    }
  }

  @Test("a medicine, a symptom and a part of what is usual are refused where they are typed")
  func typed() throws {
    let world = try ExperimentWorld()
    try world.log(
      (1...70).map { world.today.advanced(by: -$0) }, soup: { $0.number % 3 == 0 },
      others: [Measure("medication.ibuprofen", 1, fold: .sum), Measure("sleep.hours", 7, fold: .sum)])
    #expect(world.refusal { try world.start("ibuprofen", "--yes") }.contains("Talk to your clinic about them."))
    for word in ["pain", "Prickling", "prickly"] {
      #expect(world.refusal { try world.start(word, "--yes") }.contains("this says how a day was"), "\(word)")
    }
    #expect(world.refusal { try world.start("blancmange", "--yes") }.contains("Nothing to compare is called"))
    #expect(try world.all.isEmpty)
  }

  @Test("symptoms answered on under 70% of days are too few, to the day")
  func unanswered() throws {
    let world = try ExperimentWorld(days: 0)
    let days = (1...60).map { world.today.advanced(by: -$0) }
    try world.log(days, soup: { $0.number % 3 == 0 }, pain: { days[18] < $0 || days[59] == $0 ? nil : 0 })
    #expect(
      world.refusal { try world.start("soup") }
        == "You answered your symptoms on 41 of your last 60 days; 42 are needed. To answer today: symptoms check-in")
    try world.log([days[59]], soup: { _ in false })
    #expect(try world.start("soup").contains("An experiment with soup"))
  }

  @Test("what is known of under 70% of days, or was answered on under 70%, or was never there")
  func days() throws {
    let known = try ExperimentWorld(days: 0)
    let all = (1...60).map { known.today.advanced(by: -$0) }
    try known.log(all, soup: { $0.number % 10 < 7 ? $0.number % 2 == 0 : nil })
    #expect(try known.start("soup").contains("An experiment with soup"))
    try known.log([all[0], all[1], all[2], all[3]], soup: { _ in nil })
    let refusal = known.refusal { try known.start("soup") }
    #expect(refusal.contains("of your last 60 days; 42 are needed"), "\(refusal)")

    let new = try ExperimentWorld(days: 20)
    #expect(new.refusal { try new.start("soup") }.contains("20 of your last 28 days"))
    let never = try ExperimentWorld(days: 0)
    try never.log(all + [never.today.advanced(by: -65)], soup: { $0 == never.today.advanced(by: -65) })
    #expect(
      never.refusal { try never.start("soup") } == """
        soup: none of your last 60 days had it. An experiment is only for what you have now and then.
        """)
  }

  @Test("answers of the last week that call for help come first, with the pack's own sentence")
  func redFlag() throws {
    let world = try ExperimentWorld()
    try world.world.run(CheckInCommand.self, ["prickle", "9"])
    let says = "See a doctor soon if prickling spreads fast."
    #expect(
      world.refusal { try world.start("soup", "--yes") }
        == "No experiment can begin: your answers of Thursday 12 March 2026 call for help. \(says)")
    try world.clock(world.today.advanced(by: 7))
    #expect(world.refusal { try world.start("soup", "--yes") }.hasSuffix(says))
    try world.clock(world.today.advanced(by: 1))
    #expect(try world.start("soup", "--yes").contains("begins on"))
  }

  @Test("a red flag while one runs: the pack's sentence, then to stop; nothing stops by itself")
  func redFlagWhileRunning() throws {
    let world = try ExperimentWorld()
    try world.start("soup", "--yes")
    try world.clock(world.today.advanced(by: 3))
    try world.world.run(CheckInCommand.self, ["prickle", "9"])
    let lines = try world.now().split(separator: "\n")
    #expect(lines.first == "See a doctor soon if prickling spreads fast.")
    #expect(lines.dropFirst().first?.hasPrefix("Stop the experiment until you know more") == true)
    #expect(try world.current != nil)
    try world.clock(world.today.advanced(by: 3))
    #expect(try !world.now().contains("Stop the experiment until you know more"))
  }

  @Test("medicines, what a pack keeps out, symptoms and what nobody chooses are refused for what they are")
  func kinds() throws {
    let session = try ExperimentWorld().world.context.session()
    let source = ExperimentSource(session)
    func refusal(_ id: CandidateID, _ metrics: Set<MetricID>, _ reason: Phrase? = nil) -> ExperimentRefusal? {
      source.refusal(
        of: CandidateFactor(id, "x", category: .health, metrics: metrics, keptBecause: reason, answers: []),
        ["symptom.pain"])
    }
    #expect(refusal("intake.soup", ["intake.soup"]) == nil)
    #expect(refusal("intake.soup", ["intake.soup"], CandidateFactor.isMedicine) == .kept(CandidateFactor.isMedicine))
    #expect(refusal("symptom.pain", ["symptom.pain"]) == .symptom, "days are judged by it")
    #expect(refusal("symptom.prickle", ["symptom.prickle"]) == .symptom, "it may call for help")
    #expect(refusal("sleep.hours:below", ["sleep.hours"]) == .notYesOrNo)
    #expect(refusal("sample:both", ["intake.soup", "intake.tea"]) == .notYesOrNo)
  }

  @Test(
    "the reason of a pack is given, in the person's language",
    arguments: [
      (LanguageTag.english, "soup: this is never part of an experiment. Nobody should change this."),
      ("de", "soup: Das ist nie Teil eines Versuchs. Nobody should change this."),
    ])
  func kept(language: LanguageTag, words: String) throws {
    var files = SamplePacks.files
    let path = "\(SamplePacks.folder)/sample-base/pack.yaml"
    files[path] = files[path]?.replacing(
      "foods:\n  crunchy:",
      with: "foods:\n  soups: {name: Soups, foods: [soup], keep: Nobody should change this.}\n  crunchy:")
    let packs = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    let world = try ExperimentWorld(language: language, packs: packs)
    #expect(world.refusal { try world.start("soup", "--yes") } == words)
    #expect(try world.current == nil)
  }

  @Test("a start that fails in the middle changes nothing")
  func killed() throws {
    let world = try ExperimentWorld()
    struct Killed: Error {}
    let session = try world.world.context.session()
    let before = try world.world.journal.read { try $0.lastAction() }
    #expect(throws: Killed.self) {
      try session.record("experiment start") { journal in
        let draft = try ExperimentBook(session).draft("soup", for: session.person.conditions[0], in: journal)
        try journal.put(draft.experiment, as: Experiment.document, of: draft.experiment.number)
        try journal.put(draft.experiment.number, as: Experiment.current)
        throw Killed()
      }
    }
    #expect(try world.all.isEmpty && world.world.journal.read { try $0.lastAction() } == before)
  }
}
