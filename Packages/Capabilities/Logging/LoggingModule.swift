import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// Kinds of entries and the commands that log, list, edit, delete and undo them.
public enum LoggingModule: TrackerModule, CommandModule {
  public static let id: ModuleID = "logging"
  public static let commands: [any ParsableCommand.Type] = [
    NoCommand.self, DayCommand.self, ListCommand.self, EditCommand.self, DeleteCommand.self, UndoCommand.self,
  ]

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(
      SymptomKind.self, FoodKind.self, ExerciseKind.self, RestKind.self, ActivityKind.self, MedicationKind.self,
      CustomKind.self,
      NoneKind.self, DayKind.self
    )
    registry.todaySources.add(LoggedTodaySource())
    for metric in LoggingMetrics.all { registry.metrics.add(metric) }
    for family in LoggingMetrics.families { registry.metricFamilies.add(family) }
  }
}
