import TrackerApplication
import TrackerCore

/// The menstrual cycle: periods to log, the day of the cycle and when the next one is expected.
public enum CycleModule: TrackerModule {
  public static let id: ModuleID = "cycle"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(PeriodKind.self)
    for metric in CycleMetrics.all { registry.metrics.add(metric) }
    registry.factorSources.add(CycleFactors())
    registry.strings.add(.german)
  }
}
