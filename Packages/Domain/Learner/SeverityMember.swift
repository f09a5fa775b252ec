import Foundation
import TrackerCore
import TrackerStatistics

/// Regression of tomorrow's severity on the recent days and the factors, read at the flare's cut: FORMULAS 2.4 with
/// every past day measured on the scale of now, a prior that leaves open which of yesterday and the days before counts,
/// and a cut that learns how often it is reached where the scale is coarse. O(d³) in the number of factors for each day
/// with a severity.
struct SeverityMember: LearnerMember {
  private let design: LearnerDesign
  private let prior: SeverityPrior
  /// What was learnt so far.
  private(set) var sums: SeveritySums
  private(set) var fit: SeverityFit

  /// Degrees of freedom of the forecast's distribution, and what gives it its variance.
  private static let student = (distribution: StudentT(degreesOfFreedom: 8), scale: 0.75)
  private static let limits = 0.004...0.996
  /// The regression is somewhat too sure of itself.
  private static let slope = 0.87
  /// Of the log-odds at the own level, by the rounding of a coarse scale: the days that the own rate has to outweigh,
  /// and the most it may move.
  private static let rounding = (days: 2.5, limit: 3.0)
  /// Places of u5, u6 and u3 in a row's history.
  private static let places = [0, 6, 7, 4]

  init(_ design: LearnerDesign) {
    self.design = design
    prior = SeverityPrior(design)
    sums = SeveritySums(factors: design.factors.count)
    fit = SeverityFit(prior)
  }

  /// As it was kept.
  init(_ design: LearnerDesign, sums: SeveritySums, fit: SeverityFit) {
    self.design = design
    prior = SeverityPrior(design)
    self.sums = sums
    self.fit = fit
  }

  mutating func learn(_ day: LearnerDay, from before: LearnerRow, at row: LearnerRow) {
    guard let severity = day.severity else { return }
    sums.add(before.plain, target: severity - design.cut)
    fit = SeverityFit(sums, prior, noise: fit.noise, at: row, cut: design.cut)
  }

  /// The severity expected of the day after a row, whole or not, not cut to the scale.
  func mean(after row: LearnerRow) -> Double { row.level + row.spread * dot(row.severityFeatures, fit.coefficients) }

  /// Where tomorrow's severity is expected on the scale of a row, with the scale of its Student distribution.
  private func standardised(_ features: [Double]) -> (mean: Double, scale: Double) {
    let variance = fit.noise + (fit.cholesky?.inverseQuadraticForm(features) ?? 0)
    return (dot(features, fit.coefficients), (SeverityMember.student.scale * variance).squareRoot())
  }

  private static func logOdds(ofReaching distance: Double, scale: Double) -> Double {
    let tail = student.distribution.upperTail(distance / scale)
    return logit(min(limits.upperBound, max(limits.lowerBound, tail)))
  }

  func opinion(on row: LearnerRow) -> MemberOpinion? {
    guard design.isSeverity, row.knowsSeverity else { return nil }
    let features = row.severityFeatures
    let (mean, scale) = standardised(features)
    let cut = (design.cut - row.level) / row.spread
    func logOdds(at mean: Double) -> Double {
      SeverityMember.slope * SeverityMember.logOdds(ofReaching: cut - mean, scale: scale)
    }
    // Without recent days and factors the regression says its intercept; the way from there is shared out in
    // proportion.
    let start = fit.coefficients[0]
    let base = logOdds(at: start)
    let slope = abs(mean - start) < 1e-9 ? 0 : (logOdds(at: mean) - base) / (mean - start)
    var terms = [
      Forecast.Contribution(part: .baseRate, name: TermName.severityLevel, logOdds: base + shift(row, cut: cut))
    ]
    for index in 1..<features.count {
      let logOdds = fit.coefficients[index] * features[index] * slope
      let places = SeverityMember.places
      terms.append(
        index < places.count
          ? TermName.term(places[index], logOdds) : TermName.term(design.factors[index - places.count], logOdds))
    }
    return MemberOpinion(terms: terms)
  }

  /// On a coarse scale the share of days above the cut is not what a level and a spread say; the own rate corrects it
  /// as days come in.
  private func shift(_ row: LearnerRow, cut: Double) -> Double {
    let half = design.step / 2 / row.spread
    guard row.isInformed, half > 0 else { return 0 }
    let unsure = SeverityMember.rounding.days / (Double(row.known) * row.rate * (1 - row.rate))
    let share = half * half / (half * half + unsure)
    let apart =
      logit(row.rate) - SeverityMember.logOdds(ofReaching: cut, scale: SeverityMember.student.scale.squareRoot())
    let limit = SeverityMember.rounding.limit
    return SeverityMember.slope * share * min(limit, max(-limit, apart))
  }

  /// The severity to expect, 0 … 10, with a range that four of five days fall into when the regression is right; nil
  /// where no severity is known yet.
  func expectation(on row: LearnerRow) -> Forecast.ExpectedSeverity? {
    guard row.knownSeverities > 0 else { return nil }
    let (mean, scale) = standardised(row.severityFeatures)
    let half = SeverityMember.student.distribution.quantile(0.9) * scale
    func severity(_ standardised: Double) -> Double { min(10, max(0, row.level + row.spread * standardised)) }
    return Forecast.ExpectedSeverity(value: severity(mean), range: severity(mean - half)...severity(mean + half))
  }

  /// Of the factors, in units of the person's spread: mean and standard deviation.
  var estimates: [LearntWeight.Estimate] {
    let variances = fit.cholesky?.inverseDiagonal ?? prior.precision.diagonal.map { 1 / $0 }
    return (FeatureScale.fixedFeatures..<fit.coefficients.count).map {
      .init(mean: fit.coefficients[$0], deviation: variances[$0].squareRoot())
    }
  }

  /// What the log-odds gain per unit of the expected severity where it is at the cut, on a usual day: there the tail is
  /// one half.
  var slopeAtCut: Double {
    let usual = [1] + Array(repeating: 0.0, count: fit.coefficients.count - 1)
    return SeverityMember.slope * SeverityMember.student.distribution.density(0) * 4 / standardised(usual).scale
  }
}
