import ArgumentParser
import TrackerCommandLine
import TrackerTrends

/// The commands of the module.
public enum TrendsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [ChartCommand.self, TrendsCommand.self]
}

/// The group of commands that draw.
struct ChartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart", abstract: "Draw your numbers: lines, bars, calendars and more.",
    discussion: """
        symptoms chart sleep                        the last 60 days
        symptoms chart sleep stress --days 90       two of them
        symptoms chart sleep --type calendar        as a calendar
        symptoms chart sleep --compare              with the 60 days before
        symptoms chart sleep --svg sleep.svg        saved as a drawing
        symptoms chart list                         what you can draw

      A day without an entry is a gap, never zero. Flare days are marked.
      """,
    subcommands: [ChartDrawCommand.self, ChartListCommand.self], defaultSubcommand: ChartDrawCommand.self)
}

/// `chart list`: what can be drawn.
struct ChartListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List what you can draw, and the types of charts.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you can draw.") }

  func run(in context: CommandContext) throws { try context.answer(try ChartListView(try context.session())) }
}
