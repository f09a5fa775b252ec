import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerImportApps

/// What is the same for the tables of all apps: how they are written, and that no two forms claim one file.
@Suite struct AppFileTests {
  private let world: AppWorld
  init() throws { world = try AppWorld() }

  private static let rows = [
    ["Note", "Value", "Label", "Timestamp", "FeatureName", "Value"],
    ["a; b", "3", "käse", "2026-03-24T12:00:00", "Zing", "9"], ["", "4", "", "2026-03-25T12:00:00", "Zing"],
  ]

  @Test(
    "columns in any order and case, two of one name, short rows, line ends and delimiters",
    arguments: [",", ";", "\t"], ["\n", "\r\n", "\r"])
  func forms(_ delimiter: String, _ end: String) throws {
    let text = Self.rows.map { row in row.map { "\"\($0)\"" }.joined(separator: delimiter) }.joined(separator: end)
    try world.run(text)
    #expect(try world.value("custom.zing", 24) == 3)
    #expect(try world.value("custom.zing", 25) == 4)
    #expect(try world.entries.first?.payload.fields["notes"]?.text == "käse · a; b")
  }

  @Test("UTF-8 with a mark, UTF-16 of both sorts, and Windows-1252 say the same", arguments: 0..<4)
  func encodings(_ encoding: Int) throws {
    let text = Self.rows.map { $0.joined(separator: ",") }.joined(separator: "\r\n")
    let units = Array(text.utf16)
    let bytes: [UInt8] =
      switch encoding {
      case 0: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case 1: [0xFF, 0xFE] + units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
      case 2: [0xFE, 0xFF] + units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
      default: text.unicodeScalars.map { UInt8($0.value) }
      }
    try world.run(try world.write(bytes))
    #expect(try world.entries.first?.payload.fields["notes"]?.text == "käse · a; b")
    #expect(try world.value("custom.zing", 24) == 3)
  }

  @Test("a quoted line break stays within its cell, and the lines below keep their numbers")
  func lineBreaks() throws {
    let answer = try world.run("FeatureName,Timestamp,Value,Note\nZing,2026-03-24T12:00:00,3,\"a\nb\"\nZing,never,1,\n")
    #expect(answer.contains("Line 4: “never” is not a date"))
    #expect(try world.entries.count == 1)
  }

  @Test("two copies of a table in one file are one, and what is twice in one of them is two")
  func doubled() throws {
    let row = "Zing,2026-03-24T12:00:00,3,\n"
    let table = "FeatureName,Timestamp,Value,Note\n" + row + row
    let answer = try world.run(table + table)
    #expect(try world.entries.count == 2)
    #expect(answer.contains("Zing (2): it stands in the file twice (lines 5, 6)"))
  }

  @Test("how much came in is told by the names that people know, of many things the most, and of all on request")
  func amounts() throws {
    let names = (1...12).map { "Zing \($0)" }
    let rows = names.map { "\($0),2026-03-24T12:00:00,3,\n" } + ["Zing 12,2026-03-25T12:00:00,3,\n"]
    let path = try world.write("FeatureName,Timestamp,Value,Note\n" + rows.joined())
    let answer = try world.run(path, rehearsing: true, isDetailed: false)
    #expect(answer.contains("Entries: 13 new."))
    #expect(answer.contains("\n  Zing 12  2 new\n  Zing 1   1 new\n"), "\(answer)")
    #expect(answer.contains("\n  Zing 8   1 new\n  and 3 more. To see all, add --more\n"), "\(answer)")
    #expect(!answer.contains("Zing 9   "))
    let all = try world.run(path, rehearsing: true)
    for name in names { #expect(all.contains("\n  \(name) "), "\(name)") }
    let line = all.replacing("\n", with: " ")
    #expect(line.contains("Zing 1, Zing 2, Zing 3, Zing 4 and 8 more."), "\(all)")
  }

  @Test("a table without rows is refused")
  func noRows() throws {
    let failure = #expect(throws: Failure.self) { try world.run("FeatureName,Timestamp,Value\n") }
    #expect(failure?.message.description.hasSuffix("has no rows below the header") == true)
  }

  @Test("times on the clock as apps write them")
  func clocks() {
    let times = [
      "21:30": 1_290, "9:30 pm": 1_290, "9:30\u{202F}PM": 1_290, "9:30\u{A0}PM": 1_290, "12:05 AM": 5, "12:05 pm": 725,
      "08:05:59": 485,
    ]
    for (text, minutes) in times { #expect(AppReading.clock(text)?.minutes == minutes, "\(text)") }
    for text in ["", "25:00", "13:00 pm", "noon", "9", "0:30 am"] { #expect(AppReading.clock(text) == nil, "\(text)") }
  }

  @Test("numbers as apps write them")
  func numbers() {
    let numbers = ["1": 1.0, "1,050.5": 1_050.5, "2,480": 2_480, "7,5": 7.5, "-3": -3, "1e3": 1_000]
    for (text, number) in numbers { #expect(AppReading.number(text) == number, "\(text)") }
    for text in ["", "x", "nan", "inf", "1,2,3", "0x10", "1e999"] { #expect(AppReading.number(text) == nil, "\(text)") }
  }

  @Test("a name of controls, of signs alone and of any length becomes one that can be typed")
  func names() {
    #expect(ImportNames.label("💊 Blue pill") == "Blue pill")
    #expect(ImportNames.label("😀") == "grinning face")
    #expect(ImportNames.label("a\u{1B}[31m b\u{202E}") == "a [31m b")
    #expect(ImportNames.label("\u{7}") == "unnamed")
    let long = String(repeating: "long ", count: 40)
    #expect(ImportNames.label(long).count <= 50)
    #expect(ImportNames.label(long + "a") != ImportNames.label(long + "b"))
  }

  @Test("a billion steps, a hundred million of hours and a day to come are said and not taken")
  func tooMuch() throws {
    let header = "Date,Move Minutes count,Step count,Sleep duration (ms)\n"
    let answer = try world.run(
      header + "2026-03-24,1,1000000000,3600000\n2026-03-25,1,10,360000000000\n2030-01-01,1,10,3600000\n")
    #expect(try world.value("vitals.steps", 24) == nil)
    #expect(try world.value("sleep.hours", 25) == nil)
    #expect(try world.value("sleep.hours", 24) == 1)
    #expect(answer.contains("Line 2, Steps: 1000000000 is not a number from 0 to 100000."))
    #expect(answer.contains("Line 3, Sleep: 100000 is not a number from 0 to 24 h."))
    #expect(answer.contains("Line 4: "))
  }

  @Test("each form is recognised by what is in it, and only one claims a file")
  func recognised() throws {
    let headers = [
      "bearable": "Notes,Detail,RATING/AMOUNT,category,date\n1,2,3,4,5\n",
      "daylio": "full_date,date,weekday,time,mood,activities,note_title,note\n",
      "flaredown": "Date,Thing,Tags,Foods\n", "cronometer": "Day,Time,Group,Food Name,Amount,Energy (kcal)\n",
      "myfitnesspal": "Date,Meal,Calories\n", "track-and-graph": "FeatureName,Timestamp,Value,Label,Note\n",
      "drip": "date,temperature.value,bleeding.value\n", "google-fit": "Date,Move Minutes count,Step count\n",
      "rescuetime": "Date,Time Spent (seconds),Number of People,Activity,Category,Productivity\n",
      "nomie": "{\"nomie\": {\"number\": 1}, \"events\": []}",
      "fitbit": "[{\"dateOfSleep\": \"2026-03-24\"}]",
      "clue": "[{\"date\": \"2026-03-24\", \"type\": \"x\", \"value\": {\"option\": \"y\"}}]",
      "flaredown-long": "user_id,checkin_date,trackable_type,trackable_name,trackable_value\n",
    ]
    for (id, text) in headers {
      #expect(try world.form(of: text) == id)
      let beginning = FileBeginning(Array(text.utf8))
      #expect(ImportAppsModule.apps.filter { $0.recognises(beginning) }.map(\.id) == [id])
    }
  }
}
