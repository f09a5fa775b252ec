import TrackerConsole
@testable import TrackerApplication
import Testing

@Suite struct TextStyleTests {
  @Test("no wrapped line is wider than the width, and no word is lost", arguments: [20, 33, 40, 80])
  func wrapping(width: Int) {
    let text =
      "Tomorrow looks manageable so far: an early night and a short walk were on your better days, in your records"
    let wrapped = TextStyle(width: width, usesColour: false, isPlain: false).wrap(text, indent: 4, first: 6)
    let lines = wrapped.split(separator: "\n")
    #expect(lines.count > 1)
    #expect(lines.dropFirst().allSatisfy { $0.visibleWidth <= width && $0.hasPrefix("    ") })
    #expect((lines.first?.visibleWidth ?? 0) + 6 <= width)
    #expect(wrapped.split { $0 == " " || $0 == "\n" } == text.split(separator: " "))
  }

  @Test("colour codes take no columns, wide characters take two")
  func width() {
    #expect(TextStyle(width: 80, usesColour: true, isPlain: false).paint("high", .red, .bold).visibleWidth == 4)
    #expect("痛み 7".visibleWidth == 6)
  }

  @Test(
    "a command at the end of a line is never broken where a line has room for it",
    arguments: [
      (
        "Your settings file has an error. To see it: symptoms doctor --fix",
        ["Your settings file has an error. To see it:", "symptoms doctor --fix"]
      ),
      ("Type: symptoms log food lunch soup", ["Type: symptoms log food lunch soup"]),
      (
        "Run this: symptoms list. Then look at all of the entries in it",
        ["Run this: symptoms list. Then look at all of", "the entries in it"]
      ),
    ])
  func commands(text: String, lines: [String]) {
    let style = TextStyle(width: 46, usesColour: false, isPlain: false)
    #expect(style.wrap(text).split(separator: "\n").map(String.init) == lines)
  }
}
