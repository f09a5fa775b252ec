import TrackerApplication
import TrackerCore

/// Forecasts, their scores, and what is worth knowing about symptoms and flares.
public enum PredictionModule: TrackerModule {
  public static let id: ModuleID = "prediction"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(FlareKind.self)
    registry.todaySources.add(ForecastsTodaySource())
    registry.reportSections.add(SymptomsSection(), ForecastSection())
    registry.clinicianSections.add(SeveritySection(), FunctionSection(), TrackRecordSection())
    for rule in PredictionRules.all { registry.coachingRules.add(rule) }
    for metric in RiskMetrics.all { registry.metrics.add(metric) }
    registry.metricFamilies.add(RiskMetrics.marks)
    registry.exporters.add(ForecastsExporter())
    registry.factorSources.add(CompoundFactors())
    registry.outgoing.add(
      OutgoingFile("forecast replay", "With --predictions, the forecasts for a diary that is not yours."))
    registry.strings.add(.german)
  }
}
