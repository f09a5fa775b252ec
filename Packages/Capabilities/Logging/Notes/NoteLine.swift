import TrackerCore

/// A line of several things, cut into its pieces: `pain 6, slept 5h; no exercise`.
///
/// Commas, semicolons and line breaks cut, and so does the full stop of a sentence that ends with a letter. Nothing
/// within quotation marks or brackets is cut, nor a decimal comma (`7,5h`).
struct NoteLine {
  let text: String
  /// Where each piece stands in the text, without spaces at its ends; none is empty.
  let pieces: [Range<String.Index>]

  init(_ text: String) {
    self.text = text
    var ranges: [Range<String.Index>] = []
    var start = text.startIndex
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "\"", "“", "”", "„": isQuoted.toggle()
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      default: break
      }
      let isInside = isQuoted || depth > 0
      guard text[index].isNewline || (!isInside && NoteLine.cuts(text, at: index)) else { continue }
      // What was opened and never closed ends with its line.
      if text[index].isNewline { (isQuoted, depth) = (false, 0) }
      ranges.append(start..<index)
      start = text.index(after: index)
    }
    ranges.append(start..<text.endIndex)
    pieces = ranges.compactMap { NoteLine.trimmed($0, in: text) }
  }

  private static func cuts(_ text: String, at index: String.Index) -> Bool {
    let after = text.index(after: index)
    let next = after < text.endIndex ? text[after] : " "
    let previous = index > text.startIndex ? text[text.index(before: index)] : " "
    switch text[index] {
    case ";": return true
    case ",": return !(previous.isNumber && next.isNumber)
    case ".": return previous.isLetter && next.isWhitespace && after < text.endIndex
    default: return false
    }
  }

  private static func trimmed(_ range: Range<String.Index>, in text: String) -> Range<String.Index>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text[start].isWhitespace { start = text.index(after: start) }
    while start < end, text[text.index(before: end)].isWhitespace { end = text.index(before: end) }
    return start < end ? start..<end : nil
  }

  /// The pieces of some numbers as they were typed: neighbours with what stands between them, others on lines of their
  /// own.
  func verbatim(_ numbers: [Int]) -> String {
    var runs: [Range<String.Index>] = []
    var last: Int?
    for number in numbers.sorted() {
      if last == number - 1, let run = runs.popLast() {
        runs.append(run.lowerBound..<pieces[number].upperBound)
      } else {
        runs.append(pieces[number])
      }
      last = number
    }
    return runs.map { String(text[$0]) }.joined(separator: "\n")
  }

  /// A piece at words that join two things: the parts before and after one of them.
  static func parts(of piece: String) -> [(String, String)] {
    let words = piece.split(separator: " ").map(String.init)
    return words.indices.dropFirst().dropLast().filter { joiners.contains(words[$0].lowercased()) }.map { index in
      (words[..<index].joined(separator: " "), words[(index + 1)...].joined(separator: " "))
    }
  }

  static let joiners: Set<String> = ["and", "&", "+", "plus", "then", "und", "sowie", "dann"]
}
