import Testing
import TrackerCore

@Suite struct PluralTests {
  @Test(
    "the singular and the plural are one word",
    arguments: [
      ("beer", "beers"), ("headache", "headaches"), ("berry", "berries"), ("potato", "potatoes"),
      ("glass", "glasses"), ("sandwich", "sandwiches"), ("Meal", "meals"), ("rest", "rest"),
    ])
  func same(singular: String, plural: String) {
    #expect(singular.isSameWord(as: plural))
    #expect(plural.isSameWord(as: singular))
  }

  @Test(
    "words that differ otherwise are not", arguments: [("beer", "bear"), ("stress", "stres"), ("gas", "ga"), ("", "s")])
  func other(_ word: String, _ other: String) { #expect(!word.isSameWord(as: other)) }
}
