import Foundation
import GRDB
import Testing
import TrackerApplication
import TrackerCore
import TrackerCycle
import TrackerHealthConnect
import TrackerLogging
import TrackerTestSupport
import TrackerVitals

@Suite struct HealthConnectTests {
  private let world: TestWorld
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("hc-\(UUID().uuidString)").path

  init() throws {
    world = try TestWorld(
      [HealthConnectModule.self, LoggingModule.self, VitalsModule.self, CycleModule.self], now: "2026-04-02T20:00")
  }

  private func remove() { try? FileManager.default.removeItem(atPath: file) }

  /// 2026-03-24 at an hour of Berlin, in milliseconds.
  private static func time(_ hour: Double) -> Int64 { Int64((1_774_306_800 + hour * 3_600) * 1_000) }

  private static let base = """
    CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY, package_name TEXT);
    INSERT INTO application_info_table VALUES (1, 'org.example.watch'), (2, 'org.example.phone');
    """

  private static func interval(_ table: String, _ columns: String, _ rows: [String]) -> String {
    """
    CREATE TABLE \(table)_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, uuid BLOB, app_info_id INTEGER,
      recording_method INTEGER, start_time INTEGER, start_zone_offset INTEGER, end_time INTEGER, \(columns), more TEXT);
    INSERT INTO \(table)_record_table VALUES \(rows.joined(separator: ", "));
    """
  }

  private static func instant(_ table: String, _ columns: String, _ rows: [String]) -> String {
    """
    CREATE TABLE \(table)_record_table (row_id INTEGER PRIMARY KEY AUTOINCREMENT, app_info_id INTEGER,
      recording_method INTEGER, time INTEGER, zone_offset INTEGER, \(columns));
    INSERT INTO \(table)_record_table VALUES \(rows.joined(separator: ", "));
    """
  }

  private static func steps(_ count: String, _ start: Double, _ end: Double, app: Int = 1, by method: Int = 2) -> String
  {
    "(NULL, x'01', \(app), \(method), \(time(start)), 3600, \(time(end)), \(count), NULL)"
  }

  private func make(_ parts: String...) throws {
    remove()
    let queue = try DatabaseQueue(path: file)
    try queue.write { try $0.execute(sql: ([Self.base] + parts).joined()) }
    try queue.close()
  }

  @discardableResult
  private func run(isRehearsal: Bool = false) throws -> ImportView {
    try FileImport(HealthConnectImporter(), in: world.context.session()).run(file, isRehearsal: isRehearsal)
  }

  private func value(_ metric: MetricID, _ day: String = "2026-03-24") throws -> Double? {
    let day = try #require(Day(day))
    return try world.values(of: metric, on: day...day).first?.number.map { ($0 * 1_000).rounded() / 1_000 }
  }

  private func counts(_ view: ImportView) throws -> [String: Int] {
    let json = try JSONSerialization.jsonObject(with: Data(try view.json.utf8)) as? [String: Any]
    return (json?["entries"] as? [String: Int] ?? [:]).filter { $0.value > 0 }
  }

  @Test("numbers come in the units of the journal, and a time that two apps saw counts once")
  func numbers() throws {
    defer { remove() }
    try make(
      Self.interval("steps", "count INTEGER", [Self.steps("1200", 8, 8.5), Self.steps("3000", 8, 9, app: 2)]),
      Self.interval(
        "distance", "distance REAL", ["(1, x'', 1, 2, \(Self.time(8)), 3600, \(Self.time(9)), 830.0, NULL)"]),
      Self.interval(
        "active_calories_burned", "energy REAL",
        ["(1, x'', 1, 2, \(Self.time(8)), 3600, \(Self.time(9)), 61500.0, NULL)"]),
      Self.interval("hydration", "volume REAL", ["(1, x'', 1, 3, \(Self.time(8)), 3600, \(Self.time(9)), 0.33, NULL)"]),
      Self.instant("weight", "weight REAL", ["(1, 1, 3, \(Self.time(8)), 3600, 70400.0)"]),
      Self.instant("blood_glucose", "level REAL", ["(1, 1, 3, \(Self.time(8)), 3600, 5.4)"]),
      Self.instant("blood_pressure", "systolic REAL, diastolic REAL", ["(1, 1, 3, \(Self.time(8)), 3600, 121, 79)"]),
      Self.instant("menstruation_flow", "flow INTEGER", ["(1, 1, 3, \(Self.time(8)), 3600, 3)"]))
    try run()
    // Of two apps of no rank the first by name counts; it covers all of the time.
    #expect(try value("vitals.steps") == 3000)
    #expect(try value("vitals.distance_km") == 0.83)
    #expect(try value("vitals.active_energy_kcal") == 61.5)
    #expect(try value("hydration.ml") == 330)
    #expect(try value("weight.kg") == 70.4)
    #expect(try value("vitals.glucose_mg_dl") == 97.284)
    #expect(try value("vitals.systolic_mmhg") == 121 && value("vitals.diastolic_mmhg") == 79)
    #expect(try value("cycle.flow") == 3)
  }

  @Test("nights have their stages, exercise its type, and copies of a night that grew count once")
  func nights() throws {
    defer { remove() }
    let (sleep, wake) = (Self.time(-1), Self.time(6))
    try make(
      Self.interval(
        "sleep_session", "title TEXT",
        [
          "(1, x'', 1, 2, \(sleep), 3600, \(wake), NULL, NULL)",
          "(2, x'', 2, 2, \(Self.time(23)), 3600, \(Self.time(26)), NULL, NULL)",
          "(3, x'', 2, 2, \(Self.time(23)), 3600, \(Self.time(30)), NULL, NULL)",
        ]),
      """
      CREATE TABLE sleep_stages_table (parent_key, stage_start_time, stage_end_time, stage_type);
      INSERT INTO sleep_stages_table VALUES (1, \(sleep), \(Self.time(2)), 4), (1, \(Self.time(2)), \(Self.time(3)), 5),
        (1, \(Self.time(3)), \(Self.time(3.5)), 1), (1, \(Self.time(3.5)), \(wake), 6), (1, \(wake), \(wake), 99);
      """,
      Self.interval(
        "exercise_session", "exercise_type INTEGER",
        [
          "(1, x'', 1, 2, \(Self.time(17)), 3600, \(Self.time(17.75)), 33, NULL)",
          "(2, x'', 1, 2, \(Self.time(18)), 3600, \(Self.time(18.5)), 56, NULL)",
        ]))
    let view = try run()
    #expect(try value("sleep.hours") == 6.5)
    #expect(try value("sleep.awake_minutes") == 30)
    #expect(try value("sleep.hours", "2026-03-25") == 7)
    #expect(try value("exercise.minutes") == 75)
    // 56 is a wheelchair to Android, whatever it is to other libraries.
    let types = try world.entries.filter { $0.kind == "exercise" }.compactMap { $0.payload.fields["type"]?.text }
    #expect(types == ["running", "other"])
    #expect(try view.json.contains("Sleep stages"))
  }

  @Test("again nothing changes, later records are added, and what is deleted stays so")
  func again() throws {
    defer { remove() }
    try make(Self.interval("steps", "count INTEGER", [Self.steps("1200", 8, 8.5)]))
    #expect(try counts(run(isRehearsal: true))["new"] != nil && world.entries.isEmpty)
    try run()
    let before = try world.entries
    #expect(try counts(run())["new"] == nil)
    #expect(try world.entries == before)
    try make(Self.interval("steps", "count INTEGER", [Self.steps("1200", 8, 8.5), Self.steps("300", 9, 9.5)]))
    try run()
    #expect(try value("vitals.steps") == 1500)
    let now = world.context.environment.now
    try world.journal.write("delete", at: now) { journal in
      for entry in try journal.entries(EntryQuery()) { try journal.delete(entry.id) }
    }
    try run()
    #expect(try world.entries.isEmpty)
  }

  @Test("a number nobody can have, a time nobody can read and an unknown table are reported")
  func leftOut() throws {
    defer { remove() }
    try make(
      Self.interval(
        "steps", "count INTEGER",
        [Self.steps("1000000000", 8, 9), Self.steps("'many'", 9, 10), "(NULL, x'', 1, 2, NULL, 0, NULL, 5, NULL)"]),
      Self.instant("skin_temperature", "baseline REAL", ["(1, 1, 2, \(Self.time(8)), 3600, 33.0)"]),
      Self.instant(
        "hair_length", "length REAL", [8, 9].map { "(\($0), 1, 2, \(Self.time($0)), 3600, 0.3)" }))
    let result = try HealthConnectImporter().read(file, options: [:], for: world.context.session())
    #expect(result.items.isEmpty)
    // In words of people; a table that nobody knows has its own name.
    #expect(result.leftOut.map(\.name).sorted() == ["Skin temperature", "Steps", "Steps", "Steps", "hair length"])
    #expect(result.leftOut.map(\.count).reduce(0, +) == 6)
    #expect(result.leftOut.first { $0.name == "hair length" }?.count == 2)
  }

  @Test("other databases are refused in two lines, and recognised by what is in them")
  func others() throws {
    defer { remove() }
    try make("CREATE TABLE notes (a)")
    #expect(throws: Failure.self) { try run() }
    try make(Self.interval("steps", "count INTEGER", [Self.steps("1", 8, 9)]))
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(HealthConnectImporter().recognises(FileBeginning(Array(bytes.prefix(65_536)))))
    try Data(bytes.prefix(bytes.count / 2)).write(to: URL(fileURLWithPath: file))
    #expect(throws: Failure.self) { try run() }
    #expect(
      HealthConnectImporter().recognises(
        FileBeginning([0x50, 0x4B, 3, 4], entries: ["a/health_connect_export.db"])))
  }

  @Test("an archive with a password is said to be locked, and what can be done")
  func locked() throws {
    defer { remove() }
    var zip = ZipBytes()
    zip.add("health_connect_export.db", [1, 2, 3], .encrypted)
    try Data(zip.bytes).write(to: URL(fileURLWithPath: file))
    let failure = #expect(throws: Failure.self) { try run() }
    #expect(failure?.message.description.hasSuffix("is locked with a password") == true)
    #expect(failure?.recovery?.description == "Unpack it, then import health_connect_export.db.")
  }

  @Test("on a journey a record counts for the day of the place")
  func journey() throws {
    defer { remove() }
    // 01:00 in Berlin is 19:00 of the day before in New York.
    let row = "(NULL, x'', 1, 2, \(Self.time(25)), -18000, \(Self.time(25.5)), 500, NULL)"
    try make(Self.interval("steps", "count INTEGER", [row]))
    try run()
    #expect(try value("vitals.steps") == 500)
  }
}
