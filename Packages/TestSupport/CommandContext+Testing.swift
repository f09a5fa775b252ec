import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerPacks

extension CommandContext {
  /// What a command is given in tests: ids from the system's random numbers, no commands from within.
  public static func testing(
    _ modules: [any TrackerModule.Type], now: Instant, zone: Zone = .utc, home: String = "/nowhere",
    packs: PackLibrary = SamplePacks.library, forecasts: any ForecastEngine,
    settings: any SettingsStore = DefaultSettings(),
    terminal: any Terminal, format: Console.Format = .text, isPlain: Bool = false,
    openJournal: @escaping Environment.JournalOpener,
    randomNumbers: @escaping @Sendable () -> any RandomNumberGenerator = { SystemRandomNumberGenerator() }
  ) -> CommandContext {
    var context = CommandContext(
      environment: Environment(
        registry: Registry(modules), now: now, zone: zone, home: home, packs: packs, forecasts: forecasts,
        settings: settings, openJournal: openJournal, randomNumbers: randomNumbers),
      console: Console(terminal: terminal, format: format, style: .file),
      runCommand: { _, _, _ in CommandResult(output: "", errors: "no commands from within here\n", exitCode: 64) })
    context.use(terminal, isPlain: isPlain)
    return context
  }

  /// Answers, asks and warns on another terminal.
  public mutating func use(_ terminal: any Terminal, isPlain: Bool = false) {
    let year = DayCalendar(zone: environment.zone).day(of: environment.now).year
    let style = TextStyle(
      width: terminal.width, usesColour: terminal.usesColour && !isPlain, isPlain: isPlain,
      words: environment.words.adding(Console.strings), year: year)
    console = Console(terminal: terminal, format: console.format, style: style)
    environment.warn = { warning in
      let sentence = style.words(warning)
      terminal.writeError((isPlain ? sentence : style.wrap(sentence)) + "\n")
    }
  }
}

/// Every setting at its default.
public struct DefaultSettings: SettingsStore {
  public let place = "settings"

  public init() {}
  public func value(of setting: SettingDefinition) throws -> SettingValue {
    SettingValue(value: setting.defaultValue, origin: "default")
  }
  public func set(_ value: String?, for setting: SettingDefinition) throws -> (before: SettingValue?, now: SettingValue)
  {
    let value = try self.value(of: setting)
    return (value, value)
  }
}
