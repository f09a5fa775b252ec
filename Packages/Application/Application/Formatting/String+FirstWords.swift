extension String {
  /// Whole words from its start, with a sign where more follows. Quotation marks that are cut open are closed.
  ///
  /// - Parameter limit: How many characters, besides the sign.
  public func firstWords(_ limit: Int) -> String {
    let start = prefix(limit)
    guard start.endIndex < endIndex else { return self }
    let whole = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return "\(whole) …\(whole.closingQuote)"
  }
}

extension Substring {
  /// What closes the English or German quotation that is open at its end; empty where none is.
  fileprivate var closingQuote: String {
    var closing: Character?
    for character in self {
      switch (character, closing) {
      case ("„", nil): closing = "“"
      case ("“", nil): closing = "”"
      case (let mark, let open?) where mark == open: closing = nil
      default: break
      }
    }
    return closing.map(String.init) ?? ""
  }
}
