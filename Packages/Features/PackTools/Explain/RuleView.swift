import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// One rule of lint.
public struct RuleView: ReadModel {
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
      let nearest = LintRules.nearestCode(to: code)
      throw Failure(
        .validation,
        nearest == nil ? "“{code}” is not a rule" : "“{code}” is not a rule. Did you mean {nearest}?",
        ["code": "\(code)", "nearest": "\(nearest ?? "")"], recovery: "To see all rules, type: symptoms pack explain")
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

  public func blocks(_ format: TextFormatter) -> [Block] {
    let levels = LintProfile.allCases.map { profile in
      "\(profile.rawValue): \(severity[profile.rawValue].map { format($0.rawValue) } ?? "–")"
    }
    let limit =
      canBeSuppressed
      ? format("It can be left out in lint.yaml, with a reason and an end date.")
      : severity.values.contains { $0 != .error }
        ? format("It cannot be left out in lint.yaml.")
        : format("It cannot be left out in lint.yaml: the pack cannot be used with it.")
    let bad = bad.map { ($0, RichText("\(format("Bad, in {file}", ["file": $0.file]), .bad)")) }
    let good = good.map { ($0, RichText("\(format("Good, in {file}", ["file": $0.file]), .good)")) }
    let parts: [[Block]] =
      [
        [.sentence("\(code, .strong): \(format(name))")], [.sentence("\(format(why))")],
        [.sentence("\(levels.joined(separator: " · "))"), .sentence("\(limit)")],
      ]
      + [bad, good].compactMap { $0 }.map { example, title in [.sentence(title), .details([.verbatim(example.shown)])] }
    return parts.map { .section($0) }
  }
}

extension RuleView.Example {
  init(_ example: LintRule.Example) {
    self.init(file: example.file, text: example.text, pack: example.pack.isEmpty ? nil : example.pack)
  }

  /// The example, the lines of `pack.yaml` marked.
  fileprivate var shown: String {
    let lines =
      (pack.map { $0.split(separator: "\n").map { "\($0)    # in pack.yaml" } } ?? [])
      + text.split(separator: "\n").map(String.init)
    return lines.joined(separator: "\n")
  }
}
