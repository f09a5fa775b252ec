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
      ("light at sea", "level=2 place=at sea"), ("level=5 labels=a,bb,ccc", "labels=a|bb|ccc level=5"),
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
      ("level=0", ["That does not fit “level”. Use 1 to 10, or light, moderate or intense"]),
      ("level=11", ["That does not fit “level”. Use 1 to 10, or light, moderate or intense"]),
      ("level=5.5", ["That does not fit “level”. Use whole numbers only"]),
      (
        "level=ligth",
        ["That does not fit “level”. Use 1 to 10, or light, moderate or intense. Did you mean “light”?"]
      ),
      ("", ["“level” is missing. Use 1 to 10, or light, moderate or intense"]),
      ("level=5 type=alp", ["“alp” does not fit “type”. Did you mean “alpha”?"]),
      ("lvel=5 level=5", ["“lvel” does not belong to “moment”. Did you mean “level”?"]),
      ("level=5 level=6", ["“level” appears twice. Keep one of them"]),
      ("5 at=1:00 at=2:00 level=3", ["“at” appears twice. Keep one of them"]),
      (
        "level=5 duration=0 weight=200.5 labels=abcdef",
        [
          "That does not fit “duration”. Write it like 30m or 1h20m, up to 8 hours",
          "That does not fit “weight”. Use -5 kg to 200 kg",
          "That is too long: “labels” can have up to 5 characters",
        ]
      ),
      (
        "level=5 size=enormous at=25:00 day=2026-02-30",
        [
          "“2026-02-30” is not a day. Write 2026-03-12, yesterday or monday",
          "“enormous” does not fit “size”. Use normal or large",
          "“25:00” is not a time of day, such as 14:30",
        ]
      ),
      ("600m light", ["That does not fit “duration”. Write it like 30m or 1h20m, up to 8 hours"]),
      (
        "alpha 30m light place=x here",
        ["There is one word too many. To see what fits: symptoms log moment --help"]
      ),
      (
        "alpha 30m light place=x here and there",
        ["There are 3 words too many. To see what fits: symptoms log moment --help"]
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
      "level=5 duration=\"\(secret)\"", "level=5 weight=\"\(secret)\"", "level=5 labels=\"\(secret)\"",
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
      (
        "level=5 notes=\"\(String(repeating: "n", count: 21))\"",
        "That is too long: “notes” can have up to 20 characters"
      ),
      ("level=5 notes=\"\(String(repeating: "👩‍👩‍👧‍👧", count: 20))\"", nil),
      ("level=5 notes=", "“notes” is empty. Write something, or leave it out"),
      ("level=5 notes=\"a\u{1B}[2Jb\"", "“notes” has hidden characters. Type it by hand"),
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
        == "“25:00” is not a time of day, such as 14:30")
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
