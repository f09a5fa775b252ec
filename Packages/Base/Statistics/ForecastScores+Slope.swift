import Foundation

extension ForecastScores {
  /// Slope of a logistic regression of the outcome on the log-odds: 1 is right, below 1 too sure (Cox 1958).
  ///
  /// nil under `fewest` events or other days, where all log-odds are equal, and where a threshold parts events from
  /// other days, so that no slope is steep enough.
  public func calibrationSlope(fewest: Int = 10) -> Double? {
    let events = forecasts.count(where: \.outcome)
    guard min(events, forecasts.count - events) >= max(1, fewest) else { return nil }
    var fit = SlopeFit(points: forecasts.map { (logit($0.probability), $0.target) })
    return fit.slope()
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
