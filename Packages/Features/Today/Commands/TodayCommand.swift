import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerToday

/// The command of the module.
public enum TodayCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [TodayCommand.self]
}

/// `today`: the day at a glance.
struct TodayCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Today's risk and why, what is logged, and tomorrow so far.",
    discussion: """
      Three numbers, always with these labels:
        Today             how likely a flare is, as said before today began
        Yesterday's load  0 to 100: it explains the day behind you, and is
                            no probability
        Tomorrow so far   how likely a flare is, from all logged until now

      "× your usual" compares with how often you had flares so far; "likely" is a plausible range. Less than a week of \
      answered days says so.
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Another day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var date: String?

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let day = try session.day(date)
    try context.answer(try TodayView(of: day, in: session))
  }
}
