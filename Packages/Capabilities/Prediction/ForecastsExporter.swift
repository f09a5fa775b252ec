import TrackerApplication
import TrackerCore

/// Exports every stored forecast as a tidy table.
public struct ForecastsExporter: TableExporter {
  public let id = "forecasts"
  public let name = "Forecasts"

  public init() {}

  public func counts(rows: Int) -> ExportCounts { ExportCounts(forecasts: rows) }

  public func table(of contents: ExportContents) -> ExportTable {
    let columns = [
      "condition", "day", "kind", "made_at", "data_through", "probability", "low", "high", "usual", "severity",
      "severity_low", "severity_high", "learnt_from", "predictor", "pack",
    ]
    return ExportTable(columns) { body in
      try contents.eachForecast { forecast in
        let severity = forecast.severity
        try body([
          .text(forecast.condition.rawValue), .text(forecast.forDay.description), .text(forecast.kind.rawValue),
          .text(forecast.madeAt.written(offset: 0)), .text(forecast.dataThrough.description),
          .number(forecast.probability), .number(forecast.range.lowerBound), .number(forecast.range.upperBound),
          .number(forecast.baseRate), severity.map { .number($0.value) } ?? .null,
          severity.map { .number($0.range.lowerBound) } ?? .null,
          severity.map { .number($0.range.upperBound) } ?? .null, .number(Double(forecast.learntFrom)),
          .text(forecast.predictor), .text(forecast.pack.rawValue),
        ])
      }
    }
  }
}
