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

  @Test("at 80 columns: the claim, the figures, the plot, the table, the phases")
  func wide() {
    #expect(
      Self.good.page() == """
        Said the evening before: 139 days, 59 with a flare
        24 % better than always saying your own average so far.

          Brier skill, own average  +.238  likely +.118 to +.337; above 0 is better
          Brier skill, day before   +.437  likely +.364 to +.504; against “same again”
          Brier skill, last week    +.320  likely +.213 to +.409; against your last week
          Brier score                .191  0 is perfect; your own average: .251
          Log loss                   .568  0 is perfect
          Telling days apart (AUC)   .779  .500 is chance, 1 perfect
          Calibration error          .057  how far said and came lie apart
          Calibration slope          .871  1 is right, below 1 too sure
          Right side of one half     72 %  always the usual answer: 58 %
          Severity, points off       1.20  the last known one: 2.84; your mean: 2.49
          Severity, day before      +.578  likely +.531 to +.617; against “same again”
          Severity within range      50 %  80 % were meant, of 139 days
          “Likely” is where a score lies in nine of ten redraws of your days, week by
          week.

        Came ↑  said, in % →
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
        ∘ under 10 days  ○ 10–29  ● 30 and more  · said and came agree

          Said     on average  came  days
          10–20 %        15 %  11 %    19
          20–30 %        23 %  19 %    36
          30–40 %        30 %  38 %    16
          50–60 %        55 %  50 %    14
          60–70 %        63 %  62 %    13
          70–80 %        72 %  64 %    14
          80–90 %        84 %  74 %    27

        By answered days known when it was said
          Known       days  flares  skill          likely  loss   AUC  error  slope
          under 7        6       1  +.249               –  .440  .700   .092      –
          7–27          21       8  +.373  +.196 to +.558  .489  .861   .126      –
          28–89         62      29  +.202  +.019 to +.384  .608  .742   .110   .747
          90 or more    50      21  +.225  +.048 to +.390  .567  .773   .057   .866
          Under 30 days: figures, not a finding.

        """)
  }

  @Test("at 40 columns, and a score worse than the own average")
  func narrow() {
    #expect(
      Self.bad.page(width: 40) == """
        Said the evening before: 39 days, 14
        with a flare
        53 % worse than always saying your own
          average so far: that average would
          have told you more.

          Brier skill, own average: −.531,
            likely −.905 to −.199; above 0 is
            better
          Brier skill, day before: −.385, likely
            −.914 to −.046; against “same again”
          Brier skill, last week: −.286, likely
            −.630 to +.003; against your last
            week
          Brier score: .379, 0 is perfect; your
            own average: .248
          Log loss: 1.091, 0 is perfect
          Telling days apart (AUC): .510, .500
            is chance, 1 perfect
          Calibration error: .336, how far said
            and came lie apart
          Calibration slope: .022, 1 is right,
            below 1 too sure
          Right side of one half: 51 %, always
            the usual answer: 64 %
          “Likely” is where a score lies in nine
          of ten redraws of your days, week by
          week.

        Came ↑  said, in % →
        100 ┤                              ·
            │                           ·
         80 ┤                        ·
            │                     ·
         60 ┤                  ·
            │               ·
         40 ┤      ○     ·              ○
            │         ·
         20 ┤      ·
            │   ·
          0 ┤·
            └──────┴─────┴─────┴─────┴─────┴
             0     20    40    60    80    100
        ∘ under 10 days  ○ 10–29  ● 30 and more
        · said and came agree

          Said      on average  came  days
          20–30 %         20 %  35 %    20
          90–100 %        90 %  37 %    19

        By answered days known when it was said
          under 7: days 6, flares 4, skill
            −.890, loss 1.590, AUC .125, error
            .683
          7–27: days 21, flares 5, skill −.557,
            likely −1.074 to −.176, loss 1.031,
            AUC .581, error .295
          28–89: days 12, flares 5, skill −.273,
            loss .945, AUC .586, error .267
          Under 30 days: figures, not a finding.

        """)
  }

  @Test("line by line")
  func plain() {
    #expect(
      Self.good.page(isPlain: true) == """
        Said the evening before: 139 days, 59 with a flare
        24 % better than always saying your own average so far.

        Brier skill, own average: +.238, likely +.118 to +.337; above 0 is better
        Brier skill, day before: +.437, likely +.364 to +.504; against “same again”
        Brier skill, last week: +.320, likely +.213 to +.409; against your last week
        Brier score: .191, 0 is perfect; your own average: .251
        Log loss: .568, 0 is perfect
        Telling days apart (AUC): .779, .500 is chance, 1 perfect
        Calibration error: .057, how far said and came lie apart
        Calibration slope: .871, 1 is right, below 1 too sure
        Right side of one half: 72 %, always the usual answer: 58 %
        Severity, points off: 1.20, the last known one: 2.84; your mean: 2.49
        Severity, day before: +.578, likely +.531 to +.617; against “same again”
        Severity within range: 50 %, 80 % were meant, of 139 days
        “Likely” is where a score lies in nine of ten redraws of your days, week by week.

        Said 10–20 %, on average 15 %: a flare came on 11 % of 19 days.
        Said 20–30 %, on average 23 %: a flare came on 19 % of 36 days.
        Said 30–40 %, on average 30 %: a flare came on 38 % of 16 days.
        Said 50–60 %, on average 55 %: a flare came on 50 % of 14 days.
        Said 60–70 %, on average 63 %: a flare came on 62 % of 13 days.
        Said 70–80 %, on average 72 %: a flare came on 64 % of 14 days.
        Said 80–90 %, on average 84 %: a flare came on 74 % of 27 days.

        By answered days known when it was said
        under 7: days 6, flares 1, skill +.249, loss .440, AUC .700, error .092
        7–27: days 21, flares 8, skill +.373, likely +.196 to +.558, loss .489, AUC .861, error .126
        28–89: days 62, flares 29, skill +.202, likely +.019 to +.384, loss .608, AUC .742, error .110, slope .747
        90 or more: days 50, flares 21, skill +.225, likely +.048 to +.390, loss .567, AUC .773, error .057, slope .866
        Under 30 days: figures, not a finding.

        """)
  }

  @Test("no line is wider than the page, whatever the scores", arguments: [20, 40, 60, 79, 80, 120])
  func widths(width: Int) {
    for days in [Self.good, Self.bad, ScoredDays.made(31, chance: { _ in 0.05 })] {
      let lines = days.page(width: width).split(separator: "\n")
      #expect(lines.allSatisfy { $0.visibleWidth <= max(width, 21) }, "\(lines.filter { $0.visibleWidth > width })")
    }
  }

  @Test("a score whose range holds zero is called luck, perhaps; one whose range does not is not")
  func luck() {
    func words(_ days: ScoredDays) -> String { days.page().split { $0 == "\n" || $0 == " " }.joined(separator: " ") }
    let guessed = ScoredDays.made(60, chance: { $0 % 3 == 0 ? 0.5 : 0.25 })
    #expect(words(guessed).contains("It may be luck: the same days fit anything from"))
    #expect(!words(Self.good).contains("luck"))
    #expect(
      words(Self.bad).contains(
        "53 % worse than always saying your own average so far: that average would have told you more."))
    #expect(!words(Self.bad).contains("luck"))
  }

  @Test("expected severities are not scored before there are thirty")
  func fewSeverities() {
    var days = ScoredDays.made(40, chance: { _ in 0.4 }, error: 1)
    for index in days.forecasts.indices.dropFirst(20) { days.forecasts[index].severity = nil }
    let page = days.page()
    #expect(page.contains("expected on 19 of the 30 answered days"))
    #expect(!page.contains("points off"))
    #expect(!ScoredDays.made(40, chance: { _ in 0.4 }).page().contains("Severity"))
  }

  @Test("JSON has the ranges, the phases and the severity under names of their own")
  func json() throws {
    let json = try AccuracyView(conditions: [Self.good.condition]).json
    for key in [
      "accuracy/1", "rangeAgainstOwnRate", "rangeAgainstSameAsYesterday", "skillAgainstLastWeek",
      "rangeAgainstLastWeek", "phases",
      "90-or-more", "under-7", "meanErrorOfLastKnown", "meanErrorOfOwnMean", "shareWithinRange",
      "rangeAgainstLastKnown",
    ] {
      #expect(json.contains("\"\(key)\""), "\(key)")
    }
  }
}
