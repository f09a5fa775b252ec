import TrackerApplication
import Testing
import TrackerConsole
import TrackerCore
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPrediction

/// The page of `accuracy`, at both widths and line by line, on forecasts that no predictor made.
@Suite struct AccuracyPageTests {
  /// Days that come in spells, said rather well.
  static let good = ScoredDays.made(
    140, chance: { $0 / 9 % 2 == 0 ? 0.15 + Double($0 % 4) / 20 : 0.55 + Double($0 % 5) / 12 }, error: 1.2)
  /// Days without any pattern, of which half is said to be nearly certain.
  static let bad: ScoredDays = {
    var days = ScoredDays.made(40, chance: { _ in 0.3 }, seed: 8)
    for index in days.forecasts.indices { days.forecasts[index].probability = index.isMultiple(of: 2) ? 0.9 : 0.2 }
    return days
  }()

  @Test("at 80 columns: the answer, the days of each band, and where the figures are")
  func wide() {
    #expect(
      Self.good.page() == """
        How good the forecasts have been

        Over 139 days, the forecasts were 24% better than just using your average.

          ████████  When the forecast was high, 29 of 41 days were flare days.
          ███████   When the forecast was moderate, 15 of 27 days were flare days.
          ███       When the forecast was low, 15 of 71 days were flare days.

        A forecast can still be wrong.
        All figures: symptoms accuracy --figures

        """)
  }

  @Test("at 40 columns, and a score worse than the own average")
  func narrow() {
    #expect(
      Self.bad.page(width: 40) == """
        How good the forecasts have been

        Over 39 days, the forecasts were 53%
        worse than just using your average. Your
        average is the better guide for now.

          ████  When the forecast was high, 7 of
                19 days were flare days.
          ████  When the forecast was low, 7 of
                20 days were flare days.

        A forecast can still be wrong.
        All figures: symptoms accuracy --figures

        """)
  }

  @Test("line by line")
  func plain() {
    #expect(
      Self.good.page(isPlain: true) == """
        How good the forecasts have been

        Over 139 days, the forecasts were 24 percent better than just using your average.

        When the forecast was high, 29 of 41 days were flare days.
        When the forecast was moderate, 15 of 27 days were flare days.
        When the forecast was low, 15 of 71 days were flare days.

        A forecast can still be wrong.
        All figures: symptoms accuracy --figures

        """)
  }

  @Test("the figures at 80 columns, each with what is good: the scores, the plot, the table, the phases")
  func figures() {
    #expect(
      Self.good.page(showsFigures: true) == """
        How good the forecasts have been

        Forecasts made the evening before (days: 139, flare days: 59)
        Over 139 days, the forecasts were 24% better than just using your average.

                                              value             range  good is
          Brier skill score, your average    +0.238  +0.118 to +0.337  above 0
          Brier skill score, as yesterday    +0.437  +0.364 to +0.504  above 0
          Brier skill score, last 7 days     +0.320  +0.213 to +0.409  above 0
          Brier score (your average: 0.251)   0.191                 –  0
          Log loss                            0.568                 –  0
          Discrimination (AUC)                0.779                 –  1 (0.5 is chance)
          Calibration error (ECE)             0.057                 –  0
          Calibration slope                   0.871                 –  1
          Correct at a 50% cut-off              72%                 –  above 58%
          Severity: average error in points    1.20                 –  below 2.49
          Severity skill score, last value   +0.578  +0.531 to +0.617  above 0
          Severity within its range             50%                 –  80% (days: 139)
          Range: 90% interval from resampling your days in blocks of a week.
          A calibration slope below 1 is overconfident.
          Correct: good is better than always guessing the commoner outcome.
          Severity: good is below the error of just using your average.

        Flare days in % ↑  forecast in % →
        100 ┤                                                  ·
            │                                             ·
         80 ┤                                        ·
            │                                   ·      ○
         60 ┤                              · ○   ○
            │                         · ○
         40 ┤               ○    ·
            │               ·
         20 ┤          ·●
            │     · ○
          0 ┤·
            └──────────┴─────────┴─────────┴─────────┴─────────┴
             0         20        40        60        80        100
        ∘ under 10 days  ○ 10–29  ● 30 and more  · perfect forecast

          forecast  average  flare days  days
          10–20%        15%         11%    19
          20–30%        23%         19%    36
          30–40%        30%         38%    16
          50–60%        55%         50%    14
          60–70%        63%         62%    13
          70–80%        72%         64%    14
          80–90%        84%         74%    27

        By how many days the forecast had to learn from
          learnt from      days  flare days   skill             range    AUC  slope
          under 7 days        6           1  +0.249                 –  0.700      –
          7 to 27 days       21           8  +0.373  +0.196 to +0.558  0.861      –
          28 to 89 days      62          29  +0.202  +0.019 to +0.384  0.742  0.747
          90 days or more    50          21  +0.225  +0.048 to +0.390  0.773  0.866
          Under 30 days: too few to draw a conclusion.

        """)
  }

  @Test("in German, nothing is English", arguments: [false, true])
  func german(showsFigures: Bool) {
    let words = Registry([PredictionModule.self]).words(in: "de")
    for days in [Self.good, Self.bad, ScoredDays.made(12, chance: { _ in 0.3 })] {
      let page = days.page(width: 200, showsFigures: showsFigures, words: words)
      #expect(!page.contains(#/\b(the|flare|was|were|forecasts?|above|below|needs)\b/#), "\(page)")
    }
  }

  @Test("no line is wider than the page, whatever the scores", arguments: [20, 40, 60, 79, 80, 120])
  func widths(width: Int) {
    for days in [Self.good, Self.bad, ScoredDays.made(31, chance: { _ in 0.05 })] {
      for showsFigures in [false, true] {
        let lines = days.page(width: width, showsFigures: showsFigures).split(separator: "\n")
        #expect(lines.allSatisfy { $0.visibleWidth <= max(width, 21) }, "\(lines.filter { $0.visibleWidth > width })")
      }
    }
  }

  @Test("a score whose range holds zero is called luck, perhaps; one whose range does not is not")
  func luck() {
    func words(_ days: ScoredDays) -> String { days.page().split { $0 == "\n" || $0 == " " }.joined(separator: " ") }
    let guessed = ScoredDays.made(60, chance: { $0 % 3 == 0 ? 0.5 : 0.25 })
    #expect(words(guessed).contains("This could be luck."))
    #expect(!words(Self.good).contains("luck"))
    #expect(
      words(Self.bad).contains(
        """
        the forecasts were 53% worse than just using your average. Your average is the better guide for now.
        """))
    #expect(!words(Self.bad).contains("luck"))
  }

  @Test("expected severities are not scored before there are thirty")
  func fewSeverities() {
    var days = ScoredDays.made(40, chance: { _ in 0.4 }, error: 1)
    for index in days.forecasts.indices.dropFirst(20) { days.forecasts[index].severity = nil }
    let page = days.page(showsFigures: true)
    #expect(page.contains("needs 30 days, 19 so far"))
    #expect(!page.contains("average error"))
    #expect(!ScoredDays.made(40, chance: { _ in 0.4 }).page(showsFigures: true).contains("Severity"))
  }

  @Test("JSON has the ranges, the phases and the severity under names of their own")
  func json() throws {
    let json = try AccuracyView(conditions: [Self.good.condition]).json
    for key in [
      "accuracy/1", "rangeAgainstOwnRate", "rangeAgainstSameAsYesterday", "skillAgainstLastWeek",
      "rangeAgainstLastWeek", "phases", "bands",
      "90-or-more", "under-7", "meanErrorOfLastKnown", "meanErrorOfOwnMean", "shareWithinRange",
      "rangeAgainstLastKnown",
    ] {
      #expect(json.contains("\"\(key)\""), "\(key)")
    }
  }
}
