import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// A seeded synthetic person to try the program on.
public enum DemoModule: TrackerModule, CommandModule {
  public static let id: ModuleID = "demo"
  public static let commands: [any ParsableCommand.Type] = [DemoCommand.self]

  public static func contribute(to registry: inout Registry) {}
}
