import TrackerApplication
import TrackerCore

/// Removes everything that the program keeps.
public enum EraseModule: TrackerModule {
  public static let id: ModuleID = "erase"

  public static func contribute(to registry: inout Registry) { registry.strings.add(.german) }
}
