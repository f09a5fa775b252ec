/// What is known when a day has ended, as the members read it: row t of FORMULAS 2.1 and 2.2, which forecasts the day
/// after.
struct LearnerRow: Sendable, Hashable {
  /// 1 and u0 … u6.
  var history: [Double]
  /// z of each factor.
  var factors: [Double]
  /// What the severity regression keeps of the day, in plain units.
  private(set) var plain: [Double]
  /// How the plain row is measured now.
  let scale: FeatureScale
  /// Severity that the person's days lie around, shrunk by one pseudo-day a point below the cut: m of FORMULAS 2.4, 0 …
  /// 10.
  let level: Double
  /// S: the person's spread of severity.
  let spread: Double
  /// Days with a known outcome so far, and the flare rate among them.
  let known: Int
  let rate: Double
  /// Days with a known severity so far.
  let knownSeverities: Int

  /// Whether a day with a known outcome lies before: only then is anything learnt from the row.
  var isInformed: Bool { known > 0 }
  /// Whether the severity member has anything to go by. Marks without any severity would only make it repeat its prior.
  var knowsSeverity: Bool { knownSeverities > 0 || known == 0 }

  /// - Parameter plain: As it was kept; nil to make it.
  init(
    _ state: HistoryState, columns: FactorColumns, cut: Double, values: [Double?] = [], guess: Double? = nil,
    plain: [Double]? = nil
  ) {
    history = state.features
    factors = columns.standardised
    scale = FeatureScale(state, columns: columns, cut: cut)
    self.plain = plain ?? LearnerRow.plain(state, columns, cut, values, guess)
    let count = Double(state.severities.count)
    level = (count * state.severities.mean + cut - 1) / (count + 1)
    spread = state.spread
    known = state.known
    rate = state.rate
    knownSeverities = state.severities.count
  }

  /// 1, u5, u6, u3, then the factors, for the severity regression.
  var severityFeatures: [Double] { scale.features(plain) }

  private static func plain(
    _ state: HistoryState, _ columns: FactorColumns, _ cut: Double, _ values: [Double?], _ guess: Double?
  ) -> [Double] {
    // An unanswered severity counts as what was expected of it.
    let severity = state.severity ?? (state.severities.count > 0 ? guess : nil)
    let (days, flares) = (state.severityDays2, state.days2)
    var plain: [Double] = [
      1, severity.map { $0 - cut } ?? 0, severity == nil ? 0 : 1, (state.severity2 - days * cut) / (days + 1),
      days / (days + 1),
      state.flares2 / (flares + 1), flares / (flares + 1),
    ]
    for index in columns.moments.indices {
      let value = index < values.count ? values[index] : nil
      plain += value.map { [columns.plain($0, index), 1] } ?? [0, 0]
    }
    return plain
  }

  /// Puts a factor's points in place of the row's.
  mutating func update(_ index: Int, to value: Double, columns: FactorColumns) {
    factors[index] = columns.standardised(value, index)
    let place = FeatureScale.fixedParts + 2 * index
    (plain[place], plain[place + 1]) = (columns.plain(value, index), 1)
  }
}
