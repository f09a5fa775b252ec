import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerEntryLanguage
import TrackerLogging
import TrackerTestSupport

/// An importer of another form: what it reads is given to it.
private struct FixedImporter: Importer {
  let id = "watch"
  let name = "A watch"
  let reads = "Nights and doses."
  let options = [ImportOption("zone", "Where it was.", isRequired: true)]
  let part = "record"
  var items: [ImportedFile.Item]
  var rejected: [ImportedFile.Rejected] = []

  func read(_ file: String, options: [String: String], for session: Session) -> ImportedFile {
    ImportedFile(
      file: file, items: items, series: [.init("rest", source: "Sleep"), .init("medication", source: "Dose")],
      rejected: rejected)
  }
}

@Suite struct FileImportTests {
  private let world: TestWorld
  private let day = Day(year: 2026, month: 3, day: 10) ?? Day(number: 0)

  init() throws { world = try TestWorld([LoggingModule.self]) }

  private func night(_ sleep: String, day: Day? = nil, key: String = "watch:1", line: Int = 1) -> ImportedFile.Item {
    .init(
      key: key, kind: "rest", time: .day(day ?? self.day),
      values: ["sleep": .typed(sleep), "quality": .value(.number(7))],
      line: line, series: 0)
  }

  private func dose(_ values: [String: FieldInput]?, at hour: Int64 = 8, line: Int = 2) -> ImportedFile.Item {
    .init(
      key: "watch:2", kind: "medication",
      time: .instant(Instant(seconds: Int64(day.number) * 86_400 + (hour - 1) * 3_600)),
      identity: ["name": .typed("blue pill")], values: values, line: line, series: 1)
  }

  private func run(_ items: [ImportedFile.Item], rehearsing: Bool = false) throws -> String {
    let session = try world.context.session()
    return TextStyle.file.text(
      of: try FileImport(FixedImporter(items: items), in: session).run(
        "/a/watch.xml", options: ["zone": "here"], isRehearsal: rehearsing))
  }

  private var entries: [Entry] { get throws { try world.journal.read { try $0.entries(EntryQuery()) } } }

  @Test("items become entries of their kinds as typed lines do, with their times")
  func kinds() throws {
    let answer = try run([night("23:00-06:30"), dose(["dose": .typed("400mg"), "before": .value(.number(6))])])
    #expect(answer.hasPrefix("Imported watch.xml: 2026-03-10, 1 day.\nEntries: 2 new.\n"))
    let rest = try #require(try entries.first { $0.kind == "rest" })
    #expect(rest.day == day && rest.source == .file && rest.key == "watch:1")
    #expect(TimeSpan(json: rest.payload.fields["sleep"] ?? .null)?.minutes == 450)
    let dose = try #require(try entries.first { $0.kind == "medication" })
    #expect(dose.instant.seconds % 86_400 == 7 * 3_600)
    #expect(dose.payload.fields["name"] == .text("blue pill"))
    #expect(try world.journal.read { try $0.actions(limit: 1) }.first?.command == "import watch")
    #expect(try world.journal.read { try $0.totals(of: ["sleep.hours"], in: day...day).first?.value } == 7.5)
  }

  @Test("the same file changes nothing, a corrected one corrects, and what was added by hand stays")
  func again() throws {
    let items = [night("23:00-06:30"), dose(["dose": .typed("400mg")])]
    _ = try run(items)
    #expect(try run(items).contains("Entries: 2 unchanged. Nothing had to be written."))
    try world.journal.write("edit", at: world.context.environment.now) { journal in
      for var entry in try journal.entries(EntryQuery(kinds: ["rest"])) {
        entry.payload.fields["notes"] = .text("mine")
        try journal.put(entry, measures: [])
      }
    }
    let corrected = [night("23:30-07:00"), dose(["dose": .typed("200mg"), "after": .value(.number(3))], at: 9)]
    #expect(try run(corrected, rehearsing: true).contains("Entries: 2 changed."))
    #expect(try run(items).contains("Entries: 2 unchanged."))
    #expect(try run(corrected).contains("Entries: 2 changed."))
    let rest = try #require(try entries.first { $0.kind == "rest" })
    #expect(rest.payload.fields["notes"] == .text("mine"))
    let dose = try #require(try entries.first { $0.kind == "medication" })
    #expect(dose.instant.seconds % 86_400 == 8 * 3_600)
    #expect(dose.payload.fields["dose"] == .text("200mg"))
    #expect(dose.payload.fields["after"] == .number(3))
    #expect(try run(corrected).contains("Entries: 2 unchanged."))
  }

  @Test("what was changed by hand stays, and what a file no longer says too")
  func left() throws {
    _ = try run([night("23:00-06:30"), dose(["dose": .typed("400mg")])])
    try world.journal.write("edit", at: world.context.environment.now) { journal in
      for var entry in try journal.entries(EntryQuery(kinds: ["rest"])) {
        entry.payload.fields["quality"] = .number(2)
        try journal.put(entry, measures: [])
      }
    }
    let answer = try run([night("23:00-06:00"), dose(nil)])
    #expect(answer.contains("1 entry changed by hand since: left as it is."))
    #expect(answer.contains("1 entry left as it is though its cell is empty now."))
  }

  @Test("what a kind refuses is rejected with its line, and all that stands on the line with it")
  func refused() throws {
    let answer = try run([
      night("23:00-06:30"), dose(["before": .value(.number(99))], line: 2),
      night("13:00-13:20", key: "watch:3", line: 2), night("22:00-24:30", key: "watch:4", line: 3),
      dose(["colour": .typed("blue")], line: 4), dose(["dose": .value(.bool(true))], line: 5),
      night("06:00-07:00", key: "watch:5", line: 6), night("23:00-06:00", day: day.advanced(by: 9), key: "w", line: 7),
    ])
    #expect(answer.contains("Entries: 1 new."))
    #expect(answer.contains("6 records were not taken"))
    for line in 2...7 { #expect(answer.contains("\n  line \(line): "), "\(line)") }
    #expect(answer.contains("overlaps"))
    #expect(try entries.count == 1)
  }

  @Test("options are checked, and a kind that nobody brings is told")
  func options() throws {
    let session = try world.context.session()
    let run = FileImport(FixedImporter(items: [night("23:00-06:30")]), in: session)
    #expect(throws: Failure.self) { try run.run("x") }
    #expect(throws: Failure.self) { try run.run("x", options: ["zone": "a", "other": "b"]) }
    var stranger = night("23:00-06:30")
    stranger.kind = "nowhere"
    let failure = #expect(throws: Failure.self) {
      try FileImport(FixedImporter(items: [stranger]), in: session).run("x", options: ["zone": "a"])
    }
    #expect(failure?.message.contains("nowhere") == true)
  }
}
