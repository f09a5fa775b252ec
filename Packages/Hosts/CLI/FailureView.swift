import TrackerApplication
import TrackerCore

/// A failure as people and scripts read it.
struct FailureView: ReadModel {
  static let schema = "failure/1"
  let failure: Failure

  func encode(to encoder: any Encoder) throws { try failure.encode(to: encoder) }

  func blocks(_ format: TextFormatter) -> [Block] {
    let findings = failure.diagnostics.map { RichText($0.place == nil ? $0.sentence : $0.description) }
    return [
      .sentence("symptoms: \(failure.message)"), .details([.list(.init(findings, mark: .none))]),
      .sentence("\(failure.recovery ?? "")"),
    ]
  }
}
