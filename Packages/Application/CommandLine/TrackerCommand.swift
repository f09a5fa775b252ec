import ArgumentParser
import TrackerApplication
import TrackerCore

/// A command of the program: options, one call into a module, an answer.
///
/// ArgumentParser makes command values itself, so a command gets its world by argument. Errors of the command line
/// belong in `validate()`; everything else is thrown as a `Failure`.
public protocol TrackerCommand: ParsableCommand {
  var global: GlobalOptions { get }
  func run(in context: CommandContext) throws
}

/// The commands of a module. The program has the list of them.
public protocol CommandModule: Sendable, SendableMetatype {
  /// In the order in which help lists them.
  static var commands: [any ParsableCommand.Type] { get }
  /// Commands that stand below a group of the program, such as `csv` below `import`, by the group's name.
  static var subcommands: [String: [any ParsableCommand.Type]] { get }
}

extension CommandModule {
  public static var commands: [any ParsableCommand.Type] { [] }
  public static var subcommands: [String: [any ParsableCommand.Type]] { [:] }
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
