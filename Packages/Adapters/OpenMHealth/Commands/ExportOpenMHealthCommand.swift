import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerOpenMHealth

/// `export open-mhealth`: what was measured, for other programs.
struct ExportOpenMHealthCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "open-mhealth", abstract: "Export weights, heart rates, steps and nights for other programs.",
    discussion: """
      The file has one data point of Open mHealth on each line. Steps are one point a day. What you did not log is \
      not in it.

      Examples:
        symptoms export open-mhealth points.ndjson                     all of them
        symptoms export open-mhealth points.ndjson --from 2026-01-01   from a day on
      """)

  @OptionGroup var export: ExportOptions

  @OptionGroup var range: DayRangeOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you export what you measured.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let days = try session.days(from: range.from, to: range.to)
    try export.run(OpenMHealthExporter(session, days: days), in: context)
  }
}
