import TrackerApplication
import TrackerCore

extension String {
  /// The text with what would do something to a screen spelled out, but for line breaks and the colours that a
  /// `TextStyle` paints: a last filter, for text that no renderer has set.
  var withoutForeignControls: String {
    guard hasScreenControls else { return self }
    var result = UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let start = rest.firstIndex(where: \.isScreenControl) {
      result += rest[..<start]
      let end = String.endOfColour(rest[start...])
      let next = end ?? rest.index(after: start)
      result += end == nil ? String(rest[start]).withoutControls.unicodeScalars[...] : rest[start..<next]
      rest = rest[next...]
    }
    result += rest
    return String(result)
  }

  /// Where a sequence ends that `Theme.code(of:)` and the end of a colour make; nil where there is none.
  private static func endOfColour(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView.Index? {
    let beginning: [Unicode.Scalar] = ["\u{1B}", "["]
    guard text.starts(with: beginning), let last = text.prefix(longestColour).firstIndex(of: "m") else { return nil }
    let numbers = String(String.UnicodeScalarView(text[..<last].dropFirst(beginning.count)))
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0, 1, 2, 31, 32, 33: continue
      case 38 where isIndex(rest), 48 where isIndex(rest): rest = rest.dropFirst(2)
      default: return nil
      }
    }
    return text.index(after: last)
  }

  /// Whether numbers begin with one of 256 colours.
  private static func isIndex(_ numbers: ArraySlice<Int?>) -> Bool {
    numbers.first == 5 && numbers.dropFirst().first.map { $0.map((0...255).contains) ?? false } ?? false
  }

  /// Two paints, one of them of 256 colours with a background.
  private static let longestColour = 32
}
