import TrackerApplication
import TrackerCore

/// How the person's journal sounds and what mood it names, beside their own usual, and the categories of its entries.
struct JournalFactors: FactorSource {
  let id = "journal"

  private static let (mood, tone): (MetricID, MetricID) = ("journal.mood", "journal.sentiment")

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> {
    try basis.metrics(withPrefix: ReflectionMetrics.prefix).union([Self.mood, Self.tone])
  }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    days.besideUsual(
      Self.mood, above: "a better mood than usual in your journal", below: "a worse mood than usual in your journal",
      category: .mood, keptBecause: CandidateFactor.isNoChoice)
      + days.besideUsual(
        Self.tone, above: "a gladder journal than usual", below: "a sadder journal than usual", category: .mood,
        keptBecause: CandidateFactor.isNoChoice)
      + days.metrics.filter { $0.rawValue.hasPrefix(ReflectionMetrics.prefix) }.sorted().compactMap {
        days.some(of: $0, category: .mood)
      }
  }

  func leftOut(for basis: FactorBasis) throws -> Int { try basis.leftOut(withPrefix: ReflectionMetrics.prefix) }
}
