import TrackerApplication
import TrackerConsole
import Testing
import TrackerCore
import TrackerEntryLanguage
import TrackerTestSupport

@testable import TrackerCheckIn
@testable import TrackerCheckInCommands

@Suite struct CheckInTests {
  static func world() throws -> ScriptedWorld {
    let world = ScriptedWorld([CheckInModule.self])
    try world.onboard()
    return world
  }

  static func answers(_ world: ScriptedWorld) throws -> [[SymptomID: Double]] {
    try world.entries("check-in").map { CheckInKind.answers(of: $0.payload) }
  }

  @Test("sliders, typed answers and lines save one entry, and say it in one line")
  func saving() throws {
    for (arguments, terminal) in [
      (["pain=6", "mood=4"], ScriptedTerminal()),
      ([], ScriptedTerminal(keys: [.down] + .typing("6") + [.down] + .typing("4") + [.enter])),
      ([], ScriptedTerminal(lines: ["", "6", "4"])),
    ] as [([String], ScriptedTerminal)] {
      var world = try Self.world()
      world.forecasts = FixedForecasts()
      let output = try world.run(CheckInCommand.self, arguments, at: terminal)
      #expect(try Self.answers(world) == [["pain": 6, "mood": 4]])
      #expect(output.hasPrefix("Saved your check-in: pain 6, mood 4."))
      #expect(output.contains("Tomorrow's chance of a flare is now 36% (it was 27%)."))
      #expect(!terminal.isReadingKeys)
      #expect(try world.journal.read { try CheckInDraft.days(in: $0) } == [])
    }
  }

  @Test("what was not answered gives no measure: unanswered is no value")
  func unanswered() throws {
    let world = try Self.world()
    try world.run(CheckInCommand.self, ["pain=6"])
    let totals = try world.journal.read {
      try $0.totals(of: ["symptom.pain", "symptom.fatigue", "symptom.mood"], in: world.today...world.today)
    }
    #expect(totals == [DayTotal(metric: "symptom.pain", day: world.today, value: 6)])
  }

  @Test("two check-ins stay beside each other; the day has the worst severity and the mean mood")
  func twoADay() throws {
    let world = try Self.world()
    try world.run(CheckInCommand.self, ["pain=3", "mood=8", "at=08:00"])
    try world.run(CheckInCommand.self, ["pain=8", "mood=4"])
    let totals = try world.journal.read {
      try $0.totals(of: ["symptom.pain", "symptom.mood"], in: world.today...world.today)
    }
    #expect(
      Dictionary(uniqueKeysWithValues: totals.map { ($0.metric, $0.value) }) == ["symptom.pain": 8, "symptom.mood": 6])
    #expect(try world.entries("check-in").count == 2)
  }

  @Test("symptoms go by id, name and alias")
  func names() throws {
    let world = try Self.world()
    try world.run(CheckInCommand.self, ["ache=2", "Prickling=3", "TIRED=4", "wobble=5"])
    #expect(try Self.answers(world) == [["pain": 2, "prickle": 3, "fatigue": 4, "wobble": 5]])
  }

  @Test("a name and the number behind it are an answer, with or without words between answers")
  func withoutSigns() throws {
    let world = try Self.world()
    try world.run(CheckInCommand.self, ["pain", "2", "fatigue", "3"])
    try world.run(CheckInCommand.self, ["pain", "4,", "und", "mood", "5", "wobble=1"])
    #expect(
      try Self.answers(world) == [["pain": 2, "fatigue": 3], ["pain": 4, "mood": 5, "wobble": 1]])
  }

  @Test(
    "all faults are told at once, with what is allowed and near; only numbers are quoted; nothing is saved"
  )
  func faults() throws {
    let world = try Self.world()
    let failure = try #require(
      try world.failure(
        of: CheckInCommand.self,
        ["pian=5", "pain=77", "mood=high", "secret", "mood=5", "mood=6", "--date", "2027-01-01"]))
    #expect(
      failure.diagnostics.map(\.code) == [
        "unexpected-word", "unknown-symptom", "out-of-range", "out-of-range", "named-twice", "future-day",
      ])
    let text = failure.diagnostics.map(\.sentence.description).joined(separator: "\n")
    #expect(failure.diagnostics.contains { $0.nearest == "pain" })
    #expect(
      text.contains(
        "77 is not on the scale of Pain. Use 1 to 10, or 0 for none"))
    #expect(!text.contains("high") && !text.contains("secret"))
    #expect(try world.entries("check-in").isEmpty)
  }

  @Test("same takes over what was answered last, on purpose, and says from which day")
  func same() throws {
    var world = try Self.world()
    let nothing = try #require(try world.failure(of: CheckInCommand.self, ["same"]))
    #expect(nothing.kind == .notEnoughData)
    try world.run(CheckInCommand.self, ["mood=7", "--date", "2026-03-09"])
    try world.run(CheckInCommand.self, ["pain=6", "fatigue=5", "--date", "yesterday"])
    let output = try world.run(CheckInCommand.self, ["same", "fatigue=2"])
    #expect(try Self.answers(world).last == ["pain": 6, "fatigue": 2, "mood": 7])
    #expect(output.contains("Copied from Wednesday 11 March; mood from Monday 9 March."))
    world.now = world.now + 7 * 86_400
    #expect(try world.run(CheckInCommand.self, ["same"]).contains("Copied from Thursday 12 March."))
    world.now = world.now + 8 * 86_400
    #expect(try world.failure(of: CheckInCommand.self, ["same"])?.kind == .notEnoughData)
  }

  @Test("a pack's word on seeking care is said when a symptom comes to its bad end, not every day that it stays there")
  func seekCare() throws {
    let world = try Self.world()
    let care = "See a doctor soon if prickling spreads fast."
    #expect(try world.run(CheckInCommand.self, ["prickle=8", "--date", "yesterday"]).contains(care))
    #expect(try !world.run(CheckInCommand.self, ["prickle=9"]).contains(care))
  }

  @Test("an entry is edited by its sliders: one changed, one cleared, the others kept")
  func editing() throws {
    let world = try Self.world()
    try world.run(CheckInCommand.self, ["pain=6", "mood=4", "notes=rain"])
    let entry = try #require(try world.entries("check-in").first)
    let context = try world.context().session().person.entryContext
    let parsed = try EntryParser(CheckInKind.self, context: context, now: world.now) { _ in nil }.parse(
      ["pain=7", "mood="], editing: entry)
    #expect(CheckInKind.answers(of: parsed.payload) == ["pain": 7])
    #expect(parsed.payload[CheckInKind.notes] == "rain")
    #expect(throws: Failure.self) {
      try EntryParser(CheckInKind.self, context: context, now: world.now) { _ in nil }.parse(
        ["pain=", "mood=", "notes="], editing: entry)
    }
  }

  @Test("answers are saved from values alone, and refused where they can't be")
  func values() throws {
    let world = try Self.world()
    let checkIn = CheckIn(try world.context().session())
    #expect(try checkIn.sheet().questions.contains { $0.symptom.id == "pain" && $0.answer == nil })
    try checkIn.keep(CheckInDraft(answers: ["pain": 6], begun: world.now))
    #expect(try checkIn.sheet().questions.contains { $0.symptom.id == "pain" && $0.answer == 6 })
    // A number of a pack's metric alone is worth keeping, too.
    try checkIn.keep(CheckInDraft(metrics: ["sun": "30m"], begun: world.now))
    #expect(try checkIn.sheet().draft?.metrics == ["sun": "30m"])
    let failure = try #require(throws: Failure.self) {
      try checkIn.save(["pain": 11, "luck": 3], notes: String(repeating: "a", count: 501), isAsked: true)
    }
    #expect(failure.diagnostics.map(\.code) == ["unknown-symptom", "out-of-range", "wrong-notes"])
    #expect(throws: Failure.self) { try checkIn.save([:], isAsked: true) }
    #expect(try world.entries("check-in").isEmpty)
    let view = try checkIn.save(["pain": 6, "mood": 4], notes: "rain", isAsked: true)
    #expect(view.entry.summary == "check-in – pain 6, mood 4, rain" && view.drafts.isEmpty)
    #expect(try checkIn.sheet().draft == nil)
    #expect(try Self.answers(world) == [["pain": 6, "mood": 4]])
  }

  @Test("what another entry of the day answers, such as one from a file, is not named as unanswered")
  func answeredElsewhere() throws {
    let world = try Self.world()
    let session = try world.context().session()
    let open = try CheckIn(session).save(["pain": 6], isAsked: true).unanswered
    let other = try #require(session.person.checkIn.first { open.contains($0.name) })
    var imported = session.entry(
      "measurement", EntryDraft(payload: Payload(), instant: world.now, day: session.today))
    imported.source = .file
    try world.journal.write("import", at: world.now) {
      try $0.put(imported, measures: [Measure(other.metric, 3, fold: .last)])
    }
    #expect(try CheckIn(session).save(["pain": 7], isAsked: true).unanswered == open.filter { $0 != other.name })
  }

  @Test("a refused line of a pipe stops everything, so that no answer slips to the next question")
  func pipe() throws {
    let world = try Self.world()
    let failure = try world.failure(of: CheckInCommand.self, at: ScriptedTerminal(lines: ["5", "x", "3"]))
    #expect(failure?.kind == .validation)
    #expect(try world.entries("check-in").isEmpty)
    #expect(
      try world.run(CheckInCommand.self, at: ScriptedTerminal(lines: [])).hasPrefix("Stopped. Your answer is kept."))
    #expect(try world.entries("check-in").isEmpty, "a draft is not saved by an empty pipe")
  }

  @Test(
    "posted answers that are no numbers are refused, none of them lost",
    arguments: [
      (.object(["pain": .text("6"), "mood": .number(4)]), "wrong-type"), (.list([.number(6)]), "unknown-field"),
      (.number(6), "unknown-field"), (.object(["pain": .number(6), "fatigue": .number(3)]), "unknown-field"),
    ] as [(JSONValue, String)])
  func posted(_ answers: JSONValue, _ code: String) throws {
    let session = try Self.world().context().session()
    func draft(_ answers: JSONValue) throws -> EntryDraft {
      try CheckInKind.draft(
        of: Payload(fields: [CheckInKind.symptoms: answers, "fatigue": .number(2)]), at: session.environment.now,
        in: session.person.entryContext, now: session.environment.now)
    }
    let failure = try #require(throws: Failure.self) { try draft(answers) }
    #expect(failure.diagnostics.map(\.code) == [code])
    #expect(
      CheckInKind.answers(of: try draft(.object(["pain": .number(6)])).payload) == ["pain": 6, "fatigue": 2])
  }

  @Test("a check-in counts for the day of its instant, and is refused for what can't be logged")
  func instants() throws {
    let world = try Self.world()
    let session = try world.context().session()
    let yesterday = CheckIn(session, at: world.now - 86_400)
    #expect(yesterday.day == world.today.advanced(by: -1))
    #expect(try yesterday.save(["pain": 6]).entry.day == yesterday.day)
    let early = try session.calendar.instant(on: Day(number: -30_000), at: LocalTime(wrapping: 720))
    for (instant, code) in [
      (world.now + 60, "That time is still to come"), (world.now + 86_400, "is in the future"),
      (early, "is too long ago"),
    ] {
      let failure = try #require(throws: Failure.self) { try CheckIn(session, at: instant).save(["pain": 6]) }
      #expect(failure.message.description.contains(code))
    }
    #expect(try world.entries("check-in").count == 1)
  }

  @Test("steps and ends of a scale are told with every digit")
  func quarters() throws {
    var symptom = try #require(try Self.world().context().session().person.entryContext.symptom("pain"))
    symptom.scale.step = 0.25
    symptom.scale.range = 0.25...5
    #expect(
      CheckInFaults.offScale(symptom, isNone: false).allowed?.description.hasPrefix(
        "Use 0.25 to 5 in steps of 0.25, or 0 for none") == true)
  }

  @Test("a typed answer off its scale is asked for again, and the good ones are kept; an empty line skips it")
  func typedAgain() throws {
    for (line, kept) in [("4", ["pain": 4, "mood": 4]), ("", ["mood": 4])] as [(String, [SymptomID: Double])] {
      let world = try Self.world()
      let terminal = ScriptedTerminal(lines: [line], hasKeyboard: true)
      try world.run(CheckInCommand.self, ["pain=11", "mood=4"], at: terminal)
      #expect(try Self.answers(world) == [kept])
      #expect(terminal.errors.hasSuffix("pain [Enter skips it]: "))
    }
    let world = try Self.world()
    #expect(try world.failure(of: CheckInCommand.self, ["pain=11", "mood=4"])?.kind == .validation)
    #expect(try Self.answers(world).isEmpty)
  }
}
