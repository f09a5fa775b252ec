import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerTrackers

/// The commands of the module.
public enum TrackersCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [TrackersCommand.self]
}

/// `trackers [tracker]`
struct TrackersCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "trackers", abstract: "See sleep, drinks, weight, mood and stress at a glance.",
    discussion: """
      Each line has today, the mean of the last 7 full days, and your goal. What is not known is a dash.

        symptoms trackers         all of them
        symptoms trackers sleep   one of them, with goal, streak, trend and more
        symptoms drink 300ml      log a drink; also 12oz, 2 glasses or 1 cup
        symptoms weigh 70.4kg     log your weight
      """)

  @Argument(help: ArgumentHelp("The tracker, such as sleep. Default: all.", valueName: "tracker"))
  var tracker: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your trackers at a glance.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    guard let tracker else { return try context.answer(TrackersView(session)) }
    try context.answer(TrackerView(tracker, session))
  }
}
