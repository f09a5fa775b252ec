import Foundation
import Testing
import TrackerAppleHealth
import TrackerApplication
import TrackerArchive
import TrackerConsole
import TrackerCore
import TrackerTestSupport

/// Files as they come: again, later, edited, damaged, packed, hostile.
@Suite struct HealthImportTests {
  private let health: HealthWorld

  init() throws { health = try HealthWorld() }

  private static let first =
    HealthWorld.steps(420, "2026-03-25 07:30:00 +0100", "2026-03-25 07:39:00 +0100")
    + HealthWorld.sleep("Asleep", "2026-03-24 23:00:00 +0100", "2026-03-25 06:30:00 +0100")
  private static let later =
    HealthWorld.steps(80, "2026-03-25 09:30:00 +0100", "2026-03-25 09:39:00 +0100")
    + HealthWorld.steps(1000, "2026-03-26 09:30:00 +0100", "2026-03-26 09:39:00 +0100")

  private func counts(_ view: ImportView) throws -> [String: Int] {
    let json = try JSONSerialization.jsonObject(with: Data(try view.json.utf8)) as? [String: Any]
    return (json?["entries"] as? [String: Int] ?? [:]).filter { $0.value > 0 }
  }

  @Test("a second import changes nothing, and a later export adds what grew and what is new")
  func again() throws {
    defer { health.remove() }
    #expect(try counts(health.run(Self.first, isRehearsal: true)) == ["new": 3])
    #expect(try health.world.entries.isEmpty)
    #expect(try counts(health.run(Self.first)) == ["new": 3])
    let before = try health.world.entries
    // The very same file is not even read again; one with the same in it changes nothing.
    #expect(try counts(health.run(Self.first)) == [:])
    #expect(try health.run(Self.first).json.contains("\"isKnown\" : true"))
    #expect(try counts(health.run(Self.first + " ")) == ["unchanged": 3])
    #expect(try health.world.entries == before)
    // Movement and hours of the first day, and both of the second.
    #expect(try counts(health.run(Self.first + Self.later)) == ["new": 2, "changed": 2, "unchanged": 1])
    #expect(try health.value("vitals.steps", on: "2026-03-25") == 500)
    #expect(try health.value("vitals.steps", on: "2026-03-26") == 1000)
  }

  private static let nap = HealthWorld.sleep("Asleep", "2026-03-28 13:30:00 +0100", "2026-03-28 14:15:00 +0100")

  /// The nap of the export as somebody would have typed it.
  private func typedNap() throws -> Entry {
    let other = try HealthWorld()
    defer { other.remove() }
    try other.run(Self.nap)
    var entry = try #require(try other.entries("rest").first)
    (entry.id, entry.key, entry.source) = (EntryID(hashing: "typed"), nil, .hand)
    entry.payload = entry.payload.withoutImported
    return entry
  }

  @Test("a file of which an entry stayed out because of another one is read again, and the entry comes in later")
  func laterRoom() throws {
    defer { health.remove() }
    let typed = try typedNap()
    let now = health.world.context.environment.now
    try health.world.journal.write("log", at: now) { try $0.put(typed, measures: []) }
    let reason = "another entry of that time counts"
    let file = Self.first + Self.nap
    let view = try health.run(file)
    #expect(try counts(view) == ["new": 3])
    #expect(TextStyle.file.text(of: view).contains(reason))
    let again = try health.run(file)
    #expect(try counts(again) == ["unchanged": 3])
    #expect(TextStyle.file.text(of: again).contains(reason))
    try health.world.journal.write("delete", at: now + 60) { try $0.delete(typed.id) }
    #expect(try counts(health.run(file)) == ["new": 1, "unchanged": 3])
    #expect(try health.value("sleep.nap_minutes", on: "2026-03-28") == 45)
    #expect(try health.run(file).json.contains("\"isKnown\" : true"))
  }

  @Test("a file of which undoing took something away is read again")
  func takenBack() throws {
    defer { health.remove() }
    try health.run(Self.nap)
    let first = try #require(try health.world.journal.read { try $0.actions(limit: 1) }.first)
    #expect(try counts(health.run(Self.nap + Self.first)) == ["new": 3, "unchanged": 1])
    let now = health.world.context.environment.now
    try health.world.journal.write("undo", at: now + 60) { try $0.revert(first.id) }
    #expect(try health.value("sleep.nap_minutes", on: "2026-03-28") == nil)
    #expect(try counts(health.run(Self.nap + Self.first)) == ["new": 1, "unchanged": 3])
    #expect(try health.value("sleep.nap_minutes", on: "2026-03-28") == 45)
  }

  @Test("a file that is not read again still says what is not taken of it, in the language of the answer")
  func leftOutAgain() throws {
    defer { health.remove() }
    let file =
      Self.first
      + HealthWorld.record(
        HealthWorld.quantity + "HeadphoneAudioExposure", "61", "2026-03-25 08:00:00 +0100", unit: "dBASPL")
    let first = TextStyle.file.text(of: try health.run(file))
    let view = try health.run(file)
    #expect(try view.json.contains("\"isKnown\" : true"))
    let line = try #require(first.split(separator: "\n").first { $0.contains("the journal has no place for it") })
    #expect(TextStyle.file.text(of: view).contains(line))
    let german = health.world.context.environment.registry.words(in: "de")
    let style = TextStyle(width: 200, usesColour: false, isPlain: false, words: german)
    #expect(style.text(of: view).contains("im Tagebuch gibt es keinen Platz dafür"))
  }

  @Test("what a person deleted or changed stays so")
  func edited() throws {
    defer { health.remove() }
    try health.run(Self.first)
    let now = health.world.context.environment.now
    try health.world.journal.write("edit", at: now) { journal in
      for var entry in try journal.entries(EntryQuery(kinds: ["movement"])) {
        entry.payload.fields["steps"] = .number(7)
        try journal.put(entry, measures: [])
      }
    }
    try health.world.journal.write("delete", at: now + 60) { journal in
      for entry in try journal.entries(EntryQuery(kinds: ["rest"])) { try journal.delete(entry.id) }
    }
    #expect(try counts(health.run(Self.first + " ")) == ["unchanged": 1, "edited": 2])
    #expect(try health.entries("rest").isEmpty)
    #expect(try health.entries("movement").first?.payload.fields["steps"] == .number(7))
  }

  @Test("what is switched off does not come in, and is reported")
  func switchedOff() throws {
    defer { health.remove() }
    let session = try health.world.context.session()
    var person = session.person
    person.uncollected = Uncollected(categories: [.health])
    let file = "\(health.folder)/export"
    try HealthWorld.export(Self.first).write(toFile: file, atomically: false, encoding: .utf8)
    let view = try FileImport(
      AppleHealthImporter(), in: Session(environment: session.environment, journal: session.journal, person: person)
    ).run(file)
    #expect(try health.world.entries.isEmpty)
    #expect(try view.json.contains("\"collection.health\" : 3"))
  }

  @Test("of a file that breaks off, what was whole comes in, and the line is said")
  func brokenOff() throws {
    defer { health.remove() }
    let whole = HealthWorld.export(Self.first + Self.later)
    let cut = try #require(whole.range(of: "value=\"1000\"")).lowerBound
    let view = try health.run(Array(whole[..<cut].utf8))
    #expect(view.verdict?.kind == .negative && view.verdict?.exitCode == 1)
    #expect(try health.value("vitals.steps", on: "2026-03-25") == 500)
    #expect(try health.value("vitals.steps", on: "2026-03-26") == nil)
    #expect(try counts(health.run(Self.first + Self.later)) == ["new": 2, "unchanged": 3])
  }

  @Test("a file that is no export, or declares what none does, is refused, and nothing of it comes in")
  func refused() throws {
    defer { health.remove() }
    let hostile = [
      "<?xml version=\"1.0\"?><ClinicalDocument/>", "", "PK", "date,steps\n2026-03-25,5\n",
      "<!DOCTYPE HealthData [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><HealthData>&x;</HealthData>",
      "<!DOCTYPE HealthData [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><HealthData>&b;</HealthData>",
    ]
    for text in hostile {
      #expect(throws: Failure.self, "\(text)") { try health.run(text, whole: true) }
    }
    #expect(throws: Failure.self) {
      try AppleHealthImporter().read("\(health.folder)/none.xml", options: [:], for: health.world.context.session())
    }
    #expect(try health.world.entries.isEmpty)
  }

  @Test("an export is known by what is in it")
  func recognised() {
    let importer = AppleHealthImporter()
    #expect(importer.recognises(FileBeginning(Array(HealthWorld.export("").utf8))))
    #expect(importer.recognises(FileBeginning(Array("\u{FEFF}<HealthData/>".utf8))))
    #expect(!importer.recognises(FileBeginning(Array("<ClinicalDocument/>".utf8))))
    #expect(!importer.recognises(FileBeginning(Array("date,steps".utf8))))
    #expect(
      importer.recognises(FileBeginning(Array("PK\u{3}\u{4}".utf8), entries: ["apple_health_export/导出.xml"])))
    #expect(!importer.recognises(FileBeginning(Array("PK\u{3}\u{4}".utf8), entries: ["Habits.csv"])))
  }

  @Test("in an archive the export is found by what it is, whatever its name and what stands beside it")
  func archive() throws {
    defer { health.remove() }
    let view = try health.run(
      ZipBytes.archive([
        ("../../outside.xml", Array("<A/>".utf8)),
        ("apple_health_export/export_cda.xml", Array("<ClinicalDocument/>".utf8)),
        ("apple_health_export/workout-routes/route.gpx", Array("<gpx/>".utf8)),
        ("apple_health_export/导出.xml", Array(HealthWorld.export(Self.first).utf8)),
      ]))
    #expect(try counts(view) == ["new": 3])
    #expect(!FileManager.default.fileExists(atPath: "\(health.folder)/../../outside.xml"))
    #expect(throws: Failure.self) { try health.run(ZipBytes.archive([])) }
    #expect(throws: Failure.self) { try health.run(ZipBytes.archive([("a.xml", Array("<A/>".utf8))])) }
  }

  @Test("an archive with a password is said to be locked, and what can be done")
  func lockedArchive() throws {
    defer { health.remove() }
    var zip = ZipBytes()
    zip.add("apple_health_export/export.xml", Array(HealthWorld.export(Self.first).utf8), .encrypted)
    let failure = #expect(throws: Failure.self) { try health.run(zip.bytes) }
    #expect(failure?.message.description.hasSuffix("is locked with a password") == true)
    #expect(failure?.recovery?.description == "Unpack it, then import export.xml.")
  }

  @Test("a damaged archive gives what is whole in it")
  func damagedArchive() throws {
    defer { health.remove() }
    var bytes = ZipBytes.archive([("apple_health_export/export.xml", Array(HealthWorld.export(Self.first).utf8))])
    let place = try #require(bytes.firstRange(of: Array("420".utf8))).lowerBound
    bytes[place] = UInt8(ascii: "5")
    let view = try health.run(bytes)
    #expect(view.verdict?.kind == .negative)
  }

  @Test("what is there stays as it is where a later file breaks off")
  func damagedLater() throws {
    defer { health.remove() }
    let grown = HealthWorld.steps(80, "2026-03-25 09:30:00 +0100", "2026-03-25 09:39:00 +0100")
    try health.run(Self.first + grown)
    let before = try health.world.entries
    // The end of the first day, which adds to its steps, is missing.
    let whole = HealthWorld.export(Self.first + grown)
    let end = try #require(whole.range(of: "startDate=\"2026-03-25 09:30", options: .backwards))
    let view = try health.run(Array(whole[..<end.lowerBound].utf8))
    #expect(view.verdict?.kind == .negative)
    #expect(try health.world.entries == before)
  }

  @Test("somebody can end it, and nothing is written")
  func cancelled() throws {
    defer { health.remove() }
    var world = health
    world.world.context.environment.tellProgress = { _, _ in throw CancellationError() }
    #expect(throws: CancellationError.self) { try world.run(Self.first) }
    #expect(try health.world.entries.isEmpty)
  }
}
