import Testing
import TrackerCore

@testable import TrackerStorage

@Suite("Following a journal that others write to") struct VersionTests {
  @Test("another connection's action is another version, reading and waiting are none")
  func versions() throws {
    let home = try TemporaryHome()
    let (own, other) = (try home.journal(), try home.journal())
    let before = try #require(try own.version())
    _ = try own.read { try $0.lastAction() }
    _ = try other.read { try $0.lastAction() }
    #expect(try own.version() == before)
    func write(_ text: String, to journal: SQLiteJournal) throws {
      try journal.write("test", at: Instant(seconds: 1_000_000_000)) { try $0.put(text, as: Self.document) }
    }
    try write("one", to: other)
    let after = try #require(try own.version())
    #expect(after != before)
    #expect(try own.version() == after)
    // What was written is there to be read.
    #expect(try own.read { try $0.value(Self.document) } == "one")
    try write("two", to: own)
    #expect(try other.version() != nil)
    try write("three", to: other)
    #expect(try own.version() != after)
  }

  @Test("a journal that is not there any more, or another one in its place, has no version")
  func gone() throws {
    let home = try TemporaryHome()
    let journal = try home.journal()
    #expect(try journal.version() != nil)
    home.file.remove()
    #expect(try journal.version() == nil)
    // The number of a file that is still open is given to no other one.
    let next = try home.journal()
    #expect(try journal.version() == nil)
    #expect(try next.version() != nil)
  }

  private static let document = DocumentKind<String>("test", "text")
}
