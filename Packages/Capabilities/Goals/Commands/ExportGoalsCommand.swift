import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerGoals

/// `export goals`: the goals for a calendar, or as a table.
struct ExportGoalsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "goals", abstract: "Export your goals for a calendar, or as a table.",
    discussion: """
      In a calendar, each goal and each step is a task. Days on which one is due are events, too: many \
      calendars show no tasks. If you open a newer file, your calendar changes what is there.

      Examples:
        symptoms export goals goals.ics     for a calendar
        symptoms export goals goals.csv     for a spreadsheet
      """)

  @OptionGroup var export: ExportOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export your goals.") }

  func run(in context: CommandContext) throws { try export.run(GoalsExporter(context.session()), in: context) }
}
