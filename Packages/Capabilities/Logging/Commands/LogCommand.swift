import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// The command that logs entries of a kind; its help follows from the kind's definition.
public func logCommand<Kind: LogKind>(for kind: Kind.Type) -> any TrackerCommand.Type { LogCommand<Kind>.self }

/// `log KIND …`
struct LogCommand<Kind: LogKind>: AskingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Kind.id.rawValue, abstract: Kind.definition.summary,
      usage: "symptoms log \(Kind.id) WORD … [--date day]",
      discussion: LogHelp(definition: Kind.definition).text)
  }

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  @Flag(help: "Say what would be saved, and save nothing.")
  var dryRun = false

  @Argument(help: ArgumentHelp("Values in the order of the fields, or field=value.", valueName: "word"))
  var words: [String] = []

  func run(in context: CommandContext) throws {
    let logbook = Logbook(try context.session())
    let entry = try logbook.entry(of: Kind.self, words, date: date)
    try context.answer(dryRun ? logbook.preview(entry) : logbook.log(entry))
  }
}
