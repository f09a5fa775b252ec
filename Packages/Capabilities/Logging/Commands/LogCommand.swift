import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// The command that logs entries of a kind; its help follows from the kind's definition.
public func logCommand<Kind: LogKind>(for kind: Kind.Type) -> any TrackerCommand.Type { LogCommand<Kind>.self }

/// `log KIND …`
struct LogCommand<Kind: LogKind>: AskingCommand, ComposedHelp {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Kind.id.rawValue, abstract: Kind.definition.summary,
      usage: "symptoms log \(Kind.id) WORD … [--date day]",
      discussion: LogHelp(definition: Kind.definition).text)
  }

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
    let logbook = Logbook(try context.session())
    let entry = try logbook.entry(of: Kind.self, words, date: date)
    try context.answer(dryRun ? logbook.preview(entry) : logbook.log(entry))
  }
}
