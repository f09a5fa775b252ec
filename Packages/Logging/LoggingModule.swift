import ArgumentParser
import TrackerCommands
import TrackerCore

/// Kinds of entries and the commands that log, list, edit, delete and undo them.
public enum LoggingModule: CommandModule {
  public static let id: ModuleID = "logging"
  public static let commands: [any ParsableCommand.Type] = []

  public static func contribute(to registry: inout Registry) {}
}
