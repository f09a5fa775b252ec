import Testing
import TrackerCore

@testable import TrackerEntryLanguage

@Suite("The end of a line")
struct LineEndTests {
  private struct Both: Error {}

  /// Days of March 2026 in a month's short name, weekdays from three letters on; a Thursday may be either of two.
  private func end(_ line: String) -> LineEnd {
    LineEnd(of: Typed.words(line)) { text in
      let word = text.lowercased()
      if word.hasPrefix("thu") { throw OpenQuestions() }
      if ["mon", "monday", "sun", "fri", "last friday", "yesterday"].contains(word) { return Day(number: 0) }
      return WrittenDate(text, latest: Day(number: 20_524), months: [Day.monthNames, ["Januar", "Februar", "März"]])?
        .dmy
    }
  }

  @Test(
    "a day and a time at the end are taken, in either order",
    arguments: [
      ("soup monday", "soup", "monday", nil), ("5 thursday", "5", "thursday", nil),
      ("5 on monday", "5", "monday", nil), ("5 last friday", "5", "last friday", nil),
      ("5 20.11.", "5", "20.11.", nil), ("5 2 Mar", "5", "2 Mar", nil), ("5 2. März", "5", "2. März", nil),
      ("5 2 march", "5", "2 march", nil), ("5 March 2, 2026", "5", "March 2, 2026", nil),
      ("5 2026-02-30", "5", "2026-02-30", nil), ("5 fri", "5", "fri", nil), ("5 on sun", "5", "sun", nil),
      ("5 knees monday at 8:00", "5 knees", "monday", "8:00"), ("5 at 8 yesterday", "5", "yesterday", "8"),
      ("5 noon", "5", nil, "noon"), ("5 8 pm", "5", nil, "8 pm"),
    ] as [(String, String, String?, String?)])
  func ends(_ line: String, _ words: String, _ day: String?, _ time: String?) {
    let end = end(line)
    #expect(end.words.joined(separator: " ") == words && end.day == day && end.time == time, "\(end)")
  }

  @Test(
    "what is a value or a text stays one",
    arguments: [
      "5 7/10", "5 7.5", "5 too much sun", "5 since monday", "5 worse monday than ever", "5 \"soup of monday\"",
      "monday", "5 20 mayo", "5 of the 2", "soup at the sea",
    ])
  func texts(_ line: String) {
    let end = end(line)
    #expect(end.words == Typed.words(line) && end.day == nil && end.time == nil, "\(end)")
  }

  @Test("a time that has not come yet today is doubtful for every kind, unless a day is named")
  func time() throws {
    let typed = Typed()
    let doubt = try #require(try typed.parse(MomentKind.self, "light at=22:30").doubts.first)
    #expect(doubt.code == "time-of-yesterday" && !doubt.problem.description.contains("22"))
    #expect(try typed.parse(MomentKind.self, "light at=22:30 day=yesterday").doubts.isEmpty)
    #expect(try typed.parse(MomentKind.self, "light at=19:30").doubts.isEmpty)
    #expect(try Typed(now: "2026-03-13T00:30").parse(MomentKind.self, "light at=23:00").doubts.isEmpty)
  }
}
