import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerConsole

@Suite struct VerbatimTests {
  private static let blocks: [Block] = [
    .sentence("Before."), .section([.verbatim("a  b\n\nc\n\n", caption: "a file")]), .section([.verbatim("d\n")]),
  ]

  private static func text(isPlain: Bool) -> String {
    BlockRenderer(TextStyle(width: 20, usesColour: false, isPlain: isPlain)).text(blocks)
  }

  @Test("text to the letter keeps its empty lines and spaces, and loses the line breaks at its end")
  func letter() {
    #expect(Self.text(isPlain: false) == "Before.\n\n── a file\na  b\n\nc\n\nd\n")
  }

  @Test("its caption has no sign before it where the text is plain")
  func caption() { #expect(Self.text(isPlain: true) == "Before.\n\na file:\na  b\n\nc\n\nd\n") }
}
