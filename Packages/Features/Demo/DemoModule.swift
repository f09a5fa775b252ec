import ArgumentParser
import TrackerCommands
import TrackerCore

/// A seeded synthetic person to try the program on.
public enum DemoModule: CommandModule {
  public static let id: ModuleID = "demo"
  public static let commands: [any ParsableCommand.Type] = [DemoCommand.self]

  public static func contribute(to registry: inout Registry) {}
}
