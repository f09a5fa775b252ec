import TrackerCore

/// How errors and warnings of validations are told, the same way by every screen.
public struct DiagnosticFormatter {
  private let format: TextFormatter

  public init(_ format: TextFormatter) { self.format = format }

  /// Everything in one paragraph, the place first, as `Diagnostic.description` has it:
  /// `file:line:column: error: message. Did you mean …? [code]`.
  public func sentence(_ diagnostic: Diagnostic) -> RichText {
    head(of: diagnostic, saying: format(diagnostic.sentence), isPlaced: diagnostic.place != nil)
  }

  /// An error or a warning as a compiler shows it: place, severity, message and code, then the line, then the
  /// rest.
  ///
  /// - Parameters:
  ///   - source: The line of the file that it is about; nil where there is none to show.
  ///   - endColumn: The column behind what it is about; nil for one character.
  public func blocks(_ diagnostic: Diagnostic, source: String?, endColumn: Int? = nil) -> [Block] {
    let head = Block.line(head(of: diagnostic, saying: format(diagnostic.message), isPlaced: true))
    let excerpt = source.flatMap { source in
      (diagnostic.place?.line).map { line in
        Block.excerpt(.init(source, line: line, column: diagnostic.place?.column, endColumn: endColumn))
      }
    }
    let facts = Block.details([.list(.init(facts(of: diagnostic), mark: .none))])
    return [head] + [excerpt].compactMap { $0 } + [facts]
  }

  /// - Parameter isPlaced: Whether the severity is told; what a person typed is always an error.
  private func head(of diagnostic: Diagnostic, saying text: String, isPlaced: Bool) -> RichText {
    let place = diagnostic.place.map { "\($0): " } ?? ""
    let tone: RichText.Tone = diagnostic.severity == .error ? .bad : .fair
    let severity: RichText = isPlaced ? "\(format(diagnostic.severity.name), tone): " : ""
    return "\(place)\(severity)\(text) [\(diagnostic.code)]"
  }

  private func facts(of diagnostic: Diagnostic) -> [RichText] {
    let facts = [
      diagnostic.nearest.map { format("Did you mean “{nearest}”?", ["nearest": $0]) },
      diagnostic.unsaidFound.map { format("Found: {found}", ["found": $0]) },
      diagnostic.unsaidAllowed.map { format(.words("Allowed: {allowed}", ["allowed": $0])) },
    ]
    let related = diagnostic.related.map { "\(format($0.note)): \($0.place)" }
    return (facts.compactMap { $0 } + related).map { RichText($0) }
  }
}

extension Diagnostic.Severity {
  fileprivate var name: Phrase {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}
