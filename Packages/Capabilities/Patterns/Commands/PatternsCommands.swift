import ArgumentParser
import TrackerCommandLine
import TrackerPatterns

/// The commands of the module.
public enum PatternsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [PatternsCommand.self]
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["export": [ExportPatternsCommand.self]]
}
