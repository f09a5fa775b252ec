import TrackerApplication
import TrackerCore

/// What sleep, activity and the heart were like: scores with their parts, days that stand out, and workouts beside
/// earlier ones.
public enum HealthModule: TrackerModule {
  public static let id: ModuleID = "health"

  public static func contribute(to registry: inout Registry) {
    for rule in HeartRules.all { registry.coachingRules.add(rule) }
    registry.reportSections.add(SleepSection(), ActivitySection(), HeartSection())
    registry.strings.add(.german)
  }
}
