import Testing
import TrackerCore

@testable import TrackerEntryLanguage

@Suite("Tags on a typed line")
struct TagWordTests {
  @Test(
    "a word such as #travel may stand anywhere, and is nothing else",
    arguments: [
      ("light #travel", "level=2 tags=travel"), ("#travel light", "level=2 tags=travel"),
      ("light #Travel the sea", "level=2 place=the sea tags=travel"),
      ("light #travel, the sea", "level=2 place=the sea tags=travel"),
      ("light #one #two #one", "level=2 tags=one|two"), ("light #one,#two", "level=2 tags=one|two"),
      ("light #one#two.", "level=2 tags=one|two"), ("light #bad_day", "level=2 tags=bad-day"),
      ("light #2026-trip", "level=2 tags=2026-trip"), ("light #Müdigkeit #żółw", "level=2 tags=müdigkeit|żółw"),
      ("light #旅行 #سفر #यात्रा #путешествие", "level=2 tags=旅行|سفر|यात्रा|путешествие"),
      ("light tag=travel", "level=2 tags=travel"), ("light tags=Travel,Work", "level=2 tags=travel|work"),
      ("light tag=\"bad day; #work\"", "level=2 tags=bad-day|work"),
      ("light tag=\"#one #two\" #three", "level=2 tags=one|two|three"),
      ("light #travel yesterday", "level=2 tags=travel"), ("light schlagwort=reise", "level=2 tags=reise"),
    ])
  func anywhere(_ line: String, _ fields: String) throws {
    #expect(try Typed().fields(MomentKind.self, line) == fields)
  }

  @Test(
    "a sign of a number stays in its text, and so does all that is in quotes",
    arguments: [
      ("light room #4", "level=2 place=room #4"), ("light \"met #julia\"", "level=2 place=met #julia"),
      ("level=5 notes=\"see #4 and #b\"", "level=5 notes=see #4 and #b"), ("light notes=#hash", "level=2 notes=#hash"),
      ("light #", "level=2 place=#"),
    ])
  func texts(_ line: String, _ fields: String) throws {
    #expect(try Typed().fields(MomentKind.self, line) == fields)
  }

  @Test(
    "what no tag has is said, and nothing of it is repeated",
    arguments: ["light #🎉", "light #party🎉", "light tag=a/b", "light #a+b", "light tags=1️⃣", "light #\(long)"])
  func refused(_ line: String) throws {
    let found = Typed().diagnostics(MomentKind.self, line)
    #expect(
      found.map(\.message.description) == [
        "That does not fit “tags”. Use letters, digits and hyphens, and commas between several"
      ])
  }

  private static let long = String(repeating: "a", count: 51)

  @Test("fifty characters and twenty tags are the most, and an empty list says so")
  func limits() throws {
    let word = String(repeating: "a", count: 50)
    #expect(try Typed().parse(MomentKind.self, "light #\(word)").payload.tags == [EntryTag(word)])
    let twenty = (1...20).map { "t\($0)" }
    #expect(try Typed().parse(MomentKind.self, "light tags=\(twenty.joined(separator: ","))").payload.tags.count == 20)
    let found = Typed().diagnostics(MomentKind.self, "light tags=\(twenty.joined(separator: ",")) #more")
    #expect(found.map(\.message.description) == ["An entry can have up to 20 tags"])
    let empty = Typed().diagnostics(MomentKind.self, "light tag=")
    #expect(empty.map(\.message.description) == ["“tags” is empty. Write something, or leave it out"])
  }

  @Test(
    "behind tag= a day is a day, as it is in German; anything else is a tag",
    arguments: [
      ("light tag=yesterday", "2026-03-11", []), ("light tag=2026-03-01", "2026-03-01", []),
      ("light tag=work", "2026-03-12", ["work"]), ("light tags=yesterday", "2026-03-12", ["yesterday"]),
      ("light #yesterday", "2026-03-12", ["yesterday"]), ("light tag=work,play", "2026-03-12", ["work", "play"]),
    ] as [(String, String, [EntryTag])])
  func days(_ line: String, _ day: String, _ tags: [EntryTag]) throws {
    let draft = try Typed().parse(MomentKind.self, line)
    #expect(draft.day.description == day && draft.payload.tags == tags)
  }

  @Test("a slip in a word for a day is no tag")
  func slips() {
    for line in ["light tag=yesterdy", "light tag=gestren", "light tag=mondya"] {
      let found = Typed().diagnostics(MomentKind.self, line).map(\.message.description)
      #expect(found.count == 1 && found.first?.contains("is not a day") == true, "\(line): \(found)")
    }
  }

  @Test("changing an entry, # adds a tag, and tags= replaces or clears them")
  func editing() throws {
    let typed = Typed()
    let draft = try typed.parse(MomentKind.self, "light #one notes=n")
    var entry = Entry(
      id: "e1", kind: "moment", instant: draft.instant, offset: 0, zone: "Europe/Berlin", day: draft.day,
      source: .hand, payload: draft.payload)
    entry.payload = try typed.parse(MomentKind.self, "#two", editing: entry).payload
    #expect(entry.payload.tags == ["one", "two"])
    #expect(try typed.parse(MomentKind.self, "notes=x", editing: entry).payload.tags == ["one", "two"])
    #expect(try typed.parse(MomentKind.self, "tag=three", editing: entry).payload.tags == ["three"])
    #expect(try typed.parse(MomentKind.self, "tags=", editing: entry).payload.fields["tags"] == nil)
    #expect(try typed.parse(MomentKind.self, "tag=", editing: entry).payload.fields["tags"] == nil)
  }

  @Test("a payload from elsewhere is held against the same rule, and kept as it is written by hand")
  func drafts() throws {
    let context = EntryContext(packs: [], calendar: try Typed().calendar)
    let now = try Typed().instant("2026-03-12T20:00")
    func tags(_ value: JSONValue) throws -> [EntryTag] {
      try MomentKind.draft(of: Payload(fields: ["level": .number(2), "tags": value]), at: now, in: context, now: now)
        .payload.tags
    }
    #expect(try tags(.list([.text("#Travel"), .text("travel"), .text("bad day")])) == ["travel", "bad-day"])
    for value in [JSONValue.text("travel"), .list([.number(4)]), .list([.text("a/b")]), .list([])] {
      #expect(throws: Failure.self) { try tags(value) }
    }
  }

  @Test("two ways to write one letter are one tag, and signs that nobody sees are none")
  func normal() {
    #expect(EntryTag(typed: "mu\u{308}de") == EntryTag(typed: "Müde"))
    #expect(EntryTag(typed: "a\u{200B}b") == "ab")
    #expect(EntryTag(typed: "--a--b--") == "a-b" && EntryTag(typed: "-") == nil && EntryTag(typed: "\u{301}") == nil)
    #expect(EntryTag(of: "tag.travel") == "travel" && EntryTag(of: "tag.") == nil && EntryTag(of: "custom.a") == nil)
  }
}
