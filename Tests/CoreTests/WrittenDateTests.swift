import Testing
import TrackerCore

@Suite("Dates as people and programs write them")
struct WrittenDateTests {
  private let latest = Day(number: 20_524)  // 2026-03-12

  @Test(
    "a date with one reading needs no order",
    arguments: [
      ("2026-3-2", "2026-03-02"), ("2026/03/02", "2026-03-02"), ("2026.3.2", "2026-03-02"),
      ("02.03.2026", "2026-03-02"), ("2.3.26", "2026-03-02"), ("2.3.", "2026-03-02"), ("13.3.", "2025-03-13"),
      ("2 March", "2026-03-02"), ("March 2", "2026-03-02"), ("2nd of March", "2026-03-02"), ("2. mar", "2026-03-02"),
      ("March 2, 2024", "2024-03-02"), ("2-Mar-2024", "2024-03-02"), ("2mar2024", "2024-03-02"),
      ("2024 March 2", "2024-03-02"), ("13 March", "2025-03-13"), ("29 February", "2024-02-29"),
      ("13/2/2026", "2026-02-13"), ("2/13/2026", "2026-02-13"), ("3/3/2026", "2026-03-03"),
    ])
  func clear(_ text: String, _ day: String) throws {
    let date = try #require(WrittenDate(text, latest: latest))
    #expect(date.day(nil) == Day(day))
    #expect(date.day(.dmy) == Day(day) && date.day(.mdy) == Day(day))
  }

  @Test("a date with two readings has a day for each order, and none without")
  func ambiguous() throws {
    let date = try #require(WrittenDate("3/2/2026"))
    #expect(date.isAmbiguous)
    #expect(date.day(nil) == nil)
    #expect(date.day(.dmy) == Day("2026-02-03"))
    #expect(date.day(.mdy) == Day("2026-03-02"))
    #expect(WrittenDate("3/2", latest: latest)?.isAmbiguous == true)
  }

  @Test(
    "what is no date is none",
    arguments: [
      "", "2", "22-6", "2026", "March", "32 March", "30 February", "2026-13-13", "13/13/2026", "1.2.3.4", "March April",
      "2 soup", "2026-3-2T10:00", "99999/1/1", "two March", "31/4/2026",
    ])
  func none(_ text: String) { #expect(WrittenDate(text, latest: latest) == nil) }

  @Test("without a latest day a date needs its year")
  func withoutYear() {
    #expect(WrittenDate("2 March") == nil)
    #expect(WrittenDate("2.3.") == nil)
  }

  @Test("a month may be in another language")
  func months() {
    let german = ["Januar", "Februar", "März", "April", "Mai", "Juni"]
    #expect(WrittenDate("2. März 2026", months: [Day.monthNames, german])?.dmy == Day("2026-03-02"))
    #expect(WrittenDate("2. März 2026") == nil)
  }
}
