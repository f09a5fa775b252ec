import ArgumentParser
import Synchronization
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// The command that logs entries of a kind; its help follows from the kind's definition.
public func logCommand<Kind: LogKind>(for kind: Kind.Type) -> any TrackerCommand.Type { LogCommand<Kind>.self }

/// `log KIND …`
struct LogCommand<Kind: LogKind>: AskingCommand, ComposedHelp {
  static var configuration: CommandConfiguration { Configurations.configuration(for: Kind.self) }

  static func helpBlocks(_ format: TextFormatter) -> [Block] { LogHelp(definition: Kind.definition).blocks(format) }

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Flag(help: "Show what would be saved, without saving it.")
  var dryRun = false

  @Argument(help: ArgumentHelp("Values in order, or name=value.", valueName: "word"))
  var words: [String] = []

  var beforeSetUp: BeforeSetUp {
    .savesNothing(.words("Here you log {entries}.", ["entries": .words(Kind.definition.name, [:])]))
  }

  func run(in context: CommandContext) throws {
    if words.isEmpty, context.console.canAsk { return try ask(in: context) }
    try context.answer(try saved(words, date: date, in: context))
  }

  private func ask(in context: CommandContext) throws {
    let sheet = try EntrySheet(of: Kind.self, date: date, in: try context.session())
    var dialogue = EntryDialogue(sheet, in: context) { try saved($0, finishing: $1.key, in: $2) }
    try dialogue.run()
  }

  private func saved(
    _ words: [String], date: String? = nil, finishing draft: DocumentKey? = nil, in context: CommandContext
  ) throws -> SavedView {
    let logbook = Logbook(try context.session())
    let entry = try logbook.entry(of: Kind.self, words, date: date)
    return try dryRun ? logbook.preview(entry) : logbook.log(entry, finishing: draft)
  }
}

/// The parser asks every command for its configuration, again and again, and setting the help of a kind takes a while.
/// The program shows help by its blocks; only the manual page is made from what the parser knows.
private enum Configurations {
  private static let made = Mutex<[ObjectIdentifier: CommandConfiguration]>([:])
  private static let isForManual = CommandLine.arguments.contains("--experimental-dump-help")

  static func configuration<Kind: LogKind>(for kind: Kind.Type) -> CommandConfiguration {
    made.withLock { made in
      if let known = made[ObjectIdentifier(kind)] { return known }
      let configuration = CommandConfiguration(
        commandName: kind.id.rawValue, abstract: kind.definition.summary,
        usage: "symptoms log \(kind.id) [WORD …] [--date day]",
        discussion: isForManual ? LogHelp(definition: kind.definition).text : "")
      made[ObjectIdentifier(kind)] = configuration
      return configuration
    }
  }
}
