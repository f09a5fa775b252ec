import Synchronization
import Testing
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTestSupport

import TrackerOnboarding
@testable import TrackerOnboardingCommands

@Suite(.serialized) struct ClosingQuestionTests {
  private enum AskingModule: TrackerModule {
    static let id: ModuleID = "asking"
    static let setting = SettingDefinition(
      id: "copies", about: "How often?", shape: .choice(["off", "weekly"]), defaultValue: "off")
    static func contribute(to registry: inout Registry) {
      registry.settings.add(setting)
      registry.closingQuestions.add(
        ClosingQuestion("copies", asks: "How often?", choices: [("off", "Never"), ("weekly", "Every week")]))
    }
  }

  private enum SuggestingModule: TrackerModule {
    static let id: ModuleID = "suggesting"
    static let kept = Mutex<[String]>([])
    static func contribute(to registry: inout Registry) {
      registry.closingQuestions.add(
        ClosingQuestion(
          "wishes", asks: "Any wishes?",
          several: .init(
            options: { _ in ["rest", "quiet", "sun"].map { ChoiceOption(id: $0, name: $0) } },
            keep: { chosen, _ in
              kept.withLock { $0 += chosen }
              return "Kept."
            })))
    }
  }

  @Test("a question of several things keeps what is chosen, and nothing where nothing is")
  func several() throws {
    func ask(_ keys: [Key]) throws -> (kept: [String], screen: String) {
      SuggestingModule.kept.withLock { $0 = [] }
      let world = ScriptedWorld([SuggestingModule.self])
      try world.onboard()
      let terminal = ScriptedTerminal(keys: keys)
      try world.context(terminal).askClosingQuestions()
      return (SuggestingModule.kept.withLock { $0 }, terminal.screen)
    }
    let chosen = try ask([.character(" "), .down, .down, .character(" "), .enter])
    #expect(chosen.kept == ["rest", "sun"] && chosen.screen.contains("Kept."))
    for keys in [[.enter], [.escape], []] as [[Key]] {
      let none = try ask(keys)
      #expect(none.kept == [] && none.screen == "")
    }
  }

  @Test("that all is done is said last, after what was asked besides, with what comes next below it")
  func closing() throws {
    SuggestingModule.kept.withLock { $0 = [] }
    let world = ScriptedWorld([OnboardingModule.self, SuggestingModule.self])
    let terminal = ScriptedTerminal(
      keys: OnboardCommandTests.keys.flatMap { $0 } + [.character(" "), .enter])
    let lines = try world.run(OnboardCommand.self, at: terminal).split(separator: "\n").map { String($0).trimmed }
    #expect(SuggestingModule.kept.withLock { $0 } == ["rest"])
    let place = { (text: String) in lines.firstIndex { $0.hasPrefix(text) } }
    let places = try ["Kept.", "You're all set.", "Next:", "symptoms check-in", "symptoms today"].map {
      try #require(place($0), "\($0) in \(lines)")
    }
    #expect(places == places.sorted() && places.last == lines.count - 1, "\(lines)")
    #expect(lines.count { $0 == "You're all set." } == 1)
  }

  private final class KeptSettings: SettingsStore {
    let place = "settings"
    let kept = Mutex<[String]>([])
    func value(of setting: SettingDefinition) throws -> SettingValue { setting.settingDefault }
    func set(_ value: String?, for setting: SettingDefinition) throws -> (before: SettingValue?, now: SettingValue) {
      kept.withLock { $0.append("\(setting.id)=\(value ?? "")") }
      return (nil, setting.settingDefault)
    }
  }

  private func kept(_ terminal: ScriptedTerminal) throws -> [String] {
    let settings = KeptSettings()
    let context = CommandContext.testing(
      [AskingModule.self], now: Instant(seconds: 0), forecasts: SteadyForecaster(), settings: settings,
      terminal: terminal, openJournal: { _, _ in nil })
    try context.askClosingQuestions()
    return settings.kept.withLock { $0 }
  }

  @Test("a closing question is asked of a person, and its answer is the setting")
  func asked() throws {
    #expect(try kept(ScriptedTerminal(keys: [.down, .enter])) == ["copies=weekly"])
  }

  @Test("the first choice, leaving and having no keyboard change nothing")
  func unanswered() throws {
    #expect(try kept(ScriptedTerminal(keys: [.enter])) == [])
    #expect(try kept(ScriptedTerminal(keys: [.escape])) == [])
    #expect(try kept(ScriptedTerminal(keys: [])) == [])
    #expect(try kept(ScriptedTerminal(lines: ["Every week"])) == [])
  }
}
