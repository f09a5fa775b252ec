import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPatterns

/// `patterns look`: what the program does by itself every fourteen days. It says nothing.
struct PatternsLookCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "look", abstract: "See which patterns stand, if a look is due.", shouldDisplay: false)

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what goes together with your days.") }

  func run(in context: CommandContext) throws { try StandingLooks(try context.session()).take() }
}
