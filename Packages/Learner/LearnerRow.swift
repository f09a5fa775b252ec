/// What is known when a day has ended, as the members read it: row t of FORMULAS 2.1 and 2.2, which forecasts the day after.
struct LearnerRow: Sendable, Hashable {
  /// 1 and u0 … u6.
  var history: [Double]
  /// z of each factor.
  var factors: [Double]
  /// Severity that the person's days lie around, shrunk by one pseudo-day a point below the cut: m of FORMULAS 2.4, 0 … 10.
  var level: Double
  /// S: the person's spread of severity.
  var spread: Double
  /// Whether a day with a known outcome lies before: only then is anything learnt from the row.
  var isInformed: Bool
  /// Whether the severity member has anything to go by.
  var knowsSeverity: Bool

  init(_ state: HistoryState, factors: [Double], cut: Double) {
    history = state.features
    self.factors = factors
    let count = Double(state.severities.count)
    level = (count * state.severities.mean + cut - 1) / (count + 1)
    spread = state.spread
    isInformed = state.known > 0
    // Marks without any severity: the regression would only repeat its prior.
    knowsSeverity = state.severities.count > 0 || state.known == 0
  }
}
