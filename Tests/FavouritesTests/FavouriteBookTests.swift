import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerFavourites
@testable import TrackerFavouritesCommands
@testable import TrackerLoggingCommands

/// Somebody with the symptoms prickle and fatigue on Thursday 2026-03-12 at 20:00.
@Suite("Favourites")
struct FavouriteBookTests {
  static let modules: [any TrackerModule.Type] = [LoggingModule.self, MedicinesModule.self, FavouritesModule.self]
  private let world: TestWorld

  init() throws {
    var world = try TestWorld(FavouriteBookTests.modules)
    world.context.isCommand = { $0.first == "today" }
    self.world = world
  }

  private func add(_ name: String, _ words: String...) throws -> String {
    try world.run(FavouritesAddCommand.self, [name] + words)
  }

  /// The line that words become.
  private func line(_ words: String...) throws -> String? {
    try Favourite.line(of: words, in: world.context.session())?.joined(separator: " ")
  }

  @Test("the menu of log has them, and finds them by what is typed")
  func menu() throws {
    _ = try add("usual breakfast", "food", "breakfast", "oats, coffee")
    let terminal = ScriptedTerminal(keys: .typing("usual") + [.enter])
    var context = world.context
    context.use(terminal)
    try LogMenuDialogue(in: context).run()
    #expect(terminal.frames[0].contains("Favourite: usual breakfast"))
    #expect(terminal.screen.hasPrefix("Saved: breakfast – oats, coffee"))
  }

  private func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let failure as Failure {
      return [failure.message, failure.recovery].compactMap(\.?.description).joined(separator: " | ")
    } catch { return "\(error)" }
  }

  private var favourites: [Favourite] {
    get throws { try world.journal.read { try $0.values(Favourite.document) } }
  }

  @Test("the modules fit together")
  func registry() { #expect(Registry(FavouriteBookTests.modules).diagnostics.isEmpty) }

  @Test("a meal is kept under a name, listed, and logged by it with what differs laid over")
  func meal() throws {
    #expect(try world.run(FavouritesListCommand.self).hasPrefix("You have no favourites yet."))
    let answer = try add("usual breakfast", "food", "breakfast", "oats,", "coffee", "size=large")
    #expect(answer.contains("Kept as “usual breakfast”: large breakfast – oats, coffee."))
    #expect(answer.contains("To log it: symptoms usual breakfast"))
    let whole = "log food type=breakfast items=oats, coffee size=large"
    #expect(try line("usual", "breakfast") == whole)
    #expect(try line("Usual-Breakfast") == whole)
    #expect(try line("usual", "breakfast", "at=8:10", "yesterday") == "\(whole) at=8:10 day=yesterday")
    #expect(
      try line("usual", "breakfast", "size=small") == "log food type=breakfast items=oats, coffee size=small")
    #expect(try line("usual", "breakfast", "dinner") == "log food type=dinner items=oats, coffee size=large")
    #expect(
      try line("usual", "breakfast", "banana", "drinks=tea", "--yes", "notes=late")
        == "log food type=breakfast items=oats, coffee, banana drinks=tea size=large --yes notes=late")
    #expect(try line("usual", "breakfast", "items=toast") == "log food type=breakfast items=toast size=large")
    #expect(try line("usual", "breakfast", "size=", "#trip") == "log food type=breakfast items=oats, coffee tags=trip")
    #expect(
      try line("usual", "breakfast", "drinks=tea", "notes=") == "\(whole.replacing(" size", with: " drinks=tea size"))")
    #expect(try line("usual", "lunch") == nil)
    #expect(throws: Failure.self) { try line("usual", "breakfast", "size=huge") }
    #expect(throws: Failure.self) { try line("usual", "breakfast", "nothing=") }
    let list = try world.run(FavouritesListCommand.self)
    #expect(list.contains("usual breakfast") && list.contains("large breakfast – oats, coffee"))
  }

  @Test(
    "lines of other kinds are kept as people type them",
    arguments: [
      ("walk 30m light", "log exercise type=walking duration=30 intensity=2", "45m", "duration=45"),
      ("log exercise cycling 5k", "log exercise type=cycling distance=5 km", "hard", "intensity=8"),
      ("medication ibuprofen 400mg", "log medication name=ibuprofen dose=400mg", "600mg", "dose=600mg"),
      ("stress 6", "log activity stress=6", "stress=7", "stress=7"),
      ("rest 23:10-06:20", "log rest sleep=23:10-06:20", "22:00-6:00", "sleep=22:00-06:00"),
      ("food soup at=12:30", "log food items=soup at=12:30", "at=13:00", "at=13:00"),
    ])
  func kinds(typed: String, whole: String, behind: String, becomes: String) throws {
    _ = try world.run(FavouritesAddCommand.self, ["one"] + typed.split(separator: " ").map(String.init))
    #expect(try line("one") == whole)
    let changed = try #require(try line("one", behind))
    #expect(changed.contains(becomes), "\(changed)")
  }

  @Test("what a favourite becomes is logged as the same line would be")
  func logged() throws {
    _ = try add("late supper", "food", "2 bowls soup (hot), stew = pumpkin + turnip", "drinks=300 ml water")
    let words = try #require(try Favourite.line(of: ["late", "supper"], in: world.context.session())).dropFirst(2)
    try world.run(LogCommand<FoodKind>.self, Array(words))
    try world.run(
      LogCommand<FoodKind>.self, ["2 bowls soup (hot), stew = pumpkin + turnip", "drinks=300 ml water"])
    let entries = try world.entries
    // The meal follows from the time, as it does for the line.
    #expect(entries.count == 2 && entries[0].payload == entries[1].payload)
    #expect(entries[0].payload.fields["type"] == .text("dinner"))
  }

  @Test("the longest name counts")
  func longest() throws {
    _ = try add("evening", "walk", "30m")
    _ = try add("evening tea", "food", "tea")
    #expect(try line("evening", "tea") == "log food items=tea")
    #expect(try line("evening", "45m") == "log exercise type=walking duration=45")
  }

  @Test("an entry is saved as a favourite without its notes, its day and what holds anyway")
  func saveEntry() throws {
    try world.run(
      LogCommand<FoodKind>.self, ["breakfast", "oats", "notes=alone", "day=2026-03-10", "#travel"])
    let id = try #require(try world.entries.first?.id.short)
    let answer = try world.run(FavouritesSaveCommand.self, [id, "usual", "breakfast"])
    #expect(answer.contains("Kept as “usual breakfast”: breakfast – oats, #travel."))
    #expect(try favourites.map(\.words) == [["type=breakfast", "items=oats", "tags=travel"]])
    #expect(
      refusal { try world.run(FavouritesSaveCommand.self, ["zzz", "other meal"]) }?.hasPrefix("No entry has the id")
        == true)
    try world.run(NoCommand.self, ["exercise"])
    let none = try #require(try world.entries.last?.id.short)
    #expect(
      refusal { try world.run(FavouritesSaveCommand.self, [none, "no sport"]) }?.hasPrefix("That entry cannot be")
        == true)
  }

  @Test(
    "a name that begins other lines, or can't be typed, is refused",
    arguments: [
      ("Breakfast oats", "“breakfast” already begins other lines"), ("food", "“food” already begins"),
      ("walk home", "“walk” already begins"), ("stress relief", "“stress” already begins"),
      ("today tea", "“today” already begins"), ("prickle cream", "“prickle” already begins"),
      ("2 teas", "A name has up to 6 words"), ("a=b", "A name has up to 6 words"),
      ("#tea", "A name has up to 6 words"), ("one two three four five six seven", "A name has up to 6 words"),
      (String(repeating: "x", count: 61), "That is too long"), ("  ", "“name” is empty"),
    ])
  func names(name: String, says: String) throws {
    #expect(refusal { _ = try add(name, "food", "tea") }?.hasPrefix(says) == true)
    #expect(try favourites.isEmpty)
    // Nor can another one be renamed so.
    _ = try add("my tea", "food", "tea")
    #expect(refusal { try world.run(FavouritesRenameCommand.self, ["my tea", name]) }?.hasPrefix(says) == true)
  }

  @Test(
    "a line that can't be logged is refused with what is wrong with it",
    arguments: [
      (["gibberish", "x"], "A favourite is something that you log"), (["log"], "A favourite is something that you log"),
      (["check-in", "pain=4"], "A favourite is something that you log"), (["walk"], "How long was it?"),
      (["food"], "What did you eat or drink?"), (["food", "tea", "size=huge"], "“huge” is not a meal size"),
      (["food", "tea", "yesterday"], "A favourite has no day of its own"),
      (["food", "tea", "day=2026-03-10"], "A favourite has no day of its own"),
    ])
  func lines(words: [String], says: String) throws {
    let refusal = refusal { try world.run(FavouritesAddCommand.self, ["my tea"] + words) }
    #expect(refusal?.hasPrefix(says) == true, "\(refusal ?? "")")
    #expect(try favourites.isEmpty)
  }

  @Test("renaming and deleting are found by the name in any case, and undo takes each back")
  func change() throws {
    _ = try add("my tea", "food", "tea")
    _ = try add("my soup", "food", "soup")
    #expect(
      refusal { try world.run(FavouritesRenameCommand.self, ["my soup", "My Tea"]) }?.hasPrefix("You already have")
        == true)
    #expect(
      try world.run(FavouritesRenameCommand.self, ["MY TEA", "green tea"]).contains("It is called “green tea” now."))
    #expect(try line("my", "tea") == nil && line("green", "tea") == "log food items=tea")
    #expect(try world.run(UndoCommand.self).contains("a favourite"))
    #expect(try line("my", "tea") == "log food items=tea")
    #expect(
      try world.run(FavouritesDeleteCommand.self, ["my", "tea"]).contains("“my tea” is not a favourite any more."))
    #expect(try line("my", "tea") == nil)
    try world.run(UndoCommand.self)
    #expect(try line("my", "tea") == "log food items=tea")
    #expect(
      refusal { try world.run(FavouritesDeleteCommand.self, ["my", "soupp"]) }?.contains("Did you mean “my soup”?")
        == true)
  }

  @Test("of two commands at once that take one name the second is refused, and the first one's favourite stays")
  func twoAtOnce() throws {
    let session = try world.context.session()
    let (first, second) = (FavouriteBook(session) { _ in false }, FavouriteBook(session) { _ in false })
    _ = try first.add("my tea", ["food", "tea"])
    #expect(throws: Failure.self) { try second.add("my tea", ["food", "coffee"]) }
    #expect(try favourites.map(\.words) == [["items=tea"]])
  }

  @Test("a favourite that can't be logged any more says why, keeps what it has, and stops no other")
  func unfit() throws {
    _ = try add("my tea", "food", "tea")
    try world.journal.write("test", at: world.context.environment.now) { journal in
      for favourite in [
        Favourite(id: "old", name: "old size", kind: "food", words: ["items=tea", "size=giant"]),
        Favourite(id: "gone", name: "gone kind", kind: "dance", words: ["length=5"]),
      ] { try journal.put(favourite, as: Favourite.document, of: favourite.id) }
    }
    let says = "That favourite cannot be logged as it is: "
    #expect(refusal { _ = try line("old", "size") }?.hasPrefix("\(says)“giant” is not a meal size") == true)
    #expect(refusal { _ = try line("gone", "kind") }?.hasPrefix("\(says)This version does not know") == true)
    #expect(try line("my", "tea") == "log food items=tea")
    let list = try world.run(FavouritesListCommand.self)
    #expect(list.contains("food items=tea size=giant") && list.contains("dance length=5"))
    #expect(list.contains("“old size” cannot be logged as it is. It is kept."))
  }

  @Test("a name that has come to mean something else is said, with the command that renames it")
  func overtaken() throws {
    _ = try add("my tea", "food", "tea")
    var other = world
    other.context.isCommand = { $0.first == "my" }
    let list = try other.run(FavouritesListCommand.self)
    #expect(list.contains("“my tea” now means something else. To rename it: symptoms favourites rename 'my tea'"))
  }

  @Test("what was logged often in the same words is suggested with a command that keeps it")
  func suggestions() throws {
    for day in 1...6 {
      try world.run(LogCommand<FoodKind>.self, ["breakfast", "oats,", "coffee", "day=2026-03-0\(day)"])
    }
    for day in 1...4 { try world.run(LogCommand<FoodKind>.self, ["lunch", "soup", "day=2026-03-0\(day)"]) }
    for day in 1...7 { try world.run(LogCommand<SymptomKind>.self, ["prickle", "5", "day=2026-03-0\(day)"]) }
    let list = try world.run(FavouritesListCommand.self)
    #expect(list.contains("You logged this 6 times in 90 days: breakfast – oats, coffee."))
    #expect(list.components(separatedBy: "You logged this").count == 2)
    let last = try #require(try world.entries.last { $0.payload.fields["type"] == .text("breakfast") }?.id.short)
    #expect(list.contains("symptoms favourites save \(last) 'my usual breakfast'"))
    try world.run(FavouritesSaveCommand.self, [last, "my usual breakfast"])
    #expect(try line("my", "usual", "breakfast") == "log food type=breakfast items=oats, coffee")
    #expect(try !world.run(FavouritesListCommand.self).contains("You logged this"))
  }
}
