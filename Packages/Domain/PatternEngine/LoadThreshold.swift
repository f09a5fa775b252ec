import TrackerStatistics

/// A load above which the next day was clearly worse, and a flare more often, such as a load of exercise:
/// `docs/patterns.md`, 11.
public struct LoadThreshold: Sendable, Hashable {
  /// The shares of a person's own days at whose loads a cut is tried.
  public static let triedShares = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  /// The p up to which a threshold is told.
  public static let mostChance = 0.01

  /// The highest load that is not above it.
  public var threshold: Double
  /// Flares on the days after a higher load.
  public var above: Proportion
  /// Flares on the days after a load up to it.
  public var upTo: Proportion
  /// The one-sided p, which counts that the clearest of several cuts was chosen.
  public var chance: Double

  /// Looks for the threshold of one load.
  ///
  /// Each cut says which days were above it. That, and the severity of the next day, are freed of what today explains,
  /// and multiplied. The cut with the largest product counts. Its p is that of blocks of 14 rows in a random order, in
  /// which the largest is chosen anew each time. O(rounds · cuts · days).
  ///
  /// - Parameters:
  ///   - name: What the load is of; the random orders follow from it.
  ///   - load: In any unit, from the first day on; nil where it is not known, and 0 where there was none.
  public static func find(_ name: String, _ load: [Double?], on outcome: Outcome) -> PersonalLimit<LoadThreshold> {
    precondition(load.count == outcome.count, "loads of \(load.count) days, an outcome of \(outcome.count)")
    var asked = DayBits(count: load.count)
    for (day, load) in load.enumerated() where load != nil { asked.insert(day) }
    let rows = LimitRows(outcome, on: asked)
    let loads = rows.days.compactMap { load[$0] }
    let cuts = cuts(of: loads).map { Cut($0, of: loads, on: rows) }
    guard cuts.contains(where: \.missing.isNothing) else {
      return .needs(cuts.map(\.missing).min { $0.answers < $1.answers } ?? rows.missing([], of: 0))
    }
    let tried = cuts.filter { $0.missing.isNothing && $0.score != nil }
    var random = SplitMix64(name: name)
    guard let adjusted = rows.adjusted, let best = tried.max(by: { $0.score ?? 0 < $1.score ?? 0 }),
      let chance = BlockPermutation(blockLength: 14, rounds: 999).chance(
        ofLargest: tried.map(\.rest), with: adjusted.residual, using: &random)
    else { return .unclear(days: loads.count, chance: nil) }
    let limit = LoadThreshold(
      threshold: best.load, above: rows.flares(best.isAbove, where: true),
      upTo: rows.flares(best.isAbove, where: false), chance: chance)
    let isMore = limit.above.share ?? 0 > limit.upTo.share ?? 1
    return chance <= mostChance && isMore ? .found(limit) : .unclear(days: loads.count, chance: chance)
  }

  /// A load, and the rows by whether theirs was higher.
  private struct Cut {
    let load: Double
    let isAbove: [Bool]
    let missing: PatternFinding.Missing
    /// What today leaves of `isAbove`.
    let rest: [Double]
    /// The product of the rest, at length 1, with that of the next day's severity; nil where nothing is left.
    let score: Double?

    init(_ load: Double, of loads: [Double], on rows: LimitRows) {
      self.load = load
      isAbove = loads.map { $0 > load }
      missing = rows.missing(isAbove, of: loads.count)
      let rest = rows.adjusted?.residual(of: isAbove.map { $0 ? 1 : 0 }) ?? []
      let squares = dot(rest, rest)
      self.rest = rest
      score = squares > 1e-9 ? rows.adjusted.map { dot(rest, $0.residual) / squares.squareRoot() } : nil
    }
  }

  /// The loads at which cuts are tried, lowest first, each once.
  private static func cuts(of loads: [Double]) -> [Double] {
    let sorted = loads.sorted()
    let values = sorted.isEmpty ? [] : triedShares.map { sorted[Int($0 * Double(sorted.count - 1))] }
    return values.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension PatternFinding.Missing {
  /// Days that are missing with an answer, of whichever answer more are missing.
  fileprivate var answers: Int { max(exposedDays, unexposedDays) }
}
