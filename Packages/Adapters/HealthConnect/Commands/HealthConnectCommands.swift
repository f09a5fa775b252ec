import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerHealthConnect

/// The command of the module.
public enum HealthConnectCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["import": [ImportHealthConnectCommand.self]]
}

/// `import health-connect`: what Health Connect of an Android phone exports.
struct ImportHealthConnectCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "health-connect", abstract: "Import the health data of an Android phone.",
    discussion: """
      On the phone, open Health Connect and export your data. Copy the zip file to this computer. You need not unpack \
      it.

      What several apps recorded at the same time counts once. A later export adds what is new. What you changed or \
      deleted stays so.

      Examples:
        Try it first:  symptoms import health-connect Health_Connect.zip --dry-run
        Import it:     symptoms import health-connect Health_Connect.zip
      """)

  @OptionGroup var options: ImportFileOptions

  @OptionGroup var asking: AskingOptions

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you import your health data.") }

  func run(in context: CommandContext) throws { try options.run(HealthConnectImporter(), in: context) }
}
