import Foundation
import TrackerStatistics

/// How much each member counts: a few fixed mixtures, weighed by how well each has said this person's days so far
/// (Bayesian model averaging; Hoeting and others 1999).
struct Pool: Sendable, Hashable {
  /// Shares of the members, each summing to 1.
  private let mixtures: [[Double]]
  /// Log-likelihood of the days so far under each mixture, with its prior.
  private(set) var evidence: [Double]

  /// Prior weights: the mixtures that lean on one kind of member alone have to earn their place.
  private static let withSeverity = (
    mixtures: [[0.25, 0.25, 0.5], [0.5, 0.5, 0], [0, 0, 1]], prior: [0.80, 0.02, 0.18]
  )
  private static let withoutSeverity = (mixtures: [[0.5, 0.5], [0, 1]], prior: [0.85, 0.15])

  /// - Parameter evidence: As it was kept; nil to begin with.
  init(hasSeverity: Bool, evidence: [Double]? = nil) {
    let start = hasSeverity ? Pool.withSeverity : Pool.withoutSeverity
    mixtures = start.mixtures
    self.evidence = evidence ?? start.prior.map { log($0) }
  }

  static func mixtures(hasSeverity: Bool) -> Int { (hasSeverity ? withSeverity : withoutSeverity).mixtures.count }

  /// Weighs the mixtures by what came.
  ///
  /// - Parameter said: The members' log-odds, cut; fewer where the severity member was silent, and then nothing is
  ///   learnt.
  mutating func learn(isFlare: Bool, said: [Double]) {
    guard said.count == mixtures[0].count else { return }
    for (index, mixture) in mixtures.enumerated() {
      let logOdds = dot(mixture, said)
      evidence[index] -= log1p(exp(isFlare ? -logOdds : logOdds))
    }
  }

  /// Each member's share, summing to 1.
  ///
  /// - Parameter members: How many have something to say; without the severity member the other two count the same.
  func shares(of members: Int) -> [Double] {
    guard members == mixtures[0].count else { return Array(repeating: 1 / Double(members), count: members) }
    let highest = evidence.max() ?? 0
    let weights = evidence.map { exp($0 - highest) }
    let total = weights.reduce(0, +)
    return (0..<members).map { member in
      zip(weights, mixtures).reduce(0) { $0 + $1.0 * $1.1[member] } / total
    }
  }
}
