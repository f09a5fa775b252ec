import TrackerCore

/// How long a person has not answered, and the range that was said the evening before (`docs/forecast.md`, 5.4).
///
/// Kept in journals: its JSON keys stay as they are.
struct Silence: Sendable, Hashable, Codable {
  /// Calendar days without an outcome or a severity since the last one.
  private(set) var days = 0
  /// The plausible range said the evening before, which the next one never falls short of; nil while there is none.
  private(set) var range: ClosedRange<Double>?

  /// Takes in another day without an answer.
  ///
  /// - Parameter said: The range said the evening before.
  mutating func lengthen(from said: ClosedRange<Double>) {
    days += 1
    range = said
  }

  /// What is left of all that sets the forecast apart from the base rate: 1 after an answer, (1 − days/10)² after so
  /// many days, 0 from the tenth on.
  var share: Double {
    let left = max(0, 1 - Double(days) / Double(Forecast.silentDaysToBaseRate))
    return left * left
  }

  /// Variance of the log-odds that is added when nothing is left: how far forecasts lie from the base rate on days that
  /// do follow an answer.
  private static let variance = 0.5

  /// Variance of the log-odds that the silence adds.
  var addedVariance: Double { Silence.variance * (1 - share * share) }

  /// A range that falls short of the one before on neither side.
  func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let before = self.range else { return range }
    return min(before.lowerBound, range.lowerBound)...max(before.upperBound, range.upperBound)
  }
}
