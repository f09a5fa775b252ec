import TrackerApplication
import TrackerCore

/// The weather beside the person's own usual of it.
struct WeatherFactors: FactorSource {
  let id = "weather"

  private static let metrics = WeatherMetrics.all.map(\.id).filter { $0 != WeatherMetrics.typedChange }

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> { Set(Self.metrics) }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    Self.metrics.flatMap {
      days.besideUsual($0, category: .health, keptBecause: "Nobody can choose the weather.")
    }
  }
}
