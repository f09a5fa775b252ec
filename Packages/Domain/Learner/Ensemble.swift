import Foundation
import TrackerStatistics

/// Weighs the models against each other: a few fixed mixtures, each weighted by how well it forecast this person's days
/// so far (Bayesian model averaging, Hoeting and others 1999; `docs/forecast.md`, 5.1).
struct Ensemble: Sendable, Hashable {
  /// The weights of the models in each mixture, which sum to 1.
  private let mixtures: [[Double]]
  /// Log of each mixture's prior times the likelihood of the days so far.
  private(set) var evidence: [Double]

  /// Mixtures that rest on one kind of model alone begin with little weight and have to earn more.
  private static let withSeverity = (
    mixtures: [[0.25, 0.25, 0.5], [0.5, 0.5, 0], [0, 0, 1]], prior: [0.80, 0.02, 0.18]
  )
  private static let withoutSeverity = (mixtures: [[0.5, 0.5], [0, 1]], prior: [0.85, 0.15])

  /// - Parameter evidence: As it was stored; nil to begin with the prior.
  init(hasSeverity: Bool, evidence: [Double]? = nil) {
    let start = hasSeverity ? Ensemble.withSeverity : Ensemble.withoutSeverity
    mixtures = start.mixtures
    self.evidence = evidence ?? start.prior.map { log($0) }
  }

  /// How many mixtures there are.
  static func mixtures(hasSeverity: Bool) -> Int { (hasSeverity ? withSeverity : withoutSeverity).mixtures.count }

  /// Updates the mixtures' weights with an outcome.
  ///
  /// - Parameter logOdds: The models' log-odds for the day, clipped; where the severity model gave none, nothing is
  ///   learnt.
  mutating func update(isFlare: Bool, logOdds: [Double]) {
    guard logOdds.count == mixtures[0].count else { return }
    for (index, mixture) in mixtures.enumerated() {
      let mixed = dot(mixture, logOdds)
      evidence[index] -= log1p(exp(isFlare ? -mixed : mixed))
    }
  }

  /// The weight of each model, which sum to 1.
  ///
  /// - Parameter count: How many models give a forecast; without the severity model the other two weigh the same.
  func modelWeights(count: Int) -> [Double] {
    guard count == mixtures[0].count else { return Array(repeating: 1 / Double(count), count: count) }
    let highest = evidence.max() ?? 0
    let posterior = evidence.map { exp($0 - highest) }
    let total = posterior.reduce(0, +)
    return (0..<count).map { model in
      zip(posterior, mixtures).reduce(0) { $0 + $1.0 * $1.1[model] } / total
    }
  }
}
