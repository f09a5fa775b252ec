import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerProfile
@testable import TrackerProfileCommands

@Suite("The profile in a form")
struct ProfileFormTests {
  private let world: ScriptedWorld

  init() throws {
    world = ScriptedWorld([ProfileModule.self])
    try world.onboard()
  }

  private func kept(_ field: ProfileField) throws -> JSONValue? {
    try world.journal.read { try ProfileAnswers(in: $0) }[field]
  }

  @Test("several answers are one change, and a wrong one is asked again with what was typed")
  func edit() throws {
    let keys: [[Key]] = [
      [.enter], .typing("Ada") + [.enter],
      // The change stands before the parts now: the third part is the fourth line.
      [.home, .down, .down, .down, .enter], .typing("30.2.1980") + [.enter],
      [.character("\u{15}")]
        + .typing("1980-05-04") + [.enter],
      [.home] + [Key](repeating: .down, count: 5) + [.enter], [.down, .enter], [.home, .enter],
    ]
    let terminal = ScriptedTerminal(keys: keys.flatMap { $0 })
    let output = try world.run(ProfileEditCommand.self, at: terminal)
    #expect(terminal.unusedKeys == 0)
    #expect(try kept(.firstName) == .text("Ada") && kept(.birthDate) == .text("1980-05-04"))
    #expect(try kept(.sex) == .text("male"))
    #expect(terminal.frames.contains { $0.contains("That is not a date with a day, a month and a year.") })
    #expect(output.contains("Saved. First name: Ada.") && output.contains("Saved. Sex at birth: male."))
    let actions = try world.journal.read { try $0.actions(limit: 9) }
    #expect(actions.map(\.command) == ["profile edit", "onboard"])
  }

  @Test("leaving saves nothing")
  func leaving() throws {
    let terminal = ScriptedTerminal(keys: [.enter] + .typing("Ada") + [.enter, .escape])
    #expect(try world.failure(of: ProfileEditCommand.self, at: terminal)?.message.description == "Nothing was changed")
    #expect(try kept(.firstName) == nil)
  }

  @Test("without a keyboard it says how to change one answer")
  func noKeyboard() throws {
    #expect(try world.failure(of: ProfileEditCommand.self)?.message.description == "This form needs a keyboard")
  }

  @Test("one answer is asked for where none is typed, so that it does not stand on the command line")
  func asked() throws {
    try world.run(ProfileSetCommand.self, ["last-name"], at: ScriptedTerminal(keys: .typing("Lee") + [.enter]))
    #expect(try kept(.lastName) == .text("Lee"))
    try world.run(ProfileSetCommand.self, ["gender"], at: ScriptedTerminal(lines: ["woman"]))
    #expect(try kept(.gender) == .text("woman"))
    // Emptied, it is cleared.
    try world.run(ProfileSetCommand.self, ["gender"], at: ScriptedTerminal(keys: [.character("\u{15}"), .enter]))
    #expect(try kept(.gender) == nil)
    #expect(try world.failure(of: ProfileSetCommand.self, ["gender"])?.message.description == "Nothing was changed")
  }

  @Test("what was rounded to be shown stays as it was where it is not changed")
  func rounded() throws {
    try world.run(ProfileSetCommand.self, ["weight", "155lb"])
    try world.run(ProfileSetCommand.self, ["weight"], at: ScriptedTerminal(keys: [.enter]))
    #expect(try kept(.weight) == .number(70.307))
  }
}
