import ArgumentParser
import TrackerCommands
import TrackerCore

/// The daily check-in.
public enum CheckInModule: CommandModule {
  public static let id: ModuleID = "check-in"
  public static let commands: [any ParsableCommand.Type] = []

  public static func contribute(to registry: inout Registry) {}
}
