import TrackerCore
import TrackerStrictYAML

extension LintRules {
  static let groups: [LintRule] = [
    .reading(
      "weights-not-100", "The weights of the groups do not add up to 100",
      why: "A weight is the group’s share of the whole, in percent.",
      bad: "risk: {groups: {food: {weight: 30}}}\n",
      good: """
        risk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n
        """),
    .reading(
      "empty-group", "A group has no factors",
      why: "Its weight would never count, and more days would have no load score.",
      bad: "risk: {groups: {food: {weight: 20}, air: {name: Air, weight: 5}}}\n",
      good: "risk: {groups: {food: {weight: 20}, load: {weight: 15}}}\n"),
    .rule(
      "load-never-high", "The load score can never reach the high band",
      why: "A band that no day can reach tells people nothing.",
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
      "metric-and-parts", "A factor has both a metric and parts",
      why: "A factor gets its points from a metric or from its parts, not from both.",
      bad: "risk: {factors: {stress: {all_of: [short-sleep, poor-sleep], points: 20}}}\n",
      good: "risk: {factors: {stress-short-night: {points: 20}}}\n"),
    .reading(
      "outcome-as-cause", "A factor or a journal uses a result",
      why: "The load score is compared with flares. Made from flares, it would only repeat them.",
      bad: "risk: {factors: {stress: {metric: flare.day}}}\n",
      good: "risk: {factors: {stress: {metric: stress.level}}}\n"),
    .rule(
      "flare-symptom-as-factor", "A factor looks at a symptom of the flare",
      why: "A flare day would always have a high load score, so the score would explain nothing.",
      severity: .unlessDraft,
      bad: factor("metric: symptom.pain"), good: factor("metric: symptom.mood"), check: flareSymptoms),
    .reading(
      "no-worst", "A factor takes the worst of a metric without a bad end",
      why: "Neither the highest nor the lowest value is the worst.",
      bad: factor("metric: sleep.midpoint\n      over: 3d\n      take: worst"),
      good: factor("metric: sleep.quality\n      over: 3d\n      take: worst")),
    .rule(
      "unfed-factor", "A factor looks at something that nobody can log",
      why: "It would never have a value, and nobody would notice.", severity: .unlessDraft,
      bad: factor("metric: intake.radishes\n      response: [[0, 0], [2, 30]]"),
      good: factor("metric: intake.radish\n      response: [[0, 0], [2, 30]]"), check: unfed),
    .reading(
      "undeclared-metric", "A name after `custom.` is not declared",
      why: "Nothing asks for it, so it never has a value. Most often the name is mistyped.",
      bad: factor("metric: custom.shade\n      response: [[0, 0], [120, 30]]"),
      good: LintRule.Example(
        "metrics: {shade: {name: Time in the shade, kind: duration}}\n"
          + factor("metric: custom.shade\n      response: [[0, 0], [120, 30]]").text)),
    .rule(
      "factor-never-fires", "A factor can never have points",
      why: "People see it and read about it, but it does nothing.",
      severity: .unlessDraft, bad: factor("response: [[3, 0], [8, 0]]"), good: factor("response: [[3, 30], [8, 0]]"),
      check: neverFires),
    .rule(
      "same-factor", "Two factors count the same thing",
      why: "The same thing would count twice and show up as two reasons.", severity: .unlessDraft,
      bad: factor("metric: stress.level\n      response: [[3, 0], [8, 40]]"),
      good: factor("metric: stress.level\n      over: 7d\n      response: [[3, 0], [8, 40]]"),
      check: sameFactors),
    .rule(
      "same-words", "Two factors use the same words",
      why: "People could not tell which of the two reasons they read.",
      severity: .unlessDraft,
      bad: factor("says: {raises: You exercised much more than usual after a short night., lowers: leave_out}"),
      good: factor("says: {raises: \"Your day was {value} out of 10.\", lowers: leave_out}"),
      check: sameWords),
  ]

  static let curves: [LintRule] = [
    .reading(
      "curve-not-rising", "The values of a curve do not rise",
      why: "Each value must have one number of points.",
      bad: factor("response: [[3, 40], [3, 20], [8, 0]]"), good: factor("response: [[3, 40], [8, 0]]")),
    .reading(
      "curve-too-short", "A curve has fewer than two points",
      why: "With one point, every day gets the same points.",
      bad: factor("response: [[3, 20]]"), good: factor("response: [[3, 20], [8, 0]]")),
    .rule(
      "curve-outside-range", "A curve has a point that its metric can never reach",
      why: "That part of the curve never counts, which its author may not know.",
      severity: .unlessDraft,
      bad: factor("response: [[3, 40], [12, 0]]"), good: factor("response: [[3, 40], [10, 0]]"), check: outsideRange),
    .rule(
      "curve-against-name", "A curve does the opposite of its factor’s name",
      why: "If “short sleep” gives more points for more hours, reviewers easily miss the mistake.",
      severity: .unlessDraft,
      bad: "risk: {factors: {short-sleep: {response: [[4, 0], [8, 80]]}}}\n",
      good: "risk: {factors: {short-sleep: {response: [[4, 80], [8, 0]]}}}\n",
      check: againstName),
    .rule(
      "curve-against-metric", "A curve gives more points to good values",
      why: "Bad values would seem to protect. If you mean that, suppress the rule and say why.", severity: .unlessDraft,
      bad: "risk: {factors: {poor-sleep: {response: [[2, 0], [8, 40]]}}}\n",
      good: "risk: {factors: {poor-sleep: {response: [[2, 40], [8, 0]]}}}\n",
      check: againstMetric),
  ]

  static let compounds: [LintRule] = [
    .reading(
      "compound-of-itself", "A compound is a part of itself",
      why: "The program could never calculate its points.",
      bad: "risk: {factors: {stress-short-night: {all_of: [stress-short-night, stress]}}}\n",
      good: "risk: {factors: {stress-short-night: {all_of: [short-sleep, stress]}}}\n"),
    .reading(
      "compound-cycle", "Compounds are parts of each other",
      why: "The program could never calculate their points.",
      bad:
        """
        risk: {factors: {stress-short-night: {all_of: [stress, hard-day-short-night]}, hard-day-short-night: \
        {all_of: [stress-short-night, stress]}}}\n
        """,
      good: "risk: {factors: {stress-short-night: {all_of: [stress, hard-day-short-night]}}}\n"),
    .reading(
      "part-never-raises", "A part never has points above 0", why: "The compound would never count.",
      bad: "risk: {factors: {stress-short-night: {all_of: [stress, steady-exercise]}}}\n",
      good: "risk: {factors: {stress-short-night: {all_of: [stress, over-exertion]}}}\n"),
    .reading(
      "raised-groups-cycle", "A compound needs the score of its own group",
      why: "A group with a factor on `risk.raised_groups` gets its score after the others.",
      bad: "risk: {factors: {stress-short-night: {group: sleep, all_of: [several-at-once, stress]}}}\n",
      good: "risk: {factors: {stress-short-night: {group: load, all_of: [several-at-once, stress]}}}\n"),
  ]

  /// A factor of the group `load` whose keys can be given otherwise.
  private static func factor(_ keys: String) -> LintRule.Example {
    let defaults = [
      "name": "Strain", "group": "load", "metric": "symptom.mood", "response": "[[3, 20], [8, 0]]",
      "prior": "{log_odds: 0.1, sure: low}",
      "says": "{raises: \"Your strain was {value}.\", lowers: leave_out}", "why": "An estimate.",
    ]
    let rest = defaults.sorted { $0.key < $1.key }.filter { !"\n      \(keys)".contains("\n      \($0.key): ") }
      .map { "      \($0.key): \($0.value)\n" }
    return LintRule.Example("risk:\n  factors:\n    strain:\n      \(keys)\n\(rest.joined())")
  }
}
