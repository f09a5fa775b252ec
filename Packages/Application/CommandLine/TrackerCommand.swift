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

  /// What it says to somebody who is not set up yet.
  var beforeSetUp: BeforeSetUp { get }

  /// A line of this command that this person could type now, for answers to lines that were refused; nil where the
  /// command's help says more, which is so unless a command says otherwise.
  ///
  /// - Parameter words: What was typed after the command, to be near to what was meant.
  static func example(in context: CommandContext, for words: [String]) -> String?

  /// Other words that a line of this command may begin with, in any language; none unless a command says otherwise.
  static var otherWords: [String] { get }
}

extension TrackerCommand {
  public static func example(in context: CommandContext, for words: [String]) -> String? { nil }
  public static var otherWords: [String] { [] }
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
    name: .long, help: ArgumentHelp("Where your data is kept.", valueName: "dir"), completion: .directory)
  public var home: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Look for conditions in this folder first. You can repeat it.", valueName: "dir"),
    completion: .directory)
  public var packs: [String] = []

  @Flag(name: .long, help: "Answer in JSON, for scripts.")
  public var json = false

  @Flag(name: .long, help: "Plain lines for screen readers.")
  public var plain = false

  @Flag(name: .long, help: "Also say what the program does, to find a fault.")
  public var verbose = false

  public init() {}

  /// Those that say where the data and the conditions are, as they were given.
  public var places: [(name: String, value: String)] {
    (home.map { [("--home", $0)] } ?? []) + packs.map { ("--packs", $0) }
  }

  /// The words of this module in other languages, for the host to add to those of the modules.
  public static let strings: [StringCatalogue] = [.german]

  /// Those that are followed by a value.
  public static let valued: Set<String> = ["--home", "--packs"]
  /// Those that stand alone.
  public static let flags: Set<String> = ["--json", "--plain", "--verbose"]

  /// The options of the program among the words of a line, wherever they stand; others are passed over.
  ///
  /// - Throws: what parsing throws where a value is missing.
  public static func found(in arguments: [String]) throws -> GlobalOptions {
    var found: [String] = []
    for (index, word) in arguments.prefix(while: { $0 != "--" }).enumerated() {
      let name = word.prefix { $0 != "=" }
      if flags.contains(word) || (valued.contains(String(name)) && name != word) { found.append(word) }
      if valued.contains(word) { found += arguments[index...].prefix(2) }
    }
    return try parse(found)
  }
}
