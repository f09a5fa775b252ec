import TrackerApplication
import TrackerCore

/// Kinds of entries, and what is done with entries: logging, listing, editing, deleting and undoing.
public enum LoggingModule: TrackerModule {
  public static let id: ModuleID = "logging"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(
      SymptomKind.self, FoodKind.self, ExerciseKind.self, RestKind.self, ActivityKind.self, CustomKind.self,
      NoneKind.self, DayKind.self, MeasurementKind.self)
    registry.entryCompletions.add(VisitQuestions.completion)
    registry.dayDrafts.add(EntryFormDraft.drafts)
    registry.todaySources.add(LoggedTodaySource())
    for metric in LoggingMetrics.all { registry.metrics.add(metric) }
    for family in LoggingMetrics.families { registry.metricFamilies.add(family) }
    for names in LoggingMetrics.columnNames { registry.columnNames.add(names) }
    for rule in LoggingRules.all { registry.coachingRules.add(rule) }
    registry.exporters.add(EntriesExporter(), DaysExporter())
    registry.factorSources.add(FoodFactors(), ExerciseFactors(), SleepFactors(), ActivityFactors())
    registry.healthChecks.add(DaysToComeCheck())
    for rule in LoggingReminders.all { registry.reminderRules.add(rule) }
    for section in LoggingSections.all { registry.reportSections.add(section) }
    registry.clinicianSections.add(NightsSection())
    registry.healthReaders.add(LoggedHealth())
    registry.strings.add(.german)
  }
}
