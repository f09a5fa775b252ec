import ArgumentParser
import TrackerApplication
import TrackerCommandLine

/// The command of the module.
public enum ImportCSVCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["import": [ImportCSVCommand.self]]
}

/// `import csv`: one person's days of a diary file.
struct ImportCSVCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "csv", abstract: "Bring in a diary: a CSV file with a row a day.",
    discussion: """
      A column map says what the columns mean. Save this as map.yaml and change the names:

        person: person                 # leave out where the file is of one person
        day: date                      # dates such as 2026-03-02, or whole numbers
        # start: 2026-03-01            # with whole numbers: day n is n days after it
        flare: {column: bad_day}       # 0 or 1; or {column: pain, at_least: 7}
        severity: {column: pain, from: [0, 10], flare_at: 7, step: 1}
        metrics: {sleep.hours: sleep, custom.walks: walks}

      An empty cell is unanswered; 0 is a value, or an explicit none. Rows that can't be taken are listed with their \
      lines, the others are imported. Importing a file again changes nothing; a cell that changed updates its entry.

      EXAMPLES
        Look first:   symptoms import csv diary.csv --columns map.yaml --dry-run
        One of many:  symptoms import csv study.csv --columns map.yaml --person p12
      """)

  @Argument(
    help: ArgumentHelp("The file, in UTF-8, with a header.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv", "txt"]))
  var file: String

  @Option(
    help: ArgumentHelp("What the columns mean.", valueName: "map.yaml"), completion: .file(extensions: ["yaml", "yml"]))
  var columns: String

  @Option(help: ArgumentHelp("Whose rows to take, where the map names a column of persons.", valueName: "id"))
  var person: String?

  @Flag(help: "Say what the import would do, and write nothing.")
  var dryRun = false

  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    var options = ["columns": columns]
    options["person"] = person
    try context.answer(
      try FileImport("csv", in: try context.session()).run(file, options: options, isRehearsal: dryRun))
  }
}
