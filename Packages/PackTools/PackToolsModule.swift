import ArgumentParser
import TrackerCommands
import TrackerCore

/// Tools for pack authors.
public enum PackToolsModule: CommandModule {
  public static let id: ModuleID = "pack-tools"
  public static let commands: [any ParsableCommand.Type] = []

  public static func contribute(to registry: inout Registry) {}
}
