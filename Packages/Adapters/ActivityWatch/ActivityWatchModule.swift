import TrackerApplication
import TrackerCore

/// What ActivityWatch recorded of computers and phones comes in.
public enum ActivityWatchModule: TrackerModule {
  public static let id: ModuleID = "activity-watch"

  public static func contribute(to registry: inout Registry) {
    registry.importers.add(ActivityWatchImporter())
    registry.strings.add(.german)
  }
}
