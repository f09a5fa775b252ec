import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerProfile
@testable import TrackerProfileCommands

@Suite("What people say of themselves")
struct ProfileAnswerTests {
  private var world: ProfileWorld

  init() throws { world = try ProfileWorld() }

  private static let answers: [(ProfileField, String, JSONValue)] = [
    (.firstName, "Zoë", .text("Zoë")), (.firstName, "  李小龍 ", .text("李小龍")), (.lastName, "بن علي", .text("بن علي")),
    (.lastName, String(repeating: "x", count: 50), .text(String(repeating: "x", count: 50))),
    (.birthDate, "1980-05-04", .text("1980-05-04")), (.birthDate, "4. Mai 1980", .text("1980-05-04")),
    (.birthDate, "04.05.80", .text("1980-05-04")), (.birthDate, "4.5.31", .text("1931-05-04")),
    (.birthDate, "29.2.2000", .text("2000-02-29")), (.birthDate, "2026-03-12", .text("2026-03-12")),
    (.birthDate, "1900-01-01", .text("1900-01-01")), (.gender, "non-binary", .text("non-binary")),
    (.sex, "female", .text("female")), (.sex, "Männlich", .text("male")),
    (.sex, "prefer not to say", .text("not-said")), (.height, "172", .number(172)), (.height, "1,72 m", .number(172)),
    (.height, "1.72", .number(172)), (.height, "5ft8in", .number(172.72)), (.height, "5'8\"", .number(172.72)),
    (.weight, "70,4 kg", .number(70.4)), (.weight, "155lb", .number(70.307)),
    (.treatments, "tablets, Physio, TABLETS", .list([.text("tablets"), .text("Physio")])),
    (.triggers, "short night", .list([.text("short night")])),
  ]

  @Test("each part is kept in one form, is cleared, and comes back with undo", arguments: answers)
  func kept(_ field: ProfileField, _ typed: String, _ kept: JSONValue) throws {
    let before = try world.kept(field)
    try world.world.run(ProfileSetCommand.self, [field.rawValue, typed])
    #expect(try world.kept(field) == kept)
    try world.world.run(ProfileClearCommand.self, [field.rawValue])
    #expect(try world.kept(field) == nil)
    try world.world.run(UndoCommand.self)
    #expect(try world.kept(field) == kept)
    try world.world.run(UndoCommand.self)
    #expect(try world.kept(field) == before)
    #expect(try world.actions.filter { $0.hasPrefix("profile") } == ["profile clear", "profile set"])
  }

  private static let refused: [(ProfileField, String, String)] = [
    (.firstName, String(repeating: "x", count: 10_000), "That is too long"), (.firstName, " ", "is empty"),
    (.lastName, "a\u{1B}[2J", "hidden characters"), (.lastName, "a\nb", "An answer stands on one line"),
    (.gender, "a\tb", "An answer stands on one line"), (.birthDate, "2026-03-13", "That date is still to come"),
    (.birthDate, "30.2.1980", "That is not a date"), (.birthDate, "monday", "That is not a date"),
    (.birthDate, "4 May", "That is not a date"), (.birthDate, "1899-12-31", "A birth date lies in 1900 or later"),
    (.height, "400", "How tall are you? Use 40 cm to 280 cm"), (.height, "0", "How tall are you"),
    (.height, "-172", "How tall are you"), (.height, "70kg", "How tall are you"),
    (.weight, "70 furlongs", "What do you weigh? Use 2 kg to 500 kg"), (.weight, "nan", "What do you weigh"),
    (.weight, "1e9", "What do you weigh"), (.sex, "fmale", "is not one of the answers"),
    (.treatments, String(repeating: "x", count: 101), "That is too long"),
    (.triggers, (0...30).map { "t\($0)" }.joined(separator: ","), "That is too much: up to 30 things fit"),
  ]

  @Test("what cannot be is refused in a sentence that does not repeat it, and nothing is saved", arguments: refused)
  func refuses(_ field: ProfileField, _ typed: String, _ says: String) throws {
    let before = try world.kept(field)
    let message = try #require(try world.message { _ = try $0.set(field, to: typed) })
    #expect(message.contains(says), "\(message)")
    #expect(message.count < 120)
    #expect(try world.kept(field) == before)
    #expect(try world.actions.isEmpty)
  }

  @Test("a date that can be read two ways is asked, and is read in the order of the settings")
  func ambiguous() throws {
    #expect(throws: OpenQuestions.self) { try world.book.set(.birthDate, to: "4/5/1980") }
    var american = world
    american.world.context.environment.dateOrder = .mdy
    _ = try american.book.set(.birthDate, to: "4/5/1980")
    #expect(try american.kept(.birthDate) == .text("1980-04-05"))
  }

  @Test("a number without a unit is in the person's own")
  func units() throws {
    var world = world
    world.world.context.environment.words.units = .us
    _ = try world.book.set(.weight, to: "155")
    _ = try world.book.set(.height, to: "68")
    #expect(try world.kept(.weight) == .number(70.307) && world.kept(.height) == .number(172.72))
    let text = try world.world.run(ProfileShowCommand.self)
    #expect(text.contains("Height: 5 ft 8 in") && text.contains("Weight: 155 lb"))
  }

  @Test("a part goes by its id, its name and other words; another word is refused with the nearest one")
  func names() throws {
    let book = try world.book
    let words: [(String, ProfileField)] = [
      ("first-name", .firstName), ("name", .firstName), ("Last Name", .lastName), ("birth_date", .birthDate),
      ("dob", .birthDate), ("Größe", .height), ("sex-at-birth", .sex), ("auslöser", .triggers),
    ]
    for (word, field) in words { #expect(try book.field(word) == field, "\(word)") }
    #expect(try world.message { _ = try $0.field("hight") }?.contains("Did you mean “height”?") == true)
    #expect(try world.message { _ = try $0.field("impact") }?.contains("is logged") == true)
    let all = ProfileField.allCases.flatMap { [$0.rawValue] + $0.aliases }
    #expect(Set(all).count == all.count, "no word names two parts")
  }

  @Test("saying the same again, or clearing what is not there, is no change")
  func same() throws {
    _ = try world.book.set(.lastName, to: "Lee")
    #expect(try world.world.run(ProfileSetCommand.self, ["last-name", "Lee"]).contains("Nothing was changed"))
    #expect(try world.world.run(ProfileClearCommand.self, ["gender"]).contains("Nothing was changed"))
    #expect(try world.world.run(ProfileSetCommand.self, ["triggers", "none"]).contains("Nothing was changed"))
    #expect(try world.actions == ["profile set"])
  }

  @Test("two commands at once lose nothing, whichever parts they change")
  func atOnce() throws {
    // Both have read the person before either of them writes.
    let (first, second) = (try world.book, try world.book)
    _ = try first.set(.lastName, to: "Lee")
    _ = try second.set(.gender, to: "woman")
    #expect(try world.kept(.lastName) == .text("Lee") && world.kept(.gender) == .text("woman"))
    // The name and the lists are in one document: the later command is refused, and runs once more.
    let (third, fourth) = (try world.book, try world.book)
    _ = try third.set(.treatments, to: "tablets")
    #expect(throws: Failure.changedMeanwhile) { try fourth.set(.triggers, to: "noise") }
    try world.world.run(ProfileSetCommand.self, ["triggers", "noise"])
    #expect(try world.kept(.treatments) == .list([.text("tablets")]))
    #expect(try world.kept(.triggers) == .list([.text("noise")]) && world.kept(.firstName) == .text("Sam"))
    // Undoing the earlier one leaves the later one.
    let lastName = try #require(try world.world.journal.read { try $0.actions(limit: 9) }.dropLast().last)
    try world.world.run(UndoCommand.self, [lastName.name])
    #expect(try world.kept(.lastName) == nil && world.kept(.gender) == .text("woman"))
  }

  @Test("nothing that was said of oneself is in the name of a change")
  func actionNames() throws {
    for (field, typed, _) in Self.answers { _ = try world.book.set(field, to: typed) }
    #expect(Set(try world.actions) == ["profile set"])
  }
}
