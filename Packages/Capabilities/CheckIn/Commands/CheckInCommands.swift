import ArgumentParser
import TrackerCommandLine

/// The command of the module.
public enum CheckInCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [CheckInCommand.self]
}
