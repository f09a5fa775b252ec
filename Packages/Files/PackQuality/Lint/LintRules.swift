import TrackerCore

/// Every rule there is, by topic, in the order of the reference.
public enum LintRules {
  /// All rules: those noticed while reading and those that look at a pack that was read.
  public static let all: [LintRule] =
    yaml + keys + ids + scales + symptoms + metrics + onboarding + goals + flare + foods + groups + factors + sentences
    + curves
    + compounds + sources
    + seekCare + insights + texts + locales
    + lock + scenarios + suppressions + overlays + files

  /// The rule of a code; nil for an unknown one.
  public static func rule(_ code: String) -> LintRule? { all.first { $0.code == code } }

  /// Whether a finding says that a file can't be read at all, so that nothing in it could be looked at.
  public static func isUnreadable(_ finding: Diagnostic) -> Bool {
    ["unreadable-file", "outside-folder", "not-text"].contains(finding.code)
      || finding.code == "over-limit" && finding.place?.line == nil
  }

  /// The code that a mistyped one most likely meant.
  public static func nearestCode(to code: String) -> String? { nearestMatch(to: code, among: all.map(\.code)) }

  /// Rules that compare things with the whole: on what errors left of a pack they would find what is only missing
  /// there.
  private static let ofTheWhole: Set<String> = [
    "load-never-high", "flare-always", "flare-never", "removed-id", "not-locked", "never-read",
    "band-unreached", "bad-end-not-red", "unsourced-claim", "one-sided-reason", "no-scenarios", "same-revision",
    "unfed-factor", "unnamed-foods",
  ]

  /// The rules that look at a pack that was read.
  private static let checks = all.compactMap { rule in
    rule.check.map { (code: rule.code, severity: rule.severity, check: $0) }
  }

  /// What texts alone show, of a pack that could not be read as one.
  static func findings(inTexts texts: TellingTexts, profile: LintProfile) -> [Diagnostic] {
    [("treatment-advice", texts.treatmentAdvice), ("diagnosis", texts.diagnoses)].flatMap { code, found in
      rule(code)?.severity[profile].map { severity in
        found.map { finding in
          var finding = finding
          finding.severity = severity
          return finding
        }
      } ?? []
    }
  }

  /// Every finding of the rules in a profile.
  ///
  /// - Parameter isWhole: Whether nothing of the pack is missing for errors.
  static func findings(in subject: LintSubject, profile: LintProfile, isWhole: Bool) -> [Diagnostic] {
    checks.flatMap { code, severity, check -> [Diagnostic] in
      guard isWhole || !ofTheWhole.contains(code), let severity = severity[profile] else { return [] }
      return check(subject).map { finding in
        var finding = finding
        finding.severity = severity
        return finding
      }
    }
  }
}
