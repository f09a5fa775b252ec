import TrackerApplication
import TrackerCore

/// Fasts: one that is running, those that are over, and how long they were from day to day.
public enum FastingModule: TrackerModule {
  public static let id: ModuleID = "fasting"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(FastKind.self)
    registry.metrics.add(FastMetrics.hours, FastMetrics.goalMet)
    registry.documentKinds.add(AnyDocumentKind(RunningFast.document, called: "your running fast", isOfDays: true))
    registry.settings.add(FastGoal.setting)
    registry.todaySources.add(FastTodaySource())
    registry.coachingRules.add(FastRules.differs)
    for rule in FastReminders.all { registry.reminderRules.add(rule) }
    registry.trackers.add(.fasting)
    registry.strings.add(.german)
  }
}
