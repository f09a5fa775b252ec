import TrackerApplication
import TrackerCore

/// What a day looks like.
public enum TodayModule: TrackerModule {
  public static let id: ModuleID = "today"

  public static func contribute(to registry: inout Registry) { registry.strings.add(.german) }

  public static func complete(_ registry: inout Registry) {
    registry.settings.add(TodayOrder.definition(registry), TodayOrder.definitionOfHidden(registry))
  }
}
