import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum CheckInCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [CheckInCommand.self, SameCommand.self]
}
