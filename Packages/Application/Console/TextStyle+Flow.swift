import TrackerApplication

extension TextStyle {
  /// Sets pieces side by side and goes on in the next line where the next piece does not fit; pieces are never broken.
  ///
  /// - Parameters:
  ///   - first: Columns taken in the first line.
  ///   - indent: Spaces before every further line.
  public func flow(_ pieces: [String], separator: String = "  ", first: Int = 0, indent: Int) -> String {
    var result = ""
    var used = first
    for piece in pieces where !piece.isEmpty {
      let length = piece.visibleWidth
      if used > indent, result.isEmpty ? used + length > width : used + separator.visibleWidth + length > width {
        result += "\n" + String(repeating: " ", count: indent)
        used = indent
      } else if !result.isEmpty {
        result += separator
        used += separator.visibleWidth
      }
      result += piece
      used += length
    }
    return result
  }

  /// Text at the left and at the right edge of one line, or on two lines where they don't fit.
  public func spread(_ left: String, _ right: String, indent: Int = 0) -> String {
    let space = width - left.visibleWidth - right.visibleWidth
    if space >= 2 { return left + String(repeating: " ", count: space) + right }
    return left + "\n" + String(repeating: " ", count: indent) + right
  }
}
