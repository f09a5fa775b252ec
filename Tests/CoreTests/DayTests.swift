import Testing
import TrackerCore

@Suite struct DayTests {
  @Test("days round-trip through their ISO text over 400 years")
  func roundTrip() throws {
    let first = try #require(Day("1799-12-31"))
    for number in first.number...(first.number + 146_097) {
      let day = Day(number: number)
      #expect(Day(day.description) == day)
    }
  }

  @Test(
    "text that is no day is refused",
    arguments: ["2026-02-29", "2026-13-01", "2026-00-10", "26-01-01", "2026-1-01", "2026-01-0x", "", "2026-01-011"])
  func refused(_ text: String) { #expect(Day(text) == nil) }

  @Test(
    "weekdays are ISO numbers", arguments: [("2026-11-21", 6), ("1970-01-01", 4), ("1969-12-28", 7), ("2000-02-29", 2)])
  func weekday(_ text: String, _ weekday: Int) throws { #expect(try #require(Day(text)).weekday == weekday) }
}
