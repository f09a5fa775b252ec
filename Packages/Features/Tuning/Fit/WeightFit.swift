import Foundation
import TrackerStatistics

/// Weights of groups that go best with how bad the next day was, pulled to the weights they come from.
///
/// The next day's outcome is regressed on today's, on its running mean, and on one sum of the groups' scores, β Σ ω_g
/// score_g, with ω on the simplex. What the two nuisance columns say is projected out first. Prior: ln ω_g around the
/// ln of the weights it comes from with a standard deviation of `pull`, ln β around half a standard deviation of the
/// outcome. Weights are therefore positive, and where the days say nothing of the load, or are few, they stay what they
/// were. The posterior is drawn by Metropolis steps from a fixed seed (Metropolis and others 1953).
struct WeightFit: Sendable {
  struct Row: Sendable {
    /// Of today, its running mean over the days until today, and of tomorrow.
    var outcome: Double
    var running: Double
    var next: Double
    /// 0 … 1 by group, nil where unknown.
    var scores: [Double?]
  }

  /// Sums to 100; as it was where it was 0, and where the group's score is known of too few days.
  let weights: [Double]
  /// The middle 80 % of each; nil where the weight was left as it was.
  let ranges: [ClosedRange<Double>?]
  let rows: Int

  /// One weight may well be 1.6 times or 0.6 times what it was.
  static let pull = 0.5
  /// Under so many pairs of days the weights are left alone.
  static let fewestRows = 14
  private static let sweeps = 8000
  private static let warmUp = 1000
  private static let step = 0.45

  init(_ rows: [Row], from start: [Double]) {
    self.rows = rows.count
    let open = start.indices.filter { group in
      start[group] > 0 && rows.count { $0.scores[group] != nil } >= WeightFit.fewestRows
    }
    // A group alone has nothing to share with.
    let moved = open.count > 1 ? WeightFit.moved(open, rows, from: start) : []
    weights = start.indices.map { group in moved.first { $0.group == group }?.weight ?? start[group] }
    ranges = start.indices.map { group in moved.first { $0.group == group }?.range }
  }

  /// What the days make of the weights of some groups, which keep their sum.
  private static func moved(
    _ open: [Int], _ rows: [Row], from start: [Double]
  ) -> [(group: Int, weight: Double, range: ClosedRange<Double>)] {
    let whole = open.reduce(0) { $0 + start[$1] }
    let sums = Sums(rows, open: open)
    let prior = open.map { log(start[$0] / whole) }
    let drawn = draw(sums, prior: prior)
    // The mean of the logarithms: without a word from the days it gives back the weights as they were.
    let centre = open.indices.map { index in
      sums == nil ? prior[index] : drawn.reduce(0) { $0 + $1[index] } / Double(drawn.count)
    }
    return zip(open, shares(centre)).enumerated().map { index, moved in
      let weight = moved.1 * whole
      let sorted = drawn.map { shares($0)[index] * whole }.sorted()
      return (moved.0, weight, min(sorted[sorted.count / 10], weight)...max(sorted[sorted.count * 9 / 10], weight))
    }
  }

  private static func shares(_ logarithms: [Double]) -> [Double] {
    let raised = logarithms.map(exp)
    let sum = raised.reduce(0, +)
    return raised.map { $0 / sum }
  }

  /// Draws of the logarithms of the weights.
  private static func draw(_ sums: Sums?, prior: [Double]) -> [[Double]] {
    var generator = SplitMix64(seed: 2)
    var at = prior + [sums?.strength ?? 0]
    func density(_ point: [Double]) -> Double {
      var value = 0.0
      for (own, centre) in zip(point, prior) { value -= (own - centre) * (own - centre) / (2 * pull * pull) }
      guard let sums, let strength = point.last else { return value - (point.last ?? 0) * (point.last ?? 0) / 2 }
      value -= (strength - sums.strength) * (strength - sums.strength) / 2
      return value + sums.logLikelihood(shares(Array(point.dropLast())), strength: exp(strength))
    }
    var height = density(at)
    var draws: [[Double]] = []
    draws.reserveCapacity(sweeps)
    for sweep in 0..<(sweeps + warmUp) {
      for index in at.indices {
        let was = at[index]
        at[index] += step * generator.normal()
        let new = density(at)
        if log(Double.random(in: 0..<1, using: &generator)) < new - height { height = new } else { at[index] = was }
      }
      if sweep >= warmUp { draws.append(Array(at.dropLast())) }
    }
    return draws
  }
}

/// Sums of products, with what the nuisance columns say projected out: all that the likelihood needs of the days.
private struct Sums {
  /// Of the groups' scores with each other, and with the outcome.
  private var squares: [[Double]]
  private var products: [Double]
  private var variance: Double
  /// ln of the effect that is expected of a load of 100.
  let strength: Double

  init?(_ rows: [WeightFit.Row], open: [Int]) {
    let nuisance = rows.map { [1, $0.outcome, $0.running] }
    var normal = SymmetricMatrix(dimension: 3)
    for row in nuisance { normal.add(outer: row, weight: 1) }
    // An outcome that never changes leaves its columns alike: a hair on the diagonal keeps them apart.
    normal.add(diagonal: [1e-6, 1e-6, 1e-6])
    guard let factor = Cholesky(normal) else { return nil }
    func residuals(_ column: [Double]) -> [Double] {
      var sums = [0.0, 0, 0]
      for (row, value) in zip(nuisance, column) { for index in 0..<3 { sums[index] += row[index] * value } }
      let coefficients = factor.solve(sums)
      return zip(nuisance, column).map { row, value in value - zip(row, coefficients).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    let outcome = residuals(rows.map(\.next))
    let columns = open.map { group -> [Double] in
      let known = rows.compactMap { $0.scores[group] }
      let mean = known.isEmpty ? 0 : known.reduce(0, +) / Double(known.count)
      return residuals(rows.map { $0.scores[group] ?? mean })
    }
    func dot(_ left: [Double], _ right: [Double]) -> Double { zip(left, right).reduce(0) { $0 + $1.0 * $1.1 } }
    variance = dot(outcome, outcome) / Double(max(1, rows.count - 3))
    guard variance > 1e-9 else { return nil }
    squares = columns.map { left in columns.map { dot(left, $0) } }
    products = columns.map { dot($0, outcome) }
    strength = log(variance.squareRoot() / 2)
  }

  func logLikelihood(_ shares: [Double], strength: Double) -> Double {
    var linear = 0.0
    var quadratic = 0.0
    for (index, share) in shares.enumerated() {
      linear += share * products[index]
      for (other, otherShare) in shares.enumerated() { quadratic += share * otherShare * squares[index][other] }
    }
    return (2 * strength * linear - strength * strength * quadratic) / (2 * variance)
  }
}
