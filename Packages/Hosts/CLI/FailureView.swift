import TrackerApplication
import TrackerCore

/// A failure as people and scripts read it: what is wrong, then what to type; several findings stand in a list between.
struct FailureView: ReadModel {
  static let schema = "failure/1"
  let failure: Failure
  /// Columns for what is wrong: values that are allowed are named as far as they fit, and help has the rest. nil for
  /// all of them.
  var room: Int?
  /// Whether what is allowed holds a command line, and so says what to type.
  var isAllowedALine = false

  func encode(to encoder: any Encoder) throws { try failure.encode(to: encoder) }

  func blocks(_ format: TextFormatter) -> [Block] {
    if let finding = failure.finding, finding.place == nil, finding.related.isEmpty {
      return blocks(of: finding, format)
    }
    let findings = failure.diagnostics.map { RichText($0.place == nil ? format($0.sentence) : $0.description) }
    return [
      .sentence("symptoms: \(format(failure.message))"), .details([.list(.init(findings, mark: .none))]),
      .sentence("\(failure.recovery.map { format($0) } ?? "")"),
    ]
  }

  /// One finding in two lines: what is wrong, and what to type.
  private func blocks(of finding: Diagnostic, _ format: TextFormatter) -> [Block] {
    let allowed = finding.allowed.map { format($0) }
    let line = failure.recovery == nil && isAllowedALine ? allowed : nil
    let head = "symptoms: \(format(finding.message))\(finding.found.map { ": \($0)" } ?? "")"
    let toType = failure.recovery.map { format($0) } ?? line.map(sentence) ?? ""
    guard let nearest = finding.nearest else {
      return [.sentence("\(line == nil ? adding(allowed, to: head) : head)"), .sentence("\(toType)")]
    }
    let question = "Did you mean “\(nearest)”?"
    return fits("\(head). \(question)")
      ? [.sentence("\(head). \(question)"), .sentence("\(toType)")]
      : [.sentence("\(head)"), .sentence("\(question) \(toType)")]
  }

  private func fits(_ line: String) -> Bool { room.map { line.count <= $0 } ?? true }

  /// With the values that are allowed, without what stands of them in parentheses, or without any: as far as they fit.
  private func adding(_ allowed: String?, to head: String) -> String {
    guard let allowed else { return head }
    let short = allowed.prefix(upTo: allowed.range(of: " (")?.lowerBound ?? allowed.endIndex)
    return [allowed, String(short)].map { "\(head) (allowed: \($0))" }.first(where: fits) ?? head
  }

  /// What is allowed as a sentence of its own.
  private func sentence(_ allowed: String) -> String {
    allowed.hasPrefix("symptoms ") ? "Type: \(allowed)" : allowed.prefix(1).uppercased() + allowed.dropFirst()
  }
}
