import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPatterns

/// `patterns replay`: the findings for everybody in a diary file.
struct PatternsReplayCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Look for patterns in a diary file of many people (for researchers).",
    discussion: """
        symptoms patterns replay study.csv --columns map.yaml --findings out.csv
        symptoms patterns replay study.csv --columns map.yaml --findings out.csv --jobs 2

      Each `custom.` column of the map is a factor. A cell with 0 is a no, and any other number a yes. An empty cell \
      is not known. Each factor is compared with the next day's severity and flares. The map needs both.

      The output is a CSV file with a row for each person and factor. rr is the risk ratio, from low to high. p is of \
      the adjusted effect. q is p among all factors of the person. exposed counts days with the factor. No journal is \
      needed, and nothing is stored in one.
      """)

  @OptionGroup var cohort: CohortOptions

  @Option(
    help: ArgumentHelp("Where to write the findings.", valueName: "out.csv"), completion: .file(extensions: ["csv"]))
  var findings: String

  @OptionGroup var side: JobsOption

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let replay = PatternsReplay(
      file: cohort.file, columns: cohort.columns, findings: findings, jobs: side.jobs)
    try context.answer(try replay.run(in: context.environment))
  }
}
