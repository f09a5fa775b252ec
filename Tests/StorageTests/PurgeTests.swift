import Foundation
import GRDB
import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerStorage

/// What is erased for good leaves nothing in the files of a journal, and what is damaged is told as such.
@Suite struct PurgeTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private static let at = Instant(seconds: 19_100 * 86_400)

  private func put(_ id: EntryID, _ text: String, in journal: SQLiteJournal, _ measures: [Measure] = []) throws {
    try journal.write("log", at: Self.at) { try $0.put(TestEntry.make(id, text: text), measures: measures) }
  }

  private func change(_ sql: String) throws {
    try DatabaseQueue(path: home.file.path).inDatabase { try $0.execute(sql: sql) }
  }

  /// Whether a word stands anywhere in a file of the home.
  private func holds(_ word: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: home.path).contains { name in
      let bytes = FileManager.default.contents(atPath: "\(home.path)/\(name)") ?? Data()
      return bytes.range(of: Data(word.utf8)) != nil
    }
  }

  @Test("Nothing of what was purged is left in the file, the index of words, free pages or the names of metrics")
  func nothingIsLeft() throws {
    let journal = try home.journal()
    for number in 0..<200 { try put(EntryID("filler\(number)"), "plain", in: journal) }
    try put("secret", "Xylophonquark", in: journal, [Measure("intake.quarkbrot", 1, fold: .sum)])
    try put("secret", "Xylophonquarks", in: journal, [Measure("intake.quarkbrot", 2, fold: .sum)])
    let rules: [LogKindID: SearchRule] = [
      "food": SearchRule(version: 1) { payload in
        SearchRule.Content(text: payload.fields["note"]?.text ?? "")
      }
    ]
    var query = TextQuery(limit: 9)
    query.terms = TextQuery.terms(of: "xylophonquarks")
    #expect(try journal.search(query, rules).entries.map(\.id) == ["secret"])
    try journal.write("delete", at: Self.at) { try $0.delete("secret") }
    #expect(try holds("ylophonquark") && holds("quarkbrot"))
    #expect(try journal.write("trash empty", at: Self.at) { try $0.purge(["secret"]) } == 1)
    try journal.compact()
    #expect(try !holds("ylophonquark") && !holds("quarkbrot"))
    #expect(try journal.read { try $0.count(EntryQuery()) } == 200)
    try journal.read { reading in
      var records: [String] = []
      try reading.eachRecord { records.append("\($0)") }
      #expect(!records.contains { $0.contains("secret") })
    }
    #expect(try home.journal().read { try $0.deletedEntries() } == [])
  }

  @Test("Damaged parts of an entry that were set aside go with it, and those of others stay")
  func setAside() throws {
    do {
      let journal = try home.journal()
      for id in ["abcde1", "abcde2"] as [EntryID] { try put(id, "secret \(id)", in: journal) }
    }
    try change("UPDATE revision SET zone = 'UTD'")
    let judge = EntryJudge(
      Registry([]), context: EntryContext(packs: [], calendar: DayCalendar(zone: .utc)), definitions: [], now: Self.at)
    _ = JournalDoctor.inspect(home: home.path, repairing: true, documentKinds: [], judge: judge)
    let journal = try home.journal()
    #expect(try journal.read { try $0.setAside().count } == 2)
    #expect(try journal.read { try $0.deletedEntries().map(\.id) } == ["abcde1", "abcde2"])
    #expect(try journal.write("trash empty", at: Self.at) { try $0.purge(["abcde1"]) } == 1)
    let left = try journal.read { try $0.setAside() }
    #expect(left.count == 1 && "\(left)".contains("secret abcde2"))
    _ = try journal.write("trash empty", at: Self.at) { try $0.purge(["abcde2"]) }
    #expect(try journal.read { try $0.setAside() } == [])
  }

  @Test("A part that came from another journal goes when its name can be of no other entry")
  func setAsideElsewhere() throws {
    let journal = try home.journal()
    for id in ["abcde1", "abcde2"] as [EntryID] { try put(id, "plain", in: journal) }
    let part = SetAside(
      origin: "revision", name: "abcde", day: TestEntry.day, action: 1, content: ["entry": .number(77)])
    try journal.write("import", at: Self.at) { writing in
      try writing.keep(part)
      try writing.delete("abcde1")
      try writing.delete("abcde2")
    }
    _ = try journal.write("trash empty", at: Self.at) { try $0.purge(["abcde1"]) }
    #expect(try journal.read { try $0.setAside().count } == 1)
    _ = try journal.write("trash empty", at: Self.at) { try $0.purge(["abcde2"]) }
    #expect(try journal.read { try $0.setAside() } == [])
  }

  @Test("A damaged version is told as damaged, the others as they are", arguments: ["payload = '{}'", "zone = NULL"])
  func damagedVersion(_ damage: String) throws {
    let journal = try home.journal()
    for text in ["first", "second", "third"] { try put("e1", text, in: journal) }
    try change("UPDATE revision SET \(damage) WHERE id = 2")
    let versions = try journal.read { try $0.versions(of: "e1") }
    #expect(versions.map(\.number) == [1, 2, 3])
    #expect(versions.map { $0.content == .damaged } == [false, true, false])
    #expect(versions.compactMap { $0.entry?.payload.fields["note"]?.text } == ["first", "third"])
  }
}
