import TrackerCore
import TrackerStatistics

/// How some days differ from earlier ones, and whether luck explains it.
public struct TrendChange: Encodable, Sendable {
  /// What is known of some days.
  public struct Side: Encodable, Sendable {
    /// nil where no day is known.
    public var mean: Double?
    public var known: Int
    public var days: Int

    public init(_ values: [Double?]) {
      let found = values.compactMap(\.self)
      mean = found.isEmpty ? nil : found.reduce(0, +) / Double(found.count)
      known = found.count
      days = values.count
    }
  }

  /// What can be said of the difference.
  public enum Verdict: String, Encodable, Sendable, CaseIterable {
    /// Too few days are known.
    case unknown
    /// All that the days allow for lies within what hardly matters.
    case same
    /// Luck explains it, and so would a difference that matters.
    case unclear
    case probablyLower = "probably-lower"
    case probablyHigher = "probably-higher"
    case lower, higher
  }

  public var before: Side
  public var after: Side
  /// The mean of the later days less that of the earlier ones; nil where the verdict is unknown.
  public var difference: Double?
  /// The ends of the 95% interval of the difference; nil as above.
  public var low: Double?
  public var high: Double?
  public var verdict: Verdict
  /// Whether it is a fifth of the scale or more, 2 points of 10; of what is measured a fifth of the mean before, of
  /// what runs on from day to day, such as a weight, a twentieth.
  public var isLarge: Bool
  /// The bad end of the metric.
  private let worse: Direction?

  private enum CodingKeys: String, CodingKey { case before, after, difference, low, high, verdict, isLarge, effect }

  /// Whether days got better or worse.
  public enum Effect: String, Encodable, Sendable { case better, worse }

  /// So many days from the one that is compared to the first week that says how much weeks differ.
  public static let weeks = 26
  /// Known weeks without which nobody can say how much weeks differ.
  static let fewestWeeks = 8
  /// Known days without which a week has no mean.
  private static let fewestOfWeek = 5
  /// The p of a difference that is probable, and of one that is clear.
  private static let (probable, clear) = (0.05, 0.01)

  /// - Parameters:
  ///   - before: The earlier days, one value each, nil where it is not known.
  ///   - after: The later ones.
  ///   - weeks: Values of the weeks up to the last day, which say how much weeks differ; nil for longer stretches,
  ///     whose parts say so.
  public init(
    _ metric: MetricDefinition, scale: ClosedRange<Double>?, from before: [Double?], to after: [Double?],
    weeks: [Double?]? = nil
  ) {
    (self.before, self.after) = (Side(before), Side(after))
    worse = metric.direction
    let found =
      weeks.map { MeanDifference(ofLast: Self.means(ofWeeks: $0), fewest: Self.fewestWeeks) }
      ?? MeanDifference(from: before, to: after)
    guard let found, let mean = self.before.mean else {
      (verdict, isLarge) = (.unknown, false)
      return
    }
    let interval = found.interval(level: 0.95)
    let matters = scale.map { ($0.upperBound - $0.lowerBound) / 5 } ?? abs(mean) / (metric.runsOn ? 20 : 5)
    // What is told as 2 points is 2 points.
    isLarge = abs(found.difference) >= matters - 1e-9
    (difference, low, high) = (found.difference, interval.lowerBound, interval.upperBound)
    let chance = found.chance
    if chance < Self.probable {
      let isSure = chance < Self.clear
      verdict = found.difference < 0 ? (isSure ? .lower : .probablyLower) : isSure ? .higher : .probablyHigher
    } else {
      verdict = max(abs(interval.lowerBound), abs(interval.upperBound)) <= matters ? .same : .unclear
    }
  }

  /// Better or worse, where the difference is large, more than luck, and the metric has a bad end.
  public var effect: Effect? {
    guard isLarge, let worse, let isHigher else { return nil }
    return isHigher == (worse == .high) ? .worse : .better
  }

  /// Whether the later days lie higher; nil where nobody can say that they differ.
  public var isHigher: Bool? {
    switch verdict {
    case .unknown, .same, .unclear: nil
    case .probablyLower, .lower: false
    case .probablyHigher, .higher: true
    }
  }

  public var isProbable: Bool { verdict == .probablyLower || verdict == .probablyHigher }

  /// The means of the weeks that end with the last day, nil of one that fewer than five days are known of.
  private static func means(ofWeeks days: [Double?]) -> [Double?] {
    stride(from: days.count, to: 6, by: -7).reversed().map { end in
      let side = Side(Array(days[end - 7..<end]))
      return side.known < fewestOfWeek ? nil : side.mean
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(before, forKey: .before)
    try container.encode(after, forKey: .after)
    try container.encode(difference, forKey: .difference)
    try container.encode(low, forKey: .low)
    try container.encode(high, forKey: .high)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(isLarge, forKey: .isLarge)
    try container.encodeIfPresent(effect, forKey: .effect)
  }
}
