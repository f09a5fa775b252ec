import Foundation
import TrackerCore
import TrackerStatistics

/// Which pairs of factors are, in one person's records, more than the two alone (`docs/forecast.md`, 7.3).
///
/// For each pair, the slope of tomorrow's severity on both being present, next to each of the two by itself, today's
/// severity, the recent level, trend and weekday. All pairs that have the days for it are tested, and those are kept
/// whose false-discovery rate among all tested is at most .05 (Benjamini and Hochberg 1995).
public struct CombinationSearch: Sendable {
  /// The days looked at, a calendar day each without a gap.
  private let days: [LearnerDay]
  /// The days that any pair can be tested on.
  private let bases: [Base]

  /// Days with a severity, one on the day after, and both factors known.
  public static let fewestDays = 60
  /// Days on which both are present, on which only the one is, only the other, and neither: so many of each.
  static let fewestOfEach = 10
  /// Flares among all days.
  static let fewestFlares = 4
  /// The highest false-discovery rate that is called a finding.
  static let level = 0.05
  private static let decay = 0.9

  /// - Parameter days: One for each calendar day without a gap, the first day first.
  public init(_ days: [LearnerDay]) {
    self.days = days
    var (sum, weight) = (0.0, 0.0)
    bases = zip(days.indices, zip(days, days.dropFirst())).compactMap { index, pair in
      guard let severity = pair.0.severity else { return nil }
      sum = CombinationSearch.decay * sum + severity
      weight = CombinationSearch.decay * weight + 1
      guard let after = pair.1.severity else { return nil }
      let time = Double(index) / Double(days.count)
      let week = 2 * Double.pi * Double(index) / 7
      // A level is the decayed mean of the known severities through the day.
      return Base(
        index: index, outcome: after,
        covariates: [1, severity, sum / weight, time, time * time, sin(week), cos(week)])
    }
  }

  /// The pairs that hold, the surest first; O(pairs · days).
  ///
  /// - Parameters:
  ///   - factors: The ids of the factors, in the order of the days' values.
  ///   - isCandidate: Whether the factors at two places may be a pair at all.
  public func combinations(of factors: [FactorID], where isCandidate: (Int, Int) -> Bool) -> [FactorCombination] {
    guard days.count(where: { $0.isFlare == true }) >= CombinationSearch.fewestFlares else { return [] }
    let means = factors.indices.map(mean)
    var tested: [(found: FactorCombination, chance: Double)] = []
    for first in factors.indices {
      for second in factors.indices.dropFirst(first + 1) where isCandidate(first, second) {
        guard let (above, other) = zipped(means[first], means[second]) else { continue }
        guard let days = presence(first, above: above, second, above: other) else { continue }
        let rows = days.map { day in
          PartialSlope.Row(
            predictor: day.one * day.two, outcome: day.base.outcome,
            covariates: day.base.covariates + [day.one, day.two])
        }
        guard let slope = PartialSlope(rows) else { continue }
        let found = FactorCombination(
          first: .init(factor: factors[first], above: above), second: .init(factor: factors[second], above: other),
          slope: slope.slope, falseDiscovery: 1, days: rows.count { $0.predictor > 0 })
        tested.append((found, slope.chance))
      }
    }
    return CombinationSearch.discoveries(tested)
  }

  /// Mean of a factor's known points; nil where it is never known.
  private func mean(of factor: Int) -> Double? {
    let known = days.compactMap { $0.values.indices.contains(factor) ? $0.values[factor] : nil }
    return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
  }

  private func zipped(_ one: Double?, _ other: Double?) -> (Double, Double)? {
    one.flatMap { one in other.map { (one, $0) } }
  }

  /// A day with a severity, and one on the day after, before any pair is looked at.
  private struct Base {
    /// Its place among the days.
    var index: Int
    /// Of the day after.
    var outcome: Double
    /// All but the two parts.
    var covariates: [Double]
  }

  /// Both parts on the days on which they are known, as 0 or 1; nil where there are too few days of one sort.
  private func presence(_ first: Int, above: Double, _ second: Int, above other: Double) -> [(
    base: Base, one: Double, two: Double
  )]? {
    var counts = [0, 0, 0, 0]
    let found = bases.compactMap { base -> (base: Base, one: Double, two: Double)? in
      let values = days[base.index].values
      guard max(first, second) < values.count, let one = values[first], let two = values[second] else { return nil }
      counts[(one > above ? 2 : 0) + (two > other ? 1 : 0)] += 1
      return (base, one > above ? 1 : 0, two > other ? 1 : 0)
    }
    let isEnough =
      found.count >= CombinationSearch.fewestDays && counts.allSatisfy { $0 >= CombinationSearch.fewestOfEach }
    return isEnough ? found : nil
  }

  private static func discoveries(_ tested: [(found: FactorCombination, chance: Double)]) -> [FactorCombination] {
    let ranked = tested.sorted { $0.chance < $1.chance }
    var lowest = 1.0
    var found: [FactorCombination] = []
    for (index, test) in ranked.enumerated().reversed() {
      lowest = min(lowest, Double(ranked.count) * test.chance / Double(index + 1))
      guard lowest <= level else { continue }
      var combination = test.found
      combination.falseDiscovery = lowest
      found.append(combination)
    }
    return found.reversed()
  }
}
