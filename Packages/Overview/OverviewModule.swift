import ArgumentParser
import TrackerCommands
import TrackerCore

/// What a day looks like.
public enum OverviewModule: CommandModule {
  public static let id: ModuleID = "overview"
  public static let commands: [any ParsableCommand.Type] = []

  public static func contribute(to registry: inout Registry) {}
}
