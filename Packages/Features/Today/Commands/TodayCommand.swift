import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerToday

/// The command of the module.
public enum TodayCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [TodayCommand.self]
}

/// `today`: the day at a glance, or all there is to say of it.
struct TodayCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Your chance of a flare and why, and what is logged.",
    discussion: """
      Until you have answered today, it tells you about today. After that, it tells you about tomorrow, as things stand.

        symptoms today                    the day at a glance
        symptoms today --more             the rest: load score, what is not as usual
        symptoms today --date yesterday   your record for an earlier day

      The load score is 0 to 100. It shows how demanding a finished day was; it is not a chance of a flare.
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("An earlier day: yesterday, a weekday or a date.", valueName: "day"))
  var date: String?

  @Flag(help: "Say all there is to say.") var more = false

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let day = try session.day(date)
    try context.answer(try TodayView(of: day, in: session, isFull: more))
  }
}
