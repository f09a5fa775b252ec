import TrackerCore

/// A day with a known outcome and a stored forecast, after the person's first, and what simpler rules would have said
/// of it.
struct ScoredDay: Sendable {
  var kind: Forecast.Kind
  var phase: AccuracyView.Phase
  /// 0 … 1
  var probability: Double
  /// nil where nothing but the base rate was forecast.
  var band: RiskBand?
  var isFlare: Bool
  var ownRate: Double
  var sameAsBefore: Double
  var lastWeek: Double
  /// nil where no severity was expected, or none came.
  var severity: Severity?

  /// All are 0 … 10.
  struct Severity: Sendable {
    var expected: Forecast.ExpectedSeverity
    var came: Double
    /// The last known one before.
    var lastKnown: Double
    /// The mean of all known ones before.
    var ownMean: Double
  }

  /// nil on a day whose outcome is unknown, and while nothing is known to forecast from.
  init?(_ forecast: Forecast, outcome: DayOutcome, before: Baselines) {
    guard let isFlare = outcome.isFlare, let sameAsBefore = before.sameAsBefore else { return nil }
    kind = forecast.kind
    phase = AccuracyView.Phase(knownDays: forecast.learntFrom)
    probability = forecast.probability
    band = forecast.band
    self.isFlare = isFlare
    ownRate = before.ownRate
    self.sameAsBefore = sameAsBefore
    lastWeek = before.lastWeek
    if let expected = forecast.severity, let came = outcome.severity, let lastKnown = before.lastSeverity,
      let mean = before.meanSeverity
    {
      severity = Severity(expected: expected, came: came, lastKnown: lastKnown, ownMean: mean)
    }
  }
}
