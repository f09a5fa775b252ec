import Foundation
import GRDB
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerStatistics
import TrackerTestSupport
import Testing

@testable import TrackerStorage

/// What comes back of a journal whose file is damaged.
@Suite struct SalvageTests {
  private static let facts = DocumentKind<String>("person", "facts")
  private static let lastDay = TestEntry.day.advanced(by: 9)
  private let home: TemporaryHome
  private let sound: [UInt8]
  private let entries: [Entry]

  init() throws {
    home = try TemporaryHome()
    let journal = try home.journal()
    try journal.queue.inDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
    for number in 0..<60 {
      let id = EntryID(String("0123456789abcd\(number + 10)"))
      var entry = TestEntry.make(
        id, day: TestEntry.day.advanced(by: number % 10), text: String(repeating: "secret \(number) ", count: 20))
      entry.pack = "c0ffee"
      try journal.write("log", at: Instant(seconds: 0)) { try $0.put(entry, measures: []) }
      if number.isMultiple(of: 20) {
        entry.payload.fields["note"] = .text("edited \(number)")
        try journal.write("edit", at: Instant(seconds: 0)) { try $0.put(entry, measures: []) }
      }
    }
    try journal.write("delete", at: Instant(seconds: 0)) { try $0.delete("0123456789abcd11") }
    try journal.write("onboard", at: Instant(seconds: 0)) { try $0.put("Name", as: Self.facts) }
    // Longer than a page.
    try journal.write("learn", at: Instant(seconds: 0)) {
      try $0.remember("{\"id\":\"\(String(repeating: "knee", count: 3_000))\"}", as: "c0ffee")
    }
    try journal.write("learn", at: Instant(seconds: 0)) {
      try $0.put(
        Forecast(
          condition: "knee", forDay: Self.lastDay, kind: .ahead, dataThrough: TestEntry.day,
          madeAt: Instant(seconds: 0),
          probability: 0.25, range: 0.125...0.5, baseRate: 0.25, contributions: [], learntFrom: 2, predictor: "pool",
          pack: "c0ffee"))
    }
    entries = try journal.read { try $0.entries(EntryQuery()) }
    try journal.close()
    sound = [UInt8](try Data(contentsOf: URL(fileURLWithPath: home.file.path)))
  }

  /// Writes a damaged file, and reads what can be read of it into another home.
  private func salvaged(_ bytes: [UInt8], packs: PackLibrary = PackLibrary(folders: [])) throws -> (
    outcome: JournalSalvage.Outcome, journal: SQLiteJournal, TemporaryHome
  ) {
    try Data(bytes).write(to: URL(fileURLWithPath: home.file.path))
    let target = try TemporaryHome()
    let journal = try target.journal()
    var random = SplitMix64(name: "ids")
    var salvage = try JournalSalvage(path: home.file.path)
    let outcome = try salvage.write(into: journal, packs: packs) { .random(using: &random) }
    return (outcome, journal, target)
  }

  private func faults(_ home: TemporaryHome) -> [String] {
    JournalDoctor.inspect(home: home.path, repairing: false).filter { $0.state == .wrong }.map(\.what)
  }

  @Test("Of a sound file everything comes back as it was, revisions and actions too")
  func whole() throws {
    let (outcome, journal, target) = try salvaged(sound)
    #expect(outcome.entries == entries.count && outcome.lost.isEmpty && outcome.older.isEmpty && outcome.untraced == 0)
    #expect(outcome.days == TestEntry.day...Self.lastDay)
    #expect(outcome.documents == 1 && outcome.setAside.isEmpty && outcome.lostDefinitions == 0)
    let before = try home.journal()
    #expect(try journal.read { try $0.entries(EntryQuery()) } == entries)
    #expect(try journal.read { try $0.actions(limit: 99) } == before.read { try $0.actions(limit: 99) })
    #expect(try journal.read { try $0.deletedEntries() } == before.read { try $0.deletedEntries() })
    #expect(try journal.read { try $0.definition("c0ffee") } == before.read { try $0.definition("c0ffee") })
    #expect(try journal.read { try $0.entry("0123456789abcd30", after: 22) }?.revision == 1)
    #expect(try journal.read { try $0.value(Self.facts) } == "Name")
    #expect(faults(target) == [])
    try journal.write("log", at: Instant(seconds: 0)) { try $0.delete("0123456789abcd12") }
    #expect(try journal.read { try $0.count(EntryQuery()) } == entries.count - 1)
  }

  @Test("Wherever a page is overwritten, the rest comes back, and what does not is told")
  func everyPage() throws {
    var fewest = entries.count
    var lostDefinitions = 0
    for page in 0..<(sound.count / 4_096) {
      var bytes = sound
      for index in (page * 4_096)..<((page + 1) * 4_096) { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
      let (outcome, journal, target) = try salvaged(bytes)
      let found = try journal.read { try $0.entries(EntryQuery()) }
      fewest = min(fewest, found.count)
      let known = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
      for entry in found {
        #expect(known[entry.id].map { $0.payload == entry.payload } ?? true || !outcome.older.isEmpty, "page \(page)")
      }
      #expect(found.count == outcome.entries)
      // The row of the forecast and its key in the index are on two pages.
      #expect(outcome.forecasts + outcome.lostForecasts.count == 1, "page \(page)")
      #expect(found.count + outcome.lost.count + outcome.untraced >= entries.count, "page \(page)")
      #expect(faults(target) == [], "page \(page)")
      let isDefined = try journal.read { try $0.definition("c0ffee") } != nil
      #expect(isDefined == (outcome.lostDefinitions == 0), "page \(page)")
      lostDefinitions += outcome.lostDefinitions
    }
    #expect(fewest >= 40)
    #expect(lostDefinitions > 0)
  }

  @Test("Wherever one bit is another one, nothing comes back that was not written", arguments: 0..<4)
  func bits(_ seed: Int) throws {
    var random = SplitMix64(name: "bits \(seed)")
    let known = Dictionary(entries.map { ($0.id, $0.payload) }) { first, _ in first }
    for _ in 0..<40 {
      var bytes = sound
      let place = Int(random.next() % UInt64(bytes.count))
      bytes[place] ^= 1 << UInt8(random.next() % 8)
      let (outcome, journal, _) = try salvaged(bytes)
      let found = try journal.read { try $0.entries(EntryQuery()) }
      #expect(found.count >= entries.count - 1, "byte \(place)")
      let other = found.filter { entry in known[entry.id].map { $0 != entry.payload } ?? false }
      #expect(other.isEmpty || !outcome.older.isEmpty, "byte \(place)")
      #expect(!"\(outcome)".contains("secret"))
    }
  }

  @Test("A file that was cut gives what is left of it", arguments: [1, 1_024, 4_096, 20_000])
  func cut(_ bytes: Int) throws {
    let (outcome, journal, target) = try salvaged(sound.dropLast(bytes))
    #expect(outcome.entries >= 10)
    #expect(try journal.read { try $0.count(EntryQuery()) } == outcome.entries)
    #expect(faults(target) == [])
  }

  @Test("What was written and not merged yet comes back too")
  func log() throws {
    let other = try TemporaryHome()
    let journal = try other.journal()
    for number in 10..<20 {
      try journal.write("log", at: Instant(seconds: 0)) {
        try $0.put(TestEntry.make(EntryID("0123456789abcd\(number)")), measures: [])
      }
    }
    #expect(other.file.hasUnmergedWrites)
    // The journal stays open, as when the program is killed: only the two files are looked at.
    let target = try TemporaryHome()
    var salvage = try JournalSalvage(path: other.file.path)
    let outcome = try salvage.write(into: try target.journal(), packs: PackLibrary(folders: [])) { "zzzzzzzzzzzzzzzz" }
    #expect(outcome.entries == 10)
  }

  @Test("A journal of the first form comes back with checksums")
  func earlier() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/journals/journal-1.sql")
    let earlier = try TemporaryHome()
    let sql = try String(contentsOf: folder, encoding: .utf8)
    try DatabaseQueue(path: earlier.file.path).writeWithoutTransaction { try $0.execute(sql: sql) }
    let target = try TemporaryHome()
    var salvage = try JournalSalvage(path: earlier.file.path)
    let outcome = try salvage.write(into: try target.journal(), packs: PackLibrary(folders: [])) { "zzzzzzzzzzzzzzzz" }
    #expect(outcome.entries == 3 && outcome.documents == 1 && outcome.forecasts == 1)
    #expect(outcome.setAside.isEmpty && outcome.lost.isEmpty)
    #expect(faults(target) == [])
  }

  @Test(
    "A lost definition comes back from a pack that is at hand, also from one behind another, and nothing is said of it")
  func definitionsFromPacks() throws {
    let overlay = """
      tunes: sample
      pack_revision: 3
      by: a clinic
      because: Short nights came first.
      risk: {groups: {sleep: {weight: 60}, exercise: {weight: 10}}}

      """
    let folder = try TemporaryHome()
    for (path, text) in SamplePacks.files {
      let file = URL(fileURLWithPath: folder.path).appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    // Another version of the pack stands before it.
    let front = URL(fileURLWithPath: folder.path).appendingPathComponent("front/sample/pack.yaml")
    try FileManager.default.createDirectory(at: front.deletingLastPathComponent(), withIntermediateDirectories: true)
    try SamplePacks.sampleText.replacing("revision: 3", with: "revision: 2").write(
      to: front, atomically: true, encoding: .utf8)
    let library = PackLibrary(folders: ["\(folder.path)/front", "\(folder.path)/packs"])
    let loaded = try SamplePacks.library.pack(SamplePacks.sample)
    let tuned = try SamplePacks.library.pack(SamplePacks.sample, tunedBy: overlay)
    let versions = [loaded, tuned.tuned].map {
      ConditionRecord.Version(from: TestEntry.day, hash: $0.hash, revision: $0.pack.revision)
    }
    let lost = try TemporaryHome()
    let journal = try lost.journal()
    try journal.write("onboard", at: Instant(seconds: 0)) { writing in
      try writing.put(
        [ConditionRecord(pack: SamplePacks.sample, since: TestEntry.day, versions: versions)],
        as: ConditionRecord.document)
      let record = TuningRecord(
        overlay: try #require(tuned.overlay), appliedAt: Instant(seconds: 0), from: TestEntry.day)
      try writing.put([record], as: TuningRecord.document, of: SamplePacks.sample)
      var entry = TestEntry.make("0123456789abcdef")
      entry.pack = loaded.hash
      try writing.put(entry, measures: [])
      try writing.remember(tuned.tuned.definitions)
    }
    try journal.queue.inDatabase { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON; DELETE FROM definition; VACUUM")
    }
    try journal.close()
    for (packs, isBack) in [(library, true), (PackLibrary(folders: []), false)] {
      var salvage = try JournalSalvage(path: lost.file.path)
      let target = try TemporaryHome()
      let rescued = try target.journal()
      let outcome = try salvage.write(into: rescued, packs: packs) { "zzzzzzzzzzzzzzzz" }
      #expect(outcome.lostDefinitions == (isBack ? 0 : 2))
      for hash in [loaded.hash, tuned.tuned.hash] {
        let text = try rescued.read { try $0.definition(hash) }
        #expect(text.map { ContentHash(of: $0) } == (isBack ? hash : nil))
      }
      let kept = try rescued.read { try $0.definition(of: tuned.tuned.hash) }
      #expect(kept?.loaded.pack.risk == (isBack ? tuned.tuned.pack.risk : nil))
      #expect(faults(target) == [])
    }
  }

  @Test("Bytes of any sort are read without a fault, and hold nothing", arguments: 0..<8)
  func anything(_ seed: Int) throws {
    var random = SplitMix64(name: "bytes \(seed)")
    let count = Int(random.next() % 40_000)
    var bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    // Half of them look like pages of a file.
    if seed.isMultiple(of: 2) {
      for (index, byte) in sound.prefix(100).enumerated() where index < count { bytes[index] = byte }
      for page in stride(from: 4_096, to: count - 16, by: 4_096) {
        bytes[page] = [2, 5, 10, 13][Int(random.next() % 4)]
      }
    }
    _ = DamagedFile(bytes, log: bytes).pages()
    try Data(bytes).write(to: URL(fileURLWithPath: home.file.path))
    #expect(try JournalSalvage(path: home.file.path).isEmpty)
  }

  @Test("Every way of overwriting parts of a file is read without a fault", arguments: 0..<6)
  func overwritten(_ seed: Int) throws {
    var random = SplitMix64(name: "parts \(seed)")
    let known = Set(entries.map(\.payload))
    for _ in 0..<10 {
      var bytes = sound
      for _ in 0..<20 {
        let place = Int(random.next() % UInt64(bytes.count))
        for index in place..<min(bytes.count, place + Int(random.next() % 64)) {
          bytes[index] = UInt8(truncatingIfNeeded: random.next())
        }
      }
      let (_, journal, target) = try salvaged(bytes)
      let unknown = try journal.read { try $0.entries(EntryQuery()) }.filter { !known.contains($0.payload) }
      // Earlier states of the three that were edited may come back.
      #expect(unknown.count <= 3)
      #expect(faults(target) == [])
    }
  }
}
