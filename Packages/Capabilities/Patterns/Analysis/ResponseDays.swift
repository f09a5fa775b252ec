import TrackerPatternEngine

/// How many days after a factor its effect shows, as it is kept.
struct ResponseDays: Codable, Sendable, Hashable {
  /// The adjusted effect on the day that lies so many days later.
  struct OfDay: Codable, Sendable, Hashable {
    /// 0 for the same day.
    var lag: Int
    /// Points of severity by which those days were worse.
    var points: Double
    /// The 95% interval of the points.
    var interval: ClosedRange<Double>
    /// Days that it rests on.
    var days: Int
  }

  /// The day on which it usually shows; nil where it can't be told.
  var usual: Int?
  /// What is needed before every day can be tried; all 0 where there is enough.
  var missing: Pattern.Missing
  /// The days that could be tried, in their order.
  var ofDays: [OfDay]

  init(_ time: ResponseTime) {
    usual = time.usualLag
    missing = Pattern.Missing(time.missing)
    ofDays = time.ofLags.compactMap { ofLag in
      ofLag.effect.slope.map { slope in
        OfDay(
          lag: ofLag.lag, points: slope.slope, interval: slope.interval(level: 0.95), days: ofLag.effect.days)
      }
    }
  }
}
