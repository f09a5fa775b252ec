extension String {
  /// Whether any of it is written from right to left.
  public var hasRightToLeft: Bool { unicodeScalars.contains(where: \.isRightToLeft) }

  /// The text in pieces that are each written in one direction, so that those from right to left can be held apart: a
  /// name does not turn the numbers and words beside it then. Words from right to left that only a space, a hyphen or
  /// an apostrophe parts are one piece; numbers and other signs belong to what stands around them.
  public var piecesByDirection: [(text: Substring, isRightToLeft: Bool)] {
    var pieces: [(text: Substring, isRightToLeft: Bool)] = []
    var told = startIndex
    var found: Range<Index>?
    func close(_ range: Range<Index>) {
      if told < range.lowerBound { pieces.append((self[told..<range.lowerBound], false)) }
      pieces.append((self[range], true))
      told = range.upperBound
    }
    if hasRightToLeft {
      for index in indices {
        if self[index].isRightToLeft {
          found = (found?.lowerBound ?? index)..<self.index(after: index)
        } else if let range = found, !self[index].joinsWords {
          close(range)
          found = nil
        }
      }
      if let found { close(found) }
    }
    if told < endIndex { pieces.append((self[told...], false)) }
    return pieces
  }
}

extension Character {
  fileprivate var isRightToLeft: Bool { unicodeScalars.first?.isRightToLeft ?? false }
  fileprivate var joinsWords: Bool { isWhitespace && !isNewline || "-'’\"".contains(self) }
}

extension Unicode.Scalar {
  /// Whether its script is written from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
