import Testing
import TrackerCore

@testable import TrackerEntryLanguage

@Suite("Words of an entry")
struct EntryParserTests {
  @Test(
    "Terse words fill the fields that take them, in any order",
    arguments: [
      ("light", "level=2"), ("alpha 30m 5", "duration=30 level=5 type=alpha"), ("5 alpha", "duration=5 level=?"),
      ("light alpha 30", "duration=30 level=2 type=alpha"), ("30 moderate", "duration=30 level=5"),
      ("30m intense", "duration=30 level=8"),
      ("mod", "level=5"), ("30 min light", "duration=30 level=2"), ("1h 20m light", "duration=80 level=2"),
      ("1h 6", "duration=60 level=6"),
      ("self care light", "level=2 type=self-care"), ("own light", "level=2 type=self-care"),
      ("SELF_CARE light", "level=2 type=self-care"),
      ("be light", "level=2 type=beta"), ("light at the sea", "level=2 place=at the sea"),
      ("seven", "level=7"), ("light \"the sea\"", "level=2 place=the sea"),
      ("level=7/10", "level=7"), ("light for 30 min", "duration=30 level=2"),
      ("light sea at 08:15", "level=2 place=sea"), ("light for a while", "level=2 place=for a while"),
      ("light at sea", "level=2 place=at sea"), ("level=5 tags=a,bb,ccc", "level=5 tags=a|bb|ccc"),
      ("level=5 weight=62,5kg", "level=5 weight=62.5"),
      ("level=5 weight=-5", "level=5 weight=-5"), ("Level=5 SIZE=large", "level=5 size=large"),
      ("level=5 notes=\" two words \"", "level=5 notes=two words"),
      ("level=5 notes=a=b", "level=5 notes=a=b"),
    ])
  func terse(_ line: String, _ fields: String) throws {
    guard !fields.contains("?") else {
      // Two numbers could be either: what is missing is said.
      #expect(Typed().diagnostics(MomentKind.self, line).count == 1)
      return
    }
    #expect(try Typed().fields(MomentKind.self, line) == fields)
  }

  @Test(
    "Every fault is found at once, with what is allowed and the nearest match",
    arguments: [
      ("level=0", ["level is out of range (allowed: 1 to 10, light (1–3), moderate (4–6), intense (7–10))"]),
      ("level=11", ["level is out of range (allowed: 1 to 10, light (1–3), moderate (4–6), intense (7–10))"]),
      ("level=5.5", ["level takes whole numbers only (allowed: 1 to 10, light (1–3), moderate (4–6), intense (7–10))"]),
      (
        "level=ligth",
        ["level can't be read (allowed: 1 to 10, light (1–3), moderate (4–6), intense (7–10)); did you mean “light”?"]
      ),
      ("", ["level is missing (allowed: 1 to 10, light (1–3), moderate (4–6), intense (7–10))"]),
      (
        "level=5 type=alp",
        ["type has no such choice (found “alp”; allowed: alpha, alpine, self-care, beta); did you mean “alpha”?"]
      ),
      (
        "lvel=5 level=5",
        [
          """
          moment has no such field (found “lvel”; allowed: type, duration, level, place, tags, weight, size, notes, \
          at, day); did you mean “level”?
          """
        ]
      ),
      ("level=5 level=6", ["level is given twice (allowed: one value)"]),
      ("5 at=1:00 at=2:00 level=3", ["at is given twice (allowed: one value)"]),
      (
        "level=5 duration=0 weight=200.5 tags=abcdef",
        [
          "duration is out of range (allowed: 1 to 480 minutes, such as 30m or 1h20m)",
          "weight is out of range (allowed: -5 to 200 kg)",
          "tags is too long (allowed: up to 5 characters)",
        ]
      ),
      (
        "level=5 size=enormous at=25:00 day=2026-02-30",
        [
          "There is no such day (found “2026-02-30”; allowed: YYYY-MM-DD, today, yesterday or a weekday)",
          "size has no such choice (found “enormous”; allowed: normal, large)",
          "at holds no time of day (allowed: 00:00 to 23:59)",
        ]
      ),
      ("600m light", ["duration is out of range (allowed: 1 to 480 minutes, such as 30m or 1h20m)"]),
      (
        "alpha 30m light place=x here",
        ["A word more than moment takes (allowed: type= duration= level= place= tags= weight= size= notes= at= day=)"]
      ),
    ])
  func faults(_ line: String, _ sentences: [String]) {
    let found = Typed().diagnostics(MomentKind.self, line)
    #expect(found.map { $0.code == "only" ? $0.message.description : $0.sentence.description } == sentences)
  }

  @Test("Nothing that may be private stands in an error")
  func privacy() {
    let secret = "a most private matter"
    for line in [
      "level=5 notes=\"\(secret)\"", "level=5 type=\"\(secret)\"", "level=\"\(secret)\"", "level=5 at=\"\(secret)\"",
      "level=5 day=\"\(secret)\"",
      "level=5 duration=\"\(secret)\"", "level=5 weight=\"\(secret)\"", "level=5 tags=\"\(secret)\"",
      "5 \"\(secret)\" more",
      "level=5 \"\(secret)\"=5",
      "level=5 place=\"\(secret)\" \"\(secret)\"",
    ] {
      let faults = Typed().diagnostics(MomentKind.self, line)
      #expect(!faults.isEmpty, "\(line)")
      #expect(!faults.contains { "\($0)".contains("private") }, "\(line)")
    }
  }

  @Test(
    "Texts are trimmed and hold their limits; control characters are refused",
    arguments: [
      ("level=5 notes=\"\(String(repeating: "n", count: 20))\"", nil),
      ("level=5 notes=\"  \(String(repeating: "n", count: 20))  \"", nil),
      ("level=5 notes=\"\(String(repeating: "n", count: 21))\"", "notes is too long (allowed: up to 20 characters)"),
      ("level=5 notes=\"\(String(repeating: "👩‍👩‍👧‍👧", count: 20))\"", nil),
      ("level=5 notes=", "notes is empty (allowed: up to 20 characters)"),
      ("level=5 notes=\"a\u{1B}[2Jb\"", "notes holds a control character (allowed: printable text)"),
      ("level=5 notes=\"a\nb\tc\"", nil),
    ] as [(String, String?)])
  func texts(_ line: String, _ fault: String?) {
    #expect(Typed().diagnostics(MomentKind.self, line).first?.message.description == fault)
  }

  @Test("A bare clock time is the entry's time, unless it may be a duration")
  func bareTime() throws {
    #expect(try Typed().when(MomentKind.self, "light 08:15") == "2026-03-12T08:15 on 2026-03-12")
    #expect(try Typed().when(MomentKind.self, "light 30m 8:15") == "2026-03-12T08:15 on 2026-03-12")
    #expect(try Typed().fields(MomentKind.self, "light 8:15") == "level=2 place=8:15")
    #expect(
      Typed().diagnostics(MomentKind.self, "light 25:00").first?.message
        == "at holds no time of day (allowed: 00:00 to 23:59)")
  }

  @Test("What follows from the time is filled in only where the time is known")
  func completion() throws {
    func half(_ line: String) throws -> String? {
      try Typed().parse(MomentKind.self, line).payload.fields["half"]?.text
    }
    #expect(try half("light") == "afternoon")
    #expect(try half("light at=08:00") == "morning")
    #expect(try half("light at=08:00 day=yesterday") == "morning")
    #expect(try half("light day=yesterday") == nil)
  }

  @Test("An edit changes what it names, clears what is empty, and keeps the rest")
  func editing() throws {
    let entry = try entry("alpha 30m 5 here notes=x", MomentKind.self)
    func edited(_ line: String) throws -> [String: JSONValue] {
      try Typed().parse(MomentKind.self, line, editing: entry).payload.fields
    }
    #expect(try edited("level=7")["level"] == .number(7))
    #expect(try edited("level=7")["notes"] == .text("x"))
    #expect(try edited("notes=")["notes"] == nil)
    #expect(try edited("size=large")["size"] == .text("large"))
    #expect(try edited("size=")["size"] == .text("normal"))
    #expect(throws: Failure.self) { try edited("level=") }
    #expect(throws: Failure.self) { try edited("7") }
  }

  @Test("An edit moves an entry to another day at the same time, and its spans with it")
  func moving() throws {
    let moment = try entry("light at=08:15", MomentKind.self)
    let moved = try Typed().parse(MomentKind.self, "day=2026-03-01", editing: moment)
    #expect(moved.day == Day("2026-03-01"))
    #expect(try Typed().instant("2026-03-01T08:15") == moved.instant)
    #expect(
      try Typed().parse(MomentKind.self, "at=09:00", editing: moment).instant == Typed().instant("2026-03-12T09:00"))

    let night = try entry("23:10-06:20 nap=13:00-13:40", NightKind.self)
    let earlier = try Typed().parse(NightKind.self, "day=2026-03-10", editing: night)
    #expect(earlier.day == Day("2026-03-10"))
    #expect(
      TimeSpan(json: try #require(earlier.payload.fields["sleep"]))?.start == (try Typed().instant("2026-03-09T23:10")))
    #expect(
      [TimeSpan](json: try #require(earlier.payload.fields["nap"]))?.first?.end
        == (try Typed().instant("2026-03-10T13:40")))
    let retyped = try Typed().parse(NightKind.self, "sleep=23:30-06:00", editing: night)
    #expect(retyped.day == Day("2026-03-12"))
    #expect(throws: Failure.self) { try Typed().parse(NightKind.self, "at=08:00", editing: night) }
    #expect(throws: Failure.self) { try Typed().parse(NightKind.self, "day=2026-03-13", editing: night) }
  }

  private func entry(_ line: String, _ kind: any LogKind.Type) throws -> Entry {
    let parsed = try Typed().parse(kind, line)
    return Entry(
      id: "0123456789abcdef", kind: kind.id, instant: parsed.instant, offset: 3600, zone: "Europe/Berlin",
      day: parsed.day,
      payload: parsed.payload)
  }
}
