import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("None of a symptom")
struct NoneAnswerTests {
  private let today = Day(number: 20_524)  // 2026-03-12

  private func value(_ metric: MetricID, _ world: TestWorld) throws -> DayValue {
    try world.values(of: metric, on: today...today)[0]
  }

  @Test("a none is stored with the symptom's metric, and the day has the value 0", arguments: ["pain", "Ache"])
  func noSymptom(_ word: String) throws {
    let world = try TestWorld([LoggingModule.self])
    #expect(try world.run(NoCommand.self, [word]).hasPrefix("Saved: no pain today."))
    let entry = try #require(try world.entries.first)
    #expect(entry.kind == "none" && entry.payload[NoneKind.metric] == "symptom.pain")
    let context = try world.context.session().person.entryContext
    let measure = try #require(NoneKind.measures(of: entry, in: context).first)
    #expect(measure.value == 0 && measure.fold == .max && measure.isNone)
    #expect(try value("symptom.pain", world) == .value(0))
    #expect(try value("symptom.fatigue", world) == .unknown)
  }

  @Test(
    "a symptom entry takes 0 and words for it",
    arguments: [["pain", "0"], ["pain", "none"], ["none", "symptom=pain"]])
  func entries(_ words: [String]) throws {
    let world = try TestWorld([LoggingModule.self])
    #expect(try world.run(LogCommand<SymptomKind>.self, words).hasPrefix("Saved: no pain."))
    #expect(try world.entries.map { $0.payload[SymptomKind.severity] } == [0])
    #expect(try value("symptom.pain", world) == .value(0))
  }

  @Test("a mood has no none, whichever way it is given", arguments: [["mood", "0"], ["mood", "none"]])
  func mood(_ words: [String]) throws {
    let world = try TestWorld([LoggingModule.self])
    let typed = try #require(throws: Failure.self) { try world.run(LogCommand<SymptomKind>.self, words) }
    #expect(typed.message == "Mood starts at 1; there is no 0")
    let session = try world.context.session()
    let posted = try #require(throws: Failure.self) {
      try SymptomKind.draft(
        of: Payload(fields: ["symptom": .text("mood"), "severity": .number(0)]), at: session.environment.now,
        in: session.person.entryContext, now: session.environment.now)
    }
    #expect(posted.diagnostics.map(\.code) == ["no-none"])
    #expect(try world.entries.isEmpty)
  }

  @Test("what was posted may be 0, and nothing else below the scale")
  func posted() throws {
    let session = try TestWorld([LoggingModule.self]).context.session()
    func draft(_ severity: Double) throws -> EntryDraft {
      try SymptomKind.draft(
        of: Payload(fields: ["symptom": .text("pain"), "severity": .number(severity)]), at: session.environment.now,
        in: session.person.entryContext, now: session.environment.now)
    }
    #expect(try draft(0).payload[SymptomKind.severity] == 0)
    for wrong in [-1, 0.5, 11] { #expect(throws: Failure.self) { try draft(wrong) } }
  }

  @Test("a none never lowers a higher value of the day, and says so; it is no contradiction")
  func higher() throws {
    let world = try TestWorld([LoggingModule.self])
    let said = "You logged more earlier that day, and that still counts: pain 6."
    try world.run(LogCommand<SymptomKind>.self, ["pain", "5", "at=08:00"])
    try world.run(LogCommand<SymptomKind>.self, ["pain", "6", "at=09:00"])
    #expect(try world.run(NoCommand.self, ["pain"]).contains(said))
    #expect(try world.run(LogCommand<SymptomKind>.self, ["pain", "0"]).contains(said))
    #expect(try value("symptom.pain", world) == .value(6))
    #expect(try !world.run(NoCommand.self, ["pain", "yesterday"]).contains("still counts"))
  }

  @Test("a none from a file counts, and lowers neither what was typed nor what another file says")
  func measurements() throws {
    let world = try TestWorld([LoggingModule.self])
    let session = try world.context.session()
    func add(_ value: Double) throws {
      var payload = Payload()
      payload[MeasurementKind.metric] = "symptom.pain"
      payload[MeasurementKind.value] = value
      let entry = session.entry(
        MeasurementKind.id, EntryDraft(payload: payload, instant: session.environment.now, day: today), source: .file)
      _ = try session.record("import") { journal in
        try journal.put(
          entry, measures: MeasurementKind.allMeasures(of: entry, in: session.person.entryContext))
      }
    }
    try add(0)
    #expect(try self.value("symptom.pain", world) == .value(0))
    try add(4)
    try add(0)
    #expect(try self.value("symptom.pain", world) == .value(4))
    try world.run(NoCommand.self, ["pain"])
    #expect(try self.value("symptom.pain", world) == .value(4))
  }

  @Test(
    "several symptoms are several nones of one action",
    arguments: ["pain or fatigue", "pain, fatigue", "pain no fatigue", "pain and no fatigue at all"])
  func several(_ line: String) throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(NoCommand.self, line.split(separator: " ").map(String.init))
    #expect(Set(try world.entries.map { $0.payload[NoneKind.metric] }) == ["symptom.pain", "symptom.fatigue"])
    #expect(try world.run(UndoCommand.self).contains("2"))
    #expect(try world.entries.isEmpty)
  }

  @Test("a none of a symptom is told by the name that the symptom has now")
  func told() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(NoCommand.self, ["pain"])
    let entry = try #require(try world.entries.first)
    var context = try world.context.session().person.entryContext
    let index = try #require(context.packs[0].symptoms.firstIndex { $0.id == "pain" })
    context.packs[0].symptoms[index].name = "Schmerzen"
    context.language = "de"
    #expect(NoneKind.summary(of: entry, in: context).description == "no Schmerzen")
  }

  @Test("the same none again is known and saves nothing; beside another one only that is new")
  func twice() throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(NoCommand.self, ["pain"])
    #expect(try world.run(NoCommand.self, ["Ache"]).hasPrefix("Already logged: no pain."))
    #expect(try world.entries.count == 1)
    #expect(try world.run(NoCommand.self, ["pain,", "fatigue"]).hasPrefix("Saved: no fatigue today."))
    try world.run(UndoCommand.self)
    #expect(try world.entries.map { $0.payload[NoneKind.metric] } == ["symptom.pain"])
    try world.run(UndoCommand.self)
    #expect(try world.run(NoCommand.self, ["pain"]).hasPrefix("Saved: no pain today."))
  }

  @Test(
    "a day at the end is the none's, and words that add nothing are dropped", arguments: ["at all", "all day", "today"])
  func ends(_ end: String) throws {
    let world = try TestWorld([LoggingModule.self])
    try world.run(NoCommand.self, ["pain"] + end.split(separator: " ").map(String.init))
    try world.run(NoCommand.self, ["pain", "all", "day", "on", "monday"])
    #expect(try world.entries.map { $0.payload[NoneKind.metric] } == ["symptom.pain", "symptom.pain"])
    #expect(Set(try world.entries.map(\.day)) == [today, today.advanced(by: -3)])
  }

  @Test("a slip in a symptom, or words behind one, are no food", arguments: ["pian", "pain killers"])
  func slips(_ line: String) throws {
    let world = try TestWorld([LoggingModule.self])
    let failure = try #require(throws: Failure.self) {
      try world.run(NoCommand.self, line.split(separator: " ").map(String.init))
    }
    #expect(failure.recovery?.description.hasPrefix("Type: symptoms no pain") == true)
    #expect(try world.entries.isEmpty)
  }

  @Test("what nobody knows is asked for, and is a food only where somebody says so")
  func unknown() throws {
    let world = try TestWorld([LoggingModule.self])
    let asked = try #require(throws: Failure.self) { try world.run(NoCommand.self, ["hiccups"]) }
    #expect(asked.message == "“hiccups” is not one of your symptoms")
    #expect(asked.recovery == "For a food or drink: symptoms no food hiccups")
    let note = try #require(throws: Failure.self) { try world.run(NoCommand.self, ["hiccups (2 of them)"]) }
    #expect(note.message == "That is not one of your symptoms")
    #expect(try world.entries.isEmpty)
    #expect(try world.run(NoCommand.self, ["soup", "--yes"]).hasPrefix("Saved: no soup today."))
    try world.run(UndoCommand.self)
    #expect(try world.run(NoCommand.self, ["food", "soup"]).hasPrefix("Saved: no soup today."))
  }

  @Test("a meal of nothing is refused with what to type")
  func nothing() throws {
    let world = try TestWorld([LoggingModule.self])
    let failure = try #require(throws: Failure.self) {
      try world.run(LogCommand<FoodKind>.self, ["dinner", "nothing"])
    }
    #expect(failure.recovery == "If you ate nothing, type: symptoms no food")
  }

  @Test("on a scale that begins at 0 a none lowers no answer either, and a 0 given for it is one like any other")
  func scaleFromZero() throws {
    let files = SamplePacks.files.mapValues {
      $0.replacing("range: [1, 10]\n    step: 1\n    worse: high", with: "range: [0, 10]\n    step: 1\n    worse: high")
        .replacing("{1: barely there,", with: "{0: nothing,").replacing("{1: a trace,", with: "{0: nothing,")
        .replacing("pain: {name: Pain,", with: "pain: {name: Pain, fold: mean,")
    }
    let packs = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    let world = try TestWorld([LoggingModule.self], packs: packs)
    let scale = try #require(try world.context.session().person.entryContext.symptom("pain")?.scale)
    #expect(scale.range == 0...10 && !scale.hasNone)
    try world.run(LogCommand<SymptomKind>.self, ["pain", "6"])
    #expect(
      try world.run(NoCommand.self, ["pain"]).contains(
        "You logged more earlier that day, and that still counts: pain 6."))
    #expect(try value("symptom.pain", world) == .value(6))
    #expect(try world.run(LogCommand<SymptomKind>.self, ["pain", "none"]).hasPrefix("Saved: pain 0 out of 10."))
    #expect(try value("symptom.pain", world) == .value(3))
  }
}
