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
      let near = LintRules.nearestCode(to: code).map { "; did you mean “\($0)”?" } ?? ""
      throw Failure(
        .validation, "There is no rule “\(code)”\(near)", recovery: "See all of them with `symptoms pack explain`.")
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
    let levels = LintProfile.allCases.map { "\($0.rawValue) \(severity[$0.rawValue]?.rawValue ?? "–")" }
    let limit = canBeSuppressed ? "" : "It can't be suppressed: the pack can't be used with it."
    let examples: [(RichText, Example?)] = [("\("Bad", .bad)", bad), ("\("Good", .good)", good)]
    let parts: [[Block]] =
      [
        [.sentence("\(code, .strong): \(name)")], [.sentence("\(why)")],
        [.sentence("\(levels.joined(separator: " · "))"), .sentence("\(limit)")],
      ]
      + examples.compactMap { title, example in
        example.map { [.sentence(title + ", in \($0.file)"), .details([.verbatim($0.shown)])] }
      }
    return parts.map { .section($0) }
  }
}

extension RuleView.Example {
  init(_ example: LintRule.Example) {
    self.init(file: example.file, text: example.text, pack: example.pack.isEmpty ? nil : example.pack)
  }

  /// The longest line that is shown whole: some examples are long on purpose.
  private static let longestLine = 100

  /// The example with long lines cut, those of `pack.yaml` marked.
  fileprivate var shown: String {
    let lines =
      (pack.map { $0.split(separator: "\n").map { "\($0)    # in pack.yaml" } } ?? [])
      + text.split(separator: "\n").map(String.init)
    return lines.map { $0.count > Self.longestLine ? "\($0.prefix(Self.longestLine)) …" : $0 }
      .joined(separator: "\n")
  }
}
