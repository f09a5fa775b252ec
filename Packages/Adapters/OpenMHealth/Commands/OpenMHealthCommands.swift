import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum OpenMHealthCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["export": [ExportOpenMHealthCommand.self]]
}
