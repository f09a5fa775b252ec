extension LintRules {
  /// Metrics of a pack's own, and parts that hold only for some.
  static let metrics: [LintRule] = [
    .reading(
      "duplicate-id", "A metric has the id of a symptom", why: "What people type would mean two things.",
      bad: "metrics: {pain: {name: Pain score, kind: number}}\n",
      good: "metrics: {pain-score: {name: Pain score, kind: number}}\n"),
    .reading(
      "sum-of-points", "The days of a scale of points are added up",
      why: "Two answers of 5 are not as bad as one of 10.",
      bad: "symptoms: {stinging: {name: Stinging, scale: severity, fold: sum}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity, fold: worst}}\n"),
    .reading(
      "calculated-metric", "A metric that is calculated stands for one that is logged",
      why: "A calculated metric has no entries, so nothing would come of it.",
      bad: "changes: {metrics: {custom.rest: {now: sleep.debt}}}\n",
      good: "changes: {metrics: {custom.rest: {now: sleep.hours}}}\n"),
    // One pack alone does not show it.
    .unreadable(
      "clashing-metrics", "Two packs declare one metric in different ways",
      why: "Whoever has both conditions could not add the second one."),
    .reading(
      "clashing-food-groups", "A food group has the id of another one, and other foods or another name",
      why:
        "Whoever has both conditions has one group with the foods of both lists, and each factor counts all of them.",
      severity: .warning,
      bad: LintRule.Example("foods: {protective: [eel]}\n"),
      good: LintRule.Example("foods: {protective: {add: [eel]}}\n")),
    .reading(
      "unknown-diagnosis", "A part is for a diagnosis that nobody is asked for",
      why: "The part would be there for nobody who answers the question.",
      bad: """
        symptoms: {stinging: {name: Stinging, scale: severity, applies_to: {diagnosis: [bees]}}}
        onboarding:
          diagnosis: {title: T, asks: Which do you have?, kind: choice, saves: diagnosis, \
        options: {wasps: {name: Wasps}, ants: {name: Ants}}}


        """,
      good: """
        symptoms: {stinging: {name: Stinging, scale: severity, applies_to: {diagnosis: [wasps]}}}
        onboarding:
          diagnosis: {title: T, asks: Which do you have?, kind: choice, saves: diagnosis, \
        options: {wasps: {name: Wasps}, ants: {name: Ants}}}


        """),
  ]
}
