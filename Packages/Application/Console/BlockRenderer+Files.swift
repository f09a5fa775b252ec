import TrackerApplication
import TrackerCore

/// Files and parts of them, as they are written.
extension BlockRenderer {
  /// As it is, without the line breaks at its end, below a rule with its caption.
  func verbatim(_ text: String, _ caption: String, _ indent: Int) -> [String] {
    let margin = String(repeating: " ", count: style.isPlain ? 0 : indent)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !caption.isEmpty else { return lines }
    return [margin + (style.isPlain ? "\(caption):" : style.paint("── \(caption)", .bold))] + lines
  }

  /// The fewest columns that are shown of a line, however narrow the screen.
  private static let fewestColumns = 20

  /// The line with its number, cut to the width around the column, and carets below what is meant where there are
  /// columns.
  func excerpt(_ excerpt: Block.Excerpt, _ indent: Int) -> [String] {
    let number = String(excerpt.line)
    let margin = String(repeating: " ", count: style.isPlain ? 0 : indent)
    let room = max(BlockRenderer.fewestColumns, style.width - margin.count - number.count - 3)
    let scalars = excerpt.text.unicodeScalars
    // Only what is shown of a line is looked at closely.
    let start = excerpt.column.map { max(0, min($0 - 1 - room / 2, scalars.count - room)) } ?? 0
    let shown = scalars.dropFirst(start).prefix(room).map {
      $0 == "\t" ? " " : $0.isScreenControl || $0 == "\n" ? "·" : Character($0)
    }
    let line = "\(margin)\(number) | \(String(shown))"
    guard let column = excerpt.column, !style.isPlain else { return [line] }
    let before = String(shown.prefix(max(0, column - 1 - start))).visibleWidth
    let meant = shown.dropFirst(max(0, column - 1 - start)).prefix(max(1, (excerpt.endColumn ?? 0) - column))
    let carets = String(repeating: "^", count: max(1, String(meant).visibleWidth))
    let blank = String(repeating: " ", count: number.count)
    return [line, "\(margin)\(blank) | \(String(repeating: " ", count: before))\(style.paint(carets, [.bad]))"]
  }
}
