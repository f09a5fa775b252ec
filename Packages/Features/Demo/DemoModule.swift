import TrackerApplication
import TrackerCore

/// A seeded synthetic person to try the program on.
public enum DemoModule: TrackerModule {
  public static let id: ModuleID = "demo"

  public static func contribute(to registry: inout Registry) {}
}
