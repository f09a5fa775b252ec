import ArgumentParser
import TrackerCommands
import TrackerCore

/// Imports.
public enum InterchangeModule: CommandModule {
  public static let id: ModuleID = "interchange"
  public static let commands: [any ParsableCommand.Type] = []

  public static func contribute(to registry: inout Registry) {}
}
