import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerFasting

@Suite struct FastStreakTests {
  private static let today = Day(number: 20_524)

  /// `x` is a day that counts, `.` one that does not; the last one is today.
  private static func streak(_ days: String) -> FastStreak {
    let counts = Array(days.reversed())
    return FastStreak(upTo: today) { day in
      let back = day.distance(to: today)
      return back < counts.count && counts[back] == "x"
    }
  }

  @Test(
    "a day without a fast is let pass, two end the row, and today does not count against it",
    arguments: [
      ("", 0, false), (".", 0, false), ("x", 1, false), ("x.", 1, false), ("x..", 1, true), ("x...", 0, false),
      ("xx.", 2, false), ("xxx..", 3, true), ("xx.xx", 4, false), ("xx.xx.", 4, false), ("xx.x..", 3, true),
      ("xx..xx", 2, false), ("x.x.x.x", 4, false), ("x.x.x..", 3, true), ("xx...x", 1, false),
    ])
  func rows(_ days: String, length: Int, endsToday: Bool) {
    let streak = Self.streak(days)
    #expect(streak.days == length, "\(days)")
    #expect(streak.endsToday == endsToday, "\(days)")
  }

  @Test("in a journal a fast that missed its goal does not count, one without a goal does, over hundreds of days")
  func journal() throws {
    let journal = InMemoryJournal()
    func put(_ daysAgo: Int, goalMet: Double?) throws {
      let day = Self.today.advanced(by: -daysAgo)
      let digits = String(day.number)
      let goal = goalMet.map { [Measure("fast.goal_met", $0, fold: .max)] } ?? []
      try journal.write("log", at: Instant(seconds: 0)) { journal in
        try journal.put(
          Entry(
            id: EntryID(rawValue: String(repeating: "0", count: 16 - digits.count) + digits), kind: "fast",
            instant: Instant(seconds: Int64(day.number) * 86_400), offset: 0, zone: "UTC", day: day,
            payload: Payload()),
          measures: [Measure("fast.hours", 16, fold: .max)] + goal)
      }
    }
    for back in 0..<250 where back % 7 != 3 { try put(back, goalMet: back % 2 == 0 ? 1 : nil) }
    let all = try journal.read { try FastStreak(upTo: Self.today, in: $0) }
    #expect(all.days == (0..<250).count { $0 % 7 != 3 })
    for back in [9, 10, 11] { try put(back, goalMet: 0) }
    let cut = try journal.read { try FastStreak(upTo: Self.today, in: $0) }
    #expect(cut.days == 8, "days 0 to 8 without day 3")
  }
}
