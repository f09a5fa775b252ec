import Testing
import TrackerApplication
import TrackerConsole

@Suite("Headings")
struct HeadingTests {
  private func text(width: Int, isPlain: Bool = false) -> String {
    BlockRenderer(TextStyle(width: width, usesColour: false, isPlain: isPlain))
      .text([.heading(.init("propranolol, 80mg, after breakfast", aside: "nr32z"))])
  }

  @Test("What stands beside a heading goes below it where there is no room, and a heading that is too long is broken")
  func widths() {
    #expect(text(width: 44) == "propranolol, 80mg, after breakfast     nr32z\n")
    #expect(text(width: 38) == "propranolol, 80mg, after breakfast\nnr32z\n")
    #expect(text(width: 24) == "propranolol, 80mg, after\nbreakfast\nnr32z\n")
    #expect(text(width: 24, isPlain: true) == "propranolol, 80mg, after breakfast. nr32z.\n")
  }
}
