extension LintRules {
  /// What can be wrong with the tuning of a pack, besides everything that can be wrong with a pack.
  static let overlays: [LintRule] = [
    .reading(
      "newer-revision", "A tuning is for a newer revision of the pack",
      why: "The pack may not have what it changes, or may use it for something else.",
      bad: overlay("risk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n", revision: 2),
      good: overlay("risk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n")),
    .reading(
      "older-revision", "A tuning is for an older revision of the pack",
      why: "The pack has changed since somebody signed the tuning.",
      severity: .warning,
      bad: LintRule.Example(
        head(1) + "risk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n", file: "overlay.yaml", packRevision: 2),
      good: overlay("risk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n")),
    .reading(
      "changes-nothing", "A tuning changes nothing", why: "It looks as if it had an effect.",
      severity: .warning,
      bad: overlay("risk: {groups: {food: {weight: 25}, load: {weight: 10}}}\n"),
      good: overlay("risk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n")),
    .reading(
      "review-passed", "A tuning is due for review", why: "Somebody planned to look at it again by this day.",
      severity: .warning,
      bad: overlay("review: 2020-01-01\nrisk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n"),
      good: overlay("review: 2999-01-01\nrisk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n")),
  ]

  private static func overlay(_ text: String, revision: Int = 1) -> LintRule.Example {
    LintRule.Example(head(revision) + text, file: "overlay.yaml")
  }

  private static func head(_ revision: Int) -> String {
    "tunes: example\npack_revision: \(revision)\nby: the pain clinic\nbecause: Sleep drove every flare of the winter.\n"
  }
}
