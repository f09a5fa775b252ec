import Foundation
import TrackerStatistics

/// The chance that each exposure belongs to the few that explain the next day's severity, all looked at together:
/// a sum of single effects (Wang et al. 2020, SuSiE) beside the covariates of a day. `docs/patterns.md`, 4.
///
/// Everything is worked out from sums over the days, so a sweep costs O(exposures²), however many days there are.
struct SparseInclusion {
  /// The most exposures that are believed to matter.
  private static let effects = 6
  /// Variance of an effect, in standard deviations of severity squared.
  private static let effectVariance = 0.3
  /// Chance that an effect is none of the exposures.
  private static let noExposure = 0.35
  private static let sweeps = 25
  /// Standard deviations of the weights beforehand, in the order of `DayDesign.covariates`.
  private static let priorDeviations = [0.5, 0.5, 0.5, 0.7, 1, 0.3, 0.3]

  private let gram: SquareMatrix
  private let onCovariates: [[Double]]
  private let onOutcome: [Double]
  private let covariates: SymmetricMatrix
  private let covariatesOnOutcome: [Double]
  private let outcomeSquares: Double
  private let days: Int

  /// - Parameter exposures: Held against the next day; an unknown day counts as their mean.
  init(_ exposures: [Exposure], on outcome: Outcome) {
    let rows = outcome.rows
    let design = DayDesign(rows.days, of: outcome, means: outcome.weightedMeans)
    days = design.days.count
    var answered: [DayBits: Int] = [:]
    let columns = exposures.map { Column($0, on: rows, &answered) }
    gram = SquareMatrix(dimension: columns.count) { Column.product(columns[$0], columns[$1]) + ($0 == $1 ? 1e-9 : 0) }
    let moments = RunningMoments(design.next)
    let spread = (moments.squares / Double(max(1, days))).squareRoot()
    let standardised = design.next.map { ($0 - moments.mean) / (spread + 1e-6) }
    var matrix = SymmetricMatrix(dimension: design.covariates.count)
    for row in design.days.indices { matrix.add(outer: design.covariates.map { $0[row] }, weight: 1) }
    covariates = matrix
    covariatesOnOutcome = design.covariates.map { dot($0, standardised) }
    outcomeSquares = dot(standardised, standardised)
    var places = Array(repeating: 0, count: outcome.count)
    for (place, day) in design.days.enumerated() { places[day] = place }
    let sums = columns.map { $0.sums(of: design.covariates + [standardised], places) }
    onOutcome = sums.map { $0[design.covariates.count] }
    onCovariates = sums.map { Array($0.dropLast()) }
  }

  /// By exposure, in their order: 0 … 1; 0 for all where there are no days.
  func chances() -> [Double] {
    let count = gram.dimension
    guard count > 0, days > 0 else { return Array(repeating: 0, count: count) }
    let squares = (0..<count).map { gram[$0, $0] }
    let precision = SparseInclusion.priorDeviations.map { 1 / ($0 * $0) }
    let (prior, variance) = (SparseInclusion.noExposure, SparseInclusion.effectVariance)
    let shareOfEach = log((1 - prior) / Double(count))
    var effects = Array(repeating: Effect(count: count), count: SparseInclusion.effects)
    var total = Array(repeating: 0.0, count: count)
    var totalThroughGram = total
    var noise = 0.9
    for _ in 0..<SparseInclusion.sweeps {
      let weights = covariateWeights(beside: total, noise: noise, precision: precision)
      let errors = squares.map { noise / $0 }
      // What the covariates leave of each exposure's product with the outcome.
      let left = (0..<count).map { onOutcome[$0] - dot(onCovariates[$0], weights) }
      for place in effects.indices {
        let old = effects[place]
        var logs = Array(repeating: 0.0, count: count)
        var means = logs
        for index in 0..<count {
          let slope = (left[index] - totalThroughGram[index] + old.throughGram[index]) / squares[index]
          let share = variance / (errors[index] + variance)
          logs[index] =
            shareOfEach + 0.5 * log(errors[index] / (errors[index] + variance))
            + 0.5 * slope * slope / errors[index] * share
          means[index] = slope * share
        }
        let highest = max(log(prior), logs.max() ?? 0)
        let parts = logs.map { exp($0 - highest) }
        let whole = parts.reduce(exp(log(prior) - highest), +)
        var new = Effect(count: count)
        for index in 0..<count {
          new.chances[index] = parts[index] / whole
          new.means[index] = means[index]
          new.weighted[index] = new.chances[index] * means[index]
        }
        new.throughGram = gram.multiplied(by: new.weighted)
        for index in 0..<count {
          total[index] += new.weighted[index] - old.weighted[index]
          totalThroughGram[index] += new.throughGram[index] - old.throughGram[index]
        }
        effects[place] = new
      }
      noise = nextNoise(effects, total, totalThroughGram, weights, squares: squares, errors: errors)
    }
    return (0..<count).map { index in 1 - effects.reduce(1) { $0 * (1 - $1.chances[index]) } }
  }

  /// One effect: which exposure it is, how likely, and how strong it then is.
  private struct Effect {
    var chances: [Double]
    var means: [Double]
    /// Chance times strength.
    var weighted: [Double]
    /// The Gram matrix times `weighted`.
    var throughGram: [Double]

    init(count: Int) {
      chances = Array(repeating: 0, count: count)
      means = chances
      weighted = chances
      throughGram = chances
    }
  }

  /// The covariates' weights: Bayesian regression of what the exposures leave.
  private func covariateWeights(beside total: [Double], noise: Double, precision: [Double]) -> [Double] {
    var matrix = covariates
    matrix.scale(by: 1 / noise)
    matrix.add(diagonal: precision)
    let explained = covariateSums(total)
    let right = covariatesOnOutcome.indices.map { (covariatesOnOutcome[$0] - explained[$0]) / noise }
    return Cholesky(matrix)?.solve(right) ?? Array(repeating: 0, count: right.count)
  }

  /// Each covariate's product with what the exposures explain.
  private func covariateSums(_ total: [Double]) -> [Double] {
    covariatesOnOutcome.indices.map { place in
      total.indices.reduce(0) { $0 + onCovariates[$1][place] * total[$1] }
    }
  }

  private func nextNoise(
    _ effects: [Effect], _ total: [Double], _ totalThroughGram: [Double], _ weights: [Double], squares: [Double],
    errors: [Double]
  ) -> Double {
    let variance = SparseInclusion.effectVariance
    // The 1e-9 on the Gram matrix's diagonal is no part of the residuals.
    let ownSquares = dot(total, totalThroughGram) - 1e-9 * dot(total, total)
    let residualSquares =
      outcomeSquares - 2 * dot(weights, covariatesOnOutcome) - 2 * dot(total, onOutcome)
      + covariates.quadraticForm(weights) + 2 * dot(weights, covariateSums(total)) + ownSquares
    var uncertainty = 0.0
    for index in total.indices {
      let spread = errors[index] * variance / (errors[index] + variance)
      let part = effects.reduce(0) {
        $0 + $1.chances[index] * ($1.means[index] * $1.means[index] + spread)
          - $1.weighted[index] * $1.weighted[index]
      }
      uncertainty += squares[index] * part
    }
    return (max(0, residualSquares) + 0.5 * max(0, uncertainty) + 7.2) / (Double(days) + 8)
  }
}

/// An exposure less its mean over the days that are rows; 0 where it is not known.
private struct Column {
  let yes: DayBits
  let known: DayBits
  let yesDays: Int
  let knownDays: Int
  let mean: Double
  /// The same number for all that are known on the same days.
  let answered: Int

  /// - Parameter answered: The numbers given so far.
  init(_ exposure: Exposure, on rows: DayBits, _ answered: inout [DayBits: Int]) {
    yes = exposure.yes.intersection(rows)
    known = exposure.known.intersection(rows)
    (yesDays, knownDays) = (yes.count, known.count)
    mean = knownDays == 0 ? 0 : Double(yesDays) / Double(knownDays)
    self.answered = answered[known] ?? answered.count
    answered[known] = self.answered
  }

  /// Most are known on the same days, so that only the days with both have to be counted.
  static func product(_ one: Column, _ other: Column) -> Double {
    let isSame = one.answered == other.answered
    let own = isSame ? one.yesDays : one.yes.count(with: other.known)
    let others = isSame ? other.yesDays : one.known.count(with: other.yes)
    let both = isSame ? one.knownDays : one.known.count(with: other.known)
    return Double(one.yes.count(with: other.yes)) - other.mean * Double(own) - one.mean * Double(others)
      + one.mean * other.mean * Double(both)
  }

  /// The sums of products with columns of numbers.
  ///
  /// - Parameter places: By day, where its number stands.
  func sums(of columns: [[Double]], _ places: [Int]) -> [Double] {
    let yes = yes.days.map { places[$0] }
    let known = mean == 0 ? [] : known.days.map { places[$0] }
    return columns.map { numbers in
      numbers.withUnsafeBufferPointer { numbers in
        let ofYes = yes.reduce(0) { $0 + numbers[$1] }
        return mean == 0 ? ofYes : ofYes - mean * known.reduce(0) { $0 + numbers[$1] }
      }
    }
  }
}

/// A symmetric matrix with all of its elements, for products with many vectors.
private struct SquareMatrix {
  let dimension: Int
  private var elements: [Double]

  init(dimension: Int, _ element: (Int, Int) -> Double) {
    self.dimension = dimension
    elements = Array(repeating: 0, count: dimension * dimension)
    for i in 0..<dimension {
      for j in 0...i {
        let value = element(i, j)
        elements[i * dimension + j] = value
        elements[j * dimension + i] = value
      }
    }
  }

  subscript(i: Int, j: Int) -> Double { elements[i * dimension + j] }

  /// O(dimension²).
  func multiplied(by vector: [Double]) -> [Double] {
    var result = Array(repeating: 0.0, count: dimension)
    result.withUnsafeMutableBufferPointer { result in
      elements.withUnsafeBufferPointer { elements in
        for j in 0..<dimension where vector[j] != 0 {
          let (factor, start) = (vector[j], j * dimension)
          for i in 0..<dimension { result[i] += factor * elements[start + i] }
        }
      }
    }
    return result
  }
}
