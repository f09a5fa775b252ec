import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerScreen
import TrackerTestSupport

@testable import TrackerActivityWatch
@testable import TrackerLoggingCommands

@Suite struct ActivityWatchTests {
  private var world: TestWorld
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("aw-\(UUID().uuidString)").path

  init() throws {
    world = try TestWorld([ActivityWatchModule.self, LoggingModule.self, ScreenModule.self], now: "2026-04-02T20:00")
  }

  private func remove() { try? FileManager.default.removeItem(atPath: file) }

  private static func event(_ time: String, _ duration: Double, _ data: String) -> String {
    "{\"id\": 1, \"timestamp\": \"\(time)\", \"duration\": \(duration), \"data\": \(data)}"
  }

  private static func window(_ time: String, _ duration: Double, _ app: String) -> String {
    event("2026-03-24T\(time)+00:00", duration, "{\"app\": \"\(app)\", \"title\": \"secret \\\"words\\\" }]\"}")
  }

  private static func presence(_ time: String, _ duration: Double, _ status: String = "not-afk") -> String {
    event("2026-03-24T\(time)+00:00", duration, "{\"status\": \"\(status)\"}")
  }

  private static func bucket(_ type: String, _ host: String, _ events: [String]) -> String {
    "\"aw-\(type)_\(host)\": {\"created\": null, \"type\": \"\(type)\", \"client\": \"aw\", \"hostname\": \"\(host)\", "
      + "\"data\": {}, \"events\": [\(events.joined(separator: ",\n"))]}"
  }

  private static func export(_ buckets: [String]) -> String { "{\"buckets\": {\(buckets.joined(separator: ","))}}" }

  /// A morning at a laptop, with a call on the phone.
  private static let morning = [
    bucket(
      "currentwindow", "laptop",
      [
        window("08:00:00", 1500.25, "Editor"), window("08:25:00.250000", 600, "Browser"),
        window("08:30:00", 1800, "Mail"),
      ]),
    bucket(
      "afkstatus", "laptop", [presence("08:00:00", 2400), presence("08:00:00", 60), presence("08:40:00", 1200, "afk")]),
    bucket("currentwindow", "phone", [window("08:10:00", 240, "Messages"), window("20:00:00", 600, "Video")]),
    bucket(
      "os.lockscreen.unlocks", "phone",
      [event("2026-03-24T08:09:58Z", 0, "{}"), event("2026-03-25T00:30:00Z", 0, "{}")]),
  ]

  @discardableResult
  private func run(_ text: String, isRehearsal: Bool = false) throws -> ImportView {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return try FileImport(ActivityWatchImporter(), in: world.context.session()).run(file, isRehearsal: isRehearsal)
  }

  private func read(_ text: String) throws -> ImportedFile {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return try ActivityWatchImporter().read(file, options: [:], for: world.context.session())
  }

  private func value(_ metric: MetricID, _ day: String = "2026-03-24") throws -> Double? {
    let day = try #require(Day(day))
    return try world.values(of: metric, on: day...day).first?.number.map { ($0 * 100).rounded() / 100 }
  }

  private func counts(_ view: ImportView) throws -> [String: Int] {
    let json = try JSONSerialization.jsonObject(with: Data(try view.json.utf8)) as? [String: Any]
    return (json?["entries"] as? [String: Int] ?? [:]).filter { $0.value > 0 }
  }

  @Test("windows end where the next begin, away time is taken off, and two devices at once count once")
  func day() throws {
    defer { remove() }
    try run(Self.export(Self.morning))
    // 40 minutes at the laptop, 4 of them at the phone too, and 10 in the evening.
    #expect(try value("screen.minutes") == 50)
    #expect(try value("screen.app.editor") == 25)
    #expect(try value("screen.app.browser") == 5)
    #expect(try value("screen.app.mail") == 10)
    #expect(try value("screen.app.messages") == 4)
    // 01:30 in Berlin belongs to the day before.
    #expect(try value("screen.unlocks") == 2)
    #expect(try value("screen.social_minutes") == 4)
    #expect(try value("screen.games_minutes") == 0)
    #expect(try value("screen.productive_minutes") == nil)
    #expect(try value("screen.minutes", "2026-03-25") == nil)
  }

  @Test("no title and no address comes into the journal")
  func titles() throws {
    defer { remove() }
    let web = Self.bucket(
      "web.tab.current", "laptop", [Self.event("2026-03-24T08:00:00Z", 60, "{\"url\": \"https://secret.example\"}")])
    let view = try run(Self.export(Self.morning + [web]))
    #expect(try world.entries.allSatisfy { !"\($0.payload)".contains("secret") })
    #expect(try view.json.contains("Browser tabs"))
  }

  @Test("the same again changes nothing, a later export adds, other devices stay, and undo takes one import back")
  func again() throws {
    defer { remove() }
    let laptop = Self.export(Array(Self.morning[0...1]))
    #expect(try counts(run(laptop, isRehearsal: true)) == ["new": 1])
    #expect(try world.entries.isEmpty)
    #expect(try counts(run(laptop)) == ["new": 1])
    let before = try world.entries
    #expect(try counts(run(laptop)) == ["unchanged": 1])
    #expect(try world.entries == before)
    #expect(try value("screen.minutes") == 40)
    let phone = Self.export(Array(Self.morning[2...3]))
    #expect(try counts(run(phone)) == ["changed": 1])
    #expect(try value("screen.minutes") == 50)
    #expect(try counts(run(phone)) == ["unchanged": 1])
    #expect(try counts(run(laptop)) == ["unchanged": 1])
    let grown = Self.export([
      Self.bucket("currentwindow", "laptop", [Self.window("10:00:00", 600, "Editor")]),
      Self.bucket("afkstatus", "laptop", [Self.presence("10:00:00", 600)]),
    ])
    #expect(try counts(run(grown)) == ["changed": 1])
    #expect(try value("screen.app.editor") == 35)
    try world.run(UndoCommand.self)
    #expect(try value("screen.app.editor") == 25)
    try world.run(UndoCommand.self)
    #expect(try value("screen.minutes") == 40)
  }

  @Test("what a person deleted stays deleted, and what they typed counts first")
  func byHand() throws {
    defer { remove() }
    try run(Self.export(Self.morning))
    let session = try world.context.session()
    let entry = try #require(try world.entries.first)
    try world.journal.write("delete", at: session.environment.now) { try $0.delete(entry.id) }
    #expect(try counts(run(Self.export(Self.morning))) == ["edited": 1])
    #expect(try world.entries.isEmpty)
  }

  @Test("typed totals count before recorded ones, number by number")
  func typed() throws {
    defer { remove() }
    try run(Self.export(Self.morning))
    try world.run(LogCommand<ScreenKind>.self, ["4h20m", "social=2h", "--date", "2026-03-24"])
    #expect(try value("screen.minutes") == 260)
    #expect(try value("screen.social_minutes") == 120)
    #expect(try value("screen.unlocks") == 2)
  }

  @Test(
    "impossible events are reported, with copies and other buckets",
    arguments: [
      ("2026-03-24T09:00:00Z", -12.0, "{\"app\": \"a\"}"),
      ("2026-03-24T09:00:00Z", 90_000, "{\"app\": \"a\"}"),
      ("2036-03-24T09:00:00Z", 60, "{\"app\": \"a\"}"),
      ("yesterday", 60, "{\"app\": \"a\"}"),
      ("2026-03-24T09:00:00Z", 60, "null"),
      ("2026-03-24T09:00:00Z", 60, "{\"title\": \"x\"}"),
    ])
  func leftOut(_ time: String, _ duration: Double, _ data: String) throws {
    defer { remove() }
    let odd = Self.bucket(
      "currentwindow", "desk", [Self.event(time, duration, data), Self.window("08:00:00", 60, "Editor")])
    let result = try read(Self.export([odd]))
    #expect(result.leftOut.map(\.name) == ["Apps in front"] && result.leftOut.map(\.count) == [1])
    #expect(result.items.count == 1)
  }

  @Test(
    "one bucket alone, a list of buckets, and fields in any order are read",
    arguments: [
      "{\"buckets\": [{\"events\": [E], \"hostname\": \"unknown\", \"id\": \"aw_desk\", \"type\": \"currentwindow\"}]}",
      "[{\"id\": \"aw_desk\", \"type\": \"currentwindow\", \"client\": \"aw\", \"events\": [E]}]",
      "{\"id\": \"aw_desk\", \"events\": [E], \"type\": \"currentwindow\", \"hostname\": \"desk\"}",
    ])
  func shapes(_ shape: String) throws {
    defer { remove() }
    let text = shape.replacing("E", with: Self.window("08:00:00", 60, "Editor"))
    #expect(ActivityWatchImporter().recognises(FileBeginning(Array(text.utf8))))
    let record = try #require(try read(text).items.first?.values?["record"])
    guard case .value(.text(let kept)) = record else {
      Issue.record("no record")
      return
    }
    #expect(ScreenRecord(kept)?.devices.map(\.name) == ["desk"])
  }

  @Test(
    "a file that breaks off is refused as a whole: what is missing may be the time away", arguments: [0.3, 0.5, 0.9])
  func brokenOff(_ share: Double) throws {
    defer { remove() }
    let text = Self.export(Self.morning)
    #expect(throws: Failure.self) { try run(String(text.prefix(Int(Double(text.count) * share)))) }
    #expect(try world.entries.isEmpty)
  }

  @Test(
    "a file without buckets is refused",
    arguments: ["{}", "{\"buckets\": {}}", "[1, 2]", "{\"buckets\": 3}", "{\"a\" 1}"])
  func nothing(_ text: String) throws {
    defer { remove() }
    #expect(throws: Failure.self) { try run(text) }
  }

  @Test("a CSV of one bucket is read, with rows that are damaged by their lines")
  func csv() throws {
    defer { remove() }
    let text = """
      timestamp,duration,app,title
      2026-03-24T08:00:00+00:00,1500.25,Editor,"a, ""b""
      c"
      2026-03-24T08:25:00.250000+00:00,300.0,Browser,News
      soon,1,Editor,x
      2026-03-24T09:45:00+00:00,-12.0,Editor,x
      """
    #expect(ActivityWatchImporter().recognises(FileBeginning(Array(text.utf8))))
    let result = try read(text)
    #expect(result.rejected.map(\.line) == [5])
    #expect(result.leftOut.first?.places.map(\.line) == [6])
    #expect(result.leftOut.map(\.name) == ["Apps in front"])
    try run(text)
    #expect(try value("screen.minutes") == 30)
  }

  @Test("a CSV goes with its device, and of a time that another file spoke of, the other file counts")
  func csvAfterJSON() throws {
    defer { remove() }
    try run(Self.export(Self.morning))
    let rows = """
      2026-03-24T08:00:00+00:00,1500.25,Editor,a
      2026-03-24T08:25:00.250000+00:00,299.75,Browser,b
      2026-03-24T08:30:00+00:00,1800,Mail,c
      2026-03-24T11:00:00+00:00,600,Editor,d

      """
    let header = "timestamp,duration,app,title\n"
    let named = FileManager.default.temporaryDirectory
      .appendingPathComponent("aw-events-export-aw_laptop-2026-03-25-\(UUID().uuidString).csv").path
    defer { try? FileManager.default.removeItem(atPath: named) }
    try Data((header + rows + header + rows).utf8).write(to: URL(fileURLWithPath: named))
    let view = try FileImport(ActivityWatchImporter(), in: world.context.session()).run(named)
    #expect(try counts(view) == ["changed": 1])
    #expect(try value("screen.app.mail") == 10)
    #expect(try value("screen.app.editor") == 35)
    let record = try #require(try world.entries.first?.payload.fields["record"]?.text)
    #expect(ScreenRecord(record)?.devices.map(\.name) == ["laptop", "phone"])
  }

  @Test(
    "the device of a CSV is in its name",
    arguments: [
      ("aw-events-export-aw-watcher-window_laptop-2026-03-25.csv", "laptop"),
      ("aw-events-export-aw-watcher-window_my-pc.local-2026-03-25T10_00_00.000Z (1).csv", "my-pc.local"),
      ("aw-events-export-aw-watcher-window_desk (2).csv", "desk"), ("export.csv", "computer"),
      ("aw-events-export-aw-watcher-window_unknown-2026-03-25.csv", "computer"),
    ])
  func hostOfCSV(_ name: String, _ host: String) {
    #expect(ActivityWatchImporter.host(ofCSV: "/somewhere/\(name)") == host)
  }

  @Test(
    "times with any offset and fraction",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1970-01-01T01:00:00+01:00", 0), ("1970-01-01T00:00:01.500000-00:30", 1801.5),
      ("1970-01-01 00:00:02", 2), ("1970-01-01T02:00:00+0200", 0), ("1970-01-01T02:00:00+02", 0),
      ("1970-01-01T00:00:00+", nil), ("1970-13-01T00:00:00Z", nil), ("", nil), ("1970-01-01T00:00:00Zx", nil),
    ] as [(String, Double?)])
  func times(_ text: String, _ seconds: Double?) { #expect(WatchTime(text)?.seconds == seconds) }

  @Test("a span over the beginning of a day is cut there")
  func night() throws {
    defer { remove() }
    let late = Self.bucket(
      "currentwindow", "desk", [Self.event("2026-03-25T02:55:00Z", 900, "{\"app\": \"Browser\"}")])
    try run(Self.export([late]))
    #expect(try value("screen.minutes") == 5)
    #expect(try value("screen.minutes", "2026-03-25") == 10)
  }

  @Test("events of one device in several buckets, in any order, count as those of one")
  func severalBuckets() throws {
    defer { remove() }
    let (first, second) = (Self.window("08:00:00", 1500.25, "Editor"), Self.window("08:25:00.250000", 600, "Browser"))
    let third = Self.window("08:30:00", 1800, "Mail")
    let away = [Self.presence("08:40:00", 1200, "afk"), Self.presence("08:20:00", 1200), Self.presence("08:00:00", 60)]
    let more = Self.presence("08:00:00", 1300.5)
    let apart = Self.export([
      Self.bucket("currentwindow", "desk", [third, first]), Self.bucket("afkstatus", "desk", away),
      Self.bucket("currentwindow", "desk", [second, first]), Self.bucket("afkstatus", "desk", [more]),
    ])
    let together = Self.export([
      Self.bucket("currentwindow", "desk", [first, second, third]),
      Self.bucket("afkstatus", "desk", [Self.presence("08:00:00", 2400)]),
    ])
    #expect(try read(apart).items.map(\.values) == read(together).items.map(\.values))
  }

  @Test("an event takes 24 bytes while a file is read: a year of 618,000 then takes 15 MB")
  func sizeOfEvents() { #expect(MemoryLayout<WatchEvent>.stride == 24) }
}
