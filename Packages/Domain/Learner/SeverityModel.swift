import Foundation
import TrackerCore
import TrackerStatistics

/// Bayesian linear regression of tomorrow's severity on the recent days and the factors, read at the flare's cut
/// (`docs/forecast.md`, 4.4 and 4.5); O(d³) in the number of factors for each day with a severity.
struct SeverityModel: ComponentModel {
  private let design: LearnerDesign
  private let prior: SeverityPrior
  /// Of the days so far.
  private(set) var sums: SeveritySums
  private(set) var fit: SeverityFit

  /// The distribution of tomorrow's severity, and the factor that turns a variance into its squared scale.
  private static let student = (distribution: StudentT(degreesOfFreedom: 8), scale: 0.75)
  /// The probability of reaching the cut is clipped to these.
  private static let limits = 0.004...0.996
  /// What the log-odds are multiplied by: the regression is somewhat overconfident.
  private static let shrinkage = 0.87
  /// Of the correction for a coarse scale: pseudo-days that the person's own rate has to outweigh, and the most
  /// log-odds that it may move.
  private static let rounding = (days: 2.5, limit: 3.0)
  /// Places of 1, u5, u6 and u3 among the history features.
  private static let places = [0, 6, 7, 4]

  init(_ design: LearnerDesign) {
    self.design = design
    prior = SeverityPrior(design)
    sums = SeveritySums(factors: design.factors.count)
    fit = SeverityFit(prior)
  }

  /// As it was stored.
  init(_ design: LearnerDesign, sums: SeveritySums, fit: SeverityFit) {
    self.design = design
    prior = SeverityPrior(design)
    self.sums = sums
    self.fit = fit
  }

  mutating func learn(_ day: LearnerDay, from before: LearnerRow, at row: LearnerRow) {
    guard let severity = day.severity else { return }
    sums.add(before.raw, target: severity - design.cut)
    fit = SeverityFit(sums, prior, noise: fit.noise, at: row, cut: design.cut)
  }

  /// The severity expected of the day after a row; any value, not clipped to the scale.
  func mean(after row: LearnerRow) -> Double { row.level + row.spread * dot(row.severityFeatures, fit.coefficients) }

  /// Mean of tomorrow's severity in spreads from the level, with the scale of its Student distribution.
  private func standardised(_ features: [Double]) -> (mean: Double, scale: Double) {
    let variance = fit.noise + (fit.cholesky?.inverseQuadraticForm(features) ?? 0)
    return (dot(features, fit.coefficients), (SeverityModel.student.scale * variance).squareRoot())
  }

  private static func logOdds(ofReaching distance: Double, scale: Double) -> Double {
    let tail = student.distribution.upperTail(distance / scale)
    return logit(min(limits.upperBound, max(limits.lowerBound, tail)))
  }

  func forecast(from row: LearnerRow) -> ModelForecast? {
    guard design.isSeverity, row.knowsSeverity else { return nil }
    let features = row.severityFeatures
    let (mean, scale) = standardised(features)
    let cut = (design.cut - row.level) / row.spread
    func logOdds(at mean: Double) -> Double {
      SeverityModel.shrinkage * SeverityModel.logOdds(ofReaching: cut - mean, scale: scale)
    }
    // On a usual day the regression gives its intercept; the difference from there is split between the terms in
    // proportion.
    let start = fit.coefficients[0]
    let base = logOdds(at: start)
    let slope = abs(mean - start) < 1e-9 ? 0 : (logOdds(at: mean) - base) / (mean - start)
    var terms = [
      Forecast.Contribution(part: .baseRate, name: TermName.severityLevel, logOdds: base + shift(row, cut: cut))
    ]
    for index in 1..<features.count {
      let logOdds = fit.coefficients[index] * features[index] * slope
      let places = SeverityModel.places
      terms.append(
        index < places.count
          ? TermName.term(places[index], logOdds) : TermName.term(design.factors[index - places.count], logOdds))
    }
    return ModelForecast(terms: terms)
  }

  /// The correction of a coarse scale, on which a level and a spread do not give the share of days above the cut: the
  /// person's own rate corrects it as days come in (`docs/forecast.md`, 4.6).
  private func shift(_ row: LearnerRow, cut: Double) -> Double {
    let half = design.step / 2 / row.spread
    guard row.hasKnownOutcome, half > 0 else { return 0 }
    let uncertainty = SeverityModel.rounding.days / (Double(row.known) * row.rate * (1 - row.rate))
    let share = half * half / (half * half + uncertainty)
    let difference =
      logit(row.rate) - SeverityModel.logOdds(ofReaching: cut, scale: SeverityModel.student.scale.squareRoot())
    let limit = SeverityModel.rounding.limit
    return SeverityModel.shrinkage * share * min(limit, max(-limit, difference))
  }

  /// The severity to expect, 0 … 10, with a range that holds four of five days where the regression is right; nil while
  /// no severity is known, and where nothing is left of what sets the day apart (`docs/forecast.md`, 4.7).
  ///
  /// - Parameter share: What is left, 0 … 1: the rest goes to the person's level, with the spread of all their days.
  func expectation(from row: LearnerRow, share: Double) -> Forecast.ExpectedSeverity? {
    guard row.knownSeverities > 0, share > 0 else { return nil }
    let now = standardised(row.severityFeatures)
    let (mean, squared) = (share * now.mean, now.scale * now.scale)
    let any = max(SeverityModel.student.scale, squared)
    let scale = (share * share * squared + (1 - share * share) * any).squareRoot()
    let half = SeverityModel.student.distribution.quantile(0.9) * scale
    func severity(_ standardised: Double) -> Double { min(10, max(0, row.level + row.spread * standardised)) }
    return Forecast.ExpectedSeverity(value: severity(mean), range: severity(mean - half)...severity(mean + half))
  }

  /// Posterior mean and standard deviation of each factor's coefficient, in units of the person's spread.
  var estimates: [LearntWeight.Estimate] {
    let variances = fit.cholesky?.inverseDiagonal ?? prior.precision.diagonal.map { 1 / $0 }
    return (FeatureScale.fixedFeatures..<fit.coefficients.count).map {
      .init(mean: fit.coefficients[$0], deviation: variances[$0].squareRoot())
    }
  }

  /// Change of the log-odds per spread of the expected severity, where it lies at the cut on a usual day: D of
  /// `docs/forecast.md`, 5.5.
  var slopeAtCut: Double {
    let usual = [1] + Array(repeating: 0.0, count: fit.coefficients.count - 1)
    return SeverityModel.shrinkage * SeverityModel.student.distribution.density(0) * 4 / standardised(usual).scale
  }
}
