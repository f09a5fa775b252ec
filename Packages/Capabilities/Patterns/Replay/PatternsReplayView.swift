import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// What a search for patterns in a diary file wrote, and how much it found.
public struct PatternsReplayView: CohortAnswer {
  public static let schema = "patterns-replay/1"

  /// How often a label was given.
  struct Count: Encodable, Sendable {
    /// As the file has it.
    var label: String
    var findings: Int
    /// People with at least one such finding.
    var people: Int
  }

  var file: String
  var findings: String
  var people: Int
  var factors: Int
  /// Findings that are likely or confirmed.
  var claims: Int
  /// People with at least one claim.
  var peopleWithAny: Int
  /// Every label, the surest first.
  var labels: [Count]
  public var rejectedRows: Int
  public var rejectedCells: Int
  public var rejected: [RejectedLine]

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["factors": "\(factors)", "people": "\(people)", "file": findings]
    let written = format(
      people == 1
        ? "Wrote findings for 1 person to {file} (factors: {factors})."
        : "Wrote findings for {people} people to {file} (factors: {factors}).", values)
    return [.sentence("\(written)")] + rejections(format) + [
      .section([.sentence("\(claimed(format))"), .table(table(format))])
    ]
  }

  private func claimed(_ format: TextFormatter) -> String {
    let share = format.percent(Double(peopleWithAny) / Double(max(1, people)))
    return format(
      "Claims: {claims}. People with at least one: {any} of {people} ({share}).",
      ["claims": "\(claims)", "any": "\(peopleWithAny)", "people": "\(people)", "share": share])
  }

  private func table(_ format: TextFormatter) -> Block.Table {
    Block.Table(
      [.init(format("label")), .init(format("findings"), .trailing), .init(format("people"), .trailing)],
      rows: labels.map { .init(["\($0.label)", "\($0.findings)", "\($0.people)"]) })
  }
}
