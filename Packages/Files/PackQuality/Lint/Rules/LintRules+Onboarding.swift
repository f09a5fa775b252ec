import TrackerCore
import TrackerStrictYAML

extension LintRules {
  static let onboarding: [LintRule] = [
    .reading(
      "duplicate-saves", "Two steps that keep their answer as one fact",
      why: "The second answer would overwrite the first.",
      bad: "onboarding: {nickname: {title: T, asks: A, kind: text, saves: name}}\n",
      good: "onboarding: {nickname: {title: T, asks: A, kind: text, saves: nickname}}\n"),
    .reading(
      "saves-mismatch", "A step whose kind does not fit what it saves",
      why: "The program reads these facts itself, and could not read the answer.",
      bad: "onboarding: {impact: {kind: text, scale: null}}\n", good: "onboarding: {impact: {title: Your days}}\n"),
    .reading(
      "not-offered", "A choice made beforehand that is not offered", why: "It could not be unchosen.",
      bad: "onboarding: {symptoms: {offers: [pain], preselect: [mood]}}\n",
      good: "onboarding: {symptoms: {offers: [pain, mood], preselect: [mood]}}\n"),
    .rule(
      "never-read", "A step whose answer nothing reads",
      why:
        """
        Every question costs a tired person something; an answer that is only stored should be asked for openly or \
        left out.
        """,
      severity: .warning,
      bad: "onboarding: {colour: {title: T, asks: Which colour do you like?, kind: text, saves: colour}}\n",
      good: "onboarding: {name: {title: T}}\n", check: neverRead),
  ]

  @Sendable private static func neverRead(in subject: LintSubject) -> [Diagnostic] {
    let read = ["name", "symptoms", "impact", "pattern", "track"]
    let built = subject.pack.builds.map { [$0.name, $0.symptoms] } ?? []
    return subject.pack.onboarding.filter {
      !read.contains($0.saves) && !built.contains($0.id) && subject.isOwn("onboarding.\($0.id).saves")
    }.map { step in
      Diagnostic(
        code: "never-read", "Nothing reads what the step \(step.id) saves",
        at: subject.place("onboarding.\(step.id)", "saves"),
        found: shown(step.saves), allowed: read.joined(separator: ", "))
    }
  }

  static let flare: [LintRule] = [
    .reading(
      "mixed-scales", "A flare of symptoms whose bad ends differ", why: "One number can't be bad at both ends.",
      bad: "flare: {of: [pain, mood], at_least: 7}\n", good: "flare: {of: [pain, fatigue], at_least: 7}\n"),
    .reading(
      "no-relative-flare", "A relative flare that is offered and not defined",
      why: "There would be nothing to judge by.",
      bad: "flare: {relative: null}\n",
      good: "flare: {relative: null}\nonboarding: {pattern: {options: {constant: {relative_flare: false}}}}\n"),
    .rule(
      "flare-always", "A flare on every answered day",
      why: "With an outcome that is always the same there is nothing to forecast.",
      severity: .unlessDraft, bad: "flare: {at_least: 10, of: [mood]}\n", good: "flare: {at_least: 1}\n",
      check: alwaysFlares),
    .rule(
      "flare-never", "A flare that can never happen", why: "As for one that always does.", severity: .unlessDraft,
      bad: "flare: {relative: {above: 9.5, over: 28d}}\n", good: "flare: {relative: {above: 2, over: 28d}}\n",
      check: neverFlares),
  ]

  @Sendable private static func alwaysFlares(in subject: LintSubject) -> [Diagnostic] {
    guard let first = subject.pack.flare.symptoms.first, subject.isOwn("flare.at_least") || subject.isOwn("flare.of"),
      subject.pack.flare.symptoms.allSatisfy({ subject.pack.flare.atLeast <= $0.lowestSeverity })
    else { return [] }
    return [
      Diagnostic(
        code: "flare-always", "Every answer makes a flare", at: subject.place("flare", "at_least"),
        found: subject.pack.flare.atLeast.words,
        allowed: "above \(first.lowestSeverity.words)")
    ]
  }

  @Sendable private static func neverFlares(in subject: LintSubject) -> [Diagnostic] {
    let flare = subject.pack.flare
    let widest = flare.symptoms.map { $0.range.upperBound - $0.range.lowerBound }.max() ?? 0
    guard let relative = flare.relative, subject.isOwn("flare.relative.above"), relative.above > widest else {
      return []
    }
    return [
      Diagnostic(
        code: "flare-never", "No answer can be so far above the own usual",
        at: subject.place("flare.relative", "above"),
        found: relative.above.words, allowed: "at most \(widest.words)")
    ]
  }

  static let foods: [LintRule] = [
    .rule(
      "clashing-foods", "A food in two groups, one of which raises and one of which protects",
      why: "The two would cancel each other, and nobody could say what the food does.", severity: .unlessDraft,
      bad: foodGroups("[moonfruit]", "[sunroot, moonfruit]", points: -30),
      good: foodGroups("[moonfruit]", "[sunroot]", points: -30),
      check: clashingFoods),
    .rule(
      "food-counted-twice", "A food in two groups that weigh the same way",
      why: "It is counted in both. That may be meant, as for a drink that belongs to both; mostly it is not.",
      severity: .warning,
      bad: foodGroups("[moonfruit]", "[sunroot, moonfruit]", points: 30),
      good: foodGroups("[moonfruit]", "[sunroot]", points: 30),
      check: foodsCountedTwice),
  ]

  /// Two groups of invented foods, the first of which raises the load.
  private static func foodGroups(_ first: String, _ second: String, points: Int) -> LintRule.Example {
    LintRule.Example(
      """
      foods: {spices: \(first), roots: \(second)}
      risk:
        factors:
          spices: {name: Spices, group: food, metric: food-group.spices, response: [[0, 0], [2, 40]], prior: \
      {log_odds: 0.05, sure: low},
            says: "Spices: {value}", why: A considered guess.}
          roots: {name: Roots, group: food, metric: food-group.roots, response: [[0, 0], [2, \(points)]], prior: \
      {log_odds: 0.05, sure: low},
            says: "Roots: {value}", why: A considered guess.}

      """)
  }

  @Sendable private static func clashingFoods(in subject: LintSubject) -> [Diagnostic] {
    subject.sharedFoods.filter { $0.weighs * $0.otherWeighs < 0 }.map { food, group, other, _, _ in
      Diagnostic(
        code: "clashing-foods", "The food stands in a group that raises the load and in one that lowers it",
        at: subject.place("foods.\(group)"), found: shown(food),
        related: subject.place("foods.\(other)").map { [.init(place: $0, note: "the group \(other)")] } ?? [])
    }
  }

  @Sendable private static func foodsCountedTwice(in subject: LintSubject) -> [Diagnostic] {
    subject.sharedFoods.filter { $0.weighs * $0.otherWeighs > 0 }.map { food, group, other, _, _ in
      Diagnostic(
        code: "food-counted-twice", "The food stands in two groups and is counted in both",
        at: subject.place("foods.\(group)"),
        found: shown(food),
        related: subject.place("foods.\(other)").map { [.init(place: $0, note: "the group \(other)")] } ?? [])
    }
  }
}

extension LintSubject {
  typealias SharedFood = (food: String, group: FoodGroupID, other: FoodGroupID, weighs: Double, otherWeighs: Double)

  static func sharedFoods(
    _ loaded: LoadedPack, file: String
  ) -> [SharedFood] {
    let foods = loaded.pack.foods
    let held = foods.indices.flatMap { group in foods[group].foods.map { (food: FoodGroup.plain($0), group: group) } }
    let shared = held.sharing(\.food)
    guard !shared.isEmpty else { return [] }
    var weighs: [MetricID: Double] = [:]
    for factor in loaded.pack.risk.factors {
      if case .response(let window, let curve) = factor.rule {
        weighs[window.metric, default: 0] += curve.highest + curve.lowest
      }
    }
    return shared.sorted { $0.key < $1.key }.flatMap { food, holders -> [SharedFood] in
      // A group may name one food in two ways.
      let groups = Set(holders.map(\.group)).sorted().map { foods[$0] }
      guard let own = groups.last(where: { loaded.places["foods.\($0.id)"]?.file == file }) else { return [] }
      return groups.filter { $0.id != own.id }.map { other in
        (food, own.id, other.id, weighs[own.metric] ?? 0, weighs[other.metric] ?? 0)
      }
    }
  }
}
