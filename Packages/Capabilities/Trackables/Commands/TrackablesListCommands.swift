import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerTrackables

/// `own list`
struct OwnListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See what you track of your own, with the days you logged it.")

  @Flag(help: "Show what is hidden, too.")
  var all = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you track.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.list(showsHidden: all)) }
}

/// `own show`
struct OwnShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "See one of it, with its last value.")

  @OptionGroup var own: OwnArgument
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see one of your own.") }

  func run(in context: CommandContext) throws { try context.answer(try context.own.show(own.name)) }
}

/// `export own`: the definitions as a table.
struct ExportOwnCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "own", abstract: "Export what you track of your own: names, units and ranges.",
    discussion: "  symptoms export own own.csv")

  @OptionGroup var export: ExportOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export what you track.") }

  func run(in context: CommandContext) throws { try export.run(TrackablesExporter(), in: context) }
}
