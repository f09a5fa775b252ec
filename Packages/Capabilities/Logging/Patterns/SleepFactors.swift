import TrackerApplication
import TrackerCore

/// How long and how well the person slept, beside their own usual.
struct SleepFactors: FactorSource {
  let id = "sleep"

  private static let (hours, quality, awake): (MetricID, MetricID, MetricID) = (
    "sleep.hours", "sleep.quality", "sleep.interruptions"
  )
  private static let naps: MetricID = "sleep.nap_minutes"

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> { [Self.hours, Self.quality, Self.awake, Self.naps] }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    var nights = days.besideUsual(
      Self.hours, above: "long nights", below: "short nights", by: 1, category: .sleep, keptBecause: Self.isNoChoice)
    for place in nights.indices {
      nights[place].about =
        nights[place].id.rawValue.hasSuffix(FactorDays.Side.above.rawValue)
        ? "At least an hour more sleep than your mean of the 28 days before."
        : "At least an hour less sleep than your mean of the 28 days before."
    }
    return nights
      + days.besideUsual(
        Self.quality, above: "nights of better sleep than usual", below: "nights of worse sleep than usual",
        category: .sleep, keptBecause: Self.isNoChoice)
      + days.besideUsual(
        Self.awake, above: "waking up more often than usual", below: "waking up less often than usual",
        category: .sleep, keptBecause: Self.isNoChoice)
      + [days.some(of: Self.naps, "naps", category: .sleep)].compactMap(\.self)
  }

  private static let isNoChoice: Phrase = "Nobody can choose how they sleep on a given night."
}
