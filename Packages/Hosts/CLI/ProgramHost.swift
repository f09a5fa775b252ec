import ArgumentParser
import Foundation
import TrackerCommands
import TrackerCore
import TrackerPacks
import TrackerPrediction
import TrackerSettings
import TrackerStorage

/// Runs command lines in a world: the real one, or one with a fixed clock, another home and a scripted terminal.
public struct ProgramHost: Sendable {
  public var environment: [String: String]
  public var clock: any WallClock
  public var zone: Zone
  /// Where the program lies: packs are looked for beside and above it.
  public var programPath: String
  public var terminal: any Terminal
  public var randomNumbers: @Sendable () -> any RandomNumberGenerator

  public init(
    environment: [String: String], clock: any WallClock, zone: Zone, programPath: String, terminal: any Terminal,
    randomNumbers: @escaping @Sendable () -> any RandomNumberGenerator
  ) {
    self.environment = environment
    self.clock = clock
    self.zone = zone
    self.programPath = programPath
    self.terminal = terminal
    self.randomNumbers = randomNumbers
  }

  /// Runs a command line, given without the program's name.
  ///
  /// - Returns: The exit code: 0 fine, 1 the answer is no, 2 could not do it, 64 wrong usage.
  public func run(_ arguments: [String]) -> Int32 {
    do {
      var command = try Symptoms.parseAsRoot(arguments)
      if let command = command as? any TrackerCommand {
        try command.run(in: try context(for: command.global))
      } else {
        try command.run()
      }
      return 0
    } catch let failure as Failure {
      return report(failure, asJSON: arguments.contains("--json"))
    } catch {
      return report(argumentError: error, asJSON: arguments.contains("--json"))
    }
  }

  private func report(argumentError error: any Error, asJSON: Bool) -> Int32 {
    let code = Symptoms.exitCode(for: error).rawValue
    let message = Symptoms.fullMessage(for: error)
    if code == 0 {
      terminal.write(message + "\n")
    } else if asJSON {
      return report(Failure(.usage, message), asJSON: true)
    } else {
      terminal.writeError(message + "\n")
    }
    return code
  }

  private func report(_ failure: Failure, asJSON: Bool) -> Int32 {
    let view = FailureView(failure: failure)
    let style = TextStyle(width: terminal.width, usesColour: false, isPlain: false)
    terminal.writeError(asJSON ? ((try? view.json) ?? view.text(style)) + "\n" : view.text(style))
    return failure.exitCode
  }
}

extension ProgramHost {
  /// The world of a command with these options; for what runs no command line of its own, such as the bench.
  ///
  /// - Throws: `Failure` (`system`) where there is no home.
  public func context(for options: GlobalOptions) throws -> CommandContext {
    let home = try homeFolder(options)
    let settings = SettingsFile(home: home, environment: environment, definitions: Symptoms.registry.settings.all)
    let colours = colours(settings)
    let language = (try? SettingsModule.language(settings, environment: environment)) ?? .english
    var context = CommandContext(
      registry: Symptoms.registry, now: clock.now, zone: zone, home: home,
      packs: PackLibrary(folders: packFolders(options, home: home), language: language),
      forecasts: LearnerForecaster(), settings: settings, terminal: terminal, format: options.json ? .json : .text,
      isPlain: options.plain, usesColour: colours.usesColour, theme: colours.theme, words: .words(in: language),
      openJournal: { _ in nil },
      inspectJournal: { repairing in JournalDoctor.inspect(home: home, repairing: repairing) },
      runCommand: { arguments, now, home in run(arguments, at: now, home: home) }, randomNumbers: randomNumbers)
    context.openJournal = { [context] creating in
      guard let journal = try SQLiteJournal.open(home: home, creating: creating) else { return nil }
      try rederive(journal, in: context)
      return journal
    }
    return context
  }

  /// Makes measures anew that were made by the rules of an earlier version of the program.
  private func rederive(_ journal: SQLiteJournal, in context: CommandContext) throws {
    guard !journal.isReadOnly, try journal.measuresVersion() != Symptoms.measuresVersion else { return }
    let person = try journal.read { try context.session(of: $0, journal: journal)?.person }
    try journal.rederive(version: Symptoms.measuresVersion) { entry in
      guard var reading = person?.entryContext, let kind = context.registry.logKind(entry.kind) else { return nil }
      if let zone = Zone(identifier: entry.zone) { reading.calendar.zone = zone }
      return kind.allMeasures(of: entry, in: reading)
    }
  }

  /// Settings that can't be read are no reason to refuse an answer, but they are said.
  private func colours(_ settings: SettingsFile) -> (usesColour: Bool, theme: Theme) {
    do {
      return try SettingsModule.colours(settings, terminal: terminal)
    } catch {
      terminal.writeError("The settings are not heeded, \(settings.path) has faults: look with `symptoms doctor`.\n")
      return (terminal.usesColour, .terminal)
    }
  }

  /// `--home`, else `SYMPTOMS_HOME`, else the platform's folder for a program's data.
  private func homeFolder(_ options: GlobalOptions) throws -> String {
    if let given = options.home ?? environment["SYMPTOMS_HOME"], !given.isEmpty {
      return URL(fileURLWithPath: given).standardizedFileURL.path
    }
    guard let user = environment["HOME"], !user.isEmpty else {
      throw Failure(
        .system, "There is no folder to keep the journal in: HOME is not set",
        mend: "Name one with --home DIR or SYMPTOMS_HOME.")
    }
    #if os(macOS)
    return "\(user)/Library/Application Support/symptoms"
    #else
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(user)/.local/share"
    return "\(data)/symptoms"
    #endif
  }

  /// `--packs`, `SYMPTOMS_PACKS`, the home's own, then the `Conditions` folders beside and above the program; the first
  /// that holds an id wins.
  private func packFolders(_ options: GlobalOptions, home: String) -> [String] {
    let named = options.packs + (environment["SYMPTOMS_PACKS"]?.split(separator: ":").map(String.init) ?? [])
    var folder = URL(fileURLWithPath: programPath).resolvingSymlinksInPath().deletingLastPathComponent()
    var shipped: [String] = []
    while folder.path.count > 1 {
      shipped += ["Conditions", "share/symptoms/Conditions"].map { folder.appendingPathComponent($0).path }
      folder.deleteLastPathComponent()
    }
    return named + ["\(home)/packs"]
      + (shipped.first { FileManager.default.fileExists(atPath: "\($0)/universal/pack.yaml") }.map { [$0] } ?? [])
  }

  /// Runs a command line at another time in another home, with its output kept.
  public func run(_ arguments: [String], at now: Instant, home: String) -> CommandResult {
    let capture = CapturingTerminal()
    var host = self
    host.clock = FixedClock(now)
    host.terminal = capture
    host.environment["SYMPTOMS_HOME"] = home
    let code = host.run(arguments)
    return CommandResult(output: capture.output, errors: capture.errors, exitCode: code)
  }
}
