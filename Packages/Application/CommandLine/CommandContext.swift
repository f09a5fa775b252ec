import TrackerApplication
import TrackerConsole
import TrackerCore

/// What a command is given: the world, the console to answer on, and a way to run other command lines.
public struct CommandContext: Sendable {
  public var environment: Environment
  public var console: Console
  /// Runs a command line as if typed at a time in another home; the demo and tests live days through it.
  public var runCommand: @Sendable (_ arguments: [String], _ now: Instant, _ home: String) -> CommandResult
  /// Whether words at the beginning of a line name a command of the host, so that a name of the person's own can't
  /// begin so.
  public var isCommand: @Sendable (_ words: [String]) -> Bool = { _ in false }
  /// Runs a command line on the same console, as if it were typed next, in the same home; gives its exit code, that of
  /// wrong usage where a host runs none.
  public var runOnScreen: @Sendable (_ arguments: [String]) -> Int32 = { _ in 64 }
  /// Tells the time; nil where it stands still.
  public var clock: (@Sendable () -> Instant)?

  public init(
    environment: Environment, console: Console,
    runCommand: @escaping @Sendable (_ arguments: [String], _ now: Instant, _ home: String) -> CommandResult
  ) {
    self.environment = environment
    self.console = console
    self.runCommand = runCommand
  }

  /// The time of now, for a command that goes on while time passes: `environment.now` is when it began.
  public var now: Instant { clock?() ?? environment.now }

  /// The person's journal.
  ///
  /// - Throws: `Failure` before onboarding is done.
  public func session() throws -> Session { try environment.session() }

  /// Writes the answer.
  public func answer(_ model: some ReadModel) throws { try console.answer(model) }
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
