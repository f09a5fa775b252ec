import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerSettings
import TrackerTestSupport

/// What is older than the person wants to keep, on 31 March 2026: with one month that is everything before 28 February.
@Suite struct RetentionTests {
  private static let kept = Day("2026-02-28") ?? Day(number: 0)

  /// Entries on both sides of the first day that is kept, a deleted one and two drafts.
  private func inWorld(_ body: (SettingsWorld) throws -> Void) throws {
    let world = try SettingsWorld(isOnboarded: true, modules: [SettingsModule.self, SampleModule.self, Begun.self])
    defer { world.remove() }
    try world.journal.write("log", at: world.context.environment.now) { journal in
      try journal.put(Self.entry("old", on: Self.kept.advanced(by: -1)), measures: [])
      try journal.put(Self.entry("deleted", on: Self.kept.advanced(by: -40)), measures: [])
      try journal.put(Self.entry("new-deleted", on: Self.kept.advanced(by: 9)), measures: [])
      try journal.put(Self.entry("kept", on: Self.kept), measures: [])
      try journal.put(Self.entry("new", on: Self.kept.advanced(by: 30)), measures: [])
      for day in [Self.kept.advanced(by: -3), Self.kept] { try journal.draft("{}", as: Begun.drafts.key(of: day)) }
    }
    try world.journal.write("delete", at: world.context.environment.now) { journal in
      try journal.delete("deleted")
      try journal.delete("new-deleted")
    }
    try body(world)
  }

  private static func entry(_ id: EntryID, on day: Day) -> Entry {
    Entry(
      id: id, kind: "food", instant: Instant(seconds: Int64(day.number) * 86_400 + 43_200), offset: 0, zone: "UTC",
      day: day, payload: Payload())
  }

  private func json(_ line: String, in world: SettingsWorld) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(try world.run(line, json: true).utf8)) as? [String: Any])
  }

  private func left(_ world: SettingsWorld) throws -> [String] {
    try world.journal.read { journal in
      try journal.entries(EntryQuery()).map(\.id.rawValue).sorted() + journal.deletedEntries().map(\.id.rawValue)
        + Begun.drafts.all(in: journal).map { "\($0.day)" }
    }
  }

  private static let everything = ["kept", "new", "old", "deleted", "new-deleted", "2026-02-25", "2026-02-28"]

  @Test("without a limit nothing is older, and nothing is erased")
  func forever() throws {
    try inWorld { world throws in
      #expect(try world.run("retention").hasPrefix("Every entry is kept."))
      #expect(try world.run("retention --erase --confirm anything").hasPrefix("Every entry is kept."))
      #expect(try left(world) == Self.everything)
    }
  }

  @Test("looking says how much is older, to the day, and erases nothing; nor does a wrong word")
  func looking() throws {
    try inWorld { world throws in
      _ = try world.run("set retention 1-month")
      let plan = try json("retention", in: world)
      #expect(plan["firstKept"] as? String == "2026-02-28" && plan["firstDay"] as? String == "2026-02-25")
      #expect(plan["entries"] as? Int == 1 && plan["deleted"] as? Int == 1 && plan["drafts"] as? Int == 1)
      #expect(plan["done"] as? Bool == false)
      let text = try world.run("retention").split { $0.isWhitespace }.joined(separator: " ")
      for part in ["· 1 deleted entry", "· 1 unfinished thing", "Nothing is erased yet.", "its entries come back."] {
        #expect(text.contains(part), "\(part)")
      }
      let failure = #expect(throws: Failure.self) { try world.run("retention --erase --confirm everything") }
      #expect(failure?.message.description == "Nothing was erased")
      #expect(throws: Failure.self) { try world.run("retention --erase") }
      #expect(try left(world) == Self.everything)
    }
  }

  @Test("erasing takes what is older, also what was deleted or only begun, and nothing else; it is no action")
  func erasing() throws {
    try inWorld { world throws in
      _ = try world.run("set retention 1-month")
      let last = try world.journal.read { try $0.actions(limit: 1).map(\.id) }
      let view = try Retention(world.context.session()).erase()
      #expect(try left(world) == ["kept", "new", "new-deleted", "2026-02-28"])
      #expect(try world.journal.read { try $0.actions(limit: 1).map(\.id) } == last)
      let format = TextFormatter(world.context.environment.words)
      #expect("\(view.blocks(format))".contains("This was erased. It was from before"))
      #expect("\(view.blocks(format))".contains("its entries come back."))
      #expect(try Retention(world.context.session()).plan().isEmpty)
      #expect(try world.run("retention").hasPrefix("There is no entry from before"))
    }
  }

  @Test("what a document about days said of the days that go is erased with them, and nothing later")
  func documents() throws {
    try inWorld { world throws in
      let start = world.context.environment.now.seconds - 100 * 86_400
      for (days, json) in [(0, "\"first\""), (10, "\"second\""), (20, nil), (99, "\"now\"")] as [(Int64, String?)] {
        try world.journal.write("document", at: Instant(seconds: start + days * 86_400)) { journal in
          for id in ["running", "other"] { try journal.put(json, as: DocumentKey(Begun.id, id)) }
        }
      }
      _ = try world.run("set retention 1-month")
      _ = try Retention(world.context.session()).erase()
      func states(_ id: String) throws -> [String?] {
        try world.journal.read { try $0.revisions(of: DocumentKey(Begun.id, id)).map(\.json) }
      }
      #expect(try states("running") == [nil, "\"now\""])
      #expect(try states("other") == ["\"first\"", "\"second\"", nil, "\"now\""])
    }
  }

  @Test("documents about days go with the last of them, those that were removed before as well")
  func daysOfDocuments() throws {
    try inWorld { world throws in
      func put(_ day: Day?, _ thing: String) throws {
        try world.journal.write("document", at: world.context.environment.now) {
          try $0.put(day, as: Begun.trial, of: thing)
        }
      }
      for (thing, days) in [("old", -1), ("removed", -9), ("kept", 0)] { try put(Self.kept.advanced(by: days), thing) }
      try put(nil, "removed")
      _ = try world.run("set retention 1-month")
      #expect(try json("retention", in: world)["documents"] as? Int == 2)
      #expect(try world.run("retention").contains("· 2 trials"))
      let last = try world.journal.read { try $0.lastAction() }
      _ = try Retention(world.context.session()).erase()
      #expect(try world.journal.read { try $0.values(Begun.trial) } == [Self.kept])
      for thing in ["old", "removed"] {
        #expect(try world.journal.read { try $0.revisions(of: Begun.trial.key(of: thing)) }.isEmpty, "\(thing)")
      }
      #expect(try world.journal.read { try $0.lastAction() } == last)
      #expect(try Retention(world.context.session()).plan().isEmpty)
    }
  }

  @Test("of a day with several drafts each goes, and those of one thing are found alone")
  func several() throws {
    try inWorld { world throws in
      _ = try world.run("set retention 1-month")
      let old = Self.kept.advanced(by: -3)
      try world.journal.write("begin", at: world.context.environment.now) { journal in
        for thing in ["a", "b"] { try journal.draft("{}", as: Begun.drafts.key(of: old, thing)) }
      }
      let plan = try json("retention", in: world)
      #expect(plan["drafts"] as? Int == 3)
      let ids = try world.journal.read { try Begun.drafts.all(of: "a", in: $0).map(\.key.id) }
      #expect(ids == ["half-2026-02-25.a"])
      _ = try Retention(world.context.session()).erase()
      #expect(try left(world) == ["kept", "new", "new-deleted", "2026-02-28"])
    }
  }

  @Test(
    "a limit is counted in months of the calendar",
    arguments: [
      ("1-month", "2026-02-28"), ("3-months", "2025-12-31"), ("6-months", "2025-09-30"),
      ("12-months", "2025-03-31"),
    ])
  func months(_ value: String, _ first: String) throws {
    try inWorld { world throws in
      _ = try world.run("set retention \(value)")
      #expect(try json("retention", in: world)["firstKept"] as? String == first)
    }
  }
}

/// Has drafts of days, and documents about them.
private enum Begun: TrackerModule {
  static let trial = DocumentKind<Day>(id, each: "trial.")
  static let id: ModuleID = "begun"
  static let drafts = DayDrafts(id, prefix: "half-") { count in
    count == 1 ? "1 unfinished thing" : .words("{count} unfinished things", ["count": .count(count)])
  }
  static func contribute(to registry: inout Registry) {
    registry.dayDrafts.add(drafts)
    registry.dayDocuments.add(
      DayDocuments(trial, lastDay: { $0 }) { count in
        count == 1 ? "1 trial" : .words("{count} trials", ["count": .count(count)])
      })
    registry.documentKinds.add(
      AnyDocumentKind(DocumentKind<String>(id, "running"), called: "what is running", isOfDays: true),
      AnyDocumentKind(DocumentKind<String>(id, "other"), called: "something else"))
  }
}
