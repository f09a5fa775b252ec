import TrackerCore
import TrackerPacks
import TrackerYAML

/// The changes of one file that have exactly one answer: each takes the place of a word or value.
struct LintEdits {
  struct Edit {
    var place: Place
    var before: String
    var after: String
    /// In the bytes of the file.
    var range: Range<Int>
  }

  /// In the order of the file.
  let all: [Edit]
  /// The file with all of them.
  let result: [UInt8]

  /// nil where nothing is to be changed, or the file would no longer be the YAML that it is.
  init?(_ bytes: [UInt8], findings: [Diagnostic], file: String) {
    let spans = YAMLSpans(bytes)
    let starts = LintEdits.lineStarts(of: bytes)
    func offset(_ line: Int, _ column: Int) -> Int? {
      guard starts.indices.contains(line - 1) else { return nil }
      var index = starts[line - 1]
      var left = column - 1
      while left > 0, index < bytes.count {
        index += 1
        // A scalar of several bytes is one column.
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        left -= 1
      }
      return index
    }
    var edits: [Edit] = []
    for finding in findings {
      guard let place = finding.place, let line = place.line, let column = place.column,
        let end = spans.end(line: line, column: column), end.line == line,
        let first = offset(line, column), let last = offset(end.line, end.column), first < last, last <= bytes.count
      else { continue }
      let text = String(decoding: bytes[first..<last], as: UTF8.self)
      guard let after = LintEdits.answer(to: finding, for: text), after != text,
        !edits.contains(where: { $0.range.overlaps(first..<last) })
      else { continue }
      edits.append(Edit(place: place, before: text, after: after, range: first..<last))
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var index = 0
    for edit in edits {
      result += bytes[index..<edit.range.lowerBound] + Array(edit.after.utf8)
      index = edit.range.upperBound
    }
    result += bytes[index...]
    let (before, after) = (YAMLParser.parse(bytes, file: file), YAMLParser.parse(result, file: file))
    guard !edits.isEmpty, after.diagnostics.count <= before.diagnostics.count, after.node != nil || before.node == nil
    else { return nil }
    all = edits
    self.result = result
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    // A byte order mark is no column.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return [start] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// What stands in place of a word as it is written; nil where that is for its author to decide.
  private static func answer(to finding: Diagnostic, for text: String) -> String? {
    switch finding.code {
    case "yaml-1.1-trap": text.contains("\"") ? nil : "\"\(text)\""
    // Only another way to write the very word: what is merely near may be a guess.
    case "unknown-key", "unknown-word":
      finding.nearest.flatMap { near in text.wordOfKey == near.wordOfKey ? near : nil }
    case TextSafety.lookAlikeCode:
      String(text.unicodeScalars.map { TextSafety.latinLetter(like: $0) ?? Character($0) })
    case "hidden-character":
      // One that is written as an escape is there on purpose, or in a text that its author must look at.
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isInvisible }))
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen of it, so that nobody misses it.
  fileprivate var isInvisible: Bool {
    properties.generalCategory == .format && ![0xAD, 0x200C, 0x200D].contains(value)
  }
}

extension String {
  /// A key without capitals, hyphens, spaces and underscores: `checkIn`, `check-in` and `check_in` are one.
  fileprivate var wordOfKey: String { lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." } }
}
