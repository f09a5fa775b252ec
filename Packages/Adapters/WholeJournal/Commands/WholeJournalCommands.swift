import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum WholeJournalCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = [
    "export": [ExportAllCommand.self], "import": [ImportAllCommand.self],
  ]
}
