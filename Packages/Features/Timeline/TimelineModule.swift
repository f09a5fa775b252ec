import TrackerApplication
import TrackerCore

/// Days one after the other, the newest first, and each of them in half hours.
public enum TimelineModule: TrackerModule {
  public static let id: ModuleID = "timeline"

  public static func contribute(to registry: inout Registry) { registry.strings.add(.german) }
}
