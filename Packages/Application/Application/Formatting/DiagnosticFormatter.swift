import TrackerCore

/// How findings of validations are told, the same way by every screen.
public enum DiagnosticFormatter {
  /// Everything in one paragraph, the place first, as `Diagnostic.description` has it:
  /// `file:line:column: error: message (found …; allowed: …); did you mean …? [code]`.
  public static func sentence(_ diagnostic: Diagnostic) -> RichText {
    head(of: diagnostic, saying: diagnostic.sentence, isPlaced: diagnostic.place != nil)
  }

  /// A finding as a compiler shows it: place, severity, message and code, then the line, then what there is to know.
  ///
  /// - Parameter source: The line of the file that it is about; nil where there is none to show.
  public static func blocks(_ diagnostic: Diagnostic, source: String?) -> [Block] {
    let head = Block.line(head(of: diagnostic, saying: diagnostic.message, isPlaced: true))
    let excerpt = source.flatMap { source in
      (diagnostic.place?.line).map { line in
        Block.excerpt(.init(source, line: line, column: diagnostic.place?.column))
      }
    }
    let facts = Block.details([.list(.init(facts(of: diagnostic), mark: .none))])
    return [head] + [excerpt].compactMap { $0 } + [facts]
  }

  /// - Parameter isPlaced: Whether the severity is told; what a person typed is always an error.
  private static func head(of diagnostic: Diagnostic, saying text: String, isPlaced: Bool) -> RichText {
    let place = diagnostic.place.map { "\($0): " } ?? ""
    let tone: RichText.Tone = diagnostic.severity == .error ? .bad : .fair
    let severity: RichText = isPlaced ? "\(diagnostic.severity.rawValue, tone): " : ""
    return "\(place)\(severity)\(text) [\(diagnostic.code)]"
  }

  private static func facts(of diagnostic: Diagnostic) -> [RichText] {
    let facts = [
      diagnostic.found.map { "found: \($0)" }, diagnostic.allowed.map { "allowed: \($0)" },
      diagnostic.nearest.map { "did you mean “\($0)”?" },
    ]
    return (facts.compactMap { $0 } + diagnostic.related.map { "\($0.note): \($0.place)" }).map { RichText($0) }
  }
}
