import TrackerCore
import TrackerStrictYAML

extension LintRules {
  static let groups: [LintRule] = [
    .reading(
      "weights-not-100", "Group weights that do not sum to 100", why: "A weight is read as a share of the whole.",
      bad: "risk: {groups: {food: {weight: 30}}}\n",
      good: """
        risk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n
        """),
    .reading(
      "empty-group", "A group that no factor belongs to",
      why: "Its weight would never count, and the load would be missing more often.",
      bad: "risk: {groups: {food: {weight: 20}, air: {name: Air, weight: 5}}}\n",
      good: "risk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n"),
    .rule(
      "load-never-high", "A load that can never reach the high band", why: "A band that no day can reach says nothing.",
      severity: .unlessDraft,
      bad:
        """
        risk: {factors: {short-sleep: {response: [[4, 20], [8, 0]]}, long-sleep: null, poor-sleep: null, sleep-debt: \
        null, over-exertion: null, hard-day-short-night: null, recent-intense-exercise: null, hard-days-running: \
        null}}\n
        """,
      good: "risk: {factors: {short-sleep: {response: [[4, 90], [8, 0]]}}}\n", check: neverHigh),
  ]

  static let factors: [LintRule] = [
    .reading(
      "metric-and-parts", "A factor that is a curve and a compound at once",
      why: "It has one set of points, from a metric or from its parts.",
      bad: "risk: {factors: {stress: {all_of: [short-sleep, poor-sleep], points: 20}}}\n",
      good: "risk: {factors: {stress-short-night: {points: 20}}}\n"),
    .reading(
      "outcome-as-cause", "A factor or a series made from the outcome",
      why: "The load is held against flares; made from them, it would only repeat what is known already.",
      bad: "risk: {factors: {stress: {metric: flare.day}}}\n",
      good: "risk: {factors: {stress: {metric: stress.level}}}\n"),
    .rule(
      "flare-symptom-as-factor", "A factor that looks at a symptom of the flare",
      why: "A day that is a flare would have a high load because it is one, and the load could explain nothing.",
      severity: .unlessDraft,
      bad: factor("metric: symptom.pain"), good: factor("metric: symptom.mood"), check: flareSymptoms),
    .reading(
      "no-worst", "The worst of a metric without a bad end",
      why: "Neither the highest nor the lowest value is the worst one.",
      bad: factor("metric: sleep.midpoint\n      over: 3d\n      take: worst"),
      good: factor("metric: sleep.quality\n      over: 3d\n      take: worst")),
    .rule(
      "factor-never-fires", "A factor that can never have points",
      why: "It is shown, explained and sourced, and does nothing.",
      severity: .unlessDraft, bad: factor("response: [[3, 0], [8, 0]]"), good: factor("response: [[3, 30], [8, 0]]"),
      check: neverFires),
    .rule(
      "same-factor", "Two factors that say the same",
      why: "One thing would be counted twice and shown as two reasons.", severity: .unlessDraft,
      bad: factor("metric: stress.level\n      response: [[3, 0], [8, 40]]"),
      good: factor("metric: stress.level\n      over: 7d\n      response: [[3, 0], [8, 40]]"),
      check: sameFactors),
    .rule(
      "same-words", "Two factors that say their reason in the same words",
      why: "Nobody could tell which of them is meant.",
      severity: .unlessDraft, bad: factor("says: \"Stress {value} of 10\""),
      good: factor("says: \"A day at {value} of 10\""),
      check: sameWords),
  ]

  static let curves: [LintRule] = [
    .reading(
      "curve-not-rising", "A curve with two points at one value, or one that runs back",
      why: "It is no function: a value must have one number of points.",
      bad: factor("response: [[3, 40], [3, 20], [8, 0]]"), good: factor("response: [[3, 40], [8, 0]]")),
    .reading(
      "curve-too-short", "A curve of fewer than two points", why: "One point is a constant, which explains nothing.",
      bad: factor("response: [[3, 20]]"), good: factor("response: [[3, 20], [8, 0]]")),
    .rule(
      "curve-outside-range", "A curve that leaves what its metric can be",
      why: "A point there is never reached, so that part of the curve is not what its author believes.",
      severity: .unlessDraft,
      bad: factor("response: [[3, 40], [12, 0]]"), good: factor("response: [[3, 40], [10, 0]]"), check: outsideRange),
    .rule(
      "curve-against-name", "A curve that runs against the factor's name",
      why: "«Short sleep» whose points rise with the hours is a slip that reviewers overlook.", severity: .unlessDraft,
      bad: "risk: {factors: {short-sleep: {response: [[4, 0], [8, 80]]}}}\n",
      good: "risk: {factors: {short-sleep: {response: [[4, 80], [8, 0]]}}}\n",
      check: againstName),
    .rule(
      "curve-against-metric", "A curve whose points rise towards the metric's good end",
      why: "What is bad would protect. Where that is meant, say so with a suppression.", severity: .unlessDraft,
      bad: "risk: {factors: {poor-sleep: {response: [[2, 0], [8, 40]]}}}\n",
      good: "risk: {factors: {poor-sleep: {response: [[2, 40], [8, 0]]}}}\n",
      check: againstMetric),
  ]

  static let compounds: [LintRule] = [
    .reading(
      "compound-of-itself", "A compound that is a part of itself", why: "Its points could never be worked out.",
      bad: "risk: {factors: {stress-short-night: {all_of: [stress-short-night, stress]}}}\n",
      good: "risk: {factors: {stress-short-night: {all_of: [short-sleep, stress]}}}\n"),
    .reading(
      "compound-cycle", "Compounds that are parts of each other", why: "As for a compound of itself.",
      bad:
        """
        risk: {factors: {stress-short-night: {all_of: [stress, hard-day-short-night]}, hard-day-short-night: \
        {all_of: [stress-short-night, stress]}}}\n
        """,
      good: "risk: {factors: {stress-short-night: {all_of: [stress, hard-day-short-night]}}}\n"),
    .reading(
      "part-never-raises", "A part that never has points above 0", why: "The compound would never count.",
      bad: "risk: {factors: {stress-short-night: {all_of: [stress, steady-exercise]}}}\n",
      good: "risk: {factors: {stress-short-night: {all_of: [stress, over-exertion]}}}\n"),
    .reading(
      "raised-groups-cycle", "A compound that needs the score it is part of",
      why: "Groups with a factor on `risk.raised_groups` are scored after the others.",
      bad: "risk: {factors: {stress-short-night: {group: sleep, all_of: [several-at-once, stress]}}}\n",
      good: "risk: {factors: {stress-short-night: {group: load, all_of: [several-at-once, stress]}}}\n"),
  ]

  /// A factor of the group `load` whose keys can be given otherwise.
  private static func factor(_ keys: String) -> LintRule.Example {
    let defaults = [
      "name": "Strain", "group": "load", "metric": "symptom.mood", "response": "[[3, 20], [8, 0]]",
      "prior": "{log_odds: 0.1, sure: low}",
      "says": "\"Strain {value}\"", "why": "A considered guess.",
    ]
    let rest = defaults.sorted { $0.key < $1.key }.filter { !"\n      \(keys)".contains("\n      \($0.key): ") }
      .map { "      \($0.key): \($0.value)\n" }
    return LintRule.Example("risk:\n  factors:\n    strain:\n      \(keys)\n\(rest.joined())")
  }
}
