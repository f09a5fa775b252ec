import TrackerCore

/// The world of a command: everything it may touch, put together by the host.
public struct CommandContext: Sendable {
  /// How an answer is written.
  public enum Format: Sendable { case text, json }

  public var registry: Registry
  /// The time of the command; it stands still while the command runs.
  public var now: Instant
  /// Where the command runs.
  public var zone: Zone
  /// The folder of the journal and settings.
  public var home: String
  public var packs: any PackSource
  public var forecasts: any ForecastEngine
  public var settings: any SettingsStore
  public var terminal: any Terminal
  public var format: Format
  public var isPlain: Bool
  /// Whether answers are coloured, by the settings and what the terminal welcomes.
  public var usesColour: Bool
  public var theme: Theme
  /// The program's words in the person's language.
  public var words: Phrases
  /// Opens the journal of the home; `nil` where there is none and `creating` is false.
  ///
  /// - Throws: `Failure` of kind `storage` or `system`.
  public var openJournal: @Sendable (_ creating: Bool) throws -> (any Journal)?
  /// Looks a journal over, for `doctor`; empty when all is well.
  public var inspectJournal: @Sendable (_ repairing: Bool) throws -> [HealthFinding]
  /// Runs a command line as if typed at a time in another home; the demo and tests live days through it.
  public var runCommand: @Sendable (_ arguments: [String], _ now: Instant, _ home: String) -> CommandResult
  public var randomNumbers: @Sendable () -> any RandomNumberGenerator

  public init(
    registry: Registry, now: Instant, zone: Zone, home: String, packs: any PackSource, forecasts: any ForecastEngine,
    settings: any SettingsStore, terminal: any Terminal, format: Format, isPlain: Bool, usesColour: Bool,
    theme: Theme = .terminal, words: Phrases = .english,
    openJournal: @escaping @Sendable (_ creating: Bool) throws -> (any Journal)?,
    inspectJournal: @escaping @Sendable (_ repairing: Bool) throws -> [HealthFinding],
    runCommand: @escaping @Sendable (_ arguments: [String], _ now: Instant, _ home: String) -> CommandResult,
    randomNumbers: @escaping @Sendable () -> any RandomNumberGenerator
  ) {
    self.registry = registry
    self.now = now
    self.zone = zone
    self.home = home
    self.packs = packs
    self.forecasts = forecasts
    self.settings = settings
    self.terminal = terminal
    self.format = format
    self.isPlain = isPlain
    self.usesColour = usesColour
    self.theme = theme
    self.words = words
    self.openJournal = openJournal
    self.inspectJournal = inspectJournal
    self.runCommand = runCommand
    self.randomNumbers = randomNumbers
  }

  public var style: TextStyle {
    TextStyle(
      width: terminal.width, usesColour: usesColour && !isPlain, isPlain: isPlain, theme: theme, words: words,
      year: DayCalendar(zone: zone).day(of: now).year)
  }

  /// Writes the answer: the read model as text, or as JSON with its shape's name and version.
  public func answer(_ model: some ReadModel) throws {
    switch format {
    case .text: terminal.write(model.text(style))
    case .json: terminal.write(try model.json + "\n")
    }
  }
}

/// What a command line that was run from within gave.
public struct CommandResult: Sendable, Hashable {
  public var output: String
  public var errors: String
  public var exitCode: Int32

  public init(output: String, errors: String, exitCode: Int32) {
    self.output = output
    self.errors = errors
    self.exitCode = exitCode
  }
}
