import Foundation
import TrackerStatistics

/// How many days after an exposure its effect shows: `docs/patterns.md`, 10.
public struct ResponseTime: Sendable, Hashable {
  /// Days from exposure to outcome that are tried.
  public static let lags = 0...3
  /// The most that all lags' search may owe to luck.
  static let mostChance = 0.05
  /// The least share of the whole likelihood that the usual lag has.
  static let leastShare = 0.9

  /// The adjusted effect at one lag.
  public struct OfLag: Sendable, Hashable {
    /// Days from exposure to outcome.
    public var lag: Int
    /// How much worse those days were; its slope is known.
    public var effect: PatternFinding.Effect
  }

  /// The lags at which there are days enough, and a slope, in their order.
  public let ofLags: [OfLag]
  /// The lag at which the effect usually shows; nil where none is clearly ahead of the others.
  public let usualLag: Int?
  /// What is missing at the lag that lacks most; all 0 where every lag could be tried.
  public let missing: PatternFinding.Missing

  /// The response to an exposure that is a claim, O(days).
  ///
  /// The lag with the smallest p is the usual one if four things are so. Its p, counted once for each lag, is at most
  /// `mostChance`. Its direction is that of the claim. It has `leastShare` of the likelihood if each lag alone explains
  /// the days: a lag has e to the power of t²/2 of it. And beside it no other lag shows an effect of its own, at a p
  /// that is counted once for each of the others.
  public init(of exposure: Exposure, _ direction: PatternFinding.Direction, on outcome: Outcome) {
    var regressions = AdjustedRegressions(outcome)
    let all = ResponseTime.lags.map { lag in
      OfLag(lag: lag, effect: regressions.effect(of: exposure.shifted(by: lag - 1)))
    }
    // Flares are no part of it: it is asked of claims, which have them.
    let missing = all.map { PatternFinding.Missing($0.effect, flares: PatternAnalysis.Needed.flares) }
    let ofLags = zip(all, missing).filter { $0.effect.slope != nil && $1.isNothing }.map(\.0)
    self.ofLags = ofLags
    self.missing =
      missing.max { $0.most < $1.most }
      ?? PatternFinding.Missing(days: 0, exposedDays: 0, unexposedDays: 0, flares: 0)
    let ahead = ResponseTime.ahead(of: ofLags, direction)
    let columns = ofLags.map { exposure.shifted(by: $0.lag - 1) }
    usualLag = ahead.flatMap { place in
      let others = regressions.slopes(of: columns, beside: place)
      return others.contains { $0.chance * Double(others.count) <= ResponseTime.mostChance } ? nil : ofLags[place].lag
    }
  }

  /// The place of the lag that explains the days best, if it is likely beside all others.
  private static func ahead(of ofLags: [OfLag], _ direction: PatternFinding.Direction) -> Int? {
    let slopes = ofLags.compactMap(\.effect.slope)
    guard let best = slopes.indices.min(by: { slopes[$0].chance < slopes[$1].chance }),
      slopes[best].chance * Double(slopes.count) <= mostChance,
      (slopes[best].slope > 0) == (direction == .trigger)
    else { return nil }
    let logs = slopes.map { slope in
      let t = slope.slope / slope.standardError
      return t * t / 2
    }
    return 1 / logs.reduce(0) { $0 + exp($1 - logs[best]) } >= leastShare ? best : nil
  }
}
