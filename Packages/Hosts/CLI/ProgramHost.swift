import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerComposition
import TrackerConsole
import TrackerCore
import TrackerSettings

/// Runs command lines in a world: the real one, or one with a fixed clock, another home and a scripted terminal.
public struct ProgramHost: Sendable {
  public var world: World
  public var terminal: any Terminal
  /// Noted while a command runs.
  private var changes: KeptChanges

  public init(world: World, terminal: any Terminal, changes: KeptChanges = KeptChanges()) {
    self.world = world
    self.terminal = terminal
    self.changes = changes
  }

  /// The machine as it is, with the terminal that the program was started in.
  public static var live: ProgramHost {
    let world = World.live
    let changes = KeptChanges()
    let terminal = LiveTerminal(environment: world.variables, changes: changes) {
      (try? world.environment().words.adding(strings)) ?? .english
    }
    return ProgramHost(world: world, terminal: terminal, changes: changes)
  }

  /// Runs a command line, given without the program's name.
  ///
  /// - Returns: The exit code: 0 fine, 1 the answer is no, 2 could not do it, 64 wrong usage.
  public func run(_ arguments: [String]) -> Int32 {
    if let code = completion(of: arguments) { return code }
    let person = PersonalWords(host: self, arguments: arguments)
    let reader = Self.reader(of: person.session)
    let typed = TypedLine(arguments, isLead: reader.isLead, isFlag: Self.tree.isFlag)
    // Options that only say where data is ask for what the program alone does.
    if typed.words.isEmpty, let options = try? GlobalOptions.parse(typed.options), !options.places.isEmpty {
      return run([])
    }
    do {
      let line = try ImportLine(tree: Self.tree, registry: Composition.registry).line(
        of: try reader.line(of: typed.words))
      if let form = line.form { tell(form, of: arguments, person) }
      return run(typed.arguments(with: line.words), person)
    } catch let unknown as UnknownWord {
      let kinds = Composition.registry.loggedKinds.map { $0.definition }
      let symptoms = try? person.session()?.person.entryContext
      return report(unknown.answer(in: Self.tree, kinds, symptoms, person.context), of: arguments, person)
    } catch {
      return report(Failure(of: error), of: arguments, person)
    }
  }

  /// Says what a file was taken for, beside the answer.
  private func tell(_ form: any ImportFormat, of arguments: [String], _ person: PersonalWords) {
    guard let words = person.context?.console.style.words else { return }
    let name = words(.words(form.name, [:]))
    let says = words("This file is: {name}.", ["name": name])
    terminal.writeError(BlockRenderer(style(of: arguments, person)).text([.sentence("\(says)")]))
  }

  static var tree: CommandTree { CommandTree(root: Symptoms.self) }

  /// Reads lines of the person that is asked for.
  private static func reader(of person: @escaping () throws -> Session?) -> LineReader {
    LineReader(
      commands: tree.names, commandOfOtherWord: tree.command(byOtherWord:), registry: Composition.registry,
      person: person)
  }

  /// What a program ends with that Ctrl-C has ended.
  private static let interrupted: Int32 = 130

  /// The commands that say themselves what of the settings can't be used.
  private static let lookingAtSettings: Set = ["doctor", "settings"]

  /// Runs a line that begins with a command.
  private func run(_ arguments: [String], _ person: PersonalWords) -> Int32 {
    let refused = RefusedLine(tree: Self.tree, arguments: arguments)
    do {
      var command = try Symptoms.parseAsRoot(arguments)
      if let command = command as? any TrackerCommand {
        let path = Self.tree.command(of: arguments).path
        let given = try context(
          for: command.global, warnsOfSettings: path.first.map { !Self.lookingAtSettings.contains($0) } ?? true)
        try logged(CommandName(type(of: command)), in: given) { try command.runAsking(in: given) }
      } else {
        try command.run()
      }
      return 0
    } catch let failure as Failure {
      return report(
        refused.naming(failure, person.context), of: arguments, person, corrected: refused.corrected(after: failure))
    } catch is CancellationError {
      let style = style(of: arguments, person)
      let says = style.words("Stopped. Nothing was saved.")
      terminal.writeError(BlockRenderer(style).text([.sentence("\(says)")]))
      return Self.interrupted
    } catch {
      let code = Symptoms.exitCode(for: error).rawValue
      guard code == 0 else { return report(refused.answer(to: error), of: arguments, person) }
      let message = Symptoms.fullMessage(for: error)
      terminal.write(help(message, of: arguments, person) ?? message + "\n")
      return code
    }
  }

  /// Runs a command, and says in the log which one, how long it took and what sort of failure it ended with.
  private func logged(_ name: CommandName, in context: CommandContext, _ run: () throws -> Void) throws {
    let log = context.environment.log
    let start = ContinuousClock.now
    log.info(.command, "\(name)")
    do { try run() } catch {
      if let failure = error as? Failure {
        log.error(.command, "\(name) failed (\(failure.kind)) after \(ContinuousClock.now - start)")
      }
      throw error
    }
    log.info(.command, "\(name) done in \(ContinuousClock.now - start)")
  }

  /// The help of the command that a line names, in the person's language; nil where something else is to be said, such
  /// as the version.
  private func help(_ message: String, of arguments: [String], _ person: PersonalWords) -> String? {
    let (path, command, _) = Self.tree.command(of: arguments)
    // A group that does something by itself is asked for as a whole.
    let asked = [command, command.configuration.defaultSubcommand].compactMap(\.self)
    guard asked.contains(where: { message == Symptoms.helpMessage(for: $0) }),
      let view = HelpView(of: command, at: path)
    else { return nil }
    if arguments.contains("--json"), let json = try? view.json { return json + "\n" }
    // Help is about the program, however it was started.
    var style = style(of: arguments, person)
    style.invocation = Invocation()
    return style.text(of: view)
  }

  private func report(
    _ failure: Failure, of arguments: [String], _ person: PersonalWords, corrected: String? = nil
  ) -> Int32 {
    let style = style(of: arguments, person)
    let view = FailureView(
      failure: failure, room: style.isPlain ? nil : style.width,
      isAllowedALine: failure.finding?.allowed.map { Self.tree.isCommandNamed(in: $0.description) } ?? false,
      corrected: corrected)
    let json = arguments.contains("--json") ? try? view.json : nil
    terminal.writeError(json.map { $0 + "\n" } ?? style.text(of: view))
    return failure.exitCode
  }

  /// How what is no command's answer is set: in the person's language, in English where there is no home.
  private func style(of arguments: [String], _ person: PersonalWords) -> TextStyle {
    let known = person.context?.console.style
    return TextStyle(
      width: terminal.width, usesColour: false, isPlain: arguments.contains("--plain"), words: known?.words ?? .english,
      year: known?.year, invocation: known?.invocation ?? Invocation(program: world.program), isASCII: isASCII)
  }

  /// Whether the locale is named as the one that has only ASCII. Where none is named, as in many jobs, nothing is
  /// known.
  private var isASCII: Bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { world.variables[$0] }.first { !$0.isEmpty }
    return named == "C" || named == "POSIX"
  }

  /// The words of the host and of what it is made of in other languages; modules bring theirs.
  static let strings: [StringCatalogue] = [.german] + Console.strings + GlobalOptions.strings

  /// What a command with these options gets; for what runs no command line of its own, such as the bench.
  ///
  /// - Parameter warnsOfSettings: Whether the person is told that the settings can't be read; false for what tells it
  ///   itself.
  /// - Throws: `Failure` (`system`) where there is no home.
  public func context(for options: GlobalOptions, warnsOfSettings: Bool = true) throws -> CommandContext {
    let plain = TextStyle(
      width: terminal.width, usesColour: false, isPlain: options.plain, invocation: invocation(options),
      isASCII: isASCII)
    var environment = try world.environment(home: options.home, packs: options.packs)
    let words = environment.words.adding(Self.strings)
    environment.words = words
    environment.openJournal = { [open = environment.openJournal, changes] creating, beforeUpdating in
      try open(creating, beforeUpdating).map { NotingJournal(journal: $0, changes: changes) }
    }
    environment.noteSaved = changes.add
    environment.warn = { [terminal] warning in
      terminal.writeError(BlockRenderer(plain).text([.sentence("\(words(warning))")]))
    }
    environment.log = log(verbosely: options.verbose, environment.warn)
    if terminal.isScreen, !options.plain, !options.json {
      environment.tellProgress = ProgressLine(terminal: terminal, isASCII: isASCII, words: words).tell
    }
    let colours = colours(environment, isTold: warnsOfSettings)
    let style = TextStyle(
      width: terminal.width, usesColour: colours.usesColour && !options.plain, isPlain: options.plain,
      theme: colours.theme, words: words,
      year: DayCalendar(zone: world.zone).day(of: environment.now).year, invocation: invocation(options),
      isASCII: isASCII)
    var context = CommandContext(
      environment: environment,
      console: Console(terminal: terminal, format: options.json ? .json : .text, style: style),
      runCommand: { arguments, now, home in run(arguments, at: now, home: home) })
    context.isCommand = { Self.reader(of: { nil }).namesCommand($0) }
    context.runOnScreen = { [places = options.places] arguments in
      run(arguments + places.flatMap { [$0.name, $0.value] })
    }
    context.clock = { [clock = world.clock] in clock.now }
    return context
  }

  /// The program's log as `--verbose` and `SYMPTOMS_LOG` ask for it; off without them, and where it can't be written.
  private func log(verbosely isVerbose: Bool, _ warn: (Phrase) -> Void) -> ProgramLog {
    let asked = world.variables["SYMPTOMS_LOG"].flatMap { $0.isEmpty ? nil : $0 }
    let named = asked.flatMap { ProgramLog.Destination($0) }
    if let asked, named == nil, asked.lowercased() != SettingDefinition.off {
      warn("SYMPTOMS_LOG is not understood. Use debug, info, warning or error, or info:FILE.")
    }
    guard let destination = named ?? (isVerbose ? ProgramLog.Destination(level: .debug) : nil) else { return .off }
    let now: @Sendable () -> Instant = { [clock = world.clock] in clock.now }
    guard let file = destination.file else {
      let level = isVerbose ? .debug : destination.level
      return ProgramLog(level: level, now: now) { [terminal] in terminal.writeError($0) }
    }
    do { return ProgramLog(level: destination.level, now: now, write: try ProgramLog.appending(to: file)) } catch {
      warn(error.message)
      return .off
    }
  }

  /// What commands on the screen begin with: the program as it was started, and the options that say where data is.
  private func invocation(_ options: GlobalOptions) -> Invocation {
    Invocation(program: world.program, options: options.places.map { Invocation.Option($0.name, $0.value) })
  }

  /// Settings that cannot be read are no reason to refuse an answer, but the person is told.
  private func colours(_ environment: Environment, isTold: Bool) -> (usesColour: Bool, theme: Theme) {
    let faults = try? environment.settings.faults().count
    if let faults, faults > 0 { environment.log.warning(.settings, "\(faults) values cannot be used") }
    if isTold, faults != 0 {
      environment.warn("Some of your settings cannot be used, so the defaults hold there. See: symptoms settings")
    }
    return (try? SettingsModule.colours(environment.settings, isColourWelcome: terminal.usesColour))
      ?? (terminal.usesColour, .terminal)
  }

  /// Runs a command line at another time in another home, with its output kept.
  public func run(_ arguments: [String], at now: Instant, home: String) -> CommandResult {
    let capture = CapturingTerminal(columns: world.variables["COLUMNS"])
    var host = self
    host.world.clock = FixedClock(now)
    host.terminal = capture
    host.changes = KeptChanges()
    host.world.variables["SYMPTOMS_HOME"] = home
    let code = host.run(arguments)
    return CommandResult(output: capture.output, errors: capture.errors, exitCode: code)
  }
}

extension Failure {
  /// A failure as it was thrown; what is none is told as it describes itself.
  fileprivate init(of error: any Error) {
    self = error as? Failure ?? Failure(.system, "Something went wrong: {error}", ["error": .verbatim("\(error)")])
  }
}
