import TrackerStatistics

/// Whether two metrics of a person's days go together: `docs/patterns.md`, 8.
public struct MetricPair: Sendable, Hashable {
  /// Days with both numbers before anything is claimed.
  public static let neededDays = 84
  /// Days from the first metric to the second that are tried.
  public static let lags = [0, 1]

  /// The first metric.
  public let first: String
  /// The second one, which may follow the first.
  public let second: String
  private let firstDays: [Double?]
  private let secondDays: [Double?]

  /// A pair of metrics, neither of which is computed from the other.
  ///
  /// - Parameters:
  ///   - firstDays: Its numbers from the person's first logged day on; nil where it is not known.
  ///   - secondDays: The same days.
  public init(_ first: String, _ firstDays: [Double?], _ second: String, _ secondDays: [Double?]) {
    precondition(firstDays.count == secondDays.count, "series of \(firstDays.count) and \(secondDays.count) days")
    self.first = first
    self.second = second
    self.firstDays = MetricPair.freedOfWeekdays(firstDays)
    self.secondDays = MetricPair.freedOfWeekdays(secondDays)
  }

  /// What the pairs' days say, in their order; each q is among all of them.
  public static func findings(_ pairs: [MetricPair]) -> [PairFinding] { adjusted(pairs.map { $0.finding() }) }

  /// The findings of all pairs that were asked for together, each with its q among them.
  public static func adjusted(_ findings: [PairFinding]) -> [PairFinding] {
    var findings = findings
    let tested = findings.indices.filter { findings[$0].chance != nil }
    for (index, q) in zip(tested, FalseDiscovery.adjusted(tested.compactMap { findings[$0].chance })) {
      findings[index].q = q
    }
    return findings
  }

  /// The lag with the smallest p, of equal ones with the closest relation; p counts as often as lags are tried. It has
  /// no q yet.
  ///
  /// - Parameter mostEnumerated: The most orders of blocks that are looked at one by one, so that p is exact; where
  ///   there are more, orders are drawn.
  public func finding(mostEnumerated: Int = 20_000) -> PairFinding {
    var random = SplitMix64(name: "\(first) \(second)")
    let test = BlockPermutation(blockLength: 14, mostEnumerated: mostEnumerated)
    let ofLags = MetricPair.lags.map { lag -> PairFinding in
      let (early, late) = (Array(firstDays.dropLast(lag)), Array(secondDays.dropFirst(lag)))
      let known = zip(early, late).compactMap { one, other in one.flatMap { one in other.map { (one, $0) } } }
      let (left, right) = (known.map(\.0), known.map(\.1))
      let chance = known.count < MetricPair.neededDays ? nil : test.chance(early, late, using: &random)
      return PairFinding(
        first: first, second: second, lag: lag, days: known.count, spearman: Correlation.spearman(left, right),
        pearson: Correlation.pearson(left, right),
        chance: chance.map { min(1, $0 * Double(MetricPair.lags.count)) })
    }
    return ofLags.min {
      ($0.chance ?? 2, -abs($0.spearman ?? 0)) < ($1.chance ?? 2, -abs($1.spearman ?? 0))
    } ?? ofLags[0]
  }

  /// A series less the mean of each day of the week.
  private static func freedOfWeekdays(_ days: [Double?]) -> [Double?] {
    var weekdays = Array(repeating: RunningMoments(), count: 7)
    for (day, value) in days.enumerated() { if let value { weekdays[day % 7].add(value) } }
    return days.enumerated().map { day, value in value.map { $0 - weekdays[day % 7].mean } }
  }
}

/// How closely two metrics go together, and whether this is more than chance.
public struct PairFinding: Sendable, Hashable {
  /// How closely they go together, by the size of Spearman's coefficient.
  public enum Strength: String, Sendable {
    /// From .5 on.
    case strong
    /// From .3 on.
    case moderate
    /// From .1 on.
    case weak
    /// Below, or not known.
    case none
  }

  /// The first metric.
  public var first: String
  /// The second one.
  public var second: String
  /// Days from the first to the second.
  public var lag: Int
  /// Days on which both are known.
  public var days: Int
  /// Rank correlation of what the day of the week leaves; nil where it is undefined.
  public var spearman: Double?
  /// Correlation of the same numbers.
  public var pearson: Double?
  /// The p over all lags that were tried; nil under `MetricPair.neededDays`.
  public var chance: Double?
  /// The rate of false discoveries at which it would still be one, among all pairs that were tested.
  public var q: Double?

  /// Whether it may be said that they go together: q up to .1.
  public var isClaim: Bool { q.map { $0 <= 0.1 } ?? false }

  /// How closely they go together, claim or not.
  public var strength: Strength {
    let size = abs(spearman ?? 0)
    return size >= 0.5 ? .strong : size >= 0.3 ? .moderate : size >= 0.1 ? .weak : .none
  }
}
