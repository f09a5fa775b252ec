import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

extension LintRules {
  static let onboarding: [LintRule] = [
    .reading(
      "duplicate-saves", "Two steps save their answer under the same word",
      why: "The second answer would replace the first.",
      bad: "onboarding: {nickname: {title: T, asks: A, kind: text, saves: name}}\n",
      good: "onboarding: {nickname: {title: T, asks: A, kind: text, saves: nickname}}\n"),
    .reading(
      "saves-mismatch", "The kind of a step does not fit what it saves",
      why: "The program uses these answers and could not read this one.",
      bad: "onboarding: {impact: {kind: text, scale: null}}\n", good: "onboarding: {impact: {title: Your days}}\n"),
    .reading(
      "not-offered", "A preselected choice is not offered", why: "People could not deselect it.",
      bad: "onboarding: {symptoms: {offers: [pain], preselect: [mood]}}\n",
      good: "onboarding: {symptoms: {offers: [pain, mood], preselect: [mood]}}\n"),
    .rule(
      "never-read", "Nothing uses the answer to a step",
      why: "Every question costs a tired person energy. Leave out questions that nothing uses.",
      severity: .warning,
      bad: "onboarding: {colour: {title: T, asks: Which colour do you like?, kind: text, saves: colour}}\n",
      good: "onboarding: {name: {title: T}}\n", check: neverRead),
    .rule(
      "doubled-choice", "A question offers the same choice twice",
      why: "People could not tell which of the two to choose, and half of their answers would count for neither.",
      severity: .unlessDraft,
      bad: "onboarding: {track: {options: {nights: {name: Nights, log: rest}}}}\n",
      good: "onboarding: {track: {options: {nights: {name: Quality of sleep, log: rest, metric: sleep.quality}}}}\n",
      check: doubledChoices),
  ]

  /// Choices of one question that have the same name, or that the same entries answer.
  @Sendable private static func doubledChoices(in subject: LintSubject) -> [Diagnostic] {
    subject.pack.onboarding.flatMap { step -> [Diagnostic] in
      func path(_ option: OnboardingStep.Option) -> String { "onboarding.\(step.id).options.\(option.id)" }
      // What the packs below bring is looked at where they are.
      let options = step.answer.options
      return options.enumerated().flatMap { number, option -> [Diagnostic] in
        options[..<number].compactMap { other in
          let hasSameName = option.name.lowercased() == other.name.lowercased()
          let hasSameEntries = option.log != nil && option.log == other.log && option.metric == other.metric
          guard hasSameName || hasSameEntries,
            [option, other].contains(where: { subject.touches(path($0)) })
          else { return nil }
          let (told, first) = subject.touches(path(option)) ? (option, other) : (other, option)
          return Diagnostic(
            code: "doubled-choice",
            hasSameName
              ? "{step} offers “{found}” twice. Rename one of them, or delete it"
              : "{step} offers “{found}” and “{other}”, which the same entries answer. Delete one of them",
            ["step": quoted("onboarding.\(step.id)"), "other": "\(printable(first.name))"],
            at: subject.place(path(told)), found: shown(told.name),
            related: subject.place(path(first)).map { [.init(place: $0, note: "the other")] } ?? [])
        }
      }
    }
  }

  @Sendable private static func neverRead(in subject: LintSubject) -> [Diagnostic] {
    let read = PackReader.kindsOfFact.keys.sorted()
    let built = subject.pack.builds.map { [$0.name, $0.symptoms] } ?? []
    return subject.pack.onboarding.filter {
      !read.contains($0.saves) && !built.contains($0.id) && subject.isOwn("onboarding.\($0.id).saves")
    }.map { step in
      Diagnostic(
        code: "never-read", "Nothing uses “{found}”. Delete the step {step}, or save what the program uses: {allowed}",
        ["step": quoted(step.id.rawValue)], at: subject.place("onboarding.\(step.id)", "saves"),
        found: shown(step.saves), allowed: "\(read.joined(separator: ", "))")
    }
  }

  static let goals: [LintRule] = [
    .reading(
      "goal-at-start", "A goal begins where it ends", why: "There would be nothing to reach.",
      bad: goal("target: {metric: stress.level, from: 4, to: 4}"),
      good: goal("target: {metric: stress.level, from: 7, to: 4}"))
  ]

  /// A suggested goal that watches something, for examples.
  private static func goal(_ aim: String) -> LintRule.Example {
    LintRule.Example("goals: {calm: {title: T, says: S, \(aim), source: [edwards-2008]}}\n")
  }

  static let flare: [LintRule] = [
    .reading(
      "mixed-scales", "The symptoms of a flare have different bad ends",
      why: "One number cannot be the limit for both ends.",
      bad: "flare: {of: [pain, mood], at_least: 7}\n", good: "flare: {of: [pain, fatigue], at_least: 7}\n"),
    .reading(
      "no-relative-flare", "A relative flare is offered but not defined",
      why: "The program would not know which days are flare days.",
      bad: "flare: {relative: null}\n",
      good: "flare: {relative: null}\nonboarding: {pattern: {options: {constant: {relative_flare: false}}}}\n"),
    .rule(
      "flare-always", "Every answered day is a flare day",
      why: "If every day is the same, there is nothing to forecast.",
      severity: .unlessDraft, bad: "flare: {at_least: 10, of: [mood]}\n", good: "flare: {at_least: 1}\n",
      check: alwaysFlares),
    .rule(
      "flare-never", "No day can be a flare day", why: "If every day is the same, there is nothing to forecast.",
      severity: .unlessDraft,
      bad: "flare: {relative: {above: 9.5, over: 28d}}\n", good: "flare: {relative: {above: 2, over: 28d}}\n",
      check: neverFlares),
  ]

  @Sendable private static func alwaysFlares(in subject: LintSubject) -> [Diagnostic] {
    guard !subject.pack.flare.symptoms.isEmpty, subject.isOwn("flare.at_least") || subject.isOwn("flare.of"),
      subject.pack.flare.symptoms.allSatisfy({ subject.pack.flare.atLeast <= $0.lowestSeverity })
    else { return [] }
    return [
      Diagnostic(
        code: "flare-always",
        "Every answer reaches this limit, so every day would be a flare day. Write a stricter one",
        at: subject.place("flare", "at_least"))
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
        code: "flare-never", "No answer can be {found} above a person’s usual. Write {widest} or less",
        ["widest": "\(widest.words)"], at: subject.place("flare.relative", "above"), found: relative.above.words)
    ]
  }

  static let foods: [LintRule] = [
    .rule(
      "clashing-foods", "A food is in a group that raises the load score and in one that lowers it",
      why: "The two cancel each other out, so the food would do nothing.", severity: .unlessDraft,
      bad: foodGroups("[moonfruit]", "[sunroot, moonfruit]", points: -30),
      good: foodGroups("[moonfruit]", "[sunroot]", points: -30),
      check: clashingFoods),
    .rule(
      "food-counted-twice", "A food is in two groups that work the same way",
      why: "It counts twice. That is right for a drink that belongs to both, but mostly it is a mistake.",
      severity: .warning,
      bad: foodGroups("[moonfruit]", "[sunroot, moonfruit]", points: 30),
      good: foodGroups("[moonfruit]", "[sunroot]", points: 30),
      check: foodsCountedTwice),
    .rule(
      "idle-exception", "A name of `but_not` holds no food of its group",
      why: "What the name matches would not count anyway, so it does nothing.", severity: .warning,
      bad: foodGroups("{foods: [moonfruit], but_not: [dried starroot]}", "[sunroot]", points: 30),
      good: foodGroups("{foods: [moonfruit], but_not: [moonfruit peel]}", "[sunroot]", points: 30),
      check: idleExceptions),
    .rule(
      "unnamed-foods", "A food group has no name",
      why: "People would read its id, as in “foods of the group fried-or-processed”.", severity: .warning,
      bad: foodGroups("[moonfruit]", "{name: Roots of the moon, foods: [sunroot]}", points: 30),
      good: foodGroups(
        "{name: Spices of the moon, foods: [moonfruit]}", "{name: Roots of the moon, foods: [sunroot]}", points: 30),
      check: unnamedFoods),
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
            says: {raises: "You had {value} spices.", lowers: leave_out}, why: An estimate.}
          roots: {name: Roots, group: food, metric: food-group.roots, response: [[0, 0], [2, \(points)]], prior: \
      {log_odds: 0.05, sure: low},
            says: {raises: "You had {value} roots.", lowers: leave_out}, why: An estimate.}

      """)
  }

  /// Groups that the pack's file brings or changes and that nothing gives a name.
  @Sendable private static func unnamedFoods(in subject: LintSubject) -> [Diagnostic] {
    subject.pack.foods.filter { $0.givenName == nil && subject.isOwn("foods.\($0.id)") }.map { group in
      Diagnostic(
        code: "unnamed-foods", "{group} has no `name`. Write what people call these foods",
        ["group": quoted("foods.\(group.id)")], at: subject.place("foods.\(group.id)"))
    }
  }

  /// The place of the other group that has a food.
  private static func note(_ group: FoodGroupID, in subject: LintSubject) -> [Diagnostic.Related] {
    subject.place("foods.\(group)").map {
      [.init(place: $0, note: .words("the group {group}", ["group": "\(group)"]))]
    } ?? []
  }

  @Sendable private static func clashingFoods(in subject: LintSubject) -> [Diagnostic] {
    subject.sharedFoods.filter { $0.weighs * $0.otherWeighs < 0 }.map { shared in
      Diagnostic(
        code: "clashing-foods",
        "“{found}” is in {group} and in {other}: one raises the load score, one lowers it. Delete one",
        ["group": quoted("foods.\(shared.group)"), "other": quoted("foods.\(shared.other)")], at: shared.place,
        found: shown(shared.food), related: note(shared.other, in: subject)
      )
    }
  }

  /// In the pack's file and in its languages: the foods of all of them count.
  @Sendable private static func idleExceptions(in subject: LintSubject) -> [Diagnostic] {
    let trees = [subject.tree] + subject.locales.map(\.tree)
    return subject.pack.foods.flatMap { group -> [Diagnostic] in
      let nodes = trees.compactMap { $0["foods"]?.mapping?[group.id.rawValue] }
      let foods = group.foods + nodes.flatMap { texts(of: $0.mapping?["foods"] ?? $0) }.map(\.text)
      return nodes.compactMap { $0.mapping?["but_not"] }.flatMap { node -> [Diagnostic] in
        let names = texts(of: node)
        let idle = Set(FoodGroup.idle(names.map(\.text), besides: foods))
        return names.filter { idle.contains($0.text) }.map { name in
          Diagnostic(
            code: "idle-exception",
            "“{found}” holds no food of {group}, so it changes nothing. Delete it, or add the food",
            ["group": quoted("foods.\(group.id)")], at: Place(name.mark), found: shown(name.text))
        }
      }
    }
  }

  private static func texts(of node: YAMLNode) -> [(text: String, mark: YAMLMark)] {
    let entries = node.mapping?[YAMLNode.addKey]?.sequence ?? node.sequence ?? []
    return entries.compactMap { entry in entry.scalar.map { ($0.text, entry.mark) } }
  }

  @Sendable private static func foodsCountedTwice(in subject: LintSubject) -> [Diagnostic] {
    subject.sharedFoods.filter { $0.weighs * $0.otherWeighs > 0 }.map { shared in
      Diagnostic(
        code: "food-counted-twice",
        "“{found}” is in {group} and in {other}, so it counts twice. Delete one, if not meant",
        ["group": quoted("foods.\(shared.group)"), "other": quoted("foods.\(shared.other)")], at: shared.place,
        found: shown(shared.food), related: note(shared.other, in: subject)
      )
    }
  }
}

extension LintSubject {
  /// A food of a group of the pack's own file that another group has, too.
  struct SharedFood {
    /// As it is written in the first group.
    var food: String
    var group: FoodGroupID
    var other: FoodGroupID
    var weighs: Double
    var otherWeighs: Double
    /// Of the food in the list, or of the whole list.
    var place: Place?
  }

  static func sharedFoods(
    _ loaded: LoadedPack, file: String
  ) -> [SharedFood] {
    let foods = loaded.pack.foods
    let held = foods.indices.flatMap { group in
      foods[group].foods.enumerated().map { (food: FoodGroup.plain($0.element), group: group, index: $0.offset) }
    }
    let shared = held.sharing(\.food)
    guard !shared.isEmpty else { return [] }
    var weighs: [MetricID: Double] = [:]
    for factor in loaded.pack.risk.factors {
      if case .response(let window, let curve) = factor.rule {
        weighs[window.metric, default: 0] += curve.highest + curve.lowest
      }
    }
    return shared.sorted { $0.key < $1.key }.flatMap { _, holders -> [SharedFood] in
      // A group may name one food in two ways.
      let groups = Set(holders.map(\.group)).sorted().map { foods[$0] }
      guard let own = groups.last(where: { loaded.places["foods.\($0.id)"]?.file == file }) else { return [] }
      let index = holders.first { foods[$0.group].id == own.id }?.index ?? 0
      let list = "foods.\(own.id)"
      let place = ["\(list).foods[\(index)]", "\(list)[\(index)]", list].lazy.compactMap { loaded.places[$0] }
        .first { $0.file == file }
      return groups.filter { $0.id != own.id }.map { other in
        SharedFood(
          food: own.foods[index], group: own.id, other: other.id, weighs: weighs[own.metric] ?? 0,
          otherWeighs: weighs[other.metric] ?? 0, place: place)
      }
    }
  }
}
