import Foundation
import TrackerCore
import TrackerStatistics

/// The history member's features and the factors, with coefficients that learn the person: one rank-one step of
/// Bayesian logistic regression for each known day (FORMULAS 2.3), O(d²) in the number of features.
struct FactorsMember: LearnerMember {
  private let factors: [LearnerDesign.Factor]
  /// Of 1, u0 … u6, then the factors.
  private(set) var coefficients: [Double]
  /// Of the coefficients.
  private(set) var covariance: SymmetricMatrix

  init(_ design: LearnerDesign) {
    factors = design.factors
    coefficients = HistoryMember.coefficients + factors.map(\.logOdds)
    // Without a severity member nothing else follows the person's own course from day to day.
    let course = design.isSeverity ? 1 : FactorsMember.widerCourse
    let own = HistoryMember.deviations.enumerated().map { $0 < 2 ? $1 : $1 * course }
    covariance = SymmetricMatrix.diagonal((own + factors.map(\.deviation)).map { $0 * $0 })
  }

  /// How much wider the prior of u1 … u6 is where there is no severity member.
  private static let widerCourse = 2.0

  /// As it was kept.
  init(_ design: LearnerDesign, coefficients: [Double], covariance: SymmetricMatrix) {
    factors = design.factors
    self.coefficients = coefficients
    self.covariance = covariance
  }

  mutating func learn(_ day: LearnerDay, from before: LearnerRow, at row: LearnerRow) {
    guard let isFlare = day.isFlare else { return }
    let features = before.history + before.factors
    let said = sigmoid(dot(features, coefficients))
    let information = max(said * (1 - said), 1e-6)
    let direction = covariance.multiplied(by: features)
    let denominator = 1 / information + dot(features, direction)
    covariance.add(outer: direction, weight: -1 / denominator)
    // With the new covariance, which is the old one less the step in the direction.
    let step = ((isFlare ? 1 : 0) - said) * (1 - dot(features, direction) / denominator)
    for index in coefficients.indices { coefficients[index] += step * direction[index] }
  }

  func opinion(on row: LearnerRow) -> MemberOpinion? {
    let features = row.history + row.factors
    let variance = covariance.quadraticForm(features)
    // Averages the probability over what is not known of the coefficients (MacKay 1992).
    let shrinkage = 1 / (1 + .pi * variance / 8).squareRoot()
    let terms = features.indices.map { index in
      let logOdds = coefficients[index] * features[index] * shrinkage
      return index < row.history.count
        ? TermName.term(index, logOdds) : TermName.term(factors[index - row.history.count], logOdds)
    }
    return MemberOpinion(terms: terms, variance: variance)
  }

  /// Of the factors: mean and standard deviation.
  var estimates: [LearntWeight.Estimate] {
    let fixed = coefficients.count - factors.count
    return factors.indices.map { index in
      let place = fixed + index
      return .init(mean: coefficients[place], deviation: max(covariance[place, place], 0).squareRoot())
    }
  }

  /// What is left of a coefficient on a day that is usual in all but the rate of flares.
  func shrinkage(onUsualDayOf rate: Double) -> Double {
    var features = Array(repeating: 0.0, count: coefficients.count)
    features[0] = 1
    features[1] = logit(rate)
    return 1 / (1 + .pi * covariance.quadraticForm(features) / 8).squareRoot()
  }
}
