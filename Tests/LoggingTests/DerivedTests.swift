import TrackerApplication
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerLogging

@Suite("Metrics worked out from other days")
struct DerivedTests {
  private static let last = Day(number: 20_000)

  /// The value of a derived metric on the last day; the values are those of the days up to it, nil for unknown ones.
  private func value(_ derived: MetricID, of metric: MetricID, _ values: [Double?]) -> DayValue {
    let catalogue = Registry([LoggingModule.self]).catalogue
    var table = DayTable(days: Self.last.advanced(by: -60)...Self.last, catalogue: catalogue)
    for (back, value) in values.reversed().enumerated() {
      let day = Self.last.advanced(by: -back)
      guard let value else { continue }
      if value == 0, case .noneOnKeptDays(let kind) = catalogue[metric]?.absence {
        table.keep(day, for: kind)
      } else {
        table.set(metric, on: day, to: value)
      }
    }
    return table[derived, Self.last]
  }

  private func same(_ value: Double?, _ times: Int) -> [Double?] { Array(repeating: value, count: times) }

  @Test("Sleep debt is what a week is short of the 28 days before, and never below 0")
  func debt() {
    func debt(_ before: [Double?], _ week: [Double?]) -> DayValue {
      value("sleep.debt", of: "sleep.hours", before + week)
    }
    #expect(debt(same(8, 28), same(6, 7)) == .value(14))
    #expect(debt(same(8, 28), same(9, 7)) == .value(0))
    #expect(debt(same(8, 28), [6, 10, 8, 8, 8, 8, 8]) == .value(0))
    #expect(debt(same(8, 28), [6, nil, 8, nil, 8, nil, 7]) == .value(3))
    #expect(debt(same(7, 14) + same(9, 14), same(7, 7)) == .value(7))
    // What lies before the 28 days does not count.
    #expect(debt([0.5] + same(8, 28), same(7, 7)) == .value(7))
    #expect(debt(same(8, 28), [6, nil, 8, nil, 8, nil, nil]) == .unknown)
    #expect(debt(same(8, 6) + same(nil, 22), same(6, 7)) == .unknown)
    #expect(debt(same(8, 7) + same(nil, 21), same(6, 7)) == .value(14))
  }

  @Test("The load ratio holds the day against the mean of the 28 days before, days without exercise included")
  func loadRatio() {
    func ratio(_ values: [Double?]) -> DayValue { value("exercise.load_ratio", of: "exercise.load", values) }
    #expect(ratio(same(100, 28) + [200]) == .value(2))
    #expect(ratio(same(100, 14) + same(0, 14) + [100]) == .value(2))
    #expect(ratio(same(100, 28) + [0]) == .value(0))
    #expect(ratio(same(100, 28) + [nil]) == .unknown)
    #expect(ratio(same(100, 13) + [100]) == .unknown)
    #expect(ratio(same(100, 14) + [100]) == .value(1))
    // After a month without exercise, a walk of three hours is endlessly much, and ten minutes are a little more.
    #expect(ratio(same(0, 28) + [540]) == .value(54))
    #expect(ratio(same(0, 28) + [20]) == .value(2))
    #expect(ratio(same(0, 28) + [0]) == .value(0))
    #expect(ratio(same(0, 28) + [9000]) == .value(100))
    #expect(ratio(same(0, 27) + [28, 20]) == .value(2))
    #expect(ratio(same(10, 28) + [20]) == .value(2))
    #expect(ratio([5000] + same(100, 28) + [100]) == .value(1))
  }

  @Test("Active days are counted among the last seven, when four of them are known")
  func activeDays() {
    func active(_ values: [Double?]) -> DayValue { value("exercise.active_days", of: "exercise.minutes", values) }
    #expect(active([30, 0, 30, 0, 30, 0, 30]) == .value(4))
    #expect(active(same(30, 8)) == .value(7))
    #expect(active(same(0, 7)) == .value(0))
    #expect(active([nil, nil, nil, 30, 0, 0, 20]) == .value(2))
    #expect(active([nil, nil, nil, nil, 0, 0, 20]) == .unknown)
  }

  @Test("Days without exercise are a run; an unknown day ends it, and an unknown today has none")
  func sedentaryDays() {
    func days(_ values: [Double?]) -> DayValue { value("exercise.sedentary_days", of: "exercise.minutes", values) }
    #expect(days([30, 0, 0, 0]) == .value(3))
    #expect(days([0, 0, 30]) == .value(0))
    #expect(days([0, nil, 0, 0]) == .value(2))
    #expect(days([0, 0, nil]) == .unknown)
    #expect(days(same(0, 61)) == .value(60))
  }

  @Test("Recovery runs from the end of the last intense exercise to the end of the day")
  func recoveryHours() {
    func hours(_ values: [Double?]) -> DayValue { value("exercise.recovery_hours", of: "exercise.intense_end", values) }
    #expect(hours([0, 0, 0, 15]) == .value(9))
    #expect(hours([0, 15, 0, 0]) == .value(57))
    #expect(hours([15, 0, 20, 0]) == .value(28))
    #expect(hours(same(0, 7)) == .value(168))
    #expect(hours([nil, nil, nil, 0]) == .unknown)
    // A week and a day ago is as good as never.
    #expect(hours([15] + same(0, 7)) == .value(168))
  }

  @Test("Derived metrics ask for all the days that they look at")
  func lookback() {
    let catalogue = Registry([LoggingModule.self]).catalogue
    #expect(catalogue.stored(behind: "sleep.debt") == ["sleep.hours": 34])
    #expect(catalogue.stored(behind: "exercise.load_ratio") == ["exercise.load": 28])
    #expect(catalogue.stored(behind: "exercise.active_days") == ["exercise.minutes": 6])
    #expect(catalogue.stored(behind: "exercise.sedentary_days") == ["exercise.minutes": 59])
    #expect(catalogue.stored(behind: "exercise.recovery_hours") == ["exercise.intense_end": 6])
  }
}
