import TrackerApplication

/// Draws frames in place: each one is one text with the movements that put it over the one before, so that nothing
/// flickers.
struct FormScreen {
  private var drawn: [String] = []

  /// The text that shows lines in place of those shown before. Lines wider than the terminal are cut.
  mutating func draw(_ lines: [String], width: Int) -> String {
    let fitting = lines.map { $0.cut(to: width - 1) }
    // After a resize the terminal has broken lines that had become too wide: they take more rows than were written.
    let rows = drawn.reduce(0) { $0 + max(1, ($1.visibleWidth + width - 1) / max(1, width)) }
    let up = rows > 1 ? "\u{1B}[\(rows - 1)A" : ""
    drawn = fitting
    return (rows > 0 ? "\r\(up)" : "") + fitting.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J"
  }

  /// Something else was written meanwhile: the next frame is drawn where the cursor is.
  mutating func forget() { drawn = [] }

  /// The text that removes what is shown and leaves the cursor where it began.
  mutating func erase(width: Int) -> String {
    defer { drawn = [] }
    return drawn.isEmpty ? "" : draw([""], width: width) + "\r"
  }
}

extension String {
  /// The text up to a width in columns, with an ellipsis where something was cut; escape sequences stay whole.
  func cut(to width: Int) -> String {
    guard visibleWidth > width else { return self }
    var result = ""
    var used = 0
    var inEscape = false
    for character in self {
      if character == "\u{1B}" { inEscape = true }
      if inEscape {
        result.append(character)
        if character.isLetter { inEscape = false }
        continue
      }
      let columns = String(character).visibleWidth
      guard used + columns < width else { continue }
      used += columns
      result.append(character)
    }
    return result + "…"
  }
}
