import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerPages

@Suite struct MarkdownRendererTests {
  private func markdown(_ blocks: [Block]) -> String {
    MarkdownRenderer(TextFormatter()).document(PageSample.page(blocks))
  }

  @Test("every kind of block is written")
  func all() {
    let text = markdown(PageSample.all)
    for part in [
      "# One flare day", "## Symptoms: At worst 8", "### A heading (aside)", "Words with **weight**.",
      "- **Overall score:** 74 of 100", "| Made of | of 100 | n |\n| --- | ---: | ---: |\n| Sleep | 79 | 7 |",
      "- ✓ done", "1. first\n2. second", "| Prickle | 2 | 8 | – | better |", "Move: 2 of 4 days", "It was about right.",
      "- `symptoms today` see the day", "```\na: <b>\n```", "in full", "3 of 7 days · Made today",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("▁") && !text.contains("in short"))
  }

  @Test(
    "what was typed stays text",
    arguments: [
      ("<b>x</b>", "\\<b\\>x\\</b\\>"), ("# no heading", "\\# no heading"), ("1. no list", "1\\. no list"),
      ("- no list", "\\- no list"), ("[a](b) *c* _d_ `e` | f", "\\[a\\](b) \\*c\\* \\_d\\_ \\`e\\` \\| f"),
      ("two\nlines", "two lines"), ("a - b", "a - b"),
    ])
  func escaped(typed: String, written: String) {
    #expect(markdown([.sentence("\(typed)")]).contains("\n\n\(written)\n\n"))
  }

  @Test("a file with fences of its own stays in its fence")
  func fences() { #expect(markdown([.verbatim("```\nx\n```")]).contains("````\n```\nx\n```\n````")) }
}
