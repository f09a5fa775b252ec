import ArgumentParser
import TrackerCommandLine

/// The command of the module, with its subcommands.
public enum TuningCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [TuneCommand.self]
}
