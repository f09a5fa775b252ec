import ArgumentParser
import TrackerApplication
import TrackerAppleHealth
import TrackerCommandLine

/// The command of the module.
public enum AppleHealthCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["import": [ImportAppleHealthCommand.self]]
}

/// `import apple-health`: what the app Health of an iPhone exports.
struct ImportAppleHealthCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "apple-health", abstract: "Import the health data of an iPhone or an Apple Watch.",
    discussion: """
      On the iPhone, open Health, tap your picture, and tap Export All Health Data. Copy export.zip to this computer. \
      You need not unpack it.

      Steps, heart rate, sleep, exercise, symptoms and more come in. What both the phone and the watch recorded counts \
      once. A later export adds what is new. What you changed or deleted stays so. To leave something out, switch it \
      off first: symptoms settings

      Examples:
        Try it first:  symptoms import apple-health export.zip --dry-run
        Import it:     symptoms import apple-health export.zip
      """, aliases: ["apple"])

  @OptionGroup var options: ImportFileOptions

  @OptionGroup var asking: AskingOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you import your health data.") }

  func run(in context: CommandContext) throws { try options.run(AppleHealthImporter(), in: context) }
}
