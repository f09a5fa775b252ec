import ArgumentParser
import TrackerCore

/// A command of the program: options, one call into a module, an answer.
///
/// ArgumentParser makes command values itself, so a command gets its world by argument. Faults of the command line
/// belong in `validate()`; everything else is thrown as a `Failure`.
public protocol TrackerCommand: ParsableCommand {
  var global: GlobalOptions { get }
  func run(in context: CommandContext) throws
}

/// A module that brings commands.
public protocol CommandModule: TrackerModule {
  /// In the order in which help lists them.
  static var commands: [any ParsableCommand.Type] { get }
}

/// The options that every command takes.
public struct GlobalOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("Folder of the journal and settings.", valueName: "dir"), completion: .directory)
  public var home: String?

  @Option(
    name: .long, help: ArgumentHelp("Look for packs in this folder first; repeatable.", valueName: "dir"),
    completion: .directory)
  public var packs: [String] = []

  @Flag(name: .long, help: "Answer in JSON.")
  public var json = false

  @Flag(name: .long, help: "Answer line by line, without colour, columns or cursor movement.")
  public var plain = false

  public init() {}
}
