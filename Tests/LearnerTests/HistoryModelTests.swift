import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerLearner

/// The worked example of `docs/forecast.md`, 2.4, to its digits.
@Suite struct HistoryModelTests {
  struct Row: Sendable {
    var outcome: Bool?
    var severity: Double?
    var rate: Double
    /// u1 … u6
    var features: [Double]
    var spread: Double
    var logOdds: Double
    var probability: Double
  }

  static let rows = [
    Row(
      outcome: false, severity: 4, rate: 0.2, features: [-0.2, 0, -0.1, -0.066667, 0, 0], spread: 1.788854,
      logOdds: -1.872523,
      probability: 0.133250),
    Row(
      outcome: true, severity: 8, rate: 0.4, features: [0.6, -0.4, 0.117157, 0.060862, 1, 0.108194], spread: 2,
      logOdds: 0.090578,
      probability: 0.522629),
    Row(
      outcome: true, severity: 7, rate: 0.52, features: [0.48, 0.48, 0.174429, 0.103294, 0.355142, 0.112704],
      spread: 1.877181,
      logOdds: 0.726822, probability: 0.674107),
    Row(
      outcome: nil, severity: nil, rate: 0.52, features: [0, 0.48, 0.154477, 0.098936, 0, 0.099812], spread: 1.877181,
      logOdds: 0.437502,
      probability: 0.607664),
    Row(
      outcome: false, severity: 3, rate: 0.433333, features: [-0.433333, 0, -0.018684, 0.030736, -1.230915, -0.196898],
      spread: 2.031010,
      logOdds: -0.661314, probability: 0.340444),
    Row(
      outcome: false, severity: 5, rate: 0.371429,
      features: [-0.371429, -0.371429, -0.091859, -0.007453, -0.208263, -0.168533],
      spread: 1.920648, logOdds: -1.011096, probability: 0.266765),
  ]

  @Test("the worked example comes out to its digits")
  func workedExample() throws {
    var state = HistoryState()
    for row in Self.rows {
      state.advance(outcome: row.outcome, severity: row.severity)
      let forecast = try forecast(state)
      #expect(abs(state.rate - row.rate) < 1e-6)
      #expect(abs(state.spread - row.spread) < 1e-6)
      for (feature, expected) in zip(state.features.dropFirst(2), row.features) {
        #expect(abs(feature - expected) < 1e-6)
      }
      #expect(abs(forecast.logOdds - row.logOdds) < 1e-6)
      #expect(abs(sigmoid(forecast.logOdds) - row.probability) < 1e-6)
    }
    #expect(abs(state.severities.mean - 5.4) < 1e-9)
    #expect(abs(state.severities.squares - 17.2) < 1e-9)
  }

  @Test("the decayed sums after an unlogged day are those of the example")
  func unloggedDay() {
    var state = HistoryState()
    for row in Self.rows.prefix(4) { state.advance(outcome: row.outcome, severity: row.severity) }
    let sums = [
      state.flares2, state.days2, state.flares7, state.days7, state.severity2, state.severityDays2,
      state.severities.mean,
    ]
    for (sum, expected) in zip(sums, [1.207107, 1.560660, 1.726059, 2.469056, 10.363961, 1.560660, 6.333333]) {
      #expect(abs(sum - expected) < 1e-6)
    }
  }

  @Test("before any logged day the population's shape is forecast")
  func nothingKnown() throws {
    let forecast = try forecast(HistoryState())
    #expect(abs(forecast.logOdds - -0.972624) < 1e-6)
    #expect(abs(sigmoid(forecast.logOdds) - 0.274358) < 1e-6)
  }

  @Test("a day without an outcome tells nothing new of the person, only that days go by")
  func unknownDays() throws {
    var state = HistoryState()
    for row in Self.rows { state.advance(outcome: row.outcome, severity: row.severity) }
    let before = state
    for _ in 0..<20 { state.advance(outcome: nil, severity: nil) }
    #expect(state.rate == before.rate)
    #expect(state.severities == before.severities)
    #expect(state.flares7 < before.flares7)
    #expect(try forecast(state).terms.filter { $0.part == .recentDays }.allSatisfy { abs($0.logOdds) < 0.07 })
  }

  @Test("a day's mark without a severity counts as an outcome alone")
  func markAlone() {
    var state = HistoryState()
    state.advance(outcome: true, severity: nil)
    #expect(state.known == 1)
    #expect(state.severities.count == 0)
    #expect(state.features[6] == 0 && state.features[7] == 0)
  }

  /// The model's forecast of the day after a state.
  private func forecast(_ state: HistoryState) throws -> ModelForecast {
    try #require(HistoryModel().forecast(from: LearnerRow(state, columns: FactorColumns(count: 0), cut: 6.5)))
  }
}
