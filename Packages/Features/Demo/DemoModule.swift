import TrackerApplication
import TrackerCore

/// A made-up life, played through the program's own commands.
public enum DemoModule: TrackerModule {
  public static let id: ModuleID = "demo"

  public static func contribute(to registry: inout Registry) {
    registry.outgoing.add(OutgoingFile("demo", "The journal of a made-up person, in a temporary folder."))
    registry.strings.add(.german)
  }
}
