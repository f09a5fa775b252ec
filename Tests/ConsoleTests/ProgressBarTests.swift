import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerConsole

@Suite struct ProgressBarTests {
  private static func errors(
    _ terminal: ScriptedTerminal, _ format: Console.Format, saying label: Phrase = "Day {done} of {total}",
    isPlain: Bool = false
  ) -> String {
    let style = TextStyle(width: terminal.width, usesColour: false, isPlain: isPlain)
    let bar = ProgressBar(
      on: Console(terminal: terminal, format: format, style: style), saying: label, total: 4)
    bar.show(1)
    bar.finish()
    return terminal.errors
  }

  @Test("it is drawn on one line and taken away, no wider than the screen", arguments: [34, 80])
  func drawn(width: Int) {
    let parts = Self.errors(ScriptedTerminal(keys: [], width: width), .text).split(separator: "\r")
    #expect(parts.count == 2 && parts[0].hasSuffix("─ Day 1 of 4"))
    #expect(parts[0].count(where: { $0 == "█" }) * 3 == parts[0].count(where: { $0 == "─" }) || width < 80)
    #expect(parts.allSatisfy { $0.visibleWidth < width } && parts[0].visibleWidth <= parts[1].visibleWidth)
  }

  @Test("a long label shortens the bar, then is cut itself, and nothing of it stays", arguments: [34, 60, 80])
  func longLabel(width: Int) {
    let label: Phrase = "Step {done} of {total}: finding what each of the days had"
    let parts = Self.errors(ScriptedTerminal(keys: [], width: width), .text, saying: label).split(separator: "\r")
    #expect(parts.count == 2 && parts[0].contains("─ Step 1 of 4: find"))
    #expect(parts[0].hasSuffix(width < 60 ? "…" : "had"))
    #expect(parts.allSatisfy { $0.visibleWidth < width } && parts[0].visibleWidth <= parts[1].visibleWidth)
  }

  @Test("nothing is drawn into a pipe, for JSON, or without cursor movement")
  func quiet() {
    #expect(Self.errors(ScriptedTerminal(), .text).isEmpty)
    #expect(Self.errors(ScriptedTerminal(keys: []), .json).isEmpty)
    #expect(Self.errors(ScriptedTerminal(keys: []), .text, isPlain: true).isEmpty)
  }
}
