/// What is known when a day has ended, as the models read it: row t of `docs/forecast.md`, 1.1, which forecasts day
/// t + 1.
struct LearnerRow: Sendable, Hashable {
  /// 1 and u0 … u6 (`docs/forecast.md`, 2.2).
  var history: [Double]
  /// z of each factor (`docs/forecast.md`, 3.1).
  var factors: [Double]
  /// The day's raw columns, which the severity regression keeps (`docs/forecast.md`, 4.2).
  private(set) var raw: [Double]
  /// How raw columns become features now.
  let scale: FeatureScale
  /// Mean severity, shrunk by one pseudo-day a point below the cut: m of `docs/forecast.md`, 4.1.
  let level: Double
  /// Spread of severity: S of `docs/forecast.md`, 2.1.
  let spread: Double
  /// Days with a known outcome so far.
  let known: Int
  /// The person's flare rate so far: r of `docs/forecast.md`, 2.1.
  let rate: Double
  /// Days with a known severity so far.
  let knownSeverities: Int

  /// Whether any outcome is known so far: only then is anything learnt from the row.
  var hasKnownOutcome: Bool { known > 0 }
  /// Whether the severity model has anything to go by. With outcomes and no severity it would only repeat its prior.
  var knowsSeverity: Bool { knownSeverities > 0 || known == 0 }

  /// - Parameters:
  ///   - expected: The severity that was expected of the day, for a day without one.
  ///   - raw: As it was stored; nil to make it.
  init(
    _ state: HistoryState, columns: FactorColumns, cut: Double, values: [Double?] = [], expected: Double? = nil,
    raw: [Double]? = nil
  ) {
    history = state.features
    factors = columns.standardised
    scale = FeatureScale(state, columns: columns, cut: cut)
    self.raw = raw ?? LearnerRow.raw(state, columns, cut, values, expected)
    let count = Double(state.severities.count)
    level = (count * state.severities.mean + cut - 1) / (count + 1)
    spread = state.spread
    known = state.known
    rate = state.rate
    knownSeverities = state.severities.count
  }

  /// A row of an earlier day, as it was stored; nothing was answered since.
  init(_ state: HistoryState, columns: FactorColumns, cut: Double, _ standing: StandingRow) {
    self.init(state, columns: columns, cut: cut, raw: standing.raw.values)
    history = standing.history.values
    factors = standing.factors.values
  }

  /// 1, u5, u6, u3, then the factors, for the severity regression.
  var severityFeatures: [Double] { scale.features(raw) }

  private static func raw(
    _ state: HistoryState, _ columns: FactorColumns, _ cut: Double, _ values: [Double?], _ expected: Double?
  ) -> [Double] {
    // An unanswered severity counts as what was expected of it.
    let severity = state.severity ?? (state.severities.count > 0 ? expected : nil)
    let (days, flares) = (state.severityDays2, state.days2)
    var raw: [Double] = [
      1, severity.map { $0 - cut } ?? 0, severity == nil ? 0 : 1, (state.severity2 - days * cut) / (days + 1),
      days / (days + 1),
      state.flares2 / (flares + 1), flares / (flares + 1),
    ]
    for index in columns.moments.indices {
      let value = index < values.count ? values[index] : nil
      raw += value.map { [columns.raw($0, index), 1] } ?? [0, 0]
    }
    return raw
  }

  /// Puts a factor's points in place of the row's.
  mutating func update(_ index: Int, to value: Double, columns: FactorColumns) {
    factors[index] = columns.standardised(value, index)
    let place = FeatureScale.fixedRawColumns + 2 * index
    (raw[place], raw[place + 1]) = (columns.raw(value, index), 1)
  }
}
