import Testing
import TrackerStatistics

@Suite struct ForecastScoresTests {
  /// Forecasts as pairs of a probability and 1 for an event.
  private static func scores(_ pairs: [(Double, Int)]) -> ForecastScores {
    ForecastScores(pairs.map { ScoredForecast(probability: $0.0, outcome: $0.1 == 1) })
  }

  private static let many = scores(
    Array(
      zip(
        [
          0.02, 0.39, 0.76, 0.16, 0.53, 0.90, 0.30, 0.67, 0.07, 0.44, 0.81, 0.21, 0.58, 0.95, 0.35, 0.72, 0.12, 0.49,
          0.86, 0.26, 0.63,
          0.03,
          0.40, 0.77,
        ], [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1])))

  @Test("examples of the scikit-learn 1.5 reference come out")
  func published() throws {
    // sklearn.metrics.brier_score_loss: y_true [0, 1, 1, 0], y_prob [0.1, 0.9, 0.8, 0.3] gives 0.037… = 0.0375.
    #expect(abs(try #require(Self.scores([(0.1, 0), (0.9, 1), (0.8, 1), (0.3, 0)]).brier) - 0.0375) < 1e-12)
    // sklearn.metrics.log_loss: spam, ham, ham, spam at .9, .1, .2, .65 gives 0.21616…
    #expect(abs(try #require(Self.scores([(0.9, 1), (0.1, 0), (0.2, 0), (0.65, 1)]).logLoss) - 0.21616) < 5e-6)
    // sklearn.metrics.roc_auc_score: y_true [0, 0, 1, 1], y_score [0.1, 0.4, 0.35, 0.8] gives 0.75.
    #expect(Self.scores([(0.1, 0), (0.4, 0), (0.35, 1), (0.8, 1)]).areaUnderCurve == 0.75)
  }

  // numpy 2.4 and scipy 1.17: mannwhitneyu for the area, minimize (BFGS, then Nelder-Mead to 1e-14) of the logistic
  // likelihood for the slope.
  @Test("24 forecasts score as numpy and scipy say")
  func numpy() throws {
    let scores = Self.many
    let figures = [
      scores.brier, scores.logLoss, scores.areaUnderCurve, scores.expectedCalibrationError, scores.calibrationSlope(),
    ]
    let expected = [
      0.10151666666666669, 0.345872759711699, 0.9714285714285714, 0.16166666666666668, 3.4815797110107933,
    ]
    for (figure, expected) in zip(figures, expected) { #expect(abs(try #require(figure) - expected) < 1e-6) }
    #expect(abs(try #require(scores.skill(against: Array(repeating: 0.5, count: 24))) - 0.5939333333333332) < 1e-9)
    #expect(abs(try #require(scores.skill(against: Array(repeating: 0.4, count: 24))) - 0.5828082191780821) < 1e-9)
    #expect(scores.brier(of: Array(repeating: 0.5, count: 24)) == 0.25)
  }

  @Test("the calibration table counts each forecast once, in its tenth")
  func bins() {
    let bins = Self.many.calibration
    #expect(bins.map(\.count) == [3, 2, 2, 3, 3, 2, 2, 3, 2, 2])
    #expect(bins.map(\.from) == (0...9).map { Double($0) / 10 })
    for (rate, expected) in zip(bins.map(\.eventRate), [0, 0, 0, 0, 1 / 3.0, 0.5, 0.5, 1, 1, 1]) {
      #expect(abs(rate - expected) < 1e-12)
    }
    #expect(abs(bins[3].meanProbability - 0.346667) < 1e-6)
    // Ends of bins belong to the bin above, and 1 to the last one.
    #expect(Self.scores([(0.1, 0), (0.7, 1), (1, 1), (0, 0)]).calibration.map(\.from) == [0, 0.1, 0.7, 0.9])
  }

  @Test("a certain error costs a finite log loss: probabilities are cut to .001 and .999")
  func cut() throws {
    #expect(abs(try #require(Self.scores([(0, 1), (1, 0)]).logLoss) - 6.907755278982137) < 1e-9)
    #expect(try #require(Self.scores([(1, 1)]).brier) > 0)
  }

  @Test("a forecast worse than its reference has a skill below zero, the same one zero")
  func worse() throws {
    let scores = Self.scores([(0.9, 0), (0.1, 1)])
    #expect(abs(try #require(scores.skill(against: [0.5, 0.5])) - (1 - 0.81 / 0.25)) < 1e-12)
    #expect(scores.skill(against: [0.9, 0.1]) == 0)
    #expect(scores.skill(against: [0, 1]) == nil)
    #expect(scores.skill(against: [0.5]) == nil)
  }

  @Test("ties count half: forecasts that are all the same tell nothing apart")
  func ties() {
    #expect(Self.scores([(0.3, 0), (0.3, 1), (0.3, 1)]).areaUnderCurve == 0.5)
    // By hand: of the 4 pairs one is tied and three are right.
    #expect(Self.scores([(0.2, 0), (0.5, 0), (0.5, 1), (0.9, 1)]).areaUnderCurve == 0.875)
  }

  @Test("what can't be told is nil")
  func nothing() {
    let none = Self.scores([])
    #expect(
      none.brier == nil && none.logLoss == nil && none.areaUnderCurve == nil && none.expectedCalibrationError == nil)
    #expect(none.skill(against: []) == nil && none.calibrationSlope(fewest: 0) == nil && none.calibration.isEmpty)
    #expect(Self.scores([(0.3, 0), (0.4, 0)]).areaUnderCurve == nil)
  }

  @Test("no slope under ten events or ten others, with one log-odds for all, or where one threshold parts the kinds")
  func noSlope() {
    #expect(Self.scores(Array(Self.manyPairs.prefix(18))).calibrationSlope() == nil)
    #expect(
      Self.scores(Array(repeating: (0.3, 0), count: 20) + Array(repeating: (0.3, 1), count: 20)).calibrationSlope()
        == nil)
    #expect(
      Self.scores(Array(repeating: (0.3, 0), count: 20) + Array(repeating: (0.4, 1), count: 20)).calibrationSlope()
        == nil)
  }

  private static let manyPairs = many.forecasts.map { ($0.probability, $0.outcome ? 1 : 0) }

  // Slopes far from 1, where Newton's full steps may miss: events at 30 and 70 %, said as 1 and 99 %, 49 and 51 %, or
  // the wrong way round.
  @Test("slopes far from 1 are found", arguments: [(0.01, 0.99), (0.49, 0.51), (0.999, 0.001), (0.7, 0.3)])
  func far(low: Double, high: Double) throws {
    let pairs = (0..<40).map { ($0 < 20 ? low : high, ($0 % 10) < ($0 < 20 ? 3 : 7) ? 1 : 0) }
    // Two groups: the fit meets each group's log-odds exactly.
    let expected = (logit(0.7) - logit(0.3)) / (logit(high) - logit(low))
    let slope = try #require(Self.scores(pairs).calibrationSlope())
    #expect(abs(slope - expected) < 1e-6 * abs(expected))
  }
}
