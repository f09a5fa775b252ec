import Testing
import TrackerCore

@testable import TrackerGoals

@Suite struct HabitRecordTests {
  /// 2024-10-07, a Monday.
  private static let monday = Day(number: 20_003)

  private static func record(_ days: String, perWeek: Int) -> HabitRecord {
    HabitRecord(
      perWeek: perWeek, first: monday, met: days.map { $0 == "x" ? true : $0 == "-" ? false : nil })
  }

  @Test("the first day is a Monday") func monday() { #expect(Self.monday.weekday == 1) }

  @Test("a daily habit grows and fades as the figures of Loop Habit Tracker's own tests say")
  func loop() {
    // uhabits-core, ScoreTest: compute(1, 0, 1) = 0.051922, compute(1, 0.5, 0) = 0.474039.
    #expect(abs((Self.record("x", perWeek: 7).strengths[0] ?? 0) - 0.051_922) < 1e-6)
    #expect(abs(0.5 * HabitRecord.kept(perWeek: 7) - 0.474_039) < 1e-6)
    // Half is left after 13 days, of one day a week after 13 √7 of them.
    let days = Self.record("x" + String(repeating: "-", count: 13), perWeek: 7).strengths.compactMap(\.self)
    #expect(abs(days[13] / days[0] - 0.5) < 1e-9)
    #expect(abs(HabitRecord.kept(perWeek: 1) - 0.980_049) < 1e-6)
  }

  @Test("one missed day does not undo months")
  func months() {
    let days = String(repeating: "x", count: 90)
    let before = Self.record(days, perWeek: 7).strengths.last ?? nil
    let after = Self.record(days + "-", perWeek: 7).strengths.last ?? nil
    #expect((before ?? 0) > 0.99)
    #expect((after ?? 0) > 0.93)
  }

  @Test("days off do not matter to a habit of some days a week, and unknown days change nothing")
  func some() {
    let weeks = String(repeating: "x-x-x-x", count: 12)
    let strength = Self.record(weeks, perWeek: 4).strengths.last ?? nil
    #expect((strength ?? 0) > 0.9)
    let known = Self.record("x-xx-", perWeek: 7).strengths.last ?? nil
    let gaps = Self.record("x?-??xx?-", perWeek: 7).strengths.last ?? nil
    #expect(known == gaps)
    #expect(Self.record("???", perWeek: 7).strengths == [nil, nil, nil])
  }

  @Test(
    "a streak of days survives one missed day in seven, not two",
    arguments: [
      ("xxxx", 4), ("xx-xx", 4), ("xx-xx-x", 3), ("xxx-xxxxxx-xx", 11), ("x-xxxxx-x", 6), ("x?x??x", 3), ("x--", 0),
      ("", 0), ("---", 0),
    ])
  func days(days: String, length: Int) {
    let streak = Self.record(days, perWeek: 7).streak(isOver: true)
    #expect(streak == .init(length: length, unit: .days))
  }

  @Test(
    "a streak of weeks survives one missed week in four; a week with unknown days is missed only if they cannot matter",
    arguments: [
      ("xx-----" + "xx-----", 2), ("xx-----" + "-------" + "xx-----", 2),
      ("xx-----" + "-------" + "xx-----" + "x------" + "xx-----", 2),
      ("xx-----" + "-------" + "xx-----" + "xx-----" + "-------" + "xx-----", 3),
      ("xx-----" + "-------" + "xx-----" + "xx-----" + "xx-----" + "-------" + "xx-----", 5),
      // Nobody knows whether the second week was met: it is passed over.
      ("xx-----" + "x-???--" + "xx-----", 2), ("xx-----" + "x-???--" + "x-???--" + "xx-----", 2),
      ("x------" + "?????--" + "xx-----", 1),
    ])
  func weeks(days: String, length: Int) {
    #expect(Self.record(days, perWeek: 2).streak(isOver: true) == .init(length: length, unit: .weeks))
  }

  @Test("the week under way is not missed before it is over")
  func open() {
    let record = Self.record("xx-----" + "x-", perWeek: 2)
    #expect(record.streak(isOver: true).length == 1)
    let afterMiss = Self.record("xx-----" + "-------" + "x-", perWeek: 2)
    #expect(afterMiss.streak(isOver: true).length == 1, "the week under way is no second miss")
    let week = record.week(of: Self.monday.advanced(by: 8), isOver: false)
    #expect(week == .init(met: 1, unknown: 0, open: 6))
    #expect(record.week(of: Self.monday.advanced(by: 8), isOver: true) == .init(met: 1, unknown: 0, open: 5))
  }

  @Test("a day that is not over is met early, and missed late", arguments: [true, false])
  func today(isOver: Bool) {
    let least = GoalHabit(metric: "m", side: .atLeast, threshold: 20, days: 4)
    #expect(HabitRecord(least, values: [25], from: Self.monday, isOver: isOver).met == [true])
    #expect(HabitRecord(least, values: [10], from: Self.monday, isOver: isOver).met == [isOver ? false : nil])
    let most = GoalHabit(metric: "m", side: .atMost, threshold: 2, days: 4)
    #expect(HabitRecord(most, values: [3], from: Self.monday, isOver: isOver).met == [false])
    #expect(HabitRecord(most, values: [1], from: Self.monday, isOver: isOver).met == [isOver ? true : nil])
    #expect(HabitRecord(most, values: [.nan], from: Self.monday, isOver: isOver).met == [nil])
  }
}
