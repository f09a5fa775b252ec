import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum ReportsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [ReportCommand.self]
}

/// The group of commands for reports.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "See how your day, week or month was, on one page.",
    discussion: """
      Every part is there. A part that knows nothing says so. Nothing is guessed.

        symptoms report                                    the time you set, a week at first
        symptoms report weekly --output week.html          a page to read or print
        symptoms report monthly --output month.pdf         for paper
        symptoms report --from 2026-10-01 --to 2026-10-31  any days
        symptoms report daily --sections symptoms,sleep    only some parts
        symptoms report clinician --output visit.pdf       for your doctor or therapist
      """,
    subcommands: [
      ReportShowCommand.self, ReportDailyCommand.self, ReportWeeklyCommand.self, ReportMonthlyCommand.self,
      ReportClinicianCommand.self, ReportQuestionsCommand.self,
      ReportHistoryCommand.self, ReportScheduleCommand.self,
    ], defaultSubcommand: ReportShowCommand.self)
}
