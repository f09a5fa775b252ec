import TrackerCore

/// Says how likely a flare is on the day after the one a state stands at. A pool of several members is a predictor made of predictors.
protocol Predictor: Sendable {
  /// Stored with each forecast.
  var name: String { get }
  func prediction(from checkpoint: LearntState.Checkpoint) -> Prediction
}

/// A probability with its plausible range and what it is made of.
struct Prediction: Sendable, Hashable {
  /// 0 … 1, exclusive.
  var probability: Double
  /// Holds the probability.
  var range: ClosedRange<Double>
  /// They sum to the log-odds of the probability within 1e-9.
  var contributions: [Forecast.Contribution]
}
