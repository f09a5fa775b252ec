import Foundation
import Testing
import TrackerApplication
import TrackerCheckIn
import TrackerCore
import TrackerLogging
import TrackerReflections
import TrackerTestSupport

@testable import TrackerCheckInCommands
@testable import TrackerLoggingCommands
@testable import TrackerReflectionsCommands
@testable import TrackerTags
@testable import TrackerTagsCommands

/// Thursday 2026-03-12 at 20:00.
@Suite("Tags on entries of every kind")
struct TagsTests {
  static let modules: [any TrackerModule.Type] = [
    LoggingModule.self, CheckInModule.self, ReflectionsModule.self, TagsModule.self,
  ]
  private let today = Day(number: 20_524)
  private let world: TestWorld

  init() throws { world = try TestWorld(TagsTests.modules) }

  private func tags() throws -> [[EntryTag]] { try world.entries.map(\.payload.tags) }

  private func values(_ tag: EntryTag, daysAgo: Int...) throws -> [DayValue] {
    try daysAgo.map { days in
      let day = today.advanced(by: -days)
      return try world.values(of: tag.metric, on: day...day).first ?? .unknown
    }
  }

  @Test("the modules fit together, and every kind has the field once")
  func registry() {
    let registry = Registry(TagsTests.modules)
    #expect(registry.diagnostics.isEmpty)
    for kind in registry.logKinds.all {
      #expect(kind.definition.fields.count { $0.name == "tags" } == 1, "\(kind.id)")
      #expect(kind.definition.fields.last?.name == "tags", "\(kind.id)")
    }
  }

  @Test("lines of many kinds take tags, and lists and answers tell them")
  func kinds() throws {
    let saved = try world.run(LogCommand<FoodKind>.self, ["lunch", "soup", "#Travel"])
    #expect(saved.hasPrefix("Saved: lunch – soup, #travel"))
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m", "light", "tag=travel,work"])
    try world.run(LogCommand<RestKind>.self, ["23:10-06:20", "#travel"])
    try world.run(LogCommand<SymptomKind>.self, ["pain", "7", "#旅行"])
    try world.run(LogCommand<CustomKind>.self, ["screen-time", "3.5", "#work"])
    let all = try tags()
    #expect(all.count == 5 && all.allSatisfy { !$0.isEmpty })
    let list = try world.run(ListCommand.self)
    #expect(list.contains("lunch – soup, #travel") && list.contains("#travel #work") && list.contains("#旅行"))
    #expect(try world.run(ListCommand.self, [], json: true).contains("\"tags\""))
  }

  @Test("a check-in takes tags beside its answers, before them and alone; “same” does not repeat them")
  func checkIns() throws {
    #expect(
      try world.run(CheckInCommand.self, ["pain=6", "#travel"]).hasPrefix("Saved your check-in: pain 6, #travel."))
    try world.run(CheckInCommand.self, ["#work", "pain", "4", "tag=travel"])
    #expect(try world.run(CheckInCommand.self, ["tag=rest"]).hasPrefix("Saved your check-in: #rest."))
    try world.run(CheckInCommand.self, ["pain=1", "#far", "tag=yesterday"])
    try world.run(CheckInCommand.self, ["same"])
    #expect(try tags().count == 5)
    #expect(Set(try tags()) == [["far"], ["travel"], ["work", "travel"], ["rest"], []])
    #expect(try world.entries.first?.day == today.advanced(by: -1))
    let list = try world.run(ListCommand.self)
    #expect(list.contains("check-in – pain 6, #travel") && list.contains("check-in, #rest"))
    #expect(throws: Failure.self) { try world.run(CheckInCommand.self, ["pain=3", "#🎉"]) }
  }

  @Test("an entry is edited to other tags and keeps the rest; a check-in keeps its answers")
  func edits() throws {
    try world.run(CheckInCommand.self, ["pain=6", "notes=rain", "#travel"])
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "tags=work,home"])
    #expect(try tags() == [["work", "home"]])
    try world.run(EditCommand.self, [id, "#far"])
    try world.run(EditCommand.self, [id, "notes=sun"])
    #expect(try tags() == [["work", "home", "far"]])
    #expect(try world.values(of: "symptom.pain", on: today...today) == [.value(6)])
    try world.run(EditCommand.self, [id, "tags="])
    #expect(try world.entries.first?.payload.fields["tags"] == nil)
    #expect(try values("work", daysAgo: 0) == [.none])
    try world.run(UndoCommand.self)
    #expect(try values("work", daysAgo: 0) == [.value(1)])
  }

  @Test("the journal takes tags; within a text a word with # stays where it is")
  func journal() throws {
    try world.run(JournalWriteCommand.self, ["A", "good", "#day", "with", "tea", "#travel", "mood=4"])
    try world.run(JournalWriteCommand.self, ["Party #🎉 in quotes", "tag=yesterday"])
    let entries = try world.entries
    #expect(entries.map(\.payload.tags) == [[], ["day", "travel"]])
    #expect(entries.map { $0.payload.fields["text"]?.text } == ["Party #🎉 in quotes", "A good #day with tea"])
    #expect(entries.first?.day == today.advanced(by: -1))
    let id = try #require(entries.last?.id.short)
    #expect(try world.run(JournalShowCommand.self, [id]).contains("#day, #travel"))
    #expect(try world.run(JournalListCommand.self, ["--tag", "Travel"]).contains("A good"))
    #expect(try !world.run(JournalListCommand.self, ["--tag", "work"]).contains("A good"))
    #expect(try world.run(JournalSearchCommand.self, ["travel"]).contains("1 entry found."))
    let table = try world.run(ExportJournalCommand.self, [])
    #expect(table.contains(",tags\r\n") && table.contains("\"day, travel\""))
  }

  @Test("1 on a day with the tag, none on other days with an entry or that were closed, unknown on all others")
  func metric() throws {
    try world.run(LogCommand<FoodKind>.self, ["soup", "#travel", "day=2026-03-10"])
    try world.run(LogCommand<FoodKind>.self, ["toast", "#travel", "day=2026-03-10"])
    try world.run(CheckInCommand.self, ["pain=2", "--date", "2026-03-09"])
    try world.run(DayCommand.self, ["close", "2026-03-08"])
    #expect(
      try values("travel", daysAgo: 1, 2, 3, 4, 5, 6) == [.unknown, .value(1), .none, .none, .unknown, .unknown])
    #expect(try values("work", daysAgo: 0, 2, 3) == [.unknown, .none, .none])
    let session = try world.context.session()
    let week = today.advanced(by: -6)...today
    let table = try world.journal.read {
      try $0.dayTable([EntryTag("travel").metric: 0], on: week, catalogue: session.person.catalogue)
    }
    #expect(table.known("tag.travel", on: week) == [0, 0, 1])
    #expect(session.person.catalogue["tag.旅行"] != nil && session.person.catalogue["tag."] == nil)
  }

  @Test("a table gives day by day what it gives at once, also where nothing but marks of kept days is known")
  func tables() {
    let catalogue = Registry(TagsTests.modules).catalogue
    var table = DayTable(days: today.advanced(by: -4)...today, catalogue: catalogue)
    table.keep(today.advanced(by: -4), for: "food")
    table.keep(today.advanced(by: -3), for: "rest")
    table.close(today.advanced(by: -2))
    table.markLogged(today.advanced(by: -1))
    table.set("tag.a", on: today, to: 1)
    for (metric, numbers) in [("tag.a", [0, 0, 0, 0, 1]), ("tag.b", [0, 0, 0, 0, nil])] as [(MetricID, [Double?])] {
      #expect(table.days.map { table[metric, $0].number } == numbers)
      #expect(table.numbers(of: metric, on: table.days).map { $0.isNaN ? nil : $0 } == numbers)
    }
  }

  @Test("entries without tags say, keep and export what they did")
  func without() throws {
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup"])
    let entry = try #require(try world.entries.first)
    #expect(entry.payload.fields["tags"] == nil)
    #expect(
      FoodKind.allMeasures(of: entry, in: try world.context.session().person.entryContext).allSatisfy {
        !$0.metric.rawValue.hasPrefix("tag.")
      })
    #expect(try !world.run(ExportEntriesCommand.self, ["--kind", "food"]).contains("tags"))
    #expect(try !world.run(ListCommand.self, [], json: true).contains("tags"))
    #expect(try !world.run(ExportJournalCommand.self, []).contains("tags"))
    #expect(try world.run(TagsListCommand.self).hasPrefix("You have no tags yet."))
  }

  @Test("entries with tags are exported with a column for them")
  func exports() throws {
    try world.run(LogCommand<FoodKind>.self, ["lunch", "soup", "#travel", "#work"])
    try world.run(LogCommand<FoodKind>.self, ["dinner", "rice"])
    let table = try world.run(ExportEntriesCommand.self, ["--kind", "food"])
    #expect(table.contains(",tags\r\n") && table.contains("\"travel, work\"\r\n"))
  }

  @Test("a list of a tag has all of its entries, or those of some days, a kind or another tag besides")
  func lists() throws {
    try world.run(LogCommand<FoodKind>.self, ["soup", "#travel", "day=2025-06-01", "--yes"])
    try world.run(LogCommand<FoodKind>.self, ["toast", "#travel", "#work", "day=2026-03-10"])
    try world.run(CheckInCommand.self, ["pain=2", "#travel"])
    try world.run(LogCommand<FoodKind>.self, ["rice"])
    func count(_ words: String...) throws -> Int {
      try world.run(ListCommand.self, words, json: true).components(separatedBy: "\"summary\"").count - 1
    }
    #expect(try count("--tag", "travel") == 3)
    #expect(try count("--tag", "#Travel", "--days", "7") == 2)
    #expect(try count("--tag", "travel", "--date", "2026-03-10") == 1)
    #expect(try count("--tag", "travel", "--kind", "food") == 2)
    #expect(try count("--tag", "travel", "--tag", "work") == 1)
    #expect(try count() == 2)
    #expect(try world.run(ListCommand.self, ["--tag", "none"]).hasPrefix("No entry has #none."))
    let none = try world.run(ListCommand.self, ["--tag", "none", "--days", "2"])
    #expect(none.contains("11 March to Thursday 12 March has #none."))
    #expect(throws: Failure.self) { try world.run(ListCommand.self, ["--tag", "a/b"]) }
  }
}
