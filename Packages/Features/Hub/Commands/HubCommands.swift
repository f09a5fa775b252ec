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
        symptoms hub --watch                            keep them open and see each change
        symptoms settings set hub.order water,sleep     your own order
        symptoms settings set hub.hidden weight,stress  leave cards out

      A line of up to 14 days ends with today. A dot is a day that is not known.
      """)

  @Argument(help: ArgumentHelp("The card to unfold, such as sleep. Default: the first.", valueName: "card"))
  var card: String?

  @Flag(help: "Keep the cards open. They show every change at once.")
  var watch = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what you follow as cards.") }

  func run(in context: CommandContext) throws {
    context.environment.note(.hubCard)
    guard watch else { return try context.answer(try HubView(try context.session(), focus: card)) }
    guard context.console.asksWithKeys, context.console.format == .text else {
      throw Failure(
        .usage, "--watch needs a terminal, and neither --json nor --plain",
        recovery: "To see the cards once: symptoms hub")
    }
    var screen = try HubScreen(try context.session(), focus: card) { context.now }
    while try context.console.follow(&screen) == .finished {
      // What logging says stays above the cards.
      guard let line = screen.entering else { continue }
      _ = context.runOnScreen(Array(line.commandWords.dropFirst()))
      context.console.terminal.write("\n")
    }
  }
}
