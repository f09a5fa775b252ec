import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum SettingsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [SettingsCommand.self]
}
