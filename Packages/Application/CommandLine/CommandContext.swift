import TrackerApplication
import TrackerConsole
import TrackerCore

/// What a command is given: the world, the console to answer on, and a way to run other command lines.
public struct CommandContext: Sendable {
  public var environment: Environment
  public var console: Console
  /// Runs a command line as if typed at a time in another home; the demo and tests live days through it.
  public var runCommand: @Sendable (_ arguments: [String], _ now: Instant, _ home: String) -> CommandResult

  public init(
    environment: Environment, console: Console,
    runCommand: @escaping @Sendable (_ arguments: [String], _ now: Instant, _ home: String) -> CommandResult
  ) {
    self.environment = environment
    self.console = console
    self.runCommand = runCommand
  }

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
