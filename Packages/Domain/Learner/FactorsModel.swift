import Foundation
import TrackerCore
import TrackerStatistics

/// Bayesian logistic regression on the history features and the factors, updated by one rank-one step for each day with
/// an outcome (`docs/forecast.md`, 3.3); O(d²) in the number of features.
struct FactorsModel: ComponentModel {
  private let factors: [LearnerDesign.Factor]
  /// Of 1, u0 … u6, then the factors.
  private(set) var coefficients: [Double]
  /// Posterior covariance of the coefficients.
  private(set) var covariance: SymmetricMatrix

  init(_ design: LearnerDesign) {
    factors = design.factors
    coefficients = HistoryModel.coefficients + factors.map(\.logOdds)
    // Without a severity model nothing else follows the person's own course from day to day.
    let recentDays = design.isSeverity ? 1 : FactorsModel.widerRecentDays
    let own = HistoryModel.deviations.enumerated().map { $0 < 2 ? $1 : $1 * recentDays }
    covariance = SymmetricMatrix.diagonal((own + factors.map(\.deviation)).map { $0 * $0 })
  }

  /// How much wider the prior of u1 … u6 is where there is no severity model.
  private static let widerRecentDays = 2.0

  /// As it was stored.
  init(_ design: LearnerDesign, coefficients: [Double], covariance: SymmetricMatrix) {
    factors = design.factors
    self.coefficients = coefficients
    self.covariance = covariance
  }

  mutating func learn(_ day: LearnerDay, from before: LearnerRow, at row: LearnerRow) {
    guard let isFlare = day.isFlare else { return }
    let features = before.history + before.factors
    let predicted = sigmoid(dot(features, coefficients))
    let information = max(predicted * (1 - predicted), 1e-6)
    let direction = covariance.multiplied(by: features)
    let denominator = 1 / information + dot(features, direction)
    covariance.add(outer: direction, weight: -1 / denominator)
    // The step is taken with the new covariance: the old one less its change along the direction.
    let step = ((isFlare ? 1 : 0) - predicted) * (1 - dot(features, direction) / denominator)
    for index in coefficients.indices { coefficients[index] += step * direction[index] }
  }

  func forecast(from row: LearnerRow) -> ModelForecast? {
    let features = row.history + row.factors
    let variance = covariance.quadraticForm(features)
    // The probability is averaged over the posterior of the coefficients (MacKay 1992).
    let shrinkage = 1 / (1 + .pi * variance / 8).squareRoot()
    let terms = features.indices.map { index in
      let logOdds = coefficients[index] * features[index] * shrinkage
      return index < row.history.count
        ? TermName.term(index, logOdds) : TermName.term(factors[index - row.history.count], logOdds)
    }
    return ModelForecast(terms: terms, variance: variance)
  }

  /// Posterior mean and standard deviation of each factor's coefficient.
  var estimates: [LearntWeight.Estimate] {
    let fixed = coefficients.count - factors.count
    return factors.indices.map { index in
      let place = fixed + index
      return .init(mean: coefficients[place], deviation: max(covariance[place, place], 0).squareRoot())
    }
  }

  /// What the coefficients are multiplied by (`docs/forecast.md`, 3.3) on a day on which all but the flare rate is
  /// usual.
  func shrinkage(onUsualDayOf rate: Double) -> Double {
    var features = Array(repeating: 0.0, count: coefficients.count)
    features[0] = 1
    features[1] = logit(rate)
    return 1 / (1 + .pi * covariance.quadraticForm(features) / 8).squareRoot()
  }
}
