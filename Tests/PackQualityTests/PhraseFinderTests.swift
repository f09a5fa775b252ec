import Testing

@testable import TrackerPackQuality

@Suite struct PhraseFinderTests {
  private static let finder = PhraseFinder(["you should", "sie müssen", "you should not", "take it"])

  @Test(
    "phrases are found as whole words in any case, whatever stands around them",
    arguments: [
      ("You should rest.", ["you should"]), ("YOU\tSHOULD", ["you should"]),
      ("as you should not do", ["you should", "you should not"]),
      ("SIE MÜSSEN ruhen", ["sie müssen"]), ("„Sie müssen“", ["sie müssen"]), ("you–should", ["you should"]),
      ("naïve – sie müssen, so „you should“", ["you should", "sie müssen"]), ("ta\u{212A}e it", ["take it"]),
      ("sie mässen", []),
      ("thank you, should it rain", ["you should"]), ("you shoulder it", []), ("you", []), ("should you", []), ("", []),
    ])
  func finds(text: String, phrases: [String]) { #expect(Self.finder.found(in: text) == phrases) }
}
