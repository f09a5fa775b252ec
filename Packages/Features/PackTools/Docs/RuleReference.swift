import TrackerCore
import TrackerPackQuality

/// The reference of lint's rules as Markdown, made from the rules themselves.
struct RuleReference {
  var text: String {
    """
    # Rules of `symptoms pack lint`

    <!-- Written by `symptoms pack docs --rules docs/pack-rules.md`; edit the rules in \
    Packages/Files/PackQuality/Lint/Rules instead. -->

    Each error and warning ends with the code of its rule in square brackets. Below each rule stands how bad it is in \
    the profiles draft · shared · clinical. A – means that the profile does not check the rule.
    Where a rule can be suppressed, `lint.yaml` beside `pack.yaml` can leave an error or warning out. It gives a \
    reason and an end date:

    ```yaml
    suppress:
      - {rule: unsourced-claim, at: risk.factors.stress, because: The study appears in spring., until: 2027-06-30}
    ```

    \(LintRules.all.map(section).joined(separator: "\n\n"))

    """
  }

  private func section(_ rule: LintRule) -> String {
    let levels = LintProfile.allCases.map { rule.severity[$0]?.rawValue ?? "–" }.joined(separator: " · ")
    let head =
      "## \(rule.code)\n\n\(rule.name). \(rule.why)\n\n\(levels)\(rule.canBeSuppressed ? "; can be suppressed" : "")"
    let examples = [("Bad", rule.bad), ("Good", rule.good)].compactMap { name, example in
      example.map { block(name, $0) }
    }
    return ([head] + examples).joined(separator: "\n\n")
  }

  private func block(_ name: String, _ example: LintRule.Example) -> String {
    let pack = example.pack.isEmpty ? "" : "# pack.yaml\n\(example.pack)# \(example.file)\n"
    let lines = (pack + example.text).split(separator: "\n")
    let place = example.file == "pack.yaml" ? "" : ", in `\(example.file)`"
    return "\(name)\(place):\n\n```yaml\n\(lines.joined(separator: "\n"))\n```"
  }
}
