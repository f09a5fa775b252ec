import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerTrackables
@testable import TrackerTrackablesCommands

@Suite("What a person tracks of their own")
struct TrackableBookTests {
  @Test("each kind takes its own values, by its name with or without quotes, and tells them")
  func kinds() throws {
    let world = try TrackableWorld()
    #expect(
      try world.add("Screen", "time", "--unit", "h", "--range", "0-24")
        == "You track Screen time from now on: 0 to 24 h.\nTo log it: symptoms screen-time 12h\n")
    try world.add("siesta", "--yes-no")
    try world.add("coffees", "--count")
    try world.add("commute", "--duration")
    try world.add("noise", "--words", "quiet, normal, very loud")
    #expect(try world.log("screen", "time", "3h").contains("Screen time, 3 h"))
    #expect(try world.log("Screen time", "1.5").contains("Screen time, 1.5 h"))
    #expect(try world.log("siesta", "ja").contains("siesta, yes"))
    try world.log("coffees", "2")
    try world.log("coffees", "1")
    #expect(try world.log("commute", "1h20m").contains("commute, 1 h 20 min"))
    #expect(try world.log("noise", "very", "loud", "notes=fireworks").contains("noise, very loud, fireworks"))
    #expect(try world.value("custom.screen-time") == .value(2.25), "the mean of the day")
    #expect(try world.value("custom.siesta") == .value(1))
    #expect(try world.value("custom.coffees") == .value(3), "counts are added up")
    #expect(try world.value("custom.commute") == .value(80))
    #expect(try world.value("custom.noise") == .value(3))
    let names = Set(try world.world.entries.compactMap { $0.payload.fields["name"]?.text })
    #expect(names == ["screen-time", "siesta", "coffees", "commute", "noise"], "the ids are kept")
    // A plain number works as before.
    try world.log("walks", "4")
    #expect(try world.value("custom.walks") == .value(4))
  }

  @Test("a value that does not fit is refused in words that name what fits")
  func refusedValues() throws {
    let world = try TrackableWorld()
    try world.add("screen time", "--unit", "h", "--range", "0-24", "--step", "0.5")
    try world.add("siesta", "--yes-no", "--question", "Did you lie down?")
    try world.add("noise", "--words", "quiet,normal,loud")
    try world.add("coffees", "--count")
    let before = try world.world.entries.count
    #expect(world.refusal { try world.log("screen time", "25h") } == "25 h is too much for screen time. Use 0 to 24 h")
    #expect(world.refusal { try world.log("screen time", "1.3") } == "screen time goes in steps of 0.5")
    #expect(world.refusal { try world.log("siesta", "perhaps") }?.hasPrefix("“perhaps” does not fit siesta.") == true)
    #expect(world.refusal { try world.log("siesta") } == "Did you lie down? Use yes or no")
    #expect(
      world.refusal { try world.log("noise", "lou") } == nil, "the beginning of a word is enough")
    #expect(
      world.refusal { try world.log("noise", "purple") }
        == "“purple” does not fit noise. Use quiet, normal or loud")
    #expect(world.refusal { try world.log("coffees", "2.5") } != nil)
    #expect(try world.world.entries.count == before + 1)
    // What is posted is held against the same definition.
    let context = try world.world.context.session().person.entryContext
    let noon = Instant(seconds: 1_773_313_200)
    func draft(_ name: String, _ value: JSONValue) throws -> EntryDraft {
      try CustomKind.draft(
        of: Payload(fields: ["name": .text(name), "value": value]), at: noon, in: context,
        now: world.world.context.environment.now)
    }
    #expect(
      world.refusal { try draft("screen time", .number(30)) }?.contains("is too much for screen time. Use 0 to 24 h")
        == true)
    #expect(world.refusal { try draft("noise", .number(4)) }?.contains("noise is quiet, normal or loud") == true)
    #expect(try draft("noise", .text("normal")).payload.fields["value"] == .number(2))
  }

  @Test("an edit takes the values that logging takes")
  func edit() throws {
    let world = try TrackableWorld()
    try world.add("noise", "--words", "quiet,normal,loud")
    try world.log("noise", "quiet")
    let id = try #require(try world.world.entries.first).id.rawValue
    #expect(try world.world.run(EditCommand.self, [id, "value=loud"]).contains("noise, loud"))
    #expect(try world.value("custom.noise") == .value(3))
    #expect(world.refusal { try world.world.run(EditCommand.self, [id, "value=9"]) } != nil)
  }

  @Test("what was logged before a definition is taken in, and counts as it says")
  func adopted() throws {
    let world = try TrackableWorld()
    try world.log("cups of tea", "2", "day=2026-03-11")
    try world.log("cups of tea", "3", "day=2026-03-11")
    try world.log("Cups of tea", "1")
    #expect(try world.value("custom.cups-of-tea", daysAgo: 1) == .value(2.5))
    let answer = try world.add("Cups of tea", "--count")
    #expect(answer.contains("What you logged before, on 2 days, counts."))
    #expect(try world.value("custom.cups-of-tea", daysAgo: 1) == .value(5), "counts are added up")
    try world.world.run(UndoCommand.self)
    _ = try world.world.context.session()
    #expect(try world.value("custom.cups-of-tea", daysAgo: 1) == .value(2.5), "undo gives the mean back")
    #expect(try world.own.isEmpty)
  }

  @Test("renaming changes the label alone: the id stays, and the old name still works")
  func rename() throws {
    let world = try TrackableWorld()
    try world.add("siesta", "--yes-no")
    try world.log("siesta", "yes", "day=yesterday")
    #expect(
      try world.world.run(OwnRenameCommand.self, ["siesta", "Afternoon", "rest"])
        == "siesta is called Afternoon rest now. The old name still works.\n")
    let own = try #require(try world.own.all.first)
    #expect(own.id == "siesta" && own.label == "Afternoon rest" && own.otherLabels == ["siesta"])
    #expect(try world.log("afternoon", "rest", "no").contains("Afternoon rest, no"))
    #expect(try world.log("Siesta", "yes").contains("Afternoon rest, yes"))
    #expect(try world.value("custom.siesta") == .value(1) && world.value("custom.siesta", daysAgo: 1) == .value(1))
    // Its old name is its own again without a second mention.
    try world.world.run(OwnRenameCommand.self, ["afternoon-rest", "siesta"])
    #expect(try world.own.all.map(\.otherLabels) == [["Afternoon rest"]])
    #expect(try world.world.run(ListCommand.self).contains("siesta, yes"))
  }

  @Test("merging makes what was logged of one count as the other, and undo parts them again")
  func merge() throws {
    let world = try TrackableWorld()
    try world.add("siesta", "--count")
    try world.add("lie-down", "--count")
    try world.log("siesta", "1")
    try world.log("lie-down", "2")
    try world.log("lie-down", "4", "day=yesterday")
    let answer = try world.world.run(OwnMergeCommand.self, ["lie-down", "siesta"])
    #expect(answer.hasPrefix("Both are siesta from now on.") && answer.contains("on 2 days, counts."))
    #expect(try world.value("custom.siesta") == .value(3), "the sum of both")
    #expect(try world.value("custom.siesta", daysAgo: 1) == .value(4))
    #expect(try world.value("custom.lie-down", daysAgo: 1) == .value(4), "a goal that names the other is told the same")
    #expect(try world.log("lie down", "1").contains("siesta, 1"))
    #expect(try world.value("custom.siesta") == .value(4))
    #expect(try world.own.all.map(\.id) == ["siesta"])
    try world.world.run(UndoCommand.self)
    try world.world.run(UndoCommand.self)
    _ = try world.world.context.session()
    #expect(try world.own.all.map(\.id) == ["lie-down", "siesta"])
    #expect(try world.value("custom.siesta") == .value(1) && world.value("custom.lie-down") == .value(2))
    try world.world.run(RedoCommand.self)
    _ = try world.world.context.session()
    #expect(try world.value("custom.siesta") == .value(3))
  }

  @Test("what was merged once goes along when its new owner is merged, too")
  func mergeTwice() throws {
    let world = try TrackableWorld()
    for name in ["siesta", "lie-down", "rest-at-noon"] { try world.add(name, "--count") }
    try world.log("lie-down", "2", "day=yesterday")
    try world.world.run(OwnMergeCommand.self, ["lie-down", "rest-at-noon"])
    try world.world.run(OwnMergeCommand.self, ["rest-at-noon", "siesta"])
    #expect(try world.value("custom.siesta", daysAgo: 1) == .value(2))
    #expect(try world.log("lie down", "1").contains("siesta, 1"))
    #expect(try world.own.all.map(\.merged) == [["rest-at-noon", "lie-down"]])
  }

  @Test("a plain number can be merged where its numbers fit")
  func mergePlain() throws {
    let world = try TrackableWorld()
    try world.add("siesta", "--yes-no")
    try world.log("naps-at-noon", "1", "day=yesterday")
    try world.log("walks", "4")
    #expect(
      world.refusal { try world.world.run(OwnMergeCommand.self, ["walks", "siesta"]) }
        == "Not every number of walks fits siesta | The numbers of the second are yes or no.")
    try world.world.run(OwnMergeCommand.self, ["naps-at-noon", "siesta"])
    #expect(try world.value("custom.siesta", daysAgo: 1) == .value(1))
    #expect(
      world.refusal { try world.world.run(OwnMergeCommand.self, ["siesto", "siesta"]) }
        == "You track nothing of that name. Did you mean siesta? | To see what you track: symptoms own")
  }

  @Test("two scales are never merged, and the answer names both")
  func scales() throws {
    let world = try TrackableWorld()
    try world.add("screen time", "--unit", "h", "--range", "0-24")
    try world.add("phone time", "--unit", "min", "--range", "0-1440")
    try world.add("noise", "--words", "quiet,loud")
    let before = try world.own
    #expect(
      world.refusal { try world.world.run(OwnMergeCommand.self, ["phone time", "screen time"]) }
        == "phone time and screen time have different scales | The first is 0 to 1440 min, the second is 0 to 24 h.")
    #expect(world.refusal { try world.world.run(OwnMergeCommand.self, ["noise", "screen time"]) } != nil)
    #expect(
      world.refusal { try world.world.run(OwnMergeCommand.self, ["noise", "noise"]) }?
        .hasPrefix("Both names are of noise") == true)
    #expect(try world.own == before)
  }

  @Test("hiding leaves it out of lists and the hub, and deletes nothing")
  func hide() throws {
    let world = try TrackableWorld()
    try world.add("siesta", "--yes-no", "--follow")
    try world.log("siesta", "yes")
    func trackers() throws -> [String] {
      let session = try world.world.context.session()
      return session.environment.registry.trackers(for: session.person).map(\.id)
    }
    func isOffered() throws -> Bool {
      try world.world.context.session().person.catalogue.definitions.contains { $0.id == "custom.siesta" }
    }
    #expect(try trackers().last == "siesta" && isOffered())
    try world.world.run(OwnHideCommand.self, ["siesta"])
    #expect(try !trackers().contains("siesta") && !isOffered())
    #expect(try !world.world.run(OwnListCommand.self).contains("yes or no"))
    #expect(try world.world.run(OwnListCommand.self, ["--all"]).contains("siesta (hidden)"))
    #expect(try world.log("siesta", "no").contains("siesta, no"))
    // To follow what is hidden is to see it again.
    try world.world.run(OwnFollowCommand.self, ["siesta"])
    #expect(try isOffered() && trackers().last == "siesta")
    try world.world.run(UndoCommand.self)
    try world.world.run(OwnUnhideCommand.self, ["siesta"])
    #expect(try trackers().last == "siesta")
    try world.world.run(OwnFollowCommand.self, ["siesta", "--stop"])
    #expect(try !trackers().contains("siesta"))
    #expect(try world.value("custom.siesta") == .value(1))
  }

  @Test("deleting leaves the entries as plain numbers, and undo brings the definition back")
  func delete() throws {
    let world = try TrackableWorld()
    try world.add("coffees", "--count")
    try world.log("coffees", "2")
    try world.log("coffees", "4")
    #expect(try world.value("custom.coffees") == .value(6))
    #expect(try world.world.run(OwnDeleteCommand.self, ["coffees"]).hasPrefix("coffees is deleted."))
    #expect(try world.value("custom.coffees") == .value(3), "a plain number counts by its mean")
    #expect(try world.world.run(ListCommand.self).contains("coffees, 4"))
    try world.world.run(UndoCommand.self)
    _ = try world.world.context.session()
    #expect(try world.value("custom.coffees") == .value(6))
  }

  @Test("of many plain numbers three are named, and how many others there are")
  func plainNumbers() throws {
    let world = try TrackableWorld()
    for name in ["walks", "naps", "calls", "songs", "games"] { try world.log(name, "4") }
    let list = try world.world.run(OwnListCommand.self)
    #expect(list.contains("You also logged plain numbers: calls, games, naps and 2 more."), "\(list)")
  }

  @Test("a day without it is unknown, or none where the person said so")
  func absence() throws {
    let world = try TrackableWorld()
    try world.add("siesta", "--yes-no")
    try world.add("outing", "--yes-no", "--none")
    try world.log("walks", "4")
    #expect(try world.value("custom.siesta") == .unknown)
    #expect(try world.value("custom.outing") == .none)
    #expect(try world.value("custom.outing", daysAgo: 1) == .unknown, "nothing was logged that day")
  }

  @Test("a name that is one slip away is told, and saved as it was typed")
  func slip() throws {
    let world = try TrackableWorld()
    try world.add("siesta", "--count")
    #expect(try world.log("siesto", "1").contains("“siesto” is new. If you meant siesta, type: symptoms edit"))
  }

  @Test("two commands at once: what was typed is read again by the definition that is there when it is saved")
  func twoAtOnce() throws {
    let world = try TrackableWorld()
    try world.add("siesta", "--count")
    let stale = try world.world.context.session()
    try world.world.run(OwnDeleteCommand.self, ["siesta"])
    try world.add("siesta", "--yes-no")
    let book = Logbook(stale)
    let entry = try book.entry(of: CustomKind.self, ["siesta", "5"])
    #expect(throws: Failure.changedMeanwhile) { try book.log(entry) }
    #expect(throws: Failure.changedMeanwhile) { try TrackableBook(stale).rename("siesta", to: "nap") }
    #expect(try world.world.entries.isEmpty)
  }

  @Test("an edit changes what it names, says what it cannot change, and undo gives it back")
  func editFoods() throws {
    let world = try TrackableWorld()
    try world.add("dried", "--foods", "figs,dates", "--but-not", "fig jam")
    try world.add("siesta", "--yes-no")
    let answer = try world.world.run(
      OwnEditCommand.self, ["dried", "--foods", "figs,plums", "--question", "How much?"])
    #expect(answer.hasPrefix("dried is changed: portions of figs or plums.\n"), "\(answer)")
    func dried() throws -> TrackableDefinition { try #require(try world.own.all.first { $0.id == "dried" }) }
    #expect(try dried().butNot == ["fig jam"] && dried().question == "How much?", "what is not named stays")
    try world.world.run(OwnEditCommand.self, ["dried", "--but-not", "", "--question", ""])
    #expect(try dried().butNot == nil && dried().question == nil)
    try world.world.run(UndoCommand.self)
    try world.world.run(UndoCommand.self)
    #expect(try dried().foods == ["figs", "dates"] && dried().question == nil)
    for (words, why) in [
      (["siesta", "--foods", "figs"], "siesta counts no foods"),
      (["dried"], "Say what is to change: --foods, --but-not or --question"),
      (["dried", "--foods", ""], "Name 1 to 200 foods, such as --foods figs,dates"),
    ] {
      let refusal = world.refusal { try world.world.run(OwnEditCommand.self, words) }
      #expect(refusal?.contains(why) == true, "\(refusal ?? "")")
    }
  }

  @Test("a definition that cannot be read stops nothing else")
  func damaged() throws {
    let world = try TrackableWorld()
    try world.add("siesta", "--count")
    try world.world.journal.write("test", at: world.world.context.environment.now) { journal in
      let json: String? = "{\"id\":3}"
      try journal.put(json, as: TrackableDefinition.document.key(of: "broken"))
    }
    #expect(try world.own.all.map(\.id) == ["siesta"])
    #expect(try world.log("siesta", "2").contains("siesta, 2"))
  }

  private static func things(_ count: Int) -> [TrackableDefinition] {
    (0..<count).map { TrackableDefinition(TrackableID("thing-\($0)"), label: "Thing \($0)", .count) }
  }

  @Test("ten thousand definitions are found by their words, and a journal takes 500")
  func many() throws {
    let all = Trackables(Self.things(10_000))
    #expect(all.all.count == 10_000)
    #expect(all.leading(["thing", "9876", "3"]).map { "\($0.definition.id) \($0.count)" } == "thing-9876 2")
    #expect(all.named("Thing 10000") == nil)
    let world = try TrackableWorld()
    try world.world.journal.write("test", at: world.world.context.environment.now) { journal in
      for own in Self.things(TrackableBook.most) { try journal.put(own, as: TrackableDefinition.document, of: own.id) }
    }
    #expect(try world.log("thing", "499", "3").contains("Thing 499, 3"))
    #expect(world.refusal { try world.add("one more") }?.hasPrefix("You already track 500 things") == true)
  }
}
