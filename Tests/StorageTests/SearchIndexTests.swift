import Foundation
import GRDB
import Testing
import TrackerCore

@testable import TrackerStorage

/// The index of words beside the journal: never the only copy, never in the way.
@Suite struct SearchIndexTests {
  private static func rules(_ version: Int = 1) -> [LogKindID: SearchRule] {
    [
      "journal": SearchRule(version: version) { payload in
        .init(text: (payload.fields["text"]?.text ?? "") + (version > 1 ? " extra" : ""), marks: ["any"])
      }
    ]
  }

  private static func entry(_ id: EntryID, _ text: String, day: Int = 0) -> Entry {
    Entry(
      id: id, kind: "journal", instant: Instant(seconds: Int64(19_000 + day) * 86_400 + 43_200), offset: 0, zone: "GMT",
      day: Day(number: 19_000 + day), source: .hand, pack: nil, key: nil,
      payload: Payload(fields: ["text": .text(text)]))
  }

  private static func put(_ entries: [Entry], in journal: SQLiteJournal) throws {
    try journal.write("journal", at: Instant(seconds: 19_100 * 86_400)) { writing in
      for entry in entries { try writing.put(entry, measures: [.keeps("journal")]) }
    }
  }

  private static func found(_ words: String, in journal: SQLiteJournal, version: Int = 1) throws -> [String] {
    var query = TextQuery(limit: 100)
    query.terms = TextQuery.terms(of: words)
    return try journal.search(query, rules(version)).entries.map(\.id.rawValue)
  }

  private static func path(_ home: TemporaryHome) -> String { SearchIndex.path(home: home.path) }
  private static func exists(_ home: TemporaryHome) -> Bool { FileManager.default.fileExists(atPath: path(home)) }

  @Test("saving an entry makes no index; the first search does, for its owner alone")
  func lazily() throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    try Self.put([Self.entry("a", "rain")], in: journal)
    #expect(!Self.exists(home))
    #expect(try Self.found("rain", in: journal) == ["a"])
    let mode = try FileManager.default.attributesOfItem(atPath: Self.path(home))[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("what another connection writes is found by the next search, whichever of them searches")
  func twoConnections() throws {
    let home = try TemporaryHome()
    let (one, two) = (try home.journal(), try home.journal())
    try Self.put([Self.entry("a", "rain")], in: one)
    #expect(try Self.found("rain", in: two) == ["a"])
    try Self.put([Self.entry("b", "rain", day: 1), Self.entry("a", "sun")], in: two)
    #expect(try Self.found("rain", in: one) == ["b"])
    #expect(try Self.found("sun", in: two) == ["a"])
  }

  @Test("a damaged index is made again", arguments: ["garbage", "cut", "zeros"])
  func damage(how: String) throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    try Self.put((0..<300).map { Self.entry(EntryID("e\($0)"), "rain and word\($0)", day: $0) }, in: journal)
    #expect(try Self.found("\"word17\"", in: journal) == ["e17"])
    var bytes = try Data(contentsOf: URL(fileURLWithPath: Self.path(home)))
    switch how {
    case "garbage": bytes = Data("this is no database at all".utf8)
    case "cut": bytes = bytes.prefix(bytes.count / 3)
    default: bytes.replaceSubrange(4096..<bytes.count, with: Data(count: bytes.count - 4096))
    }
    for ending in ["-wal", "-shm"] { unlink(Self.path(home) + ending) }
    try bytes.write(to: URL(fileURLWithPath: Self.path(home)))
    #expect(!SearchIndex.isWhole(home: home.path))
    #expect(try Self.found("\"word17\"", in: journal) == ["e17"])
    #expect(SearchIndex.isWhole(home: home.path))
  }

  @Test("where no index can be made, entries are found by reading them")
  func unusable() throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    try Self.put([Self.entry("a", "rain"), Self.entry("b", "sun")], in: journal)
    try FileManager.default.createDirectory(atPath: Self.path(home), withIntermediateDirectories: false)
    #expect(try Self.found("rain", in: journal) == ["a"])
  }

  @Test("the index of another journal, or of this one before it was put back, says nothing")
  func another() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (journal, stranger) = (try home.journal(), try other.journal())
    try Self.put([Self.entry("a", "rain"), Self.entry("b", "sun")], in: stranger)
    #expect(try Self.found("rain", in: stranger) == ["a"])
    try stranger.close()
    try Self.put([Self.entry("a", "snow"), Self.entry("c", "rain")], in: journal)
    try FileManager.default.copyItem(atPath: Self.path(other), toPath: Self.path(home))
    #expect(try Self.found("rain", in: journal) == ["c"])
    #expect(try Self.found("sun", in: journal) == [])
  }

  @Test("when the rule by which entries are found changes, the index is made again")
  func rule() throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    try Self.put([Self.entry("a", "rain")], in: journal)
    #expect(try Self.found("extra", in: journal) == [])
    #expect(try Self.found("extra", in: journal, version: 2) == ["a"])
    #expect(try Self.found("extra", in: journal) == [])
  }

  @Test("nothing of what was forgotten is left in the index")
  func forgotten() throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    try Self.put([Self.entry("a", "Xylophonquark"), Self.entry("b", "sun", day: 9)], in: journal)
    #expect(try Self.found("xylophonquark", in: journal) == ["a"])
    _ = try journal.write("forget", at: Instant(seconds: 19_100 * 86_400)) {
      try $0.forget(before: Day(number: 19_005))
    }
    #expect(try Self.found("xylophonquark", in: journal) == [])
    try journal.compact()
    for ending in [""] + SearchIndex.beside {
      let bytes = FileManager.default.contents(atPath: Self.path(home) + ending) ?? Data()
      #expect(bytes.range(of: Data("ylophonquark".utf8)) == nil)
    }
    #expect(try Self.found("sun", in: journal) == ["b"])
  }

  @Test("a damaged entry is left out, and the others are found")
  func damagedEntry() throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    try Self.put([Self.entry("a", "rain"), Self.entry("b", "rain", day: 1)], in: journal)
    try journal.queue.write { try $0.execute(sql: "UPDATE revision SET payload = '{\"text\":\"rain!\"}' WHERE id = 1") }
    #expect(try Self.found("rain", in: journal) == ["b"])
    // The one that is damaged does not make the index begin again and again.
    #expect(try Self.found("rain", in: journal) == ["b"])
  }

  @Test("many changes, one after the other, leave what one building leaves")
  func incremental() throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    for round in 0..<12 {
      let texts = (0..<40).map { Self.entry(EntryID("e\($0)"), "word\(($0 * 7 + round * 3) % 50)", day: $0) }
      try Self.put(texts, in: journal)
      if round % 3 == 2 {
        try journal.write("delete", at: Instant(seconds: 19_100 * 86_400)) { try $0.delete(EntryID("e\(round)")) }
      }
      _ = try Self.found("word1", in: journal)
    }
    let kept = try (0..<50).map { try Self.found("\"word\($0)\"", in: journal) }
    SearchIndex.remove(home: home.path)
    let again = try (0..<50).map { try Self.found("\"word\($0)\"", in: journal) }
    #expect(kept == again)
    #expect(Set(again.joined()).count == 39)
  }
}
