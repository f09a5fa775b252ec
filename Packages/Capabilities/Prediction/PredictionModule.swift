import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// Forecasts, their scores, and insights.
public enum PredictionModule: TrackerModule, CommandModule {
  public static let id: ModuleID = "prediction"
  public static let commands: [any ParsableCommand.Type] = [
    PredictCommand.self, AccuracyCommand.self, FlaresCommand.self, ForecastCommand.self,
  ]

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(FlareKind.self)
    registry.todaySources.add(ForecastsTodaySource())
    registry.insights.add(UsualInsights(), ForecastInsights())
    for metric in RiskMetrics.all { registry.metrics.add(metric) }
  }
}
