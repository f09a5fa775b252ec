import Foundation
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerImportCSV
import TrackerLogging
import TrackerTestSupport

@testable import TrackerImportCSVCommands

@Suite struct ImportCSVTests {
  static let map = """
    person: who
    day: date
    flare: {column: worst, at_least: 7}
    severity: {column: worst, from: [0, 10]}
    metrics: {sleep.hours: slept, custom.walks: walks}
    """
  static let csv = """
    who,date,worst,slept,walks
    a,2026-03-28,3,7.5,0
    a,2026-03-29,8,,2
    b,2026-03-29,1,6,1
    a,2026-03-30,,5,

    """

  private func inWorld(today: String = "2026-03-31", _ body: (ImportWorld) throws -> Void) throws {
    let world = try ImportWorld(today: today)
    defer { world.remove() }
    try body(world)
  }

  @Test("with a clock that is years away from every entry, nothing is imported without a yes")
  func doubtfulClock() throws {
    try inWorld { world throws in
      _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      let entries = try world.entries
      var later = world
      later.context.environment.now = world.context.environment.now + 5 * 366 * 86_400
      let longer = Self.csv + "a,2026-03-31,4,6,1\n"
      let failure = try #require(throws: Failure.self) {
        try later.importCSV(longer, map: Self.map, "--person", "a")
      }
      #expect(failure.message.description.contains("years from your nearest entry"))
      #expect(try world.entries == entries)
      _ = try later.importCSV(longer, map: Self.map, "--person", "a", "--yes")
      #expect(try world.entries.count == entries.count + 4)
    }
  }

  @Test("each answered cell of the person is one entry; the answer says what came in, and nothing of a first guess")
  func first() throws {
    try inWorld { world throws in
      let answer = try world.importCSV(Self.csv, map: Self.map, "--person", "a", "--more")
      #expect(
        answer == """
          Imported 3 days from diary.csv (a): Saturday 28 March to Monday 30 March.
          Entries: 8 new.
            flare.mark      2 new
            flare.severity  2 new
            Sleep           2 new
            walks           2 new
            symptoms timeline  see your days
            symptoms trends    see how your numbers change

          """)
      #expect(
        try world.entries == [
          "2026-03-28 custom.walks 0.0", "2026-03-28 flare.mark 0.0", "2026-03-28 flare.severity 3.0",
          "2026-03-28 sleep.hours 7.5",
          "2026-03-29 custom.walks 2.0", "2026-03-29 flare.mark 1.0", "2026-03-29 flare.severity 8.0",
          "2026-03-30 sleep.hours 5.0",
        ])
      let entry = try #require(try world.journal.read { try $0.entries(EntryQuery()) }.first)
      #expect(entry.source == .file)
      #expect(entry.instant.seconds % 86_400 == 43_200)
      #expect(entry.pack != nil)
      #expect(try world.total("sleep.hours", on: "2026-03-28") == 7.5)
      #expect(try world.journal.read { try $0.actions(limit: 1) }.first?.command.hasPrefix("import csv ") == true)
    }
  }

  @Test(
    "what packs say to answers of today is said, in JSON too; to those of earlier days nothing is", arguments: [30, 31])
  func seekCare(day: Int) throws {
    try inWorld { world throws in
      let csv = "date,felt\n2026-03-\(day),10\n"
      let map = "day: date\nmetrics: {symptom.prickle: felt}\n"
      let answer = try world.importCSV(csv, map: map, "--dry-run")
      #expect(answer.contains("See a doctor soon if prickling spreads fast.") == (day == 31))
      #expect(try world.importCSV(csv, map: map, json: true).contains("\"seekCare\"") == (day == 31))
    }
  }

  @Test("a dry run writes nothing and answers as the real run but for its first words", arguments: [false, true])
  func dryRun(hasEarlierImport: Bool) throws {
    try inWorld { world throws in
      if hasEarlierImport { _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a") }
      let before = try world.entries
      let later = Self.csv.replacing("8,,2", with: "9,4,2") + "a,2026-03-31,7,5,x\na,2026-03-27,7,5,1\n"
      let rehearsed = try world.importCSV(later, map: Self.map, "--person", "a", "--dry-run")
      #expect(try world.entries == before)
      let actions = try world.journal.read { try $0.actions(limit: 9).count }
      let real = try world.importCSV(later, map: Self.map, "--person", "a")
      #expect(try world.entries != before)
      #expect(try world.journal.read { try $0.actions(limit: 9).count } == actions + 1)
      func words(_ text: String) -> String { text.split { $0.isWhitespace }.joined(separator: " ") }
      #expect(words(rehearsed).hasPrefix("This would import "))
      #expect(words(real).hasPrefix("Imported "))
      #expect(
        words(rehearsed).replacing("This would import", with: "Imported").replacing(" Nothing was saved.", with: "")
          == words(real.components(separatedBy: "  symptoms timeline")[0]))
    }
  }

  @Test("a second run changes nothing, says so and leaves no action")
  func again() throws {
    try inWorld { world throws in
      _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      let entries = try world.entries
      let action = try world.journal.read { try $0.lastAction() }
      let answer = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      #expect(answer.contains("These days were already imported. Nothing was changed."))
      #expect(!answer.contains("Tomorrow"))
      #expect(try world.entries == entries)
      #expect(try world.journal.read { try $0.lastAction() } == action)
    }
  }

  @Test("a changed cell updates its entry, an emptied one leaves it, a new one comes in")
  func changed() throws {
    try inWorld { world throws in
      _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      let later = Self.csv.replacing("3,7.5,0", with: "3,8,0").replacing("8,,2", with: "8,6,")
      let answer = try world.importCSV(later, map: Self.map, "--person", "a")
      #expect(answer.contains("Entries: 1 new, 1 changed, 6 unchanged."))
      #expect(answer.contains("1 cell is empty now. Its earlier entry was kept."))
      let entries = try world.entries
      #expect(entries.contains("2026-03-28 sleep.hours 8.0 (2)"))
      #expect(entries.contains("2026-03-29 sleep.hours 6.0"))
      #expect(entries.contains("2026-03-29 custom.walks 2.0"))
      #expect(try world.total("sleep.hours", on: "2026-03-28") == 8)
    }
  }

  @Test("undo takes an import back, and it can come in again")
  func undo() throws {
    try inWorld { world throws in
      _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      let entries = try world.entries
      try world.undo()
      #expect(try world.entries.isEmpty)
      #expect(try world.total("sleep.hours", on: "2026-03-28") == nil)
      #expect(try world.importCSV(Self.csv, map: Self.map, "--person", "a").contains("Entries: 8 new."))
      // The same entries come back, each in its third state.
      let back = try world.entries
      #expect(back == entries.map { "\($0) (3)" })
    }
  }

  @Test("a corrected map corrects entries in place of doubling them")
  func correctedMap() throws {
    try inWorld { world throws in
      _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      let answer = try world.importCSV(
        Self.csv, map: Self.map.replacing("at_least: 7", with: "at_least: 3"), "--person", "a")
      #expect(answer.contains("Entries: 1 changed, 7 unchanged."))
      #expect(try world.entries.count == 8)
    }
  }

  @Test("what was changed by hand since stays")
  func editedByHand() throws {
    try inWorld { world throws in
      _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      try world.journal.write("edit", at: world.context.environment.now) { journal in
        let entry = try #require(try journal.entries(EntryQuery()).first { $0.payload[MeasurementKind.value] == 7.5 })
        var edited = entry
        edited.payload[MeasurementKind.value] = 6
        let context = EntryContext(packs: [], calendar: DayCalendar(zone: .utc))
        try journal.put(edited, measures: MeasurementKind.allMeasures(of: edited, in: context))
        var moved = try #require(try journal.entries(EntryQuery()).first { $0.payload[MeasurementKind.value] == 5 })
        moved.day = moved.day.advanced(by: -9)
        try journal.put(moved, measures: MeasurementKind.allMeasures(of: moved, in: context))
      }
      let answer = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      #expect(
        answer.contains(
          "Nothing was changed.\nYou changed 2 entries yourself, so they were not replaced."))
      #expect(try world.total("sleep.hours", on: "2026-03-28") == 6)
    }
  }

  @Test("two files that speak of one day are not added, and what is typed counts before a file")
  func ranks() throws {
    try inWorld { world throws in
      _ = try world.importCSV("date,slept\n2026-03-28,7\n", map: "day: date\nmetrics: {sleep.hours: slept}")
      _ = try world.importCSV("day,slept\n2026-03-28,6\n", map: "day: day\nmetrics: {sleep.hours: slept}")
      #expect(try world.entries.count == 2)
      #expect(try world.total("sleep.hours", on: "2026-03-28") == 6)
      try world.journal.write("log rest", at: world.context.environment.now) { journal in
        var entry = try #require(try journal.entries(EntryQuery()).first)
        (entry.id, entry.key, entry.source) = ("typed", nil, .hand)
        try journal.put(entry, measures: [Measure("sleep.hours", 5, fold: .sum)])
      }
      #expect(try world.total("sleep.hours", on: "2026-03-28") == 5)
    }
  }

  @Test("rows and cells that can't be taken are listed with line and reason, the others come in")
  func rejected() throws {
    let csv =
      Self.csv + "a,2026-03-25,4,77,1\na,2026-04-02,4,7,1\n,2026-03-24,4,7,1\na,soon,much,7,1\na,2026-03-23,4,7\n"
    try inWorld { world throws in
      let answer = try world.importCSV(csv, map: Self.map, "--person", "a")
      #expect(answer.contains("Entries: 11 new."))
      #expect(
        answer.contains(
          """
          4 rows and 1 cell were left out. Fix them in the file and import again:
            Line 6: the number in the column slept is too low or too high. Allowed: 0 to
              24 hours.
            Line 7: the day in the column date is in the future. Allowed: up to Tuesday 31
              March.
            Line 8: the column who is empty. Allowed: the id of a person.
            Line 9: the column date has no date. Allowed: a date such as 2026-03-02.
            Line 9: the column worst has no number. Allowed: a number such as 7.5, or an
              empty cell.
            Line 10: the row has 4 cells, and the header has 5.
          """), "\(answer)")
      for value in ["77", "soon", "much"] { #expect(!answer.contains(value)) }
      #expect(try world.entries.contains("2026-03-25 custom.walks 1.0"))
      #expect(try !world.entries.contains { $0.hasPrefix("2026-03-25 sleep.hours") })
      let json = try world.importCSV(csv, map: Self.map, "--person", "a", json: true)
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      #expect(object?["schema"] as? String == "import/1")
      #expect(object?["rejectedRows"] as? Int == 4)
      #expect(object?["rejectedCells"] as? Int == 1)
      let reasons = object?["rejected"] as? [[String: Any]]
      #expect(reasons?.compactMap { $0["line"] as? Int } == [6, 7, 8, 9, 9, 10])
      #expect(reasons?.first?["column"] as? String == "slept")
    }
  }

  @Test("reasons that are alike are one line in text, and all of them are in JSON")
  func manyRejected() throws {
    let csv = Self.csv + (1...28).map { "a,2026-02-\($0 < 10 ? "0" : "")\($0),x,7,1\n" }.joined()
    try inWorld { world throws in
      let answer = try world.importCSV(csv, map: Self.map, "--person", "a")
      #expect(answer.components(separatedBy: "  Line ").count == 2)
      #expect(answer.contains("Line 6: the column worst has no number; 27 more like it (lines 7, 8, 9)."))
      let json = try world.importCSV(csv, map: Self.map, "--person", "a", json: true)
      #expect(json.components(separatedBy: "\"line\"").count == 29)
    }
  }

  @Test("days of long ago say nothing of tomorrow")
  func longAgo() throws {
    try inWorld(today: "2027-01-01") { world throws in
      #expect(try !world.importCSV(Self.csv, map: Self.map, "--person", "a").contains("Tomorrow"))
    }
  }

  /// Arguments, a change of the file or the map, and what the failure says.
  static let refused: [(arguments: [String], old: String, new: String, says: String)] = [
    (["--person", "c"], "", "", "has no such person. Did you mean “a”?"),
    (["--person", "A"], "", "", "Did you mean “a”?"),
    ([], "", "", "several people"),
    (["--person", "a"], "person: who\n", "", "has no column for people"),
    (["--person", "a"], "day: date", "day: dat", "The file has no column “dat”. Did you mean “date”?"),
    (["--person", "a"], "sleep.hours", "sleep.hour", "“sleep.hour” is not a metric. Did you mean “sleep.hours”?"),
    (["--person", "a"], "flare:", "flares:", "has no key “flares”. Did you mean “flare”?"),
    (["--person", "a"], "2026-03-", "2027-03-", "all 3 rows have errors"),
    (["--person", "a"], "2026-03-", "", "the map has no `start`"),
    (["--person", "a"], "who,date", "who,\"date", "a closing quotation mark is missing"),
  ]

  @Test("a broken file or map, or an unknown person, writes nothing", arguments: refused)
  func refusing(_ example: (arguments: [String], old: String, new: String, says: String)) throws {
    try inWorld { world throws in
      let csv = example.old.isEmpty ? Self.csv : Self.csv.replacing(example.old, with: example.new)
      let map = example.old.isEmpty ? Self.map : Self.map.replacing(example.old, with: example.new)
      let failure = #expect(throws: Failure.self) {
        switch example.arguments.count {
        case 0: try world.importCSV(csv, map: map)
        default: try world.importCSV(csv, map: map, example.arguments[0], example.arguments[1])
        }
      }
      #expect(failure?.exitCode == 2)
      #expect(failure?.message.description.contains(example.says) == true, "\(failure?.message ?? "")")
      #expect(try world.entries.isEmpty)
    }
  }

  @Test("a failure names no persons but the nearest to what was typed")
  func manyPeople() throws {
    try inWorld { world throws in
      let csv = "who,date,worst,slept,walks\n" + (1...25).map { "p\($0),2026-03-01,1,7,1\n" }.joined()
      let failure = #expect(throws: Failure.self) { try world.importCSV(csv, map: Self.map, "--person", "nobody") }
      #expect(failure?.recovery == "The column who names 25 people.")
      #expect(failure?.message.description.contains("nobody") == false)
      let map = Self.map.replacing("person: who\n", with: "")
      let other = #expect(throws: Failure.self) { try world.importCSV(csv, map: map, "--person", "no-one") }
      #expect(other?.message.description.contains("no-one") == false)
    }
  }

  @Test("a missing file is a fault of the machine", arguments: ["/nowhere/diary.csv", "/"])
  func missingFile(_ path: String) throws {
    try inWorld { world throws in
      let command = try ImportCSVCommand.parse([path, "--columns", path])
      let failure = #expect(throws: Failure.self) { try command.run(in: world.context) }
      #expect(failure?.kind == .system)
      #expect(failure?.message.description.contains(path) == true)
    }
  }

  @Test("ids and keys follow from what is imported, are the same for ever, and say neither person nor day")
  func keys() throws {
    try inWorld { world throws in
      _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      let entries = try world.journal.read { try $0.entries(EntryQuery()) }
      let walks = try #require(
        entries.first { $0.payload[MeasurementKind.metric] == "custom.walks" && "\($0.day)" == "2026-03-28" })
      // Worked out by Python's hashlib.
      #expect(walks.key == "csv/j55qdvm2jqtwp0f1" && walks.id == "fmxe1f51t55pxfbr")
      let slept = try #require(entries.first { $0.payload[MeasurementKind.value] == 7.5 })
      #expect(
        slept.payload.fields == [
          "metric": .text("sleep.hours"), "value": .number(7.5), "imported": .number(7.5),
        ])
    }
  }

  @Test("what an earlier version imported is found by its key of then, whether it is changed, corrected or deleted")
  func formerKeys() throws {
    try inWorld { world throws in
      _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      // As that version kept it: another id, and a key of the columns' names, the person, the day and the metric.
      try world.journal.write("before", at: world.context.environment.now) { journal in
        for (index, var entry) in try journal.entries(EntryQuery()).enumerated() {
          let metric = try #require(entry.payload[MeasurementKind.metric])
          try journal.delete(entry.id)
          (entry.id, entry.key) = (EntryID("former\(index)"), "csv:649b7ecc4459d0e4:a:\(entry.day):\(metric)")
          let context = EntryContext(packs: [], calendar: DayCalendar(zone: .utc))
          try journal.put(entry, measures: MeasurementKind.allMeasures(of: entry, in: context))
        }
      }
      func ids() throws -> Set<String> {
        Set(try world.journal.read { try $0.entries(EntryQuery()).map(\.id.rawValue) })
      }
      let before = try ids()
      #expect(before.allSatisfy { $0.hasPrefix("former") } && before.count > 2)
      let again = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      #expect(again.contains("Nothing was changed."))
      #expect(try ids() == before)
      let slept = try #require(
        try world.journal.read { try $0.entries(EntryQuery()) }.first { $0.payload[MeasurementKind.value] == 7.5 })
      _ = try world.importCSV(Self.csv.replacing("7.5", with: "6.5"), map: Self.map, "--person", "a")
      #expect(try ids() == before)
      let corrected = try world.journal.read { try $0.entries(EntryQuery(idPrefix: slept.id.rawValue)).first }
      #expect(corrected?.payload[MeasurementKind.value] == 6.5 && corrected?.key == slept.key)
      let later = Instant(seconds: world.context.environment.now.seconds + 60)
      try world.journal.write("delete", at: later) { try $0.delete(slept.id) }
      _ = try world.importCSV(Self.csv, map: Self.map, "--person", "a")
      #expect(try ids() == before.subtracting([slept.id.rawValue]))
    }
  }

  @Test("no line is wider than the screen, and plain text has one thing a line", arguments: [40, 80])
  func widths(_ width: Int) throws {
    try inWorld { world throws in
      _ = try world.importCSV(Self.csv + "a,soon,x,7,1\n", map: Self.map, "--person", "a")
      let view = try FileImport(CSVImporter(), in: try world.context.session()).run(
        "\(world.folder)/diary.csv", options: ["columns": "\(world.folder)/map.yaml", "person": "a"])
      for isPlain in [false, true] {
        let text = TextStyle(width: width, usesColour: false, isPlain: isPlain).text(of: view)
        #expect(text.contains("Line 6: the column date has"))
        #expect(isPlain || text.split(separator: "\n").allSatisfy { $0.count <= width })
      }
    }
  }

  @Test("nones that lower nothing are counted in the answer, those of other days are not")
  func idleNones() throws {
    func answer(_ nones: String...) throws -> (text: String, json: String, total: Double?) {
      let world = try ImportWorld(modules: [LoggingModule.self])
      defer { world.remove() }
      let map = "day: date\nmetrics: {symptom.pain: pain}"
      _ = try world.importCSV("date,pain\n2026-03-28,6\n2026-03-29,4\n", map: map)
      let csv = "day,pain\n2026-03-27,5\n" + nones.map { "\($0),none\n" }.joined()
      let later = map.replacing("date", with: "day")
      let json = try world.importCSV(csv, map: later, "--dry-run", json: true)
      return (try world.importCSV(csv, map: later), json, try world.total("symptom.pain", on: "2026-03-28"))
    }
    let one = try answer("2026-03-28", "2026-03-30")
    #expect(one.text.contains("1 answer of “none” is on a day with a higher answer."), "\(one.text)")
    #expect(one.json.contains("\"idleNones\"") && one.total == 6)
    let two = try answer("2026-03-28", "2026-03-29")
    #expect(two.text.contains("2 answers of “none” are on days with a higher answer."), "\(two.text)")
    let other = try answer("2026-03-30")
    #expect(!other.text.contains("higher") && !other.json.contains("idleNones"), "\(other.text)")
    let none = try answer()
    #expect(!none.text.contains("higher"), "\(none.text)")
  }
}
