import Testing
import TrackerCore

@testable import TrackerEntryLanguage

/// Payloads that were typed nowhere.
@Suite struct EntryDraftTests {
  @Test(
    "what a typed line gives, posted as a payload, gives the same draft",
    arguments: [
      "light alpha 30", "moderate labels=a,b weight=70.5 size=large", "level=7 place=seaside",
      "intense notes=fine day=yesterday",
    ])
  func moments(line: String) throws {
    let typed = Typed()
    let parsed = try typed.parse(MomentKind.self, line)
    var fields = parsed.payload.fields
    fields["half"] = nil
    let posted = try draft(MomentKind.self, Payload(fields: fields), at: parsed.instant, on: parsed.day)
    #expect(posted.payload.fields.filter { $0.key != "half" } == fields)
    #expect(posted.instant == parsed.instant)
  }

  @Test(
    "the kind's span says when it was, also for who posts another time", arguments: ["23:10-06:20", "nap=14:00-14:30"])
  func nights(line: String) throws {
    let parsed = try Typed().parse(NightKind.self, line)
    #expect(try draft(NightKind.self, parsed.payload, at: Typed().instant("2026-03-11T09:00")) == parsed)
  }

  @Test("everything that is wrong is told at once, and no value with it")
  func wrong() throws {
    let secret = "a secret that is much too long"
    let payload = Payload(fields: [
      "type": .text("gamma"), "duration": .number(481), "place": .text(secret), "labels": .list([.text(secret)]),
      "weight": .text(secret), "secret": .bool(true), "notes": .text("line\u{7}"),
    ])
    let failure = try #require(throws: Failure.self) { try draft(MomentKind.self, payload) }
    #expect(
      failure.diagnostics.map(\.code) == [
        "unknown-field", "unknown-choice", "out-of-range", "too-long", "too-long", "wrong-type", "control-character",
        "missing-field",
      ])
    #expect(!"\(failure)".contains(secret))
  }

  @Test(
    "nights are checked for their length and their steps",
    arguments: [
      (["sleep": .object(["start": .number(0), "end": .number(86400 + 7200)])], "too-long"),
      (["sleep": .object(["start": .number(100), "end": .number(50)])], "no-span"), (["nap": .list([])], "no-span"),
      (["hours": .number(7.3)], "out-of-range"), (["hours": .number(7.5)], nil),
      (["quality": .number(7.5)], "out-of-range"),
    ] as [([String: JSONValue], String?)])
  func shapes(fields: [String: JSONValue], code: String?) throws {
    do {
      _ = try draft(NightKind.self, Payload(fields: fields))
      #expect(code == nil)
    } catch let failure as Failure { #expect(failure.diagnostics.first?.code == code) }
  }

  @Test(
    "nothing lies after now, or before people could log it",
    arguments: [
      ("2026-03-12T20:01", nil, "future-time"), ("2026-03-12T19:59", nil, nil),
      ("2026-03-12T12:00", "2026-03-13", "future-day"),
      ("2026-03-12T12:00", "1899-12-31", "day-too-early"),
    ] as [(String, String?, String?)])
  func times(at: String, day: String?, code: String?) throws {
    do {
      _ = try draft(
        MomentKind.self, Payload(fields: ["level": .number(3)]), at: try Typed().instant(at),
        on: day.map { try #require(Day($0)) })
      #expect(code == nil)
    } catch let failure as Failure { #expect(failure.diagnostics.map(\.code) == [code]) }
  }

  private func draft(
    _ kind: any LogKind.Type, _ payload: Payload, at instant: Instant? = nil, on day: Day? = nil
  ) throws -> EntryDraft {
    let typed = Typed()
    let now = try typed.instant(typed.now)
    return try kind.draft(
      of: payload, at: instant ?? now, on: day, in: EntryContext(packs: [], calendar: try typed.calendar), now: now)
  }
}
