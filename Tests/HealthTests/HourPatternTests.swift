import Testing
import TrackerCore

@testable import TrackerHealth

@Suite struct HourPatternTests {
  /// Twelve hours of nothing, twelve of 100.
  private static let day: [Double?] = (0..<24).map { (8..<20).contains($0) ? 100 : 0 }

  /// Seven days of numbers drawn by lot.
  private static let noise: [Double] = [
    93, 24, 9, 34, 126, 55, 66, 172, 111, 199, 160, 77, 107, 129, 98, 146, 89, 136, 149, 104, 149, 59, 86, 174, 7, 71,
    155, 171, 178, 41, 178, 83, 138, 146, 145, 26, 182, 167, 54, 162, 146, 68, 72, 31, 16, 123, 163, 123, 22, 88, 17,
    105, 38, 5, 75, 109, 196, 106, 30, 11, 154, 157, 194, 11, 96, 183, 150, 84, 141, 71, 129, 60, 9, 79, 1, 19, 27,
    153, 137, 8, 50, 104, 74, 156, 67, 39, 176, 10, 86, 80, 92, 35, 96, 96, 117, 133, 98, 164, 152, 174, 143, 26, 158,
    129, 69, 110, 162, 184, 183, 60, 77, 111, 66, 133, 77, 140, 86, 2, 106, 148, 80, 5, 96, 157, 150, 161, 34, 15, 162,
    160, 85, 119, 90, 173, 90, 155, 180, 71, 188, 125, 5, 150, 15, 173, 5, 94, 64, 160, 116, 76, 151, 153, 81, 45, 93,
    47, 80, 194, 94, 152, 67, 76, 96, 26, 197, 6, 145, 175, 188, 33, 79, 128, 56, 167, 68, 61, 83, 47, 173, 111, 166,
    178, 24, 26, 153, 82, 85, 172, 57, 112, 43, 20, 86, 189, 166, 55, 145, 115, 69, 57, 30, 8, 135, 48, 80, 147, 46,
    71, 87, 164, 21, 158, 88, 150, 33, 107, 74, 132, 69, 118, 88, 162, 106, 74, 107, 145, 104, 9, 105, 39, 51, 1, 122,
    159, 130, 111, 143, 183, 56, 8,
  ]

  @Test("the same day over and over is 1, noise nearly 0")
  func stability() throws {
    let same = (0..<7).flatMap { _ in Self.day.compactMap(\.self) }
    #expect(abs(try #require(HourPattern.stability(of: same)) - 1) < 1e-9)
    #expect(abs(try #require(HourPattern.stability(of: Self.noise)) - 0.070804) < 1e-6)
  }

  @Test("nothing that differs, and fewer than seven days, have none")
  func none() {
    #expect(HourPattern.stability(of: [Double](repeating: 0, count: 240)) == nil)
    #expect(HourPattern.stability(of: [Double](repeating: 5, count: 240)) == nil)
    #expect(HourPattern.stability(of: (0..<2).flatMap { _ in Self.day.compactMap(\.self) }) == nil)
  }

  @Test("the most active hours are the three with the highest mean")
  func hours() {
    var day = [Double?](repeating: 10, count: 24)
    for hour in 15..<18 { day[hour] = 300 }
    #expect(HourPattern(Array(repeating: day, count: 7))?.mostActiveHour == 15)
    #expect(HourPattern(Array(repeating: day, count: 6)) == nil)
  }

  @Test("a day with an hour that is not known is left out")
  func gaps() {
    var broken = Self.day
    broken[3] = nil
    #expect(HourPattern(Array(repeating: Self.day, count: 7) + [broken])?.days == 7)
    #expect(HourPattern(Array(repeating: Self.day, count: 6) + [broken]) == nil)
  }

  @Test("weekdays need three known days each, and a difference")
  func weekdays() throws {
    // Thursday 1 January 2026.
    let first = try #require(Day("2026-01-01"))
    let values = (0..<28).map { Double?(first.advanced(by: $0).weekday == 6 ? 9000 : 4000 + Double($0)) }
    let pattern = try #require(WeekdayPattern(values, from: first))
    #expect(pattern.most.weekday == 6 && pattern.most.mean == 9000 && pattern.most.known == 4)
    #expect(pattern.least.weekday == 4)
    #expect(WeekdayPattern(Array(values.prefix(20)), from: first) == nil)
    #expect(WeekdayPattern([Double?](repeating: 5000, count: 28), from: first) == nil)
    #expect(WeekdayPattern([], from: first) == nil)
  }
}
