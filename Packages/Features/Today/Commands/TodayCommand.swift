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
    abstract: "See your chance of a flare, and what you've logged.",
    discussion: """
      Until you check in, you see your chance of a flare today. After that, you see tomorrow's, as things stand.

        symptoms today                    the day at a glance
        symptoms today --more             the rest, such as the load score
        symptoms today --date yesterday   what you logged on an earlier day

      The load score is 0 to 100. It shows how demanding a finished day was. It is not a chance of a flare.
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("An earlier day: yesterday, a weekday or a date.", valueName: "day"))
  var date: String?

  @Flag(help: "Show everything.") var more = false

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your chance of a flare, and why.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let day = try session.day(date)
    context.environment.note(.hubCard)
    try context.answer(try TodayView(of: day, in: session, isFull: more))
  }
}
