import Foundation
import TrackerCore
import TrackerStatistics

/// Regression of tomorrow's severity on the recent days and the factors, read at the flare's cut (FORMULAS 2.4). O(d³) in the number of
/// factors for each day with a severity.
struct SeverityMember: LearnerMember {
  let weight = 2.0
  private let design: LearnerDesign
  private let priorMean: [Double]
  private let priorPrecision: [Double]
  /// What was learnt so far.
  private(set) var sums: SeveritySums
  private var fit: Fit

  /// The regression as the sums give it.
  private struct Fit: Sendable {
    var coefficients: [Double]
    /// nil where it can't be told from its digits.
    var precision: Cholesky?
  }

  /// Of 1, u5, u6, u3: mean and standard deviation.
  private static let prior = (mean: [-0.024, 0.065, 0.664, 0.309], deviation: [0.2, 0.12, 0.15, 0.3])
  /// A factor moves severity, in units of the person's spread, by so much of what it moves the log-odds.
  private static let share = 0.6
  /// Noise: prior variance and the days it counts for.
  private static let noise = (variance: 0.9, days: 8.0)
  /// Degrees of freedom of the forecast's distribution, and what gives it its variance.
  private static let student = (distribution: StudentT(degreesOfFreedom: 8), scale: 0.75)
  private static let limits = 0.004...0.996
  /// The regression is somewhat too sure of itself.
  private static let slope = 0.87
  /// Places of u5, u6 and u3 in a row's history.
  private static let places = [0, 6, 7, 4]

  /// Features before the factors.
  static let fixedFeatures = places.count

  init(_ design: LearnerDesign, sums: SeveritySums? = nil) {
    self.design = design
    priorMean = SeverityMember.prior.mean + design.factors.map { SeverityMember.share * $0.logOdds }
    priorPrecision = (SeverityMember.prior.deviation + design.factors.map { SeverityMember.share * $0.deviation }).map { 1 / ($0 * $0) }
    self.sums = sums ?? SeveritySums(dimension: priorMean.count, noise: SeverityMember.noise.variance)
    fit = SeverityMember.fit(self.sums, priorMean, priorPrecision)
  }

  /// Coefficients of 1, u5, u6, u3, then the factors, in units of the person's spread.
  var coefficients: [Double] { fit.coefficients }

  mutating func learn(_ day: LearnerDay, from row: LearnerRow) {
    guard let severity = day.severity else { return }
    sums.add(features(of: row), target: (severity - row.level) / row.spread)
    sums.noiseOfFit = sums.noise
    fit = SeverityMember.fit(sums, priorMean, priorPrecision)
    let noise = SeverityMember.noise
    let learnt = zip(priorPrecision, fit.precision?.inverseDiagonal ?? []).reduce(0) { $0 + 1 - $1.0 * $1.1 }
    let residual = sums.residual(of: fit.coefficients)
    sums.noise =
      (residual + noise.variance * noise.days) / (Double(sums.count) + noise.days - min(Double(sums.count), learnt) / 2)
  }

  private static func fit(_ sums: SeveritySums, _ priorMean: [Double], _ priorPrecision: [Double]) -> Fit {
    let precision = sums.precision(prior: priorPrecision)
    let right = sums.projected.indices.map { sums.projected[$0] / sums.noiseOfFit + priorPrecision[$0] * priorMean[$0] }
    // The prior alone makes the matrix definite; numbers too far apart for its digits leave the prior.
    guard let cholesky = Cholesky(precision) else { return Fit(coefficients: priorMean, precision: nil) }
    return Fit(coefficients: cholesky.solve(right), precision: cholesky)
  }

  private func features(of row: LearnerRow) -> [Double] { SeverityMember.places.map { row.history[$0] } + row.factors }

  /// Where tomorrow's severity is expected on the scale of a row, with the scale of its Student distribution.
  private func standardised(_ features: [Double]) -> (mean: Double, scale: Double) {
    let variance = sums.noise + (fit.precision?.inverseQuadraticForm(features) ?? 0)
    return (dot(features, fit.coefficients), (SeverityMember.student.scale * variance).squareRoot())
  }

  func opinion(on row: LearnerRow) -> MemberOpinion? {
    guard design.isSeverity, row.knowsSeverity else { return nil }
    let features = features(of: row)
    let (mean, scale) = standardised(features)
    let cut = (design.cut - row.level) / row.spread
    func logOdds(at mean: Double) -> Double {
      let limits = SeverityMember.limits
      let tail = SeverityMember.student.distribution.upperTail((cut - mean) / scale)
      return SeverityMember.slope * logit(min(limits.upperBound, max(limits.lowerBound, tail)))
    }
    // Without recent days and factors the regression says its intercept; the way from there is shared out in proportion.
    let start = fit.coefficients[0]
    let base = logOdds(at: start)
    let slope = abs(mean - start) < 1e-9 ? 0 : (logOdds(at: mean) - base) / (mean - start)
    var terms = [Forecast.Contribution(part: .baseRate, name: TermName.severityLevel, logOdds: base)]
    for index in 1..<features.count {
      let logOdds = fit.coefficients[index] * features[index] * slope
      let places = SeverityMember.places
      terms.append(
        index < places.count ? TermName.term(places[index], logOdds) : TermName.term(design.factors[index - places.count], logOdds))
    }
    return MemberOpinion(terms: terms)
  }

  /// The severity to expect, 0 … 10, with a range that four of five days fall into when the regression is right; nil where no severity is
  /// known yet.
  func expectation(on row: LearnerRow) -> Forecast.ExpectedSeverity? {
    guard row.knowsSeverity, row.isInformed else { return nil }
    let (mean, scale) = standardised(features(of: row))
    let half = SeverityMember.student.distribution.quantile(0.9) * scale
    func severity(_ standardised: Double) -> Double { min(10, max(0, row.level + row.spread * standardised)) }
    return Forecast.ExpectedSeverity(value: severity(mean), range: severity(mean - half)...severity(mean + half))
  }
}
