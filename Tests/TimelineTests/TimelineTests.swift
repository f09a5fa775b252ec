import Foundation
import Testing
import TrackerApplication
import TrackerCheckIn
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerTimeline
@testable import TrackerTimelineCommands

@Suite("What `timeline` says")
struct TimelineTests {
  private static let modules: [any TrackerModule.Type] = [LoggingModule.self, CheckInModule.self, TimelineModule.self]

  private func world(_ now: String = "2026-03-12T20:00", zone: String = "Europe/Berlin") throws -> TestWorld {
    try TestWorld(Self.modules, now: now, zone: zone)
  }

  /// A night, two meals and pain on a day.
  private func logDay(_ world: TestWorld, _ date: String, pain: Int) throws {
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20", "--date", date])
    try world.run(LogCommand<FoodKind>.self, ["breakfast", "bread", "at=8:05", "--date", date])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup", "at=12:40", "--date", date])
    try world.run(LogCommand<SymptomKind>.self, ["pain", "\(pain)", "at=12:50", "--date", date])
  }

  private func json(_ world: TestWorld, _ words: [String] = []) throws -> [String: Any] {
    let text = try world.run(TimelineCommand.self, words, json: true)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func rows(_ world: TestWorld, _ words: [String] = []) throws -> [[String: Any]] {
    try #require(try json(world, words)["rows"] as? [[String: Any]])
  }

  @Test("an empty journal says so, and what to type")
  func empty() throws {
    let world = try world()
    #expect(
      try world.run(TimelineCommand.self) == """
        Nothing is logged yet.
          symptoms check-in  say how you are

        """)
    #expect(try rows(world).isEmpty)
    #expect(try world.run(TimelineCommand.self, ["today"]).contains("Nothing logged on Thursday 12 March."))
  }

  /// A kind that only keeps what numbers of its day were made of.
  private enum DetailKind: LogKind {
    static let definition = LogKindDefinition(
      id: "detail", name: "details", counted: ("1 detail", "{count} details"), summary: "Details.", fields: [],
      metrics: [], examples: [], keepsDay: false, isOfWholeDay: true, hasCommand: false)
    static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [] }
    static func summary(of entry: Entry, in context: EntryContext) -> Phrase { "some details" }
  }

  private enum DetailModule: TrackerModule {
    static let id: ModuleID = "details"
    static func contribute(to registry: inout Registry) { registry.logKinds.add(DetailKind.self) }
  }

  @Test("what only keeps the details of a day's numbers is left out of its row")
  func details() throws {
    let world = try TestWorld(Self.modules + [DetailModule.self])
    try logDay(world, "2026-03-11", pain: 8)
    let like = try #require(try world.entries.first)
    try world.journal.write("import", at: world.context.environment.now) { journal in
      let entry = Entry(
        id: EntryID("detail-1"), kind: DetailKind.id, instant: like.instant, offset: like.offset, zone: like.zone,
        day: like.day, payload: Payload())
      try journal.put(entry, measures: [])
    }
    let text = try world.run(TimelineCommand.self)
    #expect(text.contains("2 meals") && !text.contains("detail"), "\(text)")
    #expect(try world.run(TimelineCommand.self, json: true).contains("\"detail\""))
  }

  @Test("a day has its counts, sleep, flare, quality and how much of what is tracked it answers")
  func day() throws {
    let world = try world()
    try logDay(world, "2026-03-11", pain: 8)
    try logDay(world, "2026-03-10", pain: 3)
    let rows = try rows(world)
    #expect(rows.map { $0["day"] as? String } == ["2026-03-12", "2026-03-11", "2026-03-10"])
    #expect(rows.map { $0["isLogged"] as? Bool } == [false, true, true])
    #expect(rows.map { $0["quality"] as? String } == ["unknown", "bad", "good"])
    #expect(rows[1]["counts"] as? [String: Int] == ["rest": 1, "food": 2, "symptom": 1])
    #expect(rows[1]["sleepHours"] as? Double == 430.0 / 60)
    #expect(rows[1]["completeness"] as? Double == 0.5)
    #expect((rows[1]["worst"] as? [String: Any])?["value"] as? Double == 8)
    let outcomes = rows.map { ($0["outcomes"] as? [[String: Any]])?.first?["isFlare"] as? Bool }
    #expect(outcomes == [nil, true, false])
    let text = try world.run(TimelineCommand.self)
    #expect(text.contains("● bad, flare  7.2 h   2 of 4  symptom, 2 meals, sleep"), "\(text)")
    #expect(text.contains("○ good "), "\(text)")
    #expect(text.contains("Thu 12 Mar  ·"), "\(text)")
  }

  @Test("a flare of one of two conditions names it below the row, so that every column has room")
  func conditions() throws {
    let world = try world()
    try world.journal.write("conditions", at: world.context.environment.now) { journal in
      let since = Day(number: 20_400)
      try journal.put(
        [SamplePacks.sample, SamplePacks.base].map { ConditionRecord(pack: $0, since: since) },
        as: ConditionRecord.document)
    }
    try logDay(world, "2026-03-11", pain: 3)
    try world.run(LogCommand<SymptomKind>.self, ["prickle", "8", "at=12:50", "--date", "2026-03-11"])
    let text = try world.run(TimelineCommand.self, width: 80)
    #expect(text.contains("● bad, flare  7.2 h   2 of 4  "), "\(text)")
    #expect(text.contains("  Flare: Sample condition\n"), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    try world.run(LogCommand<SymptomKind>.self, ["pain", "9", "at=18:10", "--date", "2026-03-11"])
    #expect(try !world.run(TimelineCommand.self, width: 80).contains("Flare: "))
  }

  @Test("a day without an answer is not known, however much was logged")
  func unknown() throws {
    let world = try world()
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    let rows = try rows(world)
    #expect(rows.first?["quality"] as? String == "unknown")
    #expect(rows.first?["sleepHours"] is NSNull)
    #expect(try world.run(TimelineCommand.self).contains("· not known  "))
  }

  @Test("what only marks a day is told where nothing else is logged, and counts in any case")
  func marks() throws {
    let world = try world()
    try world.run(NoCommand.self, ["exercise"])
    #expect(try world.run(TimelineCommand.self).contains("1 of 4  no exercise\n"))
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    #expect(try world.run(TimelineCommand.self).contains("2 of 4  meal\n"))
    #expect(try rows(world).first?["counts"] as? [String: Int] == ["none": 1, "food": 1])
  }

  @Test("what was deleted does not show, and what was changed shows as it is now")
  func changes() throws {
    let world = try world()
    try logDay(world, "2026-03-11", pain: 8)
    let pain = try #require(try world.entries.first { $0.kind == "symptom" })
    try world.run(EditCommand.self, [pain.id.short, "severity=5"])
    #expect(try rows(world)[1]["quality"] as? String == "fair")
    try world.run(DeleteCommand.self, [pain.id.short])
    #expect(try rows(world)[1]["quality"] as? String == "unknown")
    #expect(try rows(world)[1]["counts"] as? [String: Int] == ["rest": 1, "food": 2])
    #expect(try !world.run(TimelineCommand.self, ["yesterday"]).contains("pain"))
    for entry in try world.entries { try world.run(DeleteCommand.self, [entry.id.short]) }
    #expect(try world.run(TimelineCommand.self).hasPrefix("Nothing is logged yet."))
  }

  @Test("20 days are a page, and the next one begins where it ends")
  func pages() throws {
    let world = try world()
    for back in 0..<25 {
      try world.run(
        LogCommand<SymptomKind>.self, ["pain", "4", "--date", "\(Day(number: 20_524).advanced(by: -back))"])
    }
    let first = try json(world)
    #expect((first["rows"] as? [Any])?.count == 20 && first["hasOlder"] as? Bool == true)
    #expect(try world.run(TimelineCommand.self).contains("symptoms timeline --page 2"))
    let second = try json(world, ["--page", "2"])
    #expect((second["rows"] as? [[String: Any]])?.first?["day"] as? String == "2026-02-20")
    #expect((second["rows"] as? [Any])?.count == 5 && second["pages"] as? Int == 2)
    #expect(try world.run(TimelineCommand.self, ["--page", "3"]).contains("There is no page 3. The last one is 2."))
    #expect(
      try world.run(TimelineCommand.self, ["--from", "2026-02-01"]).contains(
        "symptoms timeline --from 2026-02-01 --page 2"), "the next page is of the same days")
    #expect(try rows(world, ["--days", "3"]).count == 3)
    #expect(try rows(world, ["--from", "2026-03-01", "--to", "2026-03-05"]).count == 5)
  }

  @Test("a range that goes backwards is refused with one that goes forwards")
  func backwards() throws {
    let world = try world()
    try logDay(world, "2026-03-11", pain: 8)
    let failure = try #require(throws: Failure.self) {
      try world.run(TimelineCommand.self, ["--from", "2026-03-05", "--to", "2026-03-01"])
    }
    #expect(failure.kind == .validation)
    let format = try world.context.session().format
    #expect(format(failure.message) == "Thursday 5 March is after Sunday 1 March")
    #expect(
      failure.recovery.map { format($0) }
        == "Turn them around: --from 2026-03-01 --to 2026-03-05")
  }

  @Test(
    "days that cannot be are refused",
    arguments: [
      ["2999-01-01"], ["--to", "2999-01-01"], ["--from", "tomorrow"], ["1500-01-01"], ["2026-02-30"], ["x"],
    ])
  func noDays(_ words: [String]) throws {
    let world = try world()
    try logDay(world, "2026-03-11", pain: 8)
    let failure = try #require(throws: Failure.self) { try world.run(TimelineCommand.self, words) }
    #expect(failure.kind == .validation && failure.recovery != nil || !failure.findings.isEmpty)
  }

  @Test("where no entry is, it says where entries are")
  func elsewhere() throws {
    let world = try world()
    try logDay(world, "2026-03-10", pain: 8)
    try logDay(world, "2026-03-01", pain: 8)
    let range = try world.run(TimelineCommand.self, ["--from", "2020-01-01", "--to", "2020-02-01"])
    #expect(
      range == """
        Nothing logged from Wednesday 1 January 2020 to Saturday 1 February 2020.
        Your first entry is on Sunday 1 March, your last one on Tuesday 10 March.
          symptoms timeline --to 2026-03-01  see the days up to then

        """)
    let before = try world.run(TimelineCommand.self, ["2026-02-20"])
    #expect(before.contains("Nothing logged on Friday 20 February."))
    #expect(before.contains("Your first entry is on Sunday 1 March"))
    #expect(before.contains("symptoms check-in --date 2026-02-20"))
    #expect(!(try world.run(TimelineCommand.self, ["2020-01-01"])).contains("check-in"), "long before the first entry")
    let between = try world.run(TimelineCommand.self, ["2026-03-05"])
    #expect(between.contains("Nothing logged on Thursday 5 March.") && !between.contains("first entry"))
  }

  @Test("a row counts what counts; the day marks the rest")
  func waiting() throws {
    let world = try world()
    try world.bringRunTwice(ExerciseKind.self)
    let rows = try rows(world)
    #expect(rows.map { $0["counts"] as? [String: Int] } == [["exercise": 1]])
    let page = try world.run(TimelineCommand.self)
    #expect(!page.contains("2 exercises"), "\(page)")
    let day = try world.run(TimelineCommand.self, ["today"])
    #expect(day.contains("(not counted: phone counts instead)"), "\(day)")
  }

  @Test("a day with an entry that does not count is no day without one")
  func onlyWaiting() throws {
    let world = try world()
    for date in ["2026-03-11", "2026-03-12"] {
      try world.run(LogCommand<FoodKind>.self, ["lunch", "soup", "at=12:40", "--date", date])
    }
    let ids = try world.entries.map(\.id)
    try world.journal.write("test", at: world.context.environment.now) { try $0.wait([ids[0]: ids[1]]) }
    let rows = try rows(world)
    #expect(rows.map { $0["isLogged"] as? Bool } == [true, true])
    #expect(rows.map { $0["counts"] as? [String: Int] } == [["food": 1], [:]])
    #expect(try !world.run(TimelineCommand.self).contains("nothing logged"))
  }

  @Test("a day stands in half hours, what is of the whole day first, each entry with its id")
  func halfHours() throws {
    let world = try world()
    try logDay(world, "2026-03-12", pain: 8)
    try world.run(NoCommand.self, ["exercise"])
    let ids = try world.entries.map { ($0.kind.rawValue, $0.id.short) }
    func id(_ kind: String) -> String { ids.first { $0.0 == kind }?.1 ?? "?" }
    let text = try world.run(TimelineCommand.self, ["today"], width: 60)
    let meals = ids.filter { $0.0 == "food" }.map(\.1)
    #expect(
      text == """
        Thursday 12 March 2026                                 flare
        How the day was  bad (at worst: pain 8)
        Sleep            7.2 h
        Tracked          3 of 4

        All day
                 no exercise                           \(id("none"))

          06:00  06:20 slept 7 h 10 min (23:10–06:20)  \(id("rest"))
          ┊      1 h 30 min
          ┊
          08:00  08:05 breakfast – bread               \(meals[0])
          ┊      4 hours
          ┊
          ┊
          ┊
          12:30  12:40 lunch – soup                    \(meals[1])
                 12:50 pain 8                          \(id("symptom"))

          symptoms edit \(id("symptom")) notes="…"  change an entry, by its id

        """)
    let day = try json(world, ["today"])
    let groups = try #require(day["halfHours"] as? [[String: Any]])
    #expect(groups.map { $0["start"] as? String } == ["06:00", "08:00", "12:30"])
    #expect(groups.map { $0["gapMinutes"] as? Int } == [nil, 90, 240])
    #expect(groups.map { ($0["entries"] as? [Any])?.count } == [1, 1, 2])
    #expect((day["allDay"] as? [Any])?.count == 1 && day["quality"] as? String == "bad")
  }

  @Test("lines that are read one by one say what signs and columns say")
  func plain() throws {
    var world = try world()
    try logDay(world, "2026-03-11", pain: 8)
    try world.run(NoCommand.self, ["exercise", "--date", "2026-03-11"])
    let terminal = ScriptedTerminal(width: 80)
    world.context.use(terminal, isPlain: true)
    try TimelineCommand.parse(["yesterday"]).runAsking(in: world.context)
    #expect(terminal.output.contains("\n08:00 to 08:30: 08:05 breakfast – bread, id "), "\(terminal.output)")
    #expect(terminal.output.contains("\n1 h 30 min without an entry\n"), "\(terminal.output)")
    #expect(terminal.output.contains("\nAll day: no exercise, id "), "\(terminal.output)")
    #expect(!terminal.output.contains("┊"))
    let page = ScriptedTerminal(width: 80)
    world.context.use(page, isPlain: true)
    try TimelineCommand.parse([]).runAsking(in: world.context)
    #expect(page.output.contains("Thursday 12 March: nothing logged\n"), "\(page.output)")
    #expect(page.output.contains("Wednesday 11 March: How it was bad, flare, Sleep 7.2 hours,"), "\(page.output)")
    for sign in "●◐○·▲┊" { #expect(!page.output.contains(sign)) }
  }

  @Test("on a day on which the clocks go back or forward entries stay in order, and it says so")
  func clockChanges() throws {
    let back = try world("2026-10-25T20:00")
    for (place, instant) in [1_792_887_000, 1_792_890_000, 1_792_891_200].enumerated() {
      // 02:10 in summer, then 02:00 and 02:20 in winter.
      try back.journal.write("import", at: Instant(seconds: Int64(instant))) { journal in
        let offset = instant < 1_792_890_000 ? 7200 : 3600
        let entry = Entry(
          id: EntryID("late\(place)"), kind: "food", instant: Instant(seconds: Int64(instant)), offset: offset,
          zone: "Europe/Berlin", day: try #require(Day("2026-10-24")), payload: Payload())
        try journal.put(entry, measures: [])
      }
    }
    let day = try json(back, ["2026-10-24"])
    #expect(day["minutes"] as? Int == 25 * 60 && day["clockChange"] as? Int == -60)
    let groups = try #require(day["halfHours"] as? [[String: Any]])
    let ids = groups.flatMap { ($0["entries"] as? [[String: Any]] ?? []).map { $0["id"] as? String } }
    #expect(ids == ["late0", "late1", "late2"])
    #expect(try back.run(TimelineCommand.self, ["2026-10-24"]).contains("The clocks went back: this day has 25 hours."))
    let forward = try world("2026-03-29T20:00")
    try forward.run(LogCommand<FoodKind>.self, ["lunch", "soup", "--date", "2026-03-28"])
    #expect(
      try forward.run(TimelineCommand.self, ["2026-03-28"]).contains("The clocks went forward: this day has 23 hours."))
  }

  @Test("names with control characters and text from right to left do nothing to the screen")
  func harmless() throws {
    let world = try world()
    let now = try world.context.session().environment.now
    // What is typed may have none of it, but a journal from elsewhere may.
    try world.journal.write("import", at: now) { journal in
      let name = JSONValue.text("so\u{1B}[2Jup \u{202E}cba \u{5D0}\u{5D1}")
      let entry = Entry(
        id: EntryID("foreign"), kind: "food", instant: now, offset: 3600, zone: "Europe/Berlin",
        day: try #require(Day("2026-03-12")), payload: Payload(fields: ["items": .list([.object(["name": name])])]))
      try journal.put(entry, measures: [])
    }
    for words in [["today"], []] {
      for isJSON in [false, true] {
        let text = try world.run(TimelineCommand.self, words, json: isJSON, width: 80)
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isScreenControl })
      }
    }
    #expect(try world.run(TimelineCommand.self, ["today"]).contains("\u{5D0}\u{5D1}"))
  }

  @Test("in 40 columns no line is wider", arguments: [[], ["yesterday"]])
  func narrow(_ words: [String]) throws {
    let world = try world()
    try logDay(world, "2026-03-11", pain: 8)
    try logDay(world, "2026-03-01", pain: 8)
    try world.run(
      LogCommand<FoodKind>.self, ["dinner", "omelette, spinach, potatoes, bread", "--date", "2026-03-11"])
    let text = try world.run(TimelineCommand.self, words, width: 40)
    for line in text.split(separator: "\n") where !line.contains("symptoms ") { #expect(line.count <= 40, "\(line)") }
    #expect(text.contains("bad"))
  }

  @Test("a page asks for its own days alone, however many there are")
  func reading() throws {
    var asked: [Int] = []
    for days in [30, 300] {
      let world = try world()
      let session = try world.context.session()
      try world.journal.write("import", at: session.environment.now) { journal in
        for back in 0..<days {
          let day = session.today.advanced(by: -back)
          let entry = Entry(
            id: EntryID("e\(back)"), kind: "symptom", instant: Instant(seconds: Int64(day.number) * 86_400 + 43_200),
            offset: 3600, zone: "Europe/Berlin", day: day, payload: Payload())
          try journal.put(entry, measures: [Measure("symptom.pain", 4, fold: .max)])
        }
      }
      let before = world.journal.questionCount
      #expect(try TimelineView(TimelineQuery(), of: session).rows.count == 20)
      asked.append(world.journal.questionCount - before)
    }
    #expect(asked[0] == asked[1])
  }
}
