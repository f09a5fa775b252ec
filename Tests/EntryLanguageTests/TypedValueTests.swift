import Testing
import TrackerCore

@testable import TrackerEntryLanguage

@Suite("Values as typed words, and words as values")
struct TypedValueTests {
  private func parser(_ kind: any LogKind.Type) throws -> EntryParser {
    let typed = Typed()
    let today = try typed.calendar.day(of: try typed.instant(typed.now))
    return EntryParser(
      kind, context: EntryContext(packs: [], calendar: try typed.calendar), now: try typed.instant(typed.now)
    ) { $0 == "yesterday" ? today.advanced(by: -1) : Day($0) }
  }

  @Test(
    "a value is written as words that read as the value again",
    arguments: [
      (MomentKind.self, ["30m", "light", "place=at the sea", "labels=a,bb", "weight=62,5kg", "size=large"]),
      (MomentKind.self, ["level=5", "type=own", "weight=-5", "notes=a=b"]),
      (NightKind.self, ["23:10-06:20", "nap=13:00-13:40,15:00-15:20", "quality=4"]), (NightKind.self, ["7.5h"]),
    ] as [(any LogKind.Type, [String])])
  func again(_ kind: any LogKind.Type, _ words: [String]) throws {
    let parser = try parser(kind)
    let read = try parser.values(of: words)
    #expect(!read.payload.fields.isEmpty)
    let written = kind.definition.fields.compactMap { field in
      read.payload.fields[field.name].flatMap { field.typed($0, offset: 3600) }.map { "\(field.name)=\($0)" }
    }
    #expect(written.count == read.payload.fields.count)
    #expect(try parser.values(of: written).payload == read.payload)
  }

  @Test("an amount is written with its unit, so that it reads the same in other units")
  func units() throws {
    let weight = try #require(MomentKind.definition.field("weight"))
    #expect(weight.typed(.number(62.5), offset: 0) == "62.5 kg")
    #expect(weight.typed(.text("62"), offset: 0) == nil)
  }

  @Test("only what the words say is read: no default, nothing that follows from the time, and nothing is missing")
  func alone() throws {
    let read = try parser(MomentKind.self).values(of: ["30m", "at=8:10", "day=yesterday"])
    #expect(read.payload.fields == ["duration": .number(30)])
    #expect(read.time == "8:10" && read.day == "yesterday" && read.named.isEmpty)
    #expect(try parser(MomentKind.self).values(of: ["size=large", "5"]).named == ["size"])
    #expect(throws: Failure.self) { try parser(MomentKind.self).values(of: ["size=huge"]) }
    #expect(try parser(MomentKind.self).values(of: []).payload.fields.isEmpty)
  }

  @Test("behind the beginning of a line the first word may be a day, and no bare word takes the place of a text")
  func behind() throws {
    let parser = try parser(MomentKind.self)
    let line = Payload(fields: ["level": .number(5), "place": .text("sea"), "type": .text("alpha")])
    #expect(try parser.values(of: ["yesterday"], behind: line).day == "yesterday")
    let read = try parser.values(of: ["beta", "30m"], behind: line)
    #expect(read.payload.fields["type"] == .text("beta") && read.payload.fields["duration"] == .number(30))
    #expect(throws: Failure.self) { try parser.values(of: ["forest"], behind: line) }
    #expect(try parser.values(of: ["place=forest"], behind: line).payload.fields["place"] == .text("forest"))
  }
}
