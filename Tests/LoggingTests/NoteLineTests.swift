import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerLogging

@Suite("Where a note is cut")
struct NoteLineTests {
  private func pieces(_ text: String) -> [String] {
    let line = NoteLine(text)
    return line.pieces.map { String(line.text[$0]) }
  }

  @Test(
    "commas, semicolons, line breaks and sentences cut; decimals, quotes and brackets do not",
    arguments: [
      ("pain 6, slept 5h", ["pain 6", "slept 5h"]), ("pain 6,slept 5h;soup", ["pain 6", "slept 5h", "soup"]),
      ("slept 7,5h, 1,5 l water", ["slept 7,5h", "1,5 l water"]), ("a\nb", ["a", "b"]), (" , ;", []), ("", []),
      ("soup (with peas, and leek), tea", ["soup (with peas, and leek)", "tea"]),
      ("felt “dull, and slow”, tea", ["felt “dull, and slow”", "tea"]),
      ("Felt odd. Slept 5h.", ["Felt odd", "Slept 5h."]), ("on 2. March, pain 6", ["on 2. March", "pain 6"]),
      ("an \"open quote, then\nslept 5h, tea", ["an \"open quote, then", "slept 5h", "tea"]),
    ])
  func cuts(text: String, expected: [String]) { #expect(pieces(text) == expected) }

  @Test("neighbours that are kept stand together as they were typed")
  func verbatim() {
    let line = NoteLine("odd,  very odd; slept 5h, dull")
    #expect(line.verbatim([0, 1, 3]) == "odd,  very odd\ndull")
    #expect(line.verbatim([0, 1, 2, 3]) == line.text)
    #expect(line.verbatim([]) == "")
  }

  @Test("whatever is typed, every character but spaces and what cuts is in some piece", arguments: 1...5)
  func nothingLost(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("ab 6,;.\n\"“”„()é😀ß\t’-=#+&م")
    for _ in 0..<300 {
      let length = Int.random(in: 0...30, using: &random)
      let text = String((0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
      let line = NoteLine(text)
      let whole = line.verbatim(Array(line.pieces.indices))
      func letters(_ text: String) -> [Character] {
        text.filter { !$0.isWhitespace && !",;.".contains($0) }.map(\.self)
      }
      #expect(letters(whole) == letters(text), "\(text)")
      for (one, next) in zip(line.pieces, line.pieces.dropFirst()) { #expect(one.upperBound <= next.lowerBound) }
    }
  }
}
