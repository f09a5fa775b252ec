import TrackerApplication
import TrackerCore

/// A failure as people and scripts read it.
struct FailureView: StyledReadModel {
  static let schema = "failure/1"
  let failure: Failure

  func encode(to encoder: any Encoder) throws { try failure.encode(to: encoder) }

  func text(_ style: TextStyle) -> String {
    let findings = failure.diagnostics.map {
      "  " + style.wrap($0.place == nil ? $0.sentence : $0.description, indent: 4, first: 2)
    }
    let lines =
      [style.wrap("symptoms: \(failure.message)", indent: 2)] + findings + (failure.mend.map { [style.wrap($0)] } ?? [])
    return lines.joined(separator: "\n") + "\n"
  }
}
