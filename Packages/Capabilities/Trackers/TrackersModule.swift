import TrackerApplication
import TrackerCore

/// What people follow from day to day at a glance: sleep, drinks, weight, mood and energy, stress, and what other
/// modules add; with a quick entry for what was drunk.
public enum TrackersModule: TrackerModule {
  public static let id: ModuleID = "trackers"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(DrinkKind.self)
    registry.trackers.add(.sleep, .water, .weight, .mood, .stress)
    registry.reminderRules.add(TrackerReminders.weighIn)
    registry.reportSections.add(TrackersSection())
    registry.strings.add(.german)
  }
}
