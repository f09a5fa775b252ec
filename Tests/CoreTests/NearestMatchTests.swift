import Testing
import TrackerCore

@Suite struct NearestMatchTests {
  @Test(
    "the nearest candidate within a few slips is found",
    arguments: [
      ("slep", ["sleep", "steep"], "sleep"), ("pian", ["pain", "pin"], "pain"),
      ("exer", ["sleep", "exercise"], "exercise"),
      ("sleep", ["pain"], nil), ("Müde", ["mude", "mode"], "mude"), ("ab", ["ba"], "ba"), ("", ["a"], nil),
      ("aabbccddeeffgghhiijj", ["aabbccddeeffgghhiikkll"], "aabbccddeeffgghhiikkll"),
      ("aabbccddeeffgghhiijj", ["aabbccddeeffzzzzzzzj"], nil),
    ])
  func nearest(_ word: String, _ candidates: [String], _ expected: String?) {
    #expect(nearestMatch(to: word, among: candidates) == expected)
  }

  @Test("nothing is near to a word that nobody typed by hand")
  func longWords() {
    let word = String(repeating: "a", count: 101)
    #expect(nearestMatch(to: word, among: [word + "b"]) == nil)
  }
}
