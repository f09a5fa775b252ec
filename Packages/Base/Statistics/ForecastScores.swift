import Foundation

/// Scores of probability forecasts, each over all of them together; nil where it is undefined, as all are of no
/// forecasts.
///
/// Probabilities are clipped to .001 … .999, so that a single error that was forecast with certainty does not outweigh
/// everything else (`docs/forecast.md`, 6.2).
public struct ForecastScores: Sendable, Hashable {
  /// What is scored, its probabilities clipped.
  public let forecasts: [ScoredForecast]

  /// Scores of forecasts in any order; references are then given in the same order.
  public init(_ forecasts: [ScoredForecast]) {
    self.forecasts = forecasts.map {
      ScoredForecast(probability: min(0.999, max(0.001, $0.probability)), outcome: $0.outcome)
    }
  }

  /// Mean squared error of the probabilities (Brier 1950): 0 is perfect.
  public var brier: Double? { mean { ($0.probability - $0.target) * ($0.probability - $0.target) } }

  /// Mean of −ln of the probability of the outcome: 0 is perfect, ln 2 = .693 is that of always saying one half.
  public var logLoss: Double? { mean { -log($0.outcome ? $0.probability : 1 - $0.probability) } }

  /// Mean squared error of a reference's probabilities on the same outcomes.
  ///
  /// - Parameter reference: A probability for each forecast, in their order; nil for another number of them.
  public func brier(of reference: [Double]) -> Double? {
    guard !forecasts.isEmpty, reference.count == forecasts.count else { return nil }
    return zip(forecasts, reference).reduce(0) { $0 + ($1.1 - $1.0.target) * ($1.1 - $1.0.target) }
      / Double(forecasts.count)
  }

  /// Brier skill, 1 − the Brier score over the reference's: above 0 is better than the reference; nil where the
  /// reference is perfect.
  ///
  /// - Parameter reference: A probability for each forecast, in their order; nil for another number of them.
  public func skill(against reference: [Double]) -> Double? {
    guard let own = brier, let other = brier(of: reference), other > 0 else { return nil }
    return 1 - own / other
  }

  /// AUC: the probability that a forecast with the event was higher than one without, ties counting half (Mann and
  /// Whitney 1947). .5 is no discrimination; nil without both outcomes. O(n log n).
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

  /// The forecasts in ten bins of equal width, from the lowest; empty ones are left out.
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

  /// Expected calibration error (ECE): the distance between mean probability and event rate of the ten bins, weighted
  /// by their counts; 0 is perfect.
  public var expectedCalibrationError: Double? {
    guard !forecasts.isEmpty else { return nil }
    return calibration.reduce(0) { $0 + Double($1.count) * abs($1.meanProbability - $1.eventRate) }
      / Double(forecasts.count)
  }

  /// Calibration slope: that of a logistic regression of the outcome on the log-odds (Cox 1958). 1 is right, below 1 is
  /// overconfident.
  ///
  /// nil under `fewest` events or other forecasts, where all log-odds are equal, and where a threshold separates the
  /// two, so that the slope is infinite.
  public func calibrationSlope(fewest: Int = 10) -> Double? {
    let events = forecasts.count(where: \.outcome)
    guard min(events, forecasts.count - events) >= max(1, fewest) else { return nil }
    var fit = SlopeFit(points: forecasts.map { (logit($0.probability), $0.target) })
    return fit.slope()
  }

  private func mean(_ loss: (ScoredForecast) -> Double) -> Double? {
    forecasts.isEmpty ? nil : forecasts.reduce(0) { $0 + loss($1) } / Double(forecasts.count)
  }
}

/// A logistic regression with an intercept and one slope, by Newton's method; a step that overshoots is halved.
private struct SlopeFit {
  let points: [(x: Double, y: Double)]
  private var at = Line(intercept: 0, slope: 0)

  private struct Line {
    var intercept: Double
    var slope: Double
  }

  init(points: [(x: Double, y: Double)]) { self.points = points }

  mutating func slope() -> Double? {
    for _ in 0..<50 {
      guard var step = newtonStep else { return nil }
      let before = logLikelihood(at)
      var next = Line(intercept: at.intercept + step.intercept, slope: at.slope + step.slope)
      // The likelihood is concave: some part of the step always raises it, unless it is as high as it gets.
      for _ in 0..<30 where !(logLikelihood(next) >= before) {
        step = Line(intercept: step.intercept / 2, slope: step.slope / 2)
        next = Line(intercept: at.intercept + step.intercept, slope: at.slope + step.slope)
      }
      at = next
      if abs(step.intercept) + abs(step.slope) < 1e-9 { return at.slope }
    }
    return nil
  }

  private var newtonStep: Line? {
    var (g0, g1, h00, h01, h11) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let p = sigmoid(at.intercept + at.slope * point.x)
      let weight = p * (1 - p)
      g0 += point.y - p
      g1 += (point.y - p) * point.x
      h00 += weight
      h01 += weight * point.x
      h11 += weight * point.x * point.x
    }
    let determinant = h00 * h11 - h01 * h01
    guard determinant > 1e-10 * h00 * h11 else { return nil }
    return Line(intercept: (h11 * g0 - h01 * g1) / determinant, slope: (h00 * g1 - h01 * g0) / determinant)
  }

  private func logLikelihood(_ line: Line) -> Double {
    points.reduce(0) { sum, point in
      let logOdds = line.intercept + line.slope * point.x
      // ln(1 + e^z) without overflow.
      return sum + point.y * logOdds - max(logOdds, 0) - log(1 + exp(-abs(logOdds)))
    }
  }
}
