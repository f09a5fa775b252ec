import TrackerApplication
import TrackerPackQuality

/// Every rule of lint, a line each.
public struct RuleListView: ReadModel {
  public static let schema = "pack-rules/1"

  var rules: [RuleView]

  public init() { rules = LintRules.all.map { RuleView($0) } }

  public func blocks(_ format: TextFormatter) -> [Block] {
    [.list(.init(rules.map { "\($0.code, .strong): \(format($0.name))" }, mark: .none))]
  }
}
