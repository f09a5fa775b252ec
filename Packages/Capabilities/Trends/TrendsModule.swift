import TrackerApplication
import TrackerCore

/// Pictures of a person's numbers over time.
public enum TrendsModule: TrackerModule {
  public static let id: ModuleID = "trends"

  public static func contribute(to registry: inout Registry) {
    registry.strings.add(.german)
    registry.outgoing.add(OutgoingFile("chart", "With --svg or --png, a picture of your numbers."))
  }
}
