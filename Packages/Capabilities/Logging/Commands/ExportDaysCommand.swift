import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerLogging

/// `export days`: the numbers of each day as a table.
struct ExportDaysCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "days", abstract: "Export the numbers of each day as a table.",
    discussion: """
      The table has a row for each day and each number that you ever logged. A day without any entry is not in it. \
      What you had none of is 0. What is not known has no value, and “no” under “answered”.

      Examples:
        symptoms export days days.csv                     for a spreadsheet
        symptoms export days days.csv --from 2026-01-01   from a day on
      """)

  @OptionGroup var export: ExportOptions

  @OptionGroup var range: DayRangeOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your days.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let days = try session.days(from: range.from, to: range.to)
    try export.run(DaysExporter(session, days: days), in: context)
  }
}
