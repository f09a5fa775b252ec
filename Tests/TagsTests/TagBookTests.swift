import Foundation
import Testing
import TrackerApplication
import TrackerCheckIn
import TrackerCore
import TrackerImportCSV
import TrackerLogging
import TrackerTestSupport
import TrackerWholeJournal

@testable import TrackerCheckInCommands
@testable import TrackerImportCSVCommands
@testable import TrackerLoggingCommands
@testable import TrackerTags
@testable import TrackerTagsCommands
@testable import TrackerWholeJournalCommands

@Suite("All tags, and a change of one on every entry")
struct TagBookTests {
  private let today = Day(number: 20_524)
  private let world: TestWorld
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tags-\(UUID().uuidString)").path

  init() throws {
    world = try TestWorld(
      TagsTests.modules + [ImportCSVModule.self, WholeJournalModule.self])
  }

  private func log(_ words: String...) throws { try world.run(LogCommand<FoodKind>.self, words) }

  private func tags() throws -> [[EntryTag]] { try world.entries.map(\.payload.tags) }

  private func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let failure as Failure {
      return [failure.message, failure.recovery].compactMap(\.?.description).joined(separator: " | ")
    } catch { return "\(error)" }
  }

  /// Two days with travel, one with work, one with both.
  private func fill() throws {
    try log("soup", "#travel", "day=2026-03-08")
    try log("toast", "#travel", "#work", "day=2026-03-09")
    try log("rice", "#work", "day=2026-03-10")
    try world.run(CheckInCommand.self, ["pain=3", "tag=travel"])
  }

  @Test("every tag is listed with its days and the last of them, the newest first")
  func list() throws {
    try fill()
    let list = try world.run(TagsListCommand.self)
    let lines = list.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.prefix(3) == ["tag days last used", "#travel 3 Thursday 12 March", "#work 2 Tuesday 10 March"])
    #expect(list.contains("symptoms list --tag travel"))
    let json = try world.run(TagsListCommand.self, [], json: true)
    #expect(json.contains("\"days\" : 3") && json.contains("\"last\" : \"2026-03-12\""))
  }

  @Test("renaming changes every entry in one action, which undo takes back and redo brings again")
  func rename() throws {
    try fill()
    let before = try world.entries
    let answer = try world.run(TagsRenameCommand.self, ["Travel", "trip"])
    #expect(answer.hasPrefix("#travel is now #trip, on 3 entries."))
    #expect(try tags() == [["trip"], ["trip", "work"], ["work"], ["trip"]])
    #expect(try world.values(of: "tag.travel", on: today...today) == [.none])
    #expect(try world.values(of: "tag.trip", on: today...today) == [.value(1)])
    // What else the entries say is as it was.
    #expect(try world.values(of: "symptom.pain", on: today...today) == [.value(3)])
    try world.run(UndoCommand.self)
    #expect(try world.entries.map(\.payload) == before.map(\.payload))
    #expect(try world.values(of: "tag.travel", on: today...today) == [.value(1)])
    try world.run(RedoCommand.self)
    #expect(try tags() == [["trip"], ["trip", "work"], ["work"], ["trip"]])
  }

  @Test("merging puts one tag in place of another, once on an entry that had both")
  func merge() throws {
    try fill()
    let answer = try world.run(TagsMergeCommand.self, ["work", "travel"])
    #expect(answer.hasPrefix("2 entries with #work have #travel now."))
    #expect(try tags() == [["travel"], ["travel"], ["travel"], ["travel"]])
    try world.run(UndoCommand.self)
    #expect(try tags() == [["travel"], ["travel", "work"], ["work"], ["travel"]])
  }

  @Test("removing takes a tag off every entry, and leaves the entries")
  func remove() throws {
    try fill()
    #expect(try world.run(TagsRemoveCommand.self, ["work"]).hasPrefix("Took #work off 2 entries."))
    #expect(try tags() == [["travel"], ["travel"], [], ["travel"]])
    #expect(try world.entries[2].payload.fields["tags"] == nil)
    #expect(try world.run(TagsRemoveCommand.self, ["travel"]).hasPrefix("Took #travel off 3 entries."))
    #expect(try world.run(TagsListCommand.self).hasPrefix("You have no tags yet."))
  }

  @Test("what cannot be is refused with the command that can, and writes nothing")
  func refused() throws {
    try fill()
    let before = try world.journal.read { try $0.lastAction() }
    #expect(
      refusal { try world.run(TagsRenameCommand.self, ["work", "travel"]) }
        == "You already have the tag travel | To make them one tag: symptoms tags merge work travel")
    #expect(
      refusal { try world.run(TagsMergeCommand.self, ["work", "office"]) }
        == "No entry has the tag office | To give work that name: symptoms tags rename work office")
    #expect(
      refusal { try world.run(TagsRenameCommand.self, ["travl", "trip"]) }
        == "No entry has the tag travl. Did you mean travel? | To see your tags: symptoms tags")
    #expect(
      refusal { try world.run(TagsRemoveCommand.self, ["holiday"]) }
        == "No entry has the tag holiday | To see your tags: symptoms tags")
    #expect(refusal { try world.run(TagsRenameCommand.self, ["work", "a/b"]) }?.contains("letters, digits") == true)
    #expect(try world.run(TagsRenameCommand.self, ["work", "WORK"]).hasPrefix("The tag is already called #work."))
    #expect(try world.journal.read { try $0.lastAction() } == before)
  }

  @Test("a change of tags keeps what another command wrote since, and finds what it has tagged")
  func twoAtOnce() throws {
    try fill()
    let book = TagBook(try world.context.session())
    let id = try #require(try world.entries.first?.id.short)
    try world.run(EditCommand.self, [id, "notes=changed meanwhile"])
    try log("tea", "#travel")
    _ = try book.rename("travel", to: "trip")
    #expect(try world.entries.first?.payload.fields["notes"]?.text == "changed meanwhile")
    #expect(try world.entries.count { $0.payload.tags.contains("trip") } == 4)
    // The other way round: whoever had looked before finds the tag gone.
    #expect(throws: Failure.self) { try book.merge("travel", into: "trip") }
  }

  @Test("an entry that waits for another one is changed with the others")
  func waiting() throws {
    try log("soup", "#travel")
    let (waits, counts) = (
      try world.entries[0],
      Entry(
        id: "ffffffffffffffff", kind: "food", instant: world.context.environment.now, offset: 3600,
        zone: "Europe/Berlin",
        day: today, source: .hand, payload: Payload(fields: [:]))
    )
    try world.journal.write("test", at: world.context.environment.now) { journal in
      try journal.put(counts, measures: [])
      try journal.wait([waits.id: counts.id])
    }
    #expect(try world.journal.read { try $0.daysOfTags().isEmpty })
    #expect(try world.journal.read { try $0.entries(tagged: "travel").map(\.id) } == [waits.id])
  }

  @Test("a file with every entry brings the tags into another journal, with their days")
  func lossless() throws {
    try fill()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/all.jsonl"
    try world.run(ExportAllCommand.self, [file])
    let other = try TestWorld(TagsTests.modules + [WholeJournalModule.self])
    _ = try other.run(ImportAllCommand.self, [file])
    #expect(try other.entries.map(\.payload.tags) == tags())
    #expect(try other.run(TagsListCommand.self) == world.run(TagsListCommand.self))
  }

  @Test("a column of a diary file becomes the tags of its day; rows without one stay without")
  func columns() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/diary.csv"
    let rows = [
      "date,notes,Tags", "2026-03-08,fine,\"Travel, bad day\"", "2026-03-09,,#work", "2026-03-10,tired,",
      "2026-03-11,,\"a/b\"",
    ]
    try rows.joined(separator: "\n").write(toFile: file, atomically: false, encoding: .utf8)
    let answer = try world.run(ImportCSVCommand.self, [file, "--yes"])
    #expect(try tags() == [["travel", "bad-day"], ["work"], []])
    #expect(!answer.contains("a/b"))
    #expect(
      try world.values(of: "tag.bad-day", on: today.advanced(by: -4)...today.advanced(by: -3)) == [.value(1), .none])
    // The same file again changes nothing, also after a tag was renamed by hand.
    try world.run(TagsRenameCommand.self, ["work", "office"])
    _ = try world.run(ImportCSVCommand.self, [file, "--yes"])
    #expect(try tags() == [["travel", "bad-day"], ["office"], []])
  }
}
