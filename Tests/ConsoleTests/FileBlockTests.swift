import Testing
import TrackerApplication
import TrackerConsole

@Suite struct FileBlockTests {
  private func text(_ blocks: [Block], width: Int = 40, isPlain: Bool = false) -> String {
    BlockRenderer(TextStyle(width: width, usesColour: false, isPlain: isPlain)).text(blocks)
  }

  @Test("a file is shown to the letter, without an empty line for the break at its end")
  func verbatim() {
    let file = "a:  1\n\n  b: \(String(repeating: "x", count: 60))\n"
    #expect(text([.verbatim(file)]) == file)
    #expect(text([.details([.verbatim("a:\n\n  b\n")])]) == "  a:\n\n    b\n")
    #expect(text([.details([.verbatim("a\n")])], isPlain: true) == "a\n")
  }

  @Test("a line stays one line, however narrow the screen", arguments: [false, true])
  func line(isPlain: Bool) {
    let finding = "some/folder/pack.yaml:4:1: error: A pack has no key of this name [unknown-key]"
    #expect(text([.line(RichText(finding))], width: 30, isPlain: isPlain) == finding + "\n")
  }

  @Test("an excerpt has its number and a caret below the place; plain text has no caret")
  func excerpt() {
    let excerpt = Block.excerpt(.init("a: \tb", line: 12, column: 5))
    #expect(text([excerpt]) == "12 | a:  b\n   |     ^\n")
    #expect(text([excerpt], isPlain: true) == "12 | a:  b\n")
    #expect(text([.excerpt(.init("a", line: 1))]) == "1 | a\n")
  }

  @Test("a long line is cut around its place, and nothing in it is obeyed", arguments: [30, 40, 80])
  func long(width: Int) {
    let line = String(repeating: "é\u{1B}[31m", count: 500)
    for column in [1, 700, 2500] {
      let lines = text([.details([.excerpt(.init(line, line: 7, column: column))])], width: width)
        .split(separator: "\n")
      #expect(lines.count == 2 && lines.allSatisfy { $0.visibleWidth <= width })
      #expect(!lines.joined().contains("\u{1B}"))
      let isUnderText = (lines.last?.visibleWidth ?? 0) <= (lines.first?.visibleWidth ?? 0) + 1
      #expect(isUnderText, "\(column)")
    }
  }
}
