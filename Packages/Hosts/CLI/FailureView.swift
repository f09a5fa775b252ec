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
  /// The line to type in place of the one that failed. It may hold what is logged, so it is on the screen alone.
  var corrected: String?

  func encode(to encoder: any Encoder) throws { try failure.encode(to: encoder) }

  func blocks(_ format: TextFormatter) -> [Block] {
    if let finding = failure.finding { return blocks(of: finding, format) }
    return [
      .sentence("\(format(failure.message).asSentence)"),
      .details([.list(.init(failure.diagnostics.map { text(of: $0, format) }, mark: .none))]),
      .sentence("\(recovery(format) ?? "")"),
    ]
  }

  /// One finding in two lines: what is wrong, and what to type.
  private func blocks(of finding: Diagnostic, _ format: TextFormatter) -> [Block] {
    let answer = DiagnosticAnswer(finding, format)
    let line = isAllowedALine ? finding.allowed.map { sentence(format($0), format) } : nil
    let next = recovery(format) ?? line
    let head = (finding.place.map { "\($0): " } ?? "") + answer.problem
    let others = Block.details([.list(.init(places(of: finding, format), mark: .none))])
    func lines(_ first: String, _ second: String?) -> [Block] {
      [.sentence("\(first)"), others, .sentence("\(second ?? "")")]
    }
    if let question = answer.question {
      let whole = "\(head) \(question)"
      return fits(whole) || next == nil
        ? lines(whole, next) : lines(head, [question, next].compactMap { $0 }.joined(separator: " "))
    }
    guard let next else { return lines(head, answer.allowed) }
    // What is to be typed may stand in what is wrong.
    guard !head.contains(next) else { return lines(head, nil) }
    guard next != line else { return lines(head, next) }
    let whole = [answer.allowed, answer.shortAllowed].compactMap { $0 }.map { "\(head) \($0)" }.first(where: fits)
    return lines(whole ?? head, next)
  }

  private func recovery(_ format: TextFormatter) -> String? {
    corrected.map { format("Type: {line}", ["line": $0]) } ?? failure.recovery.map { format($0) }
  }

  private func fits(_ line: String) -> Bool { room.map { line.count <= $0 } ?? true }

  /// One of several findings, with its place.
  private func text(of finding: Diagnostic, _ format: TextFormatter) -> RichText {
    let place = finding.place.map { "\($0): " } ?? ""
    let all = [DiagnosticAnswer(finding, format).text] + places(of: finding, format).map(\.text)
    return "\(place)\(all.joined(separator: " "))"
  }

  /// Other places that belong to a finding, each with what is there.
  private func places(of finding: Diagnostic, _ format: TextFormatter) -> [RichText] {
    finding.related.map { "\(format($0.note)): \("\($0.place)")" }
  }

  /// What is allowed as a sentence of its own.
  private func sentence(_ allowed: String, _ format: TextFormatter) -> String {
    allowed.hasPrefix("symptoms ")
      ? format("Type: {line}", ["line": allowed]) : allowed.prefix(1).uppercased() + allowed.dropFirst()
  }
}
