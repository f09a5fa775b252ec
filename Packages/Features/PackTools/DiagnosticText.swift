import TrackerApplication
import TrackerCore

/// A finding as a compiler would show it: the place first, so that editors turn it into a link, then the line with a
/// caret.
struct DiagnosticText {
  let diagnostic: Diagnostic
  /// The line of the file, nil where there is none to show.
  let source: String?

  func text(_ style: TextStyle) -> String {
    let severity = style.paint(diagnostic.severity.rawValue, diagnostic.severity == .error ? .red : .yellow)
    let head = "\(diagnostic.place.map { "\($0): " } ?? "")\(severity): \(diagnostic.message) [\(diagnostic.code)]"
    return ([head] + sourceLines(style) + facts.map { "    " + style.wrap($0, indent: 6, first: 4) }).joined(
      separator: "\n")
  }

  private var facts: [String] {
    var facts = [
      diagnostic.found.map { "found: \($0)" }, diagnostic.allowed.map { "allowed: \($0)" },
      diagnostic.nearest.map { "did you mean “\($0)”?" },
    ]
    facts += diagnostic.related.map { "\($0.note): \($0.place)" }
    return facts.compactMap { $0 }
  }

  /// The line, cut to the width around the caret; what a terminal would obey is shown as a dot.
  private func sourceLines(_ style: TextStyle) -> [String] {
    guard let source, let line = diagnostic.place?.line else { return [] }
    let number = String(line)
    let room = max(20, style.width - number.count - 3)
    let scalars = source.unicodeScalars
    // A line may be as long as the largest file; only what is shown of it is looked at closely.
    let start = diagnostic.place?.column.map { max(0, min($0 - 1 - room / 2, scalars.count - room)) } ?? 0
    let shown = scalars.dropFirst(start).prefix(room).map {
      $0 == "\t" ? " " : $0.properties.generalCategory == .control ? "·" : Character($0)
    }
    let cut = String(shown)
    guard let column = diagnostic.place?.column else { return ["\(number) | \(cut)"] }
    let before = String(shown.prefix(max(0, column - 1 - start)))
    if style.isPlain { return ["\(number) | \(cut)"] }
    let margin = String(repeating: " ", count: number.count)
    return [
      "\(number) | \(cut)",
      "\(margin) | \(String(repeating: " ", count: before.visibleWidth))\(style.paint("^", .red))",
    ]
  }
}
