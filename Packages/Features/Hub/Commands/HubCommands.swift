import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerHub

/// The command of the module.
public enum HubCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [HubCommand.self]
}

/// `hub [card]`
struct HubCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "hub", abstract: "See what you follow as cards, in your own order.",
    discussion: """
      One card is unfolded: each value stands beside the command that changes it. What is not known is a dash.

        symptoms hub                                    all cards, the first one unfolded
        symptoms hub water                              another one unfolded
        symptoms settings set hub.order water,sleep     your own order
        symptoms settings set hub.hidden weight,stress  leave cards out
      """)

  @Argument(help: ArgumentHelp("The card to unfold, such as sleep. Default: the first.", valueName: "card"))
  var card: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you follow as cards.") }

  func run(in context: CommandContext) throws {
    try context.answer(try HubView(try context.session(), focus: card))
  }
}
