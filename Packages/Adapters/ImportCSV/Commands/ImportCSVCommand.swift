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
    commandName: "csv", abstract: "Import a diary from a CSV file with one row for each day.",
    discussion: """
      The program guesses what the columns mean, shows you, and asks before it imports. With --guess it saves the \
      guess beside the file, as a map. For diary.csv, that is diary.columns.yaml. You can change the map. It is used \
      next time. A map looks like this:

        person: person                 # leave out if the file is about one person
        day: date                      # dates, or whole numbers
        # start: 2026-03-01            # for whole numbers: the day before day 1
        # dates: dmy                   # where 2/3/2026 could be either: dmy or mdy
        flare: {column: bad_day}       # yes or no; or {column: pain, at_least: 7}
        severity: {column: pain, from: [0, 10], flare_at: 7, step: 1}
        metrics: {sleep.hours: sleep, custom.walks: walks, symptom.fatigue: {column: tired, from: [0, 100]}}
        entries: {check-in.notes: Notes}

      An empty cell, - or n/a means no answer. 0 means none. Cells with errors are left out and listed, and the rest \
      is imported. You can import a file again: only what has changed in the file is updated.

      Examples:
        Guess and ask:       symptoms import csv diary.csv
        Save the map:        symptoms import csv diary.csv --guess
        Try it first:        symptoms import csv diary.csv --columns map.yaml --dry-run
        One of many people:  symptoms import csv study.csv --columns map.yaml --person p12
      """)

  @Argument(
    help: ArgumentHelp("The file. Its first line names the columns.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv", "txt"]))
  var file: String

  @Option(
    help: ArgumentHelp("The map that says what the columns mean.", valueName: "map.yaml"),
    completion: .file(extensions: ["yaml", "yml"]))
  var columns: String?

  @Flag(help: "Save a guess of what the columns mean, without importing.")
  var guess = false

  @Flag(help: "With --guess, replace an existing map.")
  var force = false

  @Option(help: ArgumentHelp("How dates are written: dmy (day first) or mdy (month first).", valueName: "order"))
  var dates: String?

  @Option(help: ArgumentHelp("How decimals are written: point or comma.", valueName: "sign"))
  var decimals: String?

  @Option(help: ArgumentHelp("Whose rows to import, if the file has several people.", valueName: "id"))
  var person: String?

  @Flag(help: "Show what would be imported, without saving it.")
  var dryRun = false

  @Flag(name: .customLong("more"), help: "Show how much was imported from each column.")
  var isDetailed = false

  @OptionGroup var asking: AskingOptions

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    if guess, columns != nil { throw ValidationError("--guess makes a map, so leave --columns out.") }
    if force, !guess { throw ValidationError("--force works only with --guess.") }
  }

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you import a diary.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let guesses = ColumnGuesses(in: session)
    guard !guess else {
      return try context.answer(
        try guesses.write(for: file, options: options, replacing: force, isRehearsal: dryRun))
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
    var view = try FileImport(importer, in: session).run(file, options: options, isRehearsal: dryRun)
    view.isDetailed = isDetailed
    try context.answer(view)
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
    context.console.say([.sentence("\(format("Using the map {map}.", ["map": map]))")])
    return map
  }
}
