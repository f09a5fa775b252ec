import Foundation

/// A probability that was given, and what came.
public struct ScoredForecast: Sendable, Hashable {
  /// 0 … 1
  public var probability: Double
  public var outcome: Bool

  public init(probability: Double, outcome: Bool) {
    self.probability = probability
    self.outcome = outcome
  }
}

/// Scores of probability forecasts: each over all forecasts together, nil where it can't be told.
///
/// Probabilities are cut to .001 … .999, so that one certain error costs no more than it can mean (FORMULAS 2.6).
public struct ForecastScores: Sendable, Hashable {
  public let forecasts: [ScoredForecast]

  public init(_ forecasts: [ScoredForecast]) {
    self.forecasts = forecasts.map {
      ScoredForecast(probability: min(0.999, max(0.001, $0.probability)), outcome: $0.outcome)
    }
  }

  /// Mean squared error of the probabilities (Brier 1950): 0 is perfect.
  public var brier: Double? { mean { ($0.probability - $0.target) * ($0.probability - $0.target) } }

  /// Mean of −ln of the probability given to what came: 0 is perfect.
  public var logLoss: Double? { mean { -log($0.outcome ? $0.probability : 1 - $0.probability) } }

  /// Mean squared error that another's probabilities would have had.
  ///
  /// - Parameter reference: A probability for each forecast, in their order; nil for another number of them.
  public func brier(of reference: [Double]) -> Double? {
    guard !forecasts.isEmpty, reference.count == forecasts.count else { return nil }
    return zip(forecasts, reference).reduce(0) { $0 + ($1.1 - $1.0.target) * ($1.1 - $1.0.target) }
      / Double(forecasts.count)
  }

  /// 1 − the Brier score over the reference's: above 0 is better than the reference; nil where the reference is
  /// perfect.
  ///
  /// - Parameter reference: A probability for each forecast, in their order; nil for another number of them.
  public func skill(against reference: [Double]) -> Double? {
    guard let own = brier, let other = brier(of: reference), other > 0 else { return nil }
    return 1 - own / other
  }

  /// The chance that a day with the event was given more than one without, ties counting half (Mann and Whitney 1947);
  /// .5 tells nothing apart. O(n log n).
  public var areaUnderCurve: Double? {
    let events = forecasts.count(where: \.outcome)
    let others = forecasts.count - events
    guard events > 0, others > 0 else { return nil }
    let sorted = forecasts.sorted { $0.probability < $1.probability }
    var rankSum = 0.0
    var start = 0
    while start < sorted.count {
      var end = start
      while end + 1 < sorted.count, sorted[end + 1].probability == sorted[start].probability { end += 1 }
      let rank = Double(start + end) / 2 + 1
      rankSum += rank * Double(sorted[start...end].count(where: \.outcome))
      start = end + 1
    }
    return (rankSum - Double(events) * Double(events + 1) / 2) / (Double(events) * Double(others))
  }

  /// Ten equal bins of the probability; empty ones are left out.
  public var calibration: [CalibrationBin] {
    Dictionary(grouping: forecasts) { min(9, Int($0.probability * 10)) }.sorted { $0.key < $1.key }.map {
      bin, members in
      let count = Double(members.count)
      return CalibrationBin(
        from: Double(bin) / 10, to: Double(bin + 1) / 10, count: members.count,
        meanProbability: members.reduce(0) { $0 + $1.probability } / count,
        eventRate: Double(members.count(where: \.outcome)) / count)
    }
  }

  /// Expected calibration error: the bins' distance between what was said and what came, weighted by their days.
  public var expectedCalibrationError: Double? {
    guard !forecasts.isEmpty else { return nil }
    return calibration.reduce(0) { $0 + Double($1.count) * abs($1.meanProbability - $1.eventRate) }
      / Double(forecasts.count)
  }

  private func mean(_ loss: (ScoredForecast) -> Double) -> Double? {
    forecasts.isEmpty ? nil : forecasts.reduce(0) { $0 + loss($1) } / Double(forecasts.count)
  }
}

extension ScoredForecast {
  var target: Double { outcome ? 1 : 0 }
}

/// Days that were given about the same probability.
public struct CalibrationBin: Sendable, Hashable, Codable {
  public var from: Double
  public var to: Double
  public var count: Int
  public var meanProbability: Double
  public var eventRate: Double

  public init(from: Double, to: Double, count: Int, meanProbability: Double, eventRate: Double) {
    self.from = from
    self.to = to
    self.count = count
    self.meanProbability = meanProbability
    self.eventRate = eventRate
  }
}
