import Testing
import TrackerApplication
import TrackerCore

@Suite("Days as people type them")
struct DayWordTests {
  private let today = Day(number: 20_524)  // Thursday 2026-03-12

  @Test(
    "words, weekdays and dates are days",
    arguments: [
      ("today", "2026-03-12"), ("Yesterday", "2026-03-11"), ("wed", "2026-03-11"), ("friday", "2026-03-06"),
      ("2026-3-2", "2026-03-02"), ("02.03.2026", "2026-03-02"), ("2 March", "2026-03-02"), ("13/2/2026", "2026-02-13"),
    ])
  func days(_ word: String, _ day: String) {
    #expect(DayWord.read(word, today: today) == Day(day).map { .day($0) })
  }

  @Test(
    "German words are read whatever the program speaks, and days ahead are days too, to be refused as such",
    arguments: [
      ("heute", "2026-03-12"), ("Gestern", "2026-03-11"), ("vorgestern", "2026-03-10"), ("morgen", "2026-03-13"),
      ("Montag", "2026-03-09"), ("am Freitag", "2026-03-06"), ("letzten Freitag", "2026-03-06"),
      ("on friday", "2026-03-06"), ("Sonnabend", "2026-03-07"), ("next monday", "2026-03-16"),
      ("nächsten Montag", "2026-03-16"), ("2. März", "2026-03-02"), ("the day before yesterday", "2026-03-10"),
      ("mit", ""), ("die", ""),
    ])
  func german(_ word: String, _ day: String) {
    #expect(DayWord.read(word, today: today) == Day(day).map { .day($0) })
  }

  @Test("a date that reads both ways is doubtful until the order is known; the fix names both days")
  func dates() throws {
    guard case .either(let first, let second, let doubt)? = DayWord.read("3/2/2026", today: today) else {
      Issue.record("not doubtful")
      return
    }
    #expect([first, second] == [Day("2026-02-03"), Day("2026-03-02")])
    #expect(doubt.question == "Which day do you mean?")
    #expect(doubt.choices == [.day(first), .day(second)])
    #expect(doubt.fix.description.contains("2026-02-03") && doubt.fix.description.contains("2026-03-02"))
    #expect(DayWord.read("3/2/2026", today: today, order: .mdy) == Day("2026-03-02").map { .day($0) })
    #expect(DayWord.parse("3/2/2026", today: today) == nil)
    let failure = try #require(throws: Failure.self) { try DayWord.day("3/2/2026", today: today) }
    #expect(failure.recovery == doubt.fix)
  }

  @Test("the weekday of today is today or a week ago")
  func weekday() {
    guard case .either(let first, let second, let doubt)? = DayWord.read("thursday", today: today) else {
      Issue.record("not doubtful")
      return
    }
    #expect(first == today && second == today.advanced(by: -7))
    #expect(doubt.choices == ["today", .day(second)])
    #expect(DayWord.parse("thu", today: today) == today.advanced(by: -7))
  }

  @Test(
    "a word that is nearly a day suggests it",
    arguments: [("tody", "today"), ("yesterdy", "yesterday"), ("teusday", "tuesday")])
  func near(_ word: String, _ near: String) throws {
    #expect(DayWord.noDay(word).nearest == near)
    let failure = try #require(throws: Failure.self) { try DayWord.day(word, today: today) }
    #expect(
      failure.message.description.contains("“\(word)”")
        && failure.message.description.hasSuffix("Did you mean “\(near)”?"))
  }
}
