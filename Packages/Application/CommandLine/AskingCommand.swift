import ArgumentParser
import TrackerApplication
import TrackerConsole
import TrackerCore

/// A command that may doubt what was typed: it asks in a terminal, and takes it as it is with `--yes`.
public protocol AskingCommand: TrackerCommand {
  var asking: AskingOptions { get }
}

/// The options of commands that ask.
public struct AskingOptions: ParsableArguments {
  @Flag(name: .long, help: "Answer yes to every question, such as about a night of 15 hours.")
  public var yes = false

  public init() {}
}

extension TrackerCommand {
  /// Runs the command; what it asks is asked in a terminal, and it runs again with the answers. Where another command
  /// changed what it had read before it could save, it runs once more.
  ///
  /// A command throws its questions before it has written anything, or within the action, of which nothing is kept.
  ///
  /// - Throws: what the command throws; a `Failure` for questions that nobody answers.
  public func runAsking(in context: CommandContext) throws {
    var context = context
    if let command = self as? any AskingCommand { context.environment.answers.insists = command.asking.yes }
    try explainingSetUp {
      try context.settling { context in
        do { try run(in: context) } catch let failure as Failure where failure == .changedMeanwhile {
          // What it reads now may be changed again before it saves: then it says so.
          try run(in: context)
        }
      }
    }
  }
}

extension CommandContext {
  /// Runs a body until it has no more questions, each time with what was answered.
  ///
  /// - Throws: what the body throws; a `Failure` for questions that nobody answers.
  public func settling<Result>(_ body: (CommandContext) throws -> Result) throws -> Result {
    var context = self
    while true {
      do { return try body(context) } catch let open as OpenQuestions {
        context.environment.answers = try console.settle(open, context.environment.answers)
        context.environment.answers.seen.merge(open.seen) { first, _ in first }
      }
    }
  }
}
