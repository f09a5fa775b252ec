import ArgumentParser
import TrackerActivityWatch
import TrackerApplication
import TrackerCommandLine

/// The command of the module.
public enum ActivityWatchCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["import": [ImportActivityWatchCommand.self]]
}

/// `import activitywatch`: what ActivityWatch recorded of computers and phones.
struct ImportActivityWatchCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "activitywatch", abstract: "Import screen time from ActivityWatch.",
    discussion: """
      In ActivityWatch, open Raw Data and choose Export all buckets as JSON. Times at which nobody was there do not \
      count. Two devices at once count once. Titles of windows and addresses of pages are not read.

      Examples:
        Try it first:  symptoms import activitywatch aw-buckets-export.json --dry-run
        Import it:     symptoms import activitywatch aw-buckets-export.json
      """)

  @Argument(help: ArgumentHelp("The file.", valueName: "file"), completion: .file(extensions: ["json", "csv"]))
  var file: String

  @Flag(help: "Show what would be imported, without saving it.")
  var dryRun = false

  @Flag(name: .customLong("more"), help: "Show how much was imported of each kind.")
  var isDetailed = false

  @OptionGroup var asking: AskingOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you import screen time.") }

  func run(in context: CommandContext) throws {
    var view = try FileImport(ActivityWatchImporter(), in: context.session()).run(file, isRehearsal: dryRun)
    view.isDetailed = isDetailed
    try context.answer(view)
    if let verdict = view.verdict { throw verdict }
  }
}
