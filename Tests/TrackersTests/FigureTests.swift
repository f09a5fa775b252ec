import Testing
import TrackerCore

@testable import TrackerTrackers

/// Figures against numbers that were worked out by hand, or by a program in Python that shares nothing with this one.
@Suite struct FigureTests {
  private static func near(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-9 } ?? false
  }

  @Test("the line goes a tenth of the way a day, and across a gap by the days that passed")
  func smoothed() {
    // 80 + .1 · 1 = 80.1; after three days 1 − .9³ = .271 of the way: 80.1 − .271 · 1.1 = 79.8019; + .1 · .1981.
    let levels = SmoothedLine.levels(of: [.nan, 80, 81, .nan, .nan, 79, 80])
    #expect(levels[0] == nil && levels[1] == 80)
    #expect(Self.near(levels[2], 80.1) && Self.near(levels[4], 80.1))
    #expect(Self.near(levels[5], 79.8019) && Self.near(levels[6], 79.82171))
    #expect(SmoothedLine.levels(of: [.nan, .nan]) == [nil, nil])
  }

  @Test("standard deviation and RMSSD leave out unknown days, and compare nothing across a gap")
  func stability() {
    // Python: statistics.stdev, and the root of the mean of (3 differences of days side by side)² and so on.
    let stability = Stability(of: [4, 6, 5, .nan, 7, 3, 3, 8, 5, .nan, 6, 4, 5, 6])
    #expect(stability.known == 12 && stability.pairs == 9)
    #expect(Self.near(stability.mean, 5.166666666666667))
    #expect(Self.near(stability.standardDeviation, 1.5275252316519468))
    #expect(Self.near(stability.rmssd, 2.6034165586355513))
    let few = Stability(of: [4, 6, 5, .nan, 7, 3, 3])
    #expect(few.known == 6 && few.standardDeviation == nil && few.rmssd == nil && Self.near(few.mean, 28.0 / 6))
    let gaps = Stability(of: [4, .nan, 6, .nan, 5, .nan, 4, .nan, 6, .nan, 5, .nan, 4])
    #expect(gaps.pairs == 0 && gaps.rmssd == nil && gaps.standardDeviation != nil)
    #expect(Stability(of: []).mean == nil)
  }

  @Test("the trend is the slope of the known days, with its 80% interval")
  func trend() {
    // Python: slope .3216 a week, standard error .6393 a week; Student's t with 6 degrees of freedom at .9: 1.43976.
    let trend = TrackerTrend(of: [7, 7.5, .nan, 6, 8, 7, 7.2, 6.8, 7.9])
    #expect(trend.known == 8 && trend.days == 9 && trend.missingDays == 0)
    #expect(Self.near(trend.perWeek, 0.32162162162162167))
    #expect(trend.high.map { abs($0 - (0.32162162 + 1.43975575 * 0.63933631)) < 1e-5 } == true)
    #expect(trend.isClear == false)
    let rising = TrackerTrend(of: [1, 2, 3, 4.1, 5, 6, 7.1])
    #expect(rising.isClear == true && (rising.perWeek ?? 0) > 6.9)
    let few = TrackerTrend(of: [1, 2, .nan, 4])
    #expect(few.perWeek == nil && few.isClear == nil && few.missingDays == 4)
  }

  @Test("a streak counts logged days up to now; today does not end it, and a gap does")
  func streak() {
    #expect(LoggedStreak(of: [1, .nan, 2, 3, .nan]) == LoggedStreak(of: [.nan, 5, 6]))
    #expect(LoggedStreak(of: [1, .nan, 2, 3, 4]).days == 3)
    #expect(LoggedStreak(of: [1, 0, 2]).isAtLeast && LoggedStreak(of: [1, 0, 2]).days == 3)
    #expect(LoggedStreak(of: [1, .nan, .nan]).days == 0 && !LoggedStreak(of: []).isAtLeast)
  }

  @Test("missing sleep is against the goal, else against 8 hours, over the known nights alone")
  func debt() {
    let nights = [7.0, .nan, 6, 8.5, .nan, .nan, 7]
    let plain = SleepDetails.Debt(nights, goal: nil)
    #expect(plain.need == 8 && !plain.isOfGoal && plain.knownNights == 4 && plain.hours == 3.5)
    let own = SleepDetails.Debt(nights, goal: 7)
    #expect(own.hours == 0 && own.isOfGoal, "28.5 hours in 4 nights are more than 28")
    #expect(SleepDetails.Debt(nights, goal: 0).need == 8, "a goal of 0 hours says that sleep is logged")
    #expect(SleepDetails.Debt([.nan, .nan], goal: nil).hours == nil)
  }

  @Test("the middle of the night has a spread from four nights on")
  func middle() {
    // 2, 3, 4, 3: mean 3, squares 1 + 0 + 1 + 0, divided by 3.
    let middle = SleepDetails.Middle([2, 3, 4, 3])
    #expect(middle.mean == 3 && Self.near(middle.standardDeviation, (2.0 / 3).squareRoot()))
    #expect(SleepDetails.Middle([2, 3, 4]).standardDeviation == nil && SleepDetails.Middle([]).mean == nil)
  }

  @Test("parts of the day begin at 4, 12, 17 and 22; an answer without a time is in none")
  func parts() {
    func part(_ hour: Int) -> PartOfDay { PartOfDay(LocalTime(wrapping: hour * 60)) }
    #expect(
      [3, 4, 11, 12, 16, 17, 21, 22].map(part) == [
        .night, .morning, .morning, .afternoon, .afternoon, .evening, .evening, .night,
      ])
    func value(_ value: Double, _ hour: Int?) -> MeasuredValue {
      MeasuredValue(
        measure: Measure("symptom.mood", value, fold: .mean), kind: "check-in",
        time: hour.map { LocalTime(wrapping: $0 * 60) })
    }
    let parts = PartOfDay.parts(of: [value(4, 8), value(6, 9), value(3, 20), value(9, nil)])
    #expect(parts == [.init(part: .morning, answers: 2, mean: 5), .init(part: .evening, answers: 1, mean: 3)])
  }
}
