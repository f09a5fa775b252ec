import TrackerApplication

/// What a claim that stands lets expect: the person's own records in numbers, and no advice.
struct PatternSuggestion: Encodable, Sendable, Hashable {
  /// Points of severity by which the days after it were worse, adjusted; below 0 for better.
  var points: Double
  /// The 95% interval of the points.
  var interval: ClosedRange<Double>
  /// Days that the points rest on, and those of them with the factor.
  var days: Int
  var daysWith: Int
  /// 1 … 5, 5 for what deserves attention first: `docs/patterns.md`, 15.
  var priority: Int
  /// For what goes together with better days.
  var goodStretches: Pattern.Stretches?

  /// A difference that is worth noticing.
  private static let clearPoints = 1.0
  /// The least that the whole interval has to show.
  private static let surePoints = 0.5

  /// nil for what is no claim.
  init?(_ pattern: Pattern) {
    guard pattern.label.isClaim, let points = pattern.slope, let interval = pattern.slopeInterval else { return nil }
    self.points = points
    self.interval = interval
    days = pattern.days
    daysWith = pattern.exposedDays
    goodStretches = pattern.goodStretches
    let nearer = points > 0 ? interval.lowerBound : -interval.upperBound
    let isOneSided = points > 0 ? pattern.interval.lowerBound > 1 : pattern.interval.upperBound < 1
    priority =
      1
      + [
        pattern.label == .confirmed, abs(points) >= Self.clearPoints, nearer >= Self.surePoints, isOneSided,
      ].count { $0 }
  }
}
