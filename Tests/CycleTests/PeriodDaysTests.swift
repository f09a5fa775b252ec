import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging

@testable import TrackerCycle

@Suite("The cycle, against calendars that were counted by hand")
struct PeriodDaysTests {
  private static let first = Day(number: 20_000)
  private static let catalogue = Registry([LoggingModule.self, CycleModule.self]).catalogue

  /// A table of all days from day 0 − `PeriodDays.lookback` on; `starts`, `flows` and `ends` count days from day 0.
  private static func table(
    starts: [Int] = [], flows: [Int: Double] = [:], ends: [Int] = [], through last: Int = 400
  ) -> DayTable {
    var table = DayTable(
      days: first.advanced(by: -PeriodDays.lookback)...first.advanced(by: last), catalogue: catalogue)
    for day in starts { table.set(CycleMetrics.start, on: first.advanced(by: day), to: 1) }
    for (day, flow) in flows { table.set(CycleMetrics.flow, on: first.advanced(by: day), to: flow) }
    for day in ends { table.set(CycleMetrics.end, on: first.advanced(by: day), to: 1) }
    return table
  }

  private func value(_ metric: MetricID, on day: Int, _ table: DayTable) -> Double? {
    table[metric, Self.first.advanced(by: day)].number
  }

  @Test("the first day of a period is day 1, and after 60 days without a start the day is unknown")
  func day() {
    let table = Self.table(starts: [0, 28])
    #expect((-1...2).map { value("cycle.day", on: $0, table) } == [nil, 1, 2, 3])
    #expect([27, 28, 29, 87, 88].map { value("cycle.day", on: $0, table) } == [28, 1, 2, 60, nil])
  }

  @Test("with two complete cycles of 28 days the next start is expected 28 days after the last one")
  func regular() {
    let table = Self.table(starts: [0, 28, 56])
    #expect([27, 28, 55].map { value("cycle.days_before", on: $0, table) } == [nil, nil, nil], "one cycle is too few")
    #expect([56, 60, 83, 84].map { value("cycle.days_before", on: $0, table) } == [28, 24, 1, 0])
    #expect(value("cycle.days_before", on: 85, table) == nil, "past the expected day nothing is known")
  }

  @Test("of irregular cycles the middle one of the last six counts, with the shortest and the longest as its range")
  func irregular() throws {
    // 25, 31, 28, 34, 28, 29 and 29 days; the last six in order: 28 28 29 29 31 34.
    let table = Self.table(starts: [0, 25, 56, 84, 118, 146, 175, 204])
    let days = PeriodDays(table, upTo: Self.first.advanced(by: 210), back: PeriodDays.lookback)
    let expected = try #require(days.expected)
    #expect(days.lengths == [31, 28, 34, 28, 29, 29])
    #expect(expected.day == Self.first.advanced(by: 233) && expected.usual == 29 && expected.cycles == 6)
    #expect(expected.earliest == Self.first.advanced(by: 232) && expected.latest == Self.first.advanced(by: 238))
    // Of 27 and 30 days the middle is 28.5, which is 29 whole days.
    let two = PeriodDays(
      Self.table(starts: [0, 27, 57]), upTo: Self.first.advanced(by: 57), back: PeriodDays.lookback)
    #expect(try #require(two.expected).usual == 29)
  }

  @Test("more than 60 days between two starts are a gap and no cycle")
  func gap() throws {
    let table = Self.table(starts: [0, 28, 56, 140, 170])
    let days = PeriodDays(table, upTo: Self.first.advanced(by: 171), back: PeriodDays.lookback)
    #expect(days.lengths == [28, 28, 30])
    #expect(value("cycle.day", on: 120, table) == nil && value("cycle.days_before", on: 120, table) == nil)
    #expect(value("cycle.days_before", on: 140, table) == 28)
    // Exactly 60 days are a cycle.
    let long = Self.table(starts: [0, 60, 120])
    #expect(value("cycle.days_before", on: 120, long) == 60)
  }

  @Test("a flow starts a period where there was none for ten days, and a late mark moves no start")
  func flows() {
    let table = Self.table(starts: [1], flows: [0: 2, 1: 3, 2: 2, 3: 1, 13: 1, 24: 1, 25: 2])
    let days = PeriodDays(table, upTo: Self.first.advanced(by: 30), back: PeriodDays.lookback)
    // Day 1 is marked a day late; day 13 is ten days after day 3, day 24 eleven days after day 13.
    #expect(days.startDays == [0, 24].map { Self.first.advanced(by: $0) })
    let again = Self.table(starts: [0, 5, 9], flows: [4: 1])
    // A mark counts unless there was a flow in the four days before: day 5 has one, day 9 has a mark four days before.
    #expect(
      PeriodDays(again, upTo: Self.first.advanced(by: 12), back: PeriodDays.lookback).startDays == [Self.first])
    let early = PeriodDays(
      Self.table(starts: [0, 5]), upTo: Self.first.advanced(by: 6), back: PeriodDays.lookback)
    #expect(early.startDays == [0, 5].map { Self.first.advanced(by: $0) })
    // An end alone is no start, and a flow of 0 is none.
    let ends = PeriodDays(
      Self.table(flows: [0: 0], ends: [2]), upTo: Self.first.advanced(by: 4), back: PeriodDays.lookback)
    #expect(ends.startDays.isEmpty && ends.dayOfCycle == nil)
  }

  @Test("an end shortly before a marked start takes nothing from it", arguments: [[2], [1, 3], [4]])
  func endBeforeStart(ends: [Int]) {
    let alone = PeriodDays(
      Self.table(starts: [5], ends: ends), upTo: Self.first.advanced(by: 7), back: PeriodDays.lookback)
    #expect(alone.startDays == [Self.first.advanced(by: 5)] && alone.dayOfCycle == 3)
    let late = PeriodDays(
      Self.table(starts: [-24, 5], ends: ends), upTo: Self.first.advanced(by: 7), back: PeriodDays.lookback)
    #expect(late.startDays == [-24, 5].map { Self.first.advanced(by: $0) })
    // A flow behind an end still belongs to its period.
    let flow = PeriodDays(
      Self.table(starts: [-4], flows: [5: 1], ends: ends), upTo: Self.first.advanced(by: 7), back: PeriodDays.lookback)
    #expect(flow.startDays == [Self.first.advanced(by: -4)])
  }

  @Test("what goes on where the days begin is the rest of an earlier period, and no start")
  func cutOff() {
    let table = Self.table(flows: Dictionary(uniqueKeysWithValues: (0...6).map { ($0, 1.0) }))
    func starts(back: Int) -> [Day] { PeriodDays(table, upTo: Self.first.advanced(by: 40), back: back).startDays }
    #expect(starts(back: 50) == [Self.first])
    #expect(starts(back: 38) == [], "the days begin in the middle of it")
  }

  @Test("the days around a start are the two before the expected one and the first three, as far as both are known")
  func around() {
    let table = Self.table(starts: [0, 28, 56, 86])
    let window = { (days: [Int]) in days.map { value("cycle.around_onset", on: $0, table) } }
    #expect(window([0, 1, 2, 3, 20, 27]) == [1, 1, 1, nil, nil, nil], "without two cycles only the first three")
    #expect(window([56, 57, 58, 59, 81]) == [1, 1, 1, 0, 0])
    // Expected on day 84, it came on day 86: on day 85 it was overdue, and nothing was known.
    #expect(window([82, 83, 84, 85, 86, 87, 88, 89]) == [1, 1, 1, nil, 1, 1, 1, 0])
  }

  @Test("a period goes on to its marked end; without one, days with a flow are of it, and a start alone has eight")
  func period() {
    func values(_ days: [Int], _ table: DayTable) -> [Double?] { days.map { value("cycle.period", on: $0, table) } }
    let marked = Self.table(starts: [0], ends: [4])
    #expect(values([-1, 0, 2, 4, 5, 20, 59, 60], marked) == [nil, 1, 1, 1, 0, 0, 0, nil])
    let alone = Self.table(starts: [0])
    #expect(values([0, 7, 8, 9, 10], alone) == [1, 1, nil, nil, 0])
    let flowing = Self.table(starts: [0], flows: [0: 2, 1: 2, 3: 1])
    #expect(values([0, 1, 2, 3, 4, 9, 10], flowing) == [1, 1, nil, 1, nil, nil, 0])
    let again = Self.table(starts: [0], flows: [6: 1], ends: [4])
    #expect(values([4, 5, 6, 7, 10], again) == [1, 0, 1, nil, 0])
  }

  @Test("what was logged by hand before there were these metrics stands for its day, and for no other")
  func byHand() {
    var table = Self.table(starts: [0, 28, 56])
    table.set(CycleMetrics.byHand, on: Self.first.advanced(by: 57), to: 0)
    table.set(CycleMetrics.byHand, on: Self.first.advanced(by: 70), to: 1)
    table.set(CycleMetrics.byHand, on: Self.first.advanced(by: 300), to: 0.5)
    for metric in ["cycle.period", "cycle.around_onset"] as [MetricID] {
      #expect([56, 57, 58, 69, 70, 71, 300, 301].map { value(metric, on: $0, table) } == [1, 0, 1, 0, 1, 0, 0.5, nil])
    }
    #expect(value("cycle.day", on: 70, table) == 15)
  }

  @Test("no value of a day depends on later days, or on days more than 430 before it")
  func bounds() {
    let starts = Array(stride(from: 0, through: 3640, by: 28))
    let whole = Self.table(starts: starts, through: 3650)
    let metrics: [MetricID] = ["cycle.day", "cycle.period", "cycle.days_before", "cycle.around_onset"]
    for metric in metrics {
      let behind = Self.catalogue.stored(behind: metric)
      let logged: Set = [CycleMetrics.flow, CycleMetrics.start, CycleMetrics.end]
      #expect(Set(behind.keys).subtracting([CycleMetrics.byHand]) == logged)
      #expect(behind.values.allSatisfy { $0 <= PeriodDays.lookback })
      for day in [3600, 3612, 3613, 3641, 3650] {
        let last = Self.first.advanced(by: day)
        var window = DayTable(days: last.advanced(by: -PeriodDays.lookback)...last, catalogue: Self.catalogue)
        for start in starts where start <= day {
          window.set(CycleMetrics.start, on: Self.first.advanced(by: start), to: 1)
        }
        #expect(window[metric, last] == whole[metric, last], "\(metric) on day \(day)")
      }
      let years = whole.numbers(of: metric, on: Self.first...Self.first.advanced(by: 3650))
      #expect(years.count { !$0.isNaN } > 100)
    }
  }
}
