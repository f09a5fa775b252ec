import TrackerStatistics

/// What the simplest rules would say of the next day, brought forward once per calendar day: what every forecast has to
/// beat.
struct Baselines: Sendable {
  private var known = 0
  private var flares = 0
  /// The last seven calendar days, the oldest first; nil where unknown.
  private var week: [Bool?] = []
  private var severities = RunningMoments()
  /// Whether the last known day was a flare; nil before any is known.
  private(set) var lastKnown: Bool?
  /// 0 … 10; nil before any is known.
  private(set) var lastSeverity: Double?

  /// - Parameter severity: 0 … 10
  mutating func advance(isFlare: Bool?, severity: Double?) {
    week = week.suffix(6) + [isFlare]
    if let isFlare {
      known += 1
      flares += isFlare ? 1 : 0
      lastKnown = isFlare
    }
    if let severity {
      severities.add(severity)
      lastSeverity = severity
    }
  }

  /// The own rate so far: (k + 1)/(n + 2) (`docs/forecast.md`, 6.1).
  var ownRate: Double { (Double(flares) + 1) / (Double(known) + 2) }

  /// .85 after a flare and .15 after another day, by the last known one (`docs/forecast.md`, 6.1); nil before any is
  /// known.
  var sameAsBefore: Double? { lastKnown.map { $0 ? 0.85 : 0.15 } }

  /// The flare rate of the known days of the seven before, with one day more at the own rate r: (k + r)/(n + 1). It is
  /// the own rate after a week without a word.
  var lastWeek: Double {
    let known = week.compactMap { $0 }
    return (Double(known.count { $0 }) + ownRate) / (Double(known.count) + 1)
  }

  /// The mean severity so far, 0 … 10; nil before any is known.
  var meanSeverity: Double? { severities.count > 0 ? severities.mean : nil }
}
