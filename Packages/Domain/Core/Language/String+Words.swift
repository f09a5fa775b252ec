extension String {
  /// Lower-case letters and digits joined by hyphens: the form of words in metric ids.
  public var metricWord: String { lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-") }

  /// An id as words, with spaces for its hyphens and underscores: `light-green` is “light green”.
  public var withSpaces: String {
    String(
      decoding: utf8.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  public var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }
}
