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

  @OptionGroup var options: ImportFileOptions

  @OptionGroup var asking: AskingOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you import screen time.") }

  func run(in context: CommandContext) throws { try options.run(ActivityWatchImporter(), in: context) }
}
