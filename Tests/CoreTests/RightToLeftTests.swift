import Testing
import TrackerCore

@Suite struct RightToLeftTests {
  private static let pain = "כאב ראש"
  private static let medicine = "דולוקסטין"

  @Test(
    "words from right to left are a piece, and numbers, signs and other words stay with the sentence",
    arguments: [
      ("only left", ["only left"]), ("", []), (pain, ["<\(pain)>"]),
      ("\(medicine) 5mg: median 7", ["<\(medicine)>", " 5mg: median 7"]),
      ("less \(pain), 3 of 7 days", ["less ", "<\(pain)>", ", 3 of 7 days"]),
      ("\(pain): 7, \(medicine): 5", ["<\(pain)>", ": 7, ", "<\(medicine)>", ": 5"]),
    ])
  func pieces(text: String, pieces: [String]) {
    #expect(text.piecesByDirection.map { $0.isRightToLeft ? "<\($0.text)>" : String($0.text) } == pieces)
  }
}
