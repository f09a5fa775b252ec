import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerCycle

/// The commands of the module.
public enum CycleCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [CycleCommand.self]
}

/// `cycle`
struct CycleCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "cycle", abstract: "See the day of your menstrual cycle and when the next period is expected.",
    discussion: """
      It counts from the starts of the periods that you log. After two complete cycles it says when the next \
      period is expected. It looks at your last six cycles.

        symptoms log period start                    it started today
        symptoms log period start --date yesterday   it started yesterday
        symptoms log period heavy                    how strong it is
        symptoms log period end                      today was the last day
        symptoms cycle                               where you are in the cycle
      """)

  @Argument(help: .hidden) var words: [String] = []
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your menstrual cycle.") }

  func run(in context: CommandContext) throws {
    // Someone who rides a bicycle may well type `cycle 30m`.
    guard words.isEmpty else {
      throw Failure(
        .usage, "“cycle” shows the menstrual cycle", recovery: "To log a ride: symptoms log exercise cycling 30m")
    }
    try context.answer(try CycleView(try context.session()))
  }
}
