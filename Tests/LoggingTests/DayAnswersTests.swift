import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("What a day answers of what is tracked")
struct DayAnswersTests {
  /// Whether `day` and `today` say that a category of the sample person is answered, which must agree.
  private func answered(_ world: TestWorld) throws -> [String] {
    let session = try world.context.session()
    return try session.journal.read { journal in
      let record = try DayRecord(session: session, journal: journal, day: session.today).view()
      let source = LoggedTodaySource()
      let table = try journal.dayTable(
        source.metrics(for: session.person), on: session.today...session.today, catalogue: session.person.catalogue)
      let today = try source.content(
        of: TodayContext(session: session, journal: journal, day: session.today, table: table, outlooks: []))
      let logged = (today as? LoggedToday)?.logged.filter(\.isAnswered).map(\.id)
      #expect(logged == record.answered)
      #expect(Set(record.answered).isDisjoint(with: record.missing))
      return record.answered
    }
  }

  private func put(_ world: TestWorld, _ metric: String, _ value: Double, source: Entry.Source = .file) throws {
    let session = try world.context.session()
    var entry = session.entry(
      MeasurementKind.id,
      EntryDraft(
        payload: Payload(fields: ["metric": .text(metric), "value": .number(value)]), instant: session.environment.now,
        day: session.today))
    entry.source = source
    try world.journal.write("import", at: session.environment.now) {
      try $0.put(entry, measures: MeasurementKind.allMeasures(of: entry, in: session.person.entryContext))
    }
  }

  @Test(
    "A value from a file or a device answers the category that logs such values",
    arguments: [
      ("sleep.hours", ["sleep"]), ("sleep.quality", ["sleep"]), ("exercise.minutes", ["exercise"]),
      ("hydration.ml", ["food"]), ("intake.tea", ["food"]), ("stress.level", ["stress"]),
      // Minutes of work say nothing of stress, and numbers of one's own of nothing that is tracked.
      ("activity.minutes", []), ("custom.steps", []), ("symptom.pain", []),
    ] as [(String, [String])])
  func imported(_ metric: String, _ categories: [String]) throws {
    for source in [Entry.Source.file, .device] {
      let world = try TestWorld([LoggingModule.self])
      try put(world, metric, 6.5, source: source)
      #expect(try answered(world) == categories)
    }
  }

  @Test("Typed entries, an explicit none and a closed day answer alike on every screen")
  func typed() throws {
    let world = try TestWorld([LoggingModule.self])
    #expect(try answered(world) == [])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    #expect(try answered(world) == ["food"])
    // None of one food is no answer to what was eaten.
    let other = try TestWorld([LoggingModule.self])
    try other.run(NoCommand.self, ["food", "beer"])
    #expect(try answered(other) == [])
    try other.run(NoCommand.self, ["exercise"])
    #expect(try answered(other) == ["exercise"])
    try other.run(DayCommand.self, ["close"])
    #expect(try answered(other) == ["food", "exercise"])
  }
}
