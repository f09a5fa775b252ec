import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum FHIRCommands: CommandModule {
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["export": [ExportFHIRCommand.self]]
}
