import Testing
import TrackerApplication
import TrackerCore

@Suite struct WithoutControlsTests {
  @Test(
    "what would do something to a screen is spelled out",
    arguments: [
      ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\u{7}\u{8}\rb", "a\\u{7}\\u{8}\\u{D}b"), ("\u{202E}abc", "\\u{202E}abc"),
      ("a\u{2066}b\u{2069}", "a\\u{2066}b\\u{2069}"), ("\u{9B}2J", "\\u{9B}2J"), ("a\u{61C}b", "a\\u{61C}b"),
      ("a\u{2028}b", "a\\u{2028}b"), ("a\tb", "a b"), ("\u{FEFF}a", "\\u{FEFF}a"),
    ])
  func controls(_ text: String, _ shown: String) {
    #expect(text.withoutControls == shown)
    #expect(RichText(text).text == shown)
    #expect(RichText("x\(text)").text == "x\(shown)")
  }

  @Test(
    "other texts stay as they are",
    arguments: ["", "plain", "two\nlines", "Müdigkeit, 7\u{A0}%", "co\u{AD}operate", "👩‍⚕️", "„ja“ – nein"])
  func others(_ text: String) { #expect(text.withoutControls == text) }
}
