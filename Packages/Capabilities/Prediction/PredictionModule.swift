import TrackerApplication
import TrackerCore

/// Forecasts, their scores, and insights.
public enum PredictionModule: TrackerModule {
  public static let id: ModuleID = "prediction"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(FlareKind.self)
    registry.todaySources.add(ForecastsTodaySource())
    registry.insights.add(BaselineInsights())
    for metric in RiskMetrics.all { registry.metrics.add(metric) }
    registry.metricFamilies.add(RiskMetrics.marks)
    registry.exporters.add(ForecastsExporter())
    registry.outgoing.add(
      OutgoingFile("forecast replay", "With --predictions, the forecasts for a diary that is not yours."))
    registry.strings.add(.german)
  }
}
