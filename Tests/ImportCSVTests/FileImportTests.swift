import Synchronization
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerEntryLanguage
import TrackerLogging
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerLoggingCommands

/// An importer of another form: what it reads is given to it.
private struct FixedImporter: Importer {
  func recognises(_ beginning: FileBeginning) -> Bool { false }
  let id = "watch"
  let name = "A watch"
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

  init() throws { world = try TestWorld([LoggingModule.self, MedicinesModule.self, SittingModule.self]) }

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
    #expect(answer.hasPrefix("Imported 1 day from watch.xml: Tuesday 10 March 2026.\nEntries: 2 new.\n"))
    let rest = try #require(try entries.first { $0.kind == "rest" })
    #expect(rest.day == day && rest.source == .file && rest.key == "watch:1")
    #expect(TimeSpan(json: rest.payload.fields["sleep"] ?? .null)?.minutes == 450)
    let dose = try #require(try entries.first { $0.kind == "medication" })
    #expect(dose.instant.seconds % 86_400 == 7 * 3_600)
    #expect(dose.payload.fields["name"] == .text("blue pill"))
    #expect(try world.journal.read { try $0.actions(limit: 1) }.first?.command == "import watch watch.xml")
    #expect(try world.journal.read { try $0.totals(of: ["sleep.hours"], in: day...day).first?.value } == 7.5)
  }

  @Test("the same file changes nothing, a corrected one corrects, and what was added by hand stays")
  func again() throws {
    let items = [night("23:00-06:30"), dose(["dose": .typed("400mg")])]
    _ = try run(items)
    #expect(try run(items).contains("These days were already imported. Nothing was changed."))
    try world.journal.write("edit", at: world.context.environment.now) { journal in
      for var entry in try journal.entries(EntryQuery(kinds: ["rest"])) {
        entry.payload.fields["notes"] = .text("mine")
        try journal.put(entry, measures: [])
      }
    }
    let corrected = [night("23:30-07:00"), dose(["dose": .typed("200mg"), "after": .value(.number(3))], at: 9)]
    #expect(try run(corrected, rehearsing: true).contains("Entries: 2 changed."))
    #expect(try run(items).contains("These days were already imported."))
    #expect(try run(corrected).contains("Entries: 2 changed."))
    let rest = try #require(try entries.first { $0.kind == "rest" })
    #expect(rest.payload.fields["notes"] == .text("mine"))
    let dose = try #require(try entries.first { $0.kind == "medication" })
    #expect(dose.instant.seconds % 86_400 == 8 * 3_600)
    #expect(dose.payload.fields["dose"] == .text("200mg"))
    #expect(dose.payload.fields["after"] == .number(3))
    #expect(try run(corrected).contains("These days were already imported."))
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
    #expect(answer.contains("You changed 1 entry yourself, so it was not replaced."))
    #expect(answer.contains("1 cell is empty now. Its earlier entry was kept."))
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
    #expect(answer.contains("6 records were left out."))
    for line in 2...7 { #expect(answer.contains("\n  Line \(line): "), "\(line)") }
    #expect(answer.contains("Line 6: Line 1 of the file has sleep at that time. Check the times."))
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
    #expect(failure?.message.description.contains("nowhere") == true)
  }

  // MARK: Kinds whose payload is not what was typed

  private func sitting(_ pain: Double, notes: String? = nil) -> ImportedFile.Item {
    var values: [String: FieldInput] = ["pain": .value(.number(pain))]
    values["notes"] = notes.map { .typed($0) }
    return .init(key: "watch:9", kind: SittingKind.id, time: .day(day), values: values, line: 1, series: 0)
  }

  /// Changes the entries of a kind as a person does.
  private func edit(_ kind: LogKindID, _ change: (inout Entry) -> Void) throws {
    try world.journal.write("edit", at: world.context.environment.now) { journal in
      for var entry in try journal.entries(EntryQuery(kinds: [kind])) {
        change(&entry)
        try journal.put(entry, measures: [])
      }
    }
  }

  @Test("a file corrects what its kind keeps in another shape, and the correction is checked as the whole it makes")
  func completed() throws {
    #expect(try run([sitting(4)]).contains("Entries: 1 new."))
    #expect(try entries.first?.payload.fields["answers"] == .object(["pain": .number(4)]))
    #expect(try run([sitting(4)]).contains("These days were already imported."))
    #expect(try run([sitting(7)]).contains("Entries: 1 changed."))
    #expect(try entries.first?.payload.fields["answers"] == .object(["pain": .number(7)]))
    #expect(try entries.first?.payload.fields["pain"] == nil)
    try edit(SittingKind.id) { $0.payload.fields["notes"] = .text("mine") }
    #expect(try run([sitting(6)]).contains("Entries: 1 changed."))
    #expect(try entries.first?.payload.fields["notes"] == .text("mine"))
    let answer = try run([sitting(0)])
    #expect(answer.contains("1 record was left out."))
    #expect(answer.contains("Line 1: Notes without pain"))
    #expect(try entries.first?.payload.fields["answers"] == .object(["pain": .number(6)]))
    try edit(SittingKind.id) { $0.payload.fields["answers"] = .object(["pain": .number(2)]) }
    #expect(try run([sitting(5)]).contains("You changed 1 entry yourself, so it was not replaced."))
  }

  @Test("what a person added stays when a later file gives it too; what followed from a file does not")
  func added() throws {
    _ = try run([sitting(4)])
    try edit(SittingKind.id) { $0.payload.fields["notes"] = .text("mine") }
    #expect(try run([sitting(4, notes: "theirs")]).contains("You changed 1 entry yourself, so it was not replaced."))
    #expect(try entries.first?.payload.fields["notes"] == .text("mine"))
    #expect(try run([sitting(4, notes: "mine")]).contains("Entries: 1 changed."))

    var meal = dose(["items": .typed("soup")])
    (meal.key, meal.kind, meal.identity) = ("watch:8", "food", [:])
    _ = try run([meal])
    #expect(try entries.first { $0.kind == "food" }?.payload.fields["type"] == .text("breakfast"))
    meal.values?["type"] = .typed("snack")
    #expect(try run([meal]).contains("Entries: 1 changed."))
    #expect(try entries.first { $0.kind == "food" }?.payload.fields["type"] == .text("snack"))
  }

  @Test("without room on the disk nothing is written")
  func fullDisk() throws {
    let session = try world.context.session()
    func run(free: Int64?) throws {
      _ = try FileImport(FixedImporter(items: [night("23:00-06:30")]), in: session, freeBytes: { _ in free })
        .run("/a/watch.xml", options: ["zone": "here"])
    }
    let failure = #expect(throws: Failure.self) { try run(free: 100) }
    #expect(failure?.recovery?.description == "Make room for 1 MB, then import it again.")
    #expect(try entries.isEmpty)
    try run(free: nil)
    #expect(try entries.count == 1)
  }

  // MARK: What stands in the way

  @Test("all that stands on a line stays out where a part of it clashes")
  func clashingLine() throws {
    _ = try run([night("23:00-06:30")])
    let answer = try run([dose(["dose": .typed("400mg")]), night("05:00-07:00", key: "watch:3", line: 2)])
    #expect(answer.contains("1 record was left out."))
    #expect(answer.contains("Line 2: You've already logged sleep at that time."))
    #expect(try entries.count == 1)
  }

  @Test("of a night that two sources have, the one of a device counts, whichever came first")
  func twoSources() throws {
    var ofDevice = night("23:10-06:20", key: "watch:1")
    ofDevice.source = .device
    let ofFile = night("23:00-06:30", key: "diary:1")
    _ = try run([ofFile])
    #expect(try run([ofDevice]).contains("Entries: 1 new."))
    let hours = try world.journal.read { try $0.totals(of: ["sleep.hours"], in: day...day).first?.value }
    #expect(hours.map { abs($0 - 430.0 / 60) < 1e-9 } == true)
    let answer = try run([ofFile, night("23:00-06:30", key: "app:1")])
    #expect(answer.contains("sleep entries (1): another entry of that time counts (line 1)"), "\(answer)")
    #expect(!answer.contains("Fix it"))
    #expect(try entries.count == 2)
  }

  private func recorded(_ type: String, atMinute minute: Int64, key: String, line: Int = 1) -> ImportedFile.Item {
    let midnight = Int64(day.number) * 86_400 - 3_600
    var item = ImportedFile.Item(
      key: key, kind: "exercise", time: .instant(Instant(seconds: midnight + minute * 60)),
      values: ["type": .value(.text(type)), "duration": .value(.number(30)), "intensity": .value(.number(7))],
      line: line, series: 0)
    item.source = .device
    return item
  }

  private func exercised() throws -> [Double] {
    try ["exercise.minutes", "exercise.intensity"].map { metric in
      try #require(try world.journal.read { try $0.totals(of: [metric], in: day...day).first?.value })
    }
  }

  @Test("what is typed and what devices recorded add up, and a run that two of them have counts once")
  func exercise() throws {
    let date = "2026-03-10"
    _ = try run([recorded("running", atMinute: 1080, key: "watch:1")])
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "20m", "light", "--date", date, "at=08:00"])
    #expect(try exercised() == [50, 7])
    let answer = try run([
      recorded("running", atMinute: 1085, key: "phone:1"),
      recorded("cycling", atMinute: 1085, key: "phone:2", line: 2),
    ])
    #expect(answer.contains("(1): another entry of that time counts"), "\(answer)")
    #expect(try exercised() == [80, 7])
    // Typed as well, at its time or soon after, it counts as typed, and what the watch has waits until that is undone.
    try world.run(LogCommand<ExerciseKind>.self, ["running", "29m", "4", "--date", date, "at=18:01"])
    #expect(try exercised() == [79, 7])
    try world.run(UndoCommand.self)
    try world.run(LogCommand<ExerciseKind>.self, ["running", "28m", "4", "--date", date, "at=18:50"])
    #expect(try exercised() == [78, 7])
    try world.run(UndoCommand.self)
    try world.run(LogCommand<ExerciseKind>.self, ["running", "15m", "4", "--date", date, "at=18:50"])
    #expect(try exercised() == [95, 7], "half as long is another one")
    try world.run(UndoCommand.self)
    #expect(try exercised() == [80, 7])
    // Two that are typed are two.
    for _ in 1...2 {
      try world.run(LogCommand<ExerciseKind>.self, ["yoga", "10m", "light", "--date", date, "at=10:00", "--yes"])
    }
    #expect(try exercised() == [100, 7])
  }

  @Test("corrections are held against the others as they will be")
  func clashingCorrection() throws {
    let days = (0...2).map { day.advanced(by: $0 - 1) }
    func nights(_ order: [Int]) -> [ImportedFile.Item] {
      zip(order, 1...).map { night("23:00-06:30", day: days[$0], key: "watch:\($1)", line: $1) }
    }
    #expect(try run(nights([0, 1, 2])).contains("Entries: 3 new."))
    let first = try entries
    let answer = try run(nights([2, 1, 2]))
    #expect(answer.contains("Nothing was changed."))
    #expect(answer.contains("Line 1: You've already logged sleep at that time."))
    // The second can't make room for the first.
    #expect(try run(nights([1, 2, 2])).contains("2 records were left out."))
    #expect(try entries == first)
    #expect(try run(nights([1, 0, 2])).contains("Entries: 2 changed, 1 unchanged."))
    #expect(try run(nights([1, 0, 2])).contains("These days were already imported."))
  }

  @Test("what a person deleted stays deleted, and what was undone comes in again")
  func deleted() throws {
    let now = world.context.environment.now
    let items = [night("23:00-06:30"), dose(["dose": .typed("400mg")])]
    _ = try run(items)
    let imported = try world.journal.read { try $0.lastAction() }
    let rest = try #require(try entries.first { $0.kind == "rest" })
    try world.journal.write("delete", at: now) { try $0.delete(rest.id) }
    let answer = try run(items)
    #expect(answer.contains("These days were already imported."))
    #expect(answer.contains("You deleted 1 entry yourself, so it stays deleted."))
    #expect(!answer.contains("You changed"))
    #expect(try entries.map(\.kind) == ["medication"])

    let deletion = try world.journal.read { try $0.lastAction() }
    try world.journal.write("undo", at: now) { journal in
      try journal.reverts(deletion)
      try journal.put(rest, measures: [])
    }
    let all = try entries
    try world.journal.write("undo", at: now) { journal in
      try journal.reverts(imported)
      for entry in all { try journal.delete(entry.id) }
    }
    #expect(try run(items).contains("Entries: 2 new."))
  }

  @Test("what was deleted by hand stays deleted when the deletion was undone and redone")
  func redoneDeletion() throws {
    _ = try run([night("23:00-06:30")])
    let logbook = Logbook(try world.context.session())
    _ = try logbook.delete([try #require(try entries.first).id.short])
    _ = try logbook.undo()
    #expect(try run([night("23:00-06:30")]).contains("These days were already imported."))
    _ = try logbook.redo()
    #expect(try run([night("23:00-06:30")]).contains("You deleted 1 entry yourself, so it stays deleted."))
    #expect(try entries.isEmpty)
    #expect(
      try world.journal.read { try $0.actions(limit: 9).map(\.command) }.last { $0 != "onboard" }
        == "import watch watch.xml")
    let told = TextStyle.file.text(of: try logbook.actions())
    #expect(told.contains("Added: 1 entry from watch.xml."), "\(told)")
  }

  @Test("a row of today does not lie after now")
  func today() throws {
    let world = try TestWorld([SittingModule.self], now: "2026-03-10T08:00")
    let session = try world.context.session()
    _ = try FileImport(FixedImporter(items: [sitting(4)]), in: session).run("x", options: ["zone": "here"])
    #expect(try world.entries.map(\.instant) == [world.context.environment.now])
    #expect(try world.entries.map(\.day) == [day])
  }

  /// More than are written within one action.
  private func doses(_ count: Int = 1_200) -> [ImportedFile.Item] {
    (0..<count).map { number in
      .init(
        key: "watch:\(number)", kind: "medication",
        time: .instant(Instant(seconds: Int64(day.number) * 86_400 - Int64(number) * 3_600)),
        identity: ["name": .typed("blue pill")], values: ["dose": .typed("\(number % 7 + 1)mg")], line: number + 1,
        series: 1)
    }
  }

  @Test("a big import is one action as a small one is, with the same entries and totals")
  func big() throws {
    let days = day.advanced(by: -60)...day
    func state() throws -> (entries: [Entry], totals: [String]) {
      try world.journal.read { journal in
        let metrics = Set(try journal.metrics(withPrefix: "").map(\.metric))
        return (
          try journal.entries(EntryQuery()).map { entry in
            var entry = entry
            (entry.id, entry.revision) = ("", 1)
            return entry
          },
          try journal.totals(of: metrics, in: days).map { "\($0.metric) \($0.day) \($0.value)" }.sorted()
        )
      }
    }
    for start in stride(from: 0, to: 1_200, by: 600) { _ = try run(Array(doses()[start..<start + 600])) }
    let small = try state()
    for _ in 0..<2 { _ = try Logbook(world.context.session()).undo() }
    #expect(try entries.isEmpty)
    let before = try world.journal.read { try $0.lastAction() }
    #expect(try run(doses()).contains("Entries: 1200 new."))
    #expect(try state() == small)
    #expect(try world.journal.read { try $0.lastAction() } == before + 1)
    #expect(try run(doses()).hasPrefix("These days were already imported. Nothing was changed."))
    _ = try Logbook(world.context.session()).undo()
    #expect(try entries.isEmpty)
  }

  @Test(
    "what a person said there was none of goes where a file has it, and undo brings it back", arguments: [1, 1_200])
  func denied(_ count: Int) throws {
    for subject in ["medication", "exercise"] {
      _ = try Logbook(world.context.session()).logNone(of: subject, on: day.advanced(by: -1))
    }
    func nones() throws -> Int { try world.journal.read { try $0.count(EntryQuery(kinds: ["none"])) } }
    let items = Array(doses(1_210).dropFirst(10).prefix(count))
    #expect(try run(items, rehearsing: true).contains("This would replace what you logged before: no medication on "))
    #expect(try nones() == 2)
    #expect(try run(items).contains("This replaces what you logged before: no medication on Monday 9 March"))
    #expect(try nones() == 1 && entries.count == count + 1)
    #expect(try !run(items).contains("replaces"))
    _ = try Logbook(world.context.session()).undo()
    #expect(try nones() == 2 && entries.count == 2)
  }

  @Test(
    "what an ended import wrote is used by the next one of the file, and else thrown away by what writes, which says so"
  )
  func ended() throws {
    func leave(_ file: String, note: String) throws {
      let session = try world.context.session()
      let entry = Entry(
        id: "zzzzzzzzzzzzzzzz", kind: "medication", instant: session.environment.now, offset: 0, zone: "UTC", day: day,
        source: .file, key: "watch:5", payload: Payload(fields: ["name": .text(note)]))
      let action = ImportAction(importer: "watch", file: file)
      try world.journal.open(action.command, importing: action.file)?.write([MeasuredEntry(entry, [])])
    }
    try leave("watch.xml", note: "as an earlier version read it")
    #expect(try run(doses()).contains("Entries: 1200 new."))
    let kept = try entries.filter { $0.key == "watch:5" }
    #expect(
      kept.map(\.id) == [EntryID(imported: "watch:5")] && kept.first?.payload.fields["name"] == .text("blue pill"))
    try leave("other.xml", note: "nobody's")
    let warned = Warnings()
    var context = world.context
    context.environment.warn = { warned.add($0.description) }
    _ = try context.session().record("log") { _ in }
    #expect(warned.all == ["other.xml was not imported to the end, so none of it was saved. Import it again."])
    _ = try context.session().record("log") { _ in }
    #expect(warned.all.count == 1)
    // Whatever is saved throws it away: a setting, a part of setting up, half a check-in.
    try leave("third.xml", note: "nobody's")
    try context.environment.write("settings set day_start", to: world.journal) { _ in }
    #expect(warned.all.last?.hasPrefix("third.xml was not imported to the end") == true && warned.all.count == 2)
    #expect(try entries.count == 1_200)
  }

  private final class Warnings: Sendable {
    private let said = Mutex<[String]>([])
    var all: [String] { said.withLock { $0 } }
    func add(_ warning: String) { said.withLock { $0.append(warning) } }
  }

  @Test("an importer that nobody brings is told")
  func unknown() throws {
    let session = try world.context.session()
    let failure = #expect(throws: Failure.self) { try session.environment.registry.importFormat("watch") }
    #expect(failure?.kind == .usage)
  }
}

/// Answers that are kept together though each is a field of its own.
private enum SittingKind: LogKind {
  static let definition = LogKindDefinition(
    id: "sitting", name: "sittings", summary: "How it was.",
    fields: [
      FieldDefinition("pain", .number(0...10), "How bad it was."),
      FieldDefinition("notes", .text(maxLength: 50), "Anything else."),
    ], metrics: [], examples: [])

  static func typed(_ payload: Payload) -> Payload {
    var fields = payload.fields
    fields["answers"] = nil
    fields["pain"] = payload.fields["answers"]?["pain"] ?? payload.fields["pain"]
    return Payload(fields: fields)
  }

  static func complete(_ payload: inout Payload, at time: LocalTime?) {
    guard let pain = payload.fields.removeValue(forKey: "pain") else { return }
    payload.fields["answers"] = .object(["pain": pain])
  }

  static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard payload.fields["notes"] != nil, payload.fields["answers"]?["pain"] == .number(0) else { return [] }
    return [Diagnostic(code: "nothing-to-note", "Notes without pain")]
  }

  static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [] }
  static func summary(of entry: Entry, in context: EntryContext) -> Phrase { "a sitting" }
}

private enum SittingModule: TrackerModule {
  static let id: ModuleID = "sittings"
  static func contribute(to registry: inout Registry) { registry.logKinds.add(SittingKind.self) }
}
