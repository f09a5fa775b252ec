import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerGoals
import TrackerImportCSV
import TrackerTestSupport
import TrackerWholeJournal

@testable import TrackerImportCSVCommands
@testable import TrackerLoggingCommands
@testable import TrackerTrackables
@testable import TrackerTrackablesCommands
@testable import TrackerTrackersCommands
@testable import TrackerWholeJournalCommands

@Suite("What people type, bring and take away of their own")
struct TrackableInputTests {
  @Test(
    "what cannot be is refused in words, and nothing is saved",
    arguments: [
      (["screen", "--range", "24-0"], "A range begins with its lowest number"),
      (["screen", "--range", "5-5"], "A range begins with its lowest number"),
      (["screen", "--range", "many"], "That is not a range"),
      (["screen", "--range", "0-24", "--step", "30"], "A step is above 0"),
      (["screen", "--step=-1"], "A step is above 0"),
      (["screen", "--unit", "h2"], "A unit has no digits"),
      (["noise", "--words", "loud"], "Name two words or more"),
      (["noise", "--words", "loud,Loud"], "Each word can be there only once"),
      (["noise", "--words", "1,2,3"], "Each word needs a letter"),
      (["screen", "--yes-no", "--count"], "Choose one of"),
      (["screen", "--yes-no", "--unit", "h"], "--unit, --range and --step are for numbers"),
      (["noise", "--words", "quiet,loud", "--day", "mean"], "That does not fit --day. Use last, max or min"),
      (["😀🎉"], "A name needs a letter"), (["  "], "“name” is empty"), (["2026"], "A name needs a letter"),
      ([String(repeating: "a", count: 51)], "That is too long"), (["a\u{7}b"], "“name” has hidden characters"),
      (["food"], "“food” already logs"), (["Meal"], "“Meal” already logs"),
      (["walking"], "“walking” already logs"), (["prickle"], "“prickle” means something else here"),
      (["check in"], "“check in” means something else here"), (["today"], "“today” means something else here"),
      (["SIESTA"], "You already track siesta"),
    ] as [([String], String)])
  func refused(words: [String], says: String) throws {
    let world = try TrackableWorld()
    try world.add("siesta", "--count")
    let before = try world.own
    let said = world.refusal { try world.world.run(OwnAddCommand.self, words) }
    #expect(said?.hasPrefix(says) == true, "\(said ?? "not refused")")
    #expect(try world.own == before)
  }

  @Test(
    "labels of any script keep their look, without signs that nobody sees",
    arguments: [
      ("صداع نصفي", "صداع-نصفي"), ("\u{202E}evil\u{202C} mood", "evil-mood"), ("☕ Kaffee", "kaffee"),
      ("Cafe\u{301}s", "caf\u{E9}s"), ("a\u{200B}b", "ab"), ("  two   words ", "two-words"),
    ])
  func scripts(label: String, id: String) throws {
    let world = try TrackableWorld()
    try world.add(label, "--count")
    let own = try #require(try world.own.all.first)
    #expect(own.id.rawValue == id && own.id.rawValue.unicodeScalars.elementsEqual(id.unicodeScalars))
    let hidden: Set<Unicode.Scalar> = ["\u{202E}", "\u{202C}", "\u{200B}"]
    #expect(!own.label.unicodeScalars.contains(where: hidden.contains))
    try world.log(own.label, "2")
    try world.log(own.id.rawValue, "1")
    #expect(try world.value(own.metric) == .value(3))
  }

  @Test("without a terminal an empty line says what to type; in one, three answers are enough")
  func dialogue() throws {
    let world = try TrackableWorld()
    #expect(world.refusal { try world.add() }?.hasPrefix("Say what you want to track") == true)
    #expect(try world.own.isEmpty)
  }

  @Test("its metric is named, ranged and told wherever metrics are")
  func metrics() throws {
    let world = try TrackableWorld([GoalsModule.self])
    try world.add("Screen time", "--unit", "h", "--range", "0-24", "--day", "sum", "--follow")
    try world.log("screen time", "3h", "day=yesterday")
    try world.log("screen time", "2h", "day=yesterday")
    let session = try world.world.context.session()
    let metric = try #require(session.person.catalogue["custom.screen-time"])
    #expect(metric.name.description == "Screen time" && metric.unit == "h" && metric.fold == .sum)
    #expect(session.person.catalogue.definitions.contains { $0.id == "custom.screen-time" })
    #expect(try world.value("custom.screen-time", daysAgo: 1) == .value(5))
    let line = try world.world.run(TrackersCommand.self).split(separator: "\n").first { $0.contains("Screen time") }
    #expect(line?.contains("5 h") == true)
    #expect(try world.world.run(TrackersCommand.self, ["screen time"]).contains("Screen time"))
    let page = try world.world.run(OwnShowCommand.self, ["screen", "time"])
    #expect(page.contains("0 to 24 h") && page.contains("the sum of the day") && page.contains("custom.screen-time"))
  }

  @Test("a column of a diary file that is called like it goes to it, also by an earlier name")
  func columns() throws {
    let world = try TrackableWorld([ImportCSVModule.self])
    try world.add("Stair", "flights", "--count")
    try world.world.run(OwnRenameCommand.self, ["Stair flights", "Ascents"])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/diary.csv"
    try "date,ascents\n2026-03-10,4\n2026-03-11,7\n".write(toFile: file, atomically: false, encoding: .utf8)
    try world.world.run(ImportCSVCommand.self, [file, "--yes"])
    #expect(try world.value("custom.stair-flights", daysAgo: 1) == .value(7))
    try "date,stair flights\n2026-03-09,2\n".write(toFile: file, atomically: false, encoding: .utf8)
    try world.world.run(ImportCSVCommand.self, [file, "--yes"])
    #expect(try world.value("custom.stair-flights", daysAgo: 3) == .value(2))
  }

  @Test("an export of everything brings the definitions along, and a table has a row for each")
  func travels() throws {
    let world = try TrackableWorld([WholeJournalModule.self])
    try world.add("noise", "--words", "quiet,loud", "--question", "How loud was it?")
    try world.add("siesta", "--count")
    try world.log("noise", "loud")
    try world.log("siesta", "1")
    try world.log("siesta", "2")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try world.world.run(ExportAllCommand.self, ["\(folder)/all.jsonl"])
    var other = try TestWorld(TrackableWorld.modules + [WholeJournalModule.self], facts: nil)
    // In memory there is a journal once one is made.
    other.context.environment.openJournal = { [journal = other.journal] _, _ in journal }
    _ = try other.run(ImportAllCommand.self, ["\(folder)/all.jsonl"])
    #expect(try other.journal.read { try Trackables(in: $0) } == world.own)
    let table = try world.world.run(ExportOwnCommand.self, ["--as", "csv"])
    let rows = table.split(separator: "\r\n").map(String.init)
    #expect(rows.count == 3)
    let noise =
      "noise,custom.noise,noise,,choice,,,,,\"quiet, loud\",last,unknown,How loud was it?,false,false,,,,,false,"
    #expect(rows[1] == noise)
  }

  @Test("answers are in German where the person reads German")
  func german() throws {
    let world = try TrackableWorld(language: "de")
    #expect(try world.add("Lärm", "--words", "leise,laut").hasPrefix("Sie verfolgen ab jetzt Lärm: leise oder laut."))
    #expect(try world.log("lärm", "laut").contains("Lärm, laut"))
    try world.add("Ausflug", "--yes-no")
    #expect(try world.log("ausflug", "ja").contains("Ausflug, ja"))
  }
}
