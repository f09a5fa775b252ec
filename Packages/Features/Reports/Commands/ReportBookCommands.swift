import ArgumentParser
import TrackerCommandLine
import TrackerReports

/// `report history`: the saved reports.
struct ReportHistoryCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List the reports you saved.",
    discussion: """
      A saved report stays as it was made, also when you change an entry later.

      Example:
        symptoms report history
      """)

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see the reports you saved.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ReportBook(try context.session()).history())
  }
}

/// `report schedule`: when the next one is due.
struct ReportScheduleCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule", abstract: "See or set when the next report is due.",
    discussion: """
      No report is made by itself. To be reminded, switch on the reminder “report”.

      Examples:
        symptoms report schedule weekly
        symptoms report schedule off
      """)

  @Argument(help: ArgumentHelp("One of: daily, weekly, monthly, off.", valueName: "interval"))
  var interval: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see when a report is due.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ReportBook(try context.session()).schedule(interval))
  }
}
