import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// One rule of lint.
public struct RuleView: StyledReadModel {
  public static let schema = "pack-rule/1"

  struct Example: Encodable, Sendable {
    var file: String
    var text: String
    /// What stands in `pack.yaml` where the example is another file; absent where that makes no difference.
    var pack: String?
  }

  var code: String
  var name: String
  var why: String
  /// By profile; a profile that does not look for it is absent.
  var severity: [String: Diagnostic.Severity]
  var canBeSuppressed: Bool
  /// Absent for what is no matter of text.
  var bad: Example?
  var good: Example?

  /// - Parameter code: As it stands in square brackets behind a finding.
  /// - Throws: `Failure` (`validation`) where there is no such rule.
  public init(code: String) throws(Failure) {
    guard let rule = LintRules.rule(code) else {
      let near = LintRules.nearestCode(to: code).map { "; did you mean “\($0)”?" } ?? ""
      throw Failure(
        .validation, "There is no rule “\(code)”\(near)", mend: "See all of them with `symptoms pack explain`.")
    }
    self.init(rule)
  }

  init(_ rule: LintRule) {
    code = rule.code
    name = rule.name
    why = rule.why
    severity = Dictionary(
      uniqueKeysWithValues: LintProfile.allCases.compactMap { profile in
        rule.severity[profile].map { (profile.rawValue, $0) }
      })
    canBeSuppressed = rule.canBeSuppressed
    bad = rule.bad.map(Example.init)
    good = rule.good.map(Example.init)
  }

  public func text(_ style: TextStyle) -> String {
    let levels = LintProfile.allCases.map { "\($0.rawValue) \(severity[$0.rawValue]?.rawValue ?? "–")" }.joined(
      separator: " · ")
    let examples = [
      bad.map { "\(style.paint("Bad", .red)), in \($0.file)\n\($0.block)" },
      good.map { "\(style.paint("Good", .green)), in \($0.file)\n\($0.block)" },
    ].compactMap { $0 }
    let facts = [
      "\(style.paint(code, .bold)): \(name)", style.wrap(why),
      "\(levels)\(canBeSuppressed ? "" : "\nIt can't be suppressed: the pack can't be used with it.")",
    ]
    return (facts + examples).joined(separator: "\n\n") + "\n"
  }
}

extension RuleView.Example {
  init(_ example: LintRule.Example) {
    self.init(file: example.file, text: example.text, pack: example.pack.isEmpty ? nil : example.pack)
  }

  /// Indented, long lines cut: some examples are long on purpose.
  fileprivate var block: String {
    let lines =
      (pack.map { $0.split(separator: "\n").map { "\($0)    # in pack.yaml" } } ?? [])
      + text.split(separator: "\n").map(String.init)
    return lines.map { "    \($0.count > 100 ? $0.prefix(100) + " …" : $0)" }.joined(separator: "\n")
  }
}

/// Every rule of lint, a line each.
public struct RuleListView: StyledReadModel {
  public static let schema = "pack-rules/1"

  var rules: [RuleView]

  public init() { rules = LintRules.all.map { RuleView($0) } }

  public func text(_ style: TextStyle) -> String {
    let width = rules.map(\.code.count).max() ?? 0
    // Beside the codes there must be room for a few words a line; else each name stands below its code.
    let isNarrow = style.width < width + 2 + RuleListView.leastRoom
    return rules.map { rule in
      if style.isPlain { return "\(rule.code): \(rule.name)" }
      if isNarrow { return "\(rule.code)\n  " + style.wrap(rule.name, indent: 2, first: 2) }
      return "\(rule.code.padded(to: width))  " + style.wrap(rule.name, indent: width + 2, first: width + 2)
    }.joined(separator: "\n") + "\n"
  }

  /// Columns.
  private static let leastRoom = 30
}
