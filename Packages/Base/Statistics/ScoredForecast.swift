/// A forecast probability and the outcome.
public struct ScoredForecast: Sendable, Hashable {
  /// The probability of the event that was forecast, 0 … 1.
  public var probability: Double
  /// Whether the event came.
  public var outcome: Bool

  /// A forecast with its outcome; unknown outcomes are not scored.
  public init(probability: Double, outcome: Bool) {
    self.probability = probability
    self.outcome = outcome
  }

  /// The outcome as a number: 1 for the event, else 0.
  var target: Double { outcome ? 1 : 0 }
}
