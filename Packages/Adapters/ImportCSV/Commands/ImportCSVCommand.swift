import ArgumentParser
import Foundation
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerImportCSV

/// The command of the module.
public enum ImportCSVCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["import": [ImportCSVCommand.self]]
}

/// `import csv`: one person's days of a diary file.
struct ImportCSVCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "csv", abstract: "Bring in a diary: a CSV file with a row a day.",
    discussion: """
      Without a map the program guesses what the columns mean, shows it and asks. --guess writes the guess beside the \
      file as a map, diary.columns.yaml for diary.csv, which you can change; the next import of the file reads it. A \
      map looks like this:

        person: person                 # leave out where the file is of one person
        day: date                      # dates, or whole numbers
        # start: 2026-03-01            # with whole numbers: day n is n days after it
        # dates: dmy                   # where 2/3/2026 could be either: dmy or mdy
        flare: {column: bad_day}       # yes or no; or {column: pain, at_least: 7}
        severity: {column: pain, from: [0, 10], flare_at: 7, step: 1}
        metrics: {sleep.hours: sleep, custom.walks: walks, symptom.fatigue: {column: tired, from: [0, 100]}}
        entries: {check-in.notes: Notes}

      A cell that is empty or holds - or n/a is unanswered; 0 is a value, or none. Cells that cannot be taken are \
      listed with their lines and columns, and the others are imported. Importing a file again changes nothing; a \
      cell that changed updates its entry.

      EXAMPLES
        Guess and ask:    symptoms import csv diary.csv
        Write the map:    symptoms import csv diary.csv --guess
        Look first:       symptoms import csv diary.csv --columns map.yaml --dry-run
        One of many:      symptoms import csv study.csv --columns map.yaml --person p12
      """)

  @Argument(
    help: ArgumentHelp("The file, with a header.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv", "txt"]))
  var file: String

  @Option(
    help: ArgumentHelp("What the columns mean; guessed without it.", valueName: "map.yaml"),
    completion: .file(extensions: ["yaml", "yml"]))
  var columns: String?

  @Flag(help: "Guess what the columns mean and write it beside the file; nothing is imported.")
  var guess = false

  @Flag(help: "With --guess: replace the map that is there.")
  var force = false

  @Option(help: ArgumentHelp("Which stands first in dates: dmy or mdy.", valueName: "order"))
  var dates: String?

  @Option(help: ArgumentHelp("The sign before decimals: point or comma.", valueName: "sign"))
  var decimals: String?

  @Option(help: ArgumentHelp("Whose rows to take, where the map names a column of persons.", valueName: "id"))
  var person: String?

  @Flag(help: "Say what the import would do, and write nothing.")
  var dryRun = false

  @OptionGroup var asking: AskingOptions

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    if guess, columns != nil { throw ValidationError("--guess makes a map, so --columns cannot be given with it") }
    if force, !guess { throw ValidationError("--force replaces a map, which --guess writes") }
  }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let guesses = ColumnGuesses(in: session)
    guard !guess else {
      return try context.answer(try guesses.write(for: file, options: options, replacing: force))
    }
    var options = options
    var importer = CSVImporter()
    if let map = columns ?? mapBeside(in: session.format, context) {
      options["columns"] = map
    } else {
      let view = try guesses.look(at: file, options: options)
      context.console.say(view.preview(session.format), isApart: true)
      if !dryRun { try agree(to: view, session.format, context) }
      importer = CSVImporter(shown: view.columnMap)
    }
    try context.answer(try FileImport(importer, in: session).run(file, options: options, isRehearsal: dryRun))
  }

  /// Asks whether the guess is right, of what was shown once.
  private func agree(to view: ColumnGuessView, _ format: TextFormatter, _ context: CommandContext) throws {
    let doubt = ColumnGuesses.doubt(about: view)
    try context.settling { context in try context.environment.answers.settle([doubt]) }
  }

  /// What was typed besides the file, by the ids of the importer's options.
  private var options: [String: String] {
    ["dates": dates, "decimals": decimals, "person": person].compactMapValues(\.self)
  }

  /// The map that an earlier `--guess` wrote, which somebody may have changed since; nil where there is none.
  private func mapBeside(in format: TextFormatter, _ context: CommandContext) -> String? {
    let map = ColumnGuesses.mapFile(beside: file)
    guard FileManager.default.fileExists(atPath: map) else { return nil }
    context.console.say([.sentence("\(format("Read with {map}.", ["map": map]))")])
    return map
  }
}
