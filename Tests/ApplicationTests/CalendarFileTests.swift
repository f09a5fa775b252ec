import Testing

@testable import TrackerApplication

@Suite struct CalendarTextTests {
  @Test(
    "what has a meaning in the file is escaped",
    arguments: [
      ("a, b; c", "a\\, b\\; c"), ("back\\slash", "back\\\\slash"), ("two\nlines", "two\\nlines"),
      ("two\r\nlines", "two\\nlines"), ("a\u{7}bell", "abell"), ("“quoted”: 1", "“quoted”: 1"),
    ])
  func escaped(text: String, written: String) { #expect(CalendarFile.escaped(text) == written) }
}
