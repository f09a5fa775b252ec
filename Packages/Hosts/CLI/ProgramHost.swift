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

  public init(world: World, terminal: any Terminal) {
    self.world = world
    self.terminal = terminal
  }

  /// The machine as it is, with the terminal that the program was started in.
  public static var live: ProgramHost {
    let world = World.live
    return ProgramHost(world: world, terminal: LiveTerminal(environment: world.variables))
  }

  /// Runs a command line, given without the program's name.
  ///
  /// - Returns: The exit code: 0 fine, 1 the answer is no, 2 could not do it, 64 wrong usage.
  public func run(_ arguments: [String]) -> Int32 {
    let person = PersonalWords(host: self, arguments: arguments)
    let reader = LineReader(
      commands: Self.tree.names, registry: Composition.registry, person: person.session)
    let typed = TypedLine(arguments, isLead: reader.isLead, isFlag: Self.tree.isFlag)
    do {
      return run(typed.arguments(with: try reader.line(of: typed.words)), person)
    } catch let unknown as UnknownWord {
      let kinds = Composition.registry.loggedKinds.map { $0.definition }
      let symptoms = try? person.session()?.person.entryContext
      return report(unknown.answer(in: Self.tree, kinds, symptoms, person.context), of: arguments)
    } catch {
      return report(error as? Failure ?? Failure(.system, "\(error)"), of: arguments)
    }
  }

  private static var tree: CommandTree { CommandTree(root: Symptoms.self) }

  /// Runs a line that begins with a command.
  private func run(_ arguments: [String], _ person: PersonalWords) -> Int32 {
    let refused = RefusedLine(tree: Self.tree, arguments: arguments)
    do {
      var command = try Symptoms.parseAsRoot(arguments)
      if let command = command as? any TrackerCommand {
        try command.runAsking(in: try context(for: command.global))
      } else {
        try command.run()
      }
      return 0
    } catch let failure as Failure {
      return report(refused.naming(failure, person.context), of: arguments)
    } catch {
      let code = Symptoms.exitCode(for: error).rawValue
      guard code == 0 else { return report(refused.answer(to: error), of: arguments) }
      terminal.write(Symptoms.fullMessage(for: error) + "\n")
      return code
    }
  }

  private func report(_ failure: Failure, of arguments: [String]) -> Int32 {
    let isPlain = arguments.contains("--plain")
    let view = FailureView(
      failure: failure, room: isPlain ? nil : terminal.width,
      isAllowedALine: failure.finding?.allowed.map { Self.tree.isCommandNamed(in: $0.description) } ?? false)
    let style = TextStyle(width: terminal.width, usesColour: false, isPlain: isPlain)
    let json = arguments.contains("--json") ? try? view.json : nil
    terminal.writeError(json.map { $0 + "\n" } ?? style.text(of: view))
    return failure.exitCode
  }

  /// What a command with these options is given; for what runs no command line of its own, such as the bench.
  ///
  /// - Throws: `Failure` (`system`) where there is no home.
  public func context(for options: GlobalOptions) throws -> CommandContext {
    let plain = TextStyle(width: terminal.width, usesColour: false, isPlain: options.plain)
    let environment = try world.environment(home: options.home, packs: options.packs) { [terminal] sentence in
      terminal.writeError((plain.isPlain ? sentence : plain.wrap(sentence, indent: 2)) + "\n")
    }
    let colours = colours(environment.settings)
    let style = TextStyle(
      width: terminal.width, usesColour: colours.usesColour && !options.plain, isPlain: options.plain,
      theme: colours.theme, words: environment.words.adding(Console.strings),
      year: DayCalendar(zone: world.zone).day(of: environment.now).year)
    return CommandContext(
      environment: environment,
      console: Console(terminal: terminal, format: options.json ? .json : .text, style: style),
      runCommand: { arguments, now, home in run(arguments, at: now, home: home) })
  }

  /// Settings that can't be read are no reason to refuse an answer, but they are said.
  private func colours(_ settings: any SettingsStore) -> (usesColour: Bool, theme: Theme) {
    do {
      return try SettingsModule.colours(settings, isColourWelcome: terminal.usesColour)
    } catch {
      terminal.writeError(
        "The settings are not heeded, \(settings.place) has faults: look with `symptoms doctor`.\n")
      return (terminal.usesColour, .terminal)
    }
  }

  /// Runs a command line at another time in another home, with its output kept.
  public func run(_ arguments: [String], at now: Instant, home: String) -> CommandResult {
    let capture = CapturingTerminal()
    var host = self
    host.world.clock = FixedClock(now)
    host.terminal = capture
    host.world.variables["SYMPTOMS_HOME"] = home
    let code = host.run(arguments)
    return CommandResult(output: capture.output, errors: capture.errors, exitCode: code)
  }
}
