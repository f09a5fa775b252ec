import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Entries that wait for another one")
struct WaitingTests {
  private let world: TestWorld
  private let today = TestWorld.today...TestWorld.today

  init() throws {
    world = try TestWorld([LoggingModule.self])
    try world.bringRunTwice(ExerciseKind.self)
  }

  @Test("the list marks them, and the day does not count them")
  func day() throws {
    #expect(try world.values(of: "exercise.minutes", on: today).first?.number == 30)
    let list = try world.run(ListCommand.self)
    #expect(list.contains("(not counted: phone counts instead)"), "\(list)")
    let day = try world.run(DayCommand.self)
    #expect(day.contains("1 exercise") && !day.contains("2 exercises"), "\(day)")
  }

  @Test("whoever reads nights and workouts reads those that count")
  func health() throws {
    let session = try world.context.session()
    let start = session.calendar.start(of: TestWorld.today)
    for (key, minutes) in [("watch:2", Int64(0)), ("phone:2", Int64(15))] {
      var night = Payload()
      night[RestKind.sleep] = TimeSpan(start: start - 18_000, end: start + (7_200 + minutes * 60))
      try world.bring(RestKind.self, night.fields, at: "06:20", key: key)
    }
    let registry = world.context.environment.registry
    let (nights, workouts) = try world.journal.read { journal in
      (
        try registry.nights(on: today, of: session, in: journal),
        try registry.workouts(on: today, of: session, in: journal)
      )
    }
    #expect(nights.count == 1 && workouts.count == 1)
  }

  @Test("a table of entries has a column with what counts instead, for kinds that can clash")
  func entries() throws {
    let words = ["--kind", "exercise", "--as"]
    let rows = try world.run(ExportEntriesCommand.self, words + ["csv"]).split(separator: "\r\n").map(String.init)
    try #require(rows.count == 3)
    #expect(rows[0].hasPrefix("id,day,at,source,waitsFor,"))
    #expect(rows[1].hasPrefix("watch1,2026-03-12,") && rows[1].contains(",device,phone1,"))
    #expect(rows[2].hasPrefix("phone1,2026-03-12,") && rows[2].contains(",device,,"))
    let lines = try world.run(ExportEntriesCommand.self, words + ["jsonl"]).split(separator: "\n")
    #expect(lines.map { $0.contains("\"waitsFor\":\"phone1\"") } == [true, false])
    #expect(try !world.run(ExportEntriesCommand.self, ["--kind", "food", "--as", "csv"]).contains("waitsFor"))
  }

  @Test("a table of days names the sources that count: the best of a whole day, or what happened at a time of its own")
  func sources() throws {
    let run: [String: JSONValue] = ["type": .text("running"), "duration": .number(30)]
    try world.bring(ExerciseKind.self, run, at: "18:01", key: "app:1", source: .file)
    for (key, source, millilitres) in [
      ("app:2", Entry.Source.file, 2_000.0), ("watch:3", Entry.Source.device, 1_500.0),
    ] {
      let drinks: [String: JSONValue] = ["metric": .text("hydration.ml"), "value": .number(millilitres)]
      try world.bring(MeasurementKind.self, drinks, at: "12:00", key: key, source: source)
    }
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup", "drinks=300 ml water"])
    let rows = try world.run(ExportDaysCommand.self, ["--as", "csv"]).split(separator: "\r\n").map(String.init)
    #expect(rows.contains { $0.hasPrefix("2026-03-12,exercise.minutes,30,") && $0.hasSuffix(",yes,device") }, "\(rows)")
    #expect(rows.contains { $0.hasPrefix("2026-03-12,hydration.ml,1500,") && $0.hasSuffix(",yes,device") }, "\(rows)")
    try world.run(LogCommand<FoodKind>.self, ["dinner", "bread", "drinks=1300 ml water"])
    let later = try world.run(ExportDaysCommand.self, ["--as", "csv"]).split(separator: "\r\n").map(String.init)
    #expect(later.contains { $0.hasPrefix("2026-03-12,hydration.ml,1600,") && $0.hasSuffix(",yes,hand") }, "\(later)")
  }
}
