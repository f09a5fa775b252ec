import TrackerCore

extension PackFacts {
  mutating func add(_ goal: GoalTemplate) {
    let path = "goals.\(goal.id)"
    add("\(path).title", words: goal.title)
    add("\(path).says", words: goal.says)
    add("\(path).category", goal.category)
    add(goal.aim, of: path)
    add(path, goal.appliesTo)
  }

  mutating func add(_ metric: TrackableDefinition) {
    let path = "metrics.\(metric.id)"
    add("\(path).name", metric.label)
    add("\(path).about", metric.about)
    add("\(path).kind", metric.kind.rawValue)
    add("\(path).unit", metric.unit)
    add("\(path).range", metric.range.map { "[\($0.lowerBound.words), \($0.upperBound.words)]" })
    add("\(path).step", metric.step?.words)
    add("\(path).fold", metric.fold.rawValue)
    add("\(path).absence", metric.absence == .unknown ? nil : metric.absence.rawValue)
    add("\(path).worse", metric.worse?.rawValue)
    add("\(path).choices", metric.choices.isEmpty ? nil : "[\(list(metric.choices))]")
    add("\(path).anchors", metric.anchors.map { "{\(list($0.map { "\($0.value.words): \($0.words)" }))}" })
    add("\(path).question", metric.question)
    add("\(path).ask", metric.asking?.rawValue)
    add("\(path).aliases", entries: metric.otherLabels)
    add("\(path).keep", metric.keep.map { $0.because ?? "true" })
    add("\(path).source", entries: (metric.sources ?? []).map(\.rawValue))
    add(path, metric.seekCare)
    add(path, metric.appliesTo)
  }

  /// When to get help, and for whom a rule is.
  mutating func add(_ path: String, _ care: SeekCare?) {
    add("\(path).seek_care", rulesOf: care)
  }

  mutating func add(_ path: String, rulesOf care: SeekCare?) {
    for (index, rule) in (care?.rules ?? []).enumerated() {
      add("\(path)[\(index)].when", rule.when.inYAML)
      add("\(path)[\(index)].level", rule.level.rawValue)
      add("\(path)[\(index)].says", rule.says)
      add("\(path)[\(index)]", rule.appliesTo)
    }
  }

  /// For whom a part is.
  mutating func add(_ path: String, _ appliesTo: AppliesTo?) {
    add("\(path).applies_to", appliesTo?.inYAML)
  }

  mutating func add(_ insight: PackInsight) {
    let path = "insights.\(insight.id)"
    add(insight.window, of: path)
    add("\(path).when", "{\(insight.comparison.key): \(insight.comparison.amount.words)}")
    add("\(path).running", insight.running == 1 ? nil : "\(insight.running)d")
    add("\(path).says", insight.text)
    add("\(path).period", "\(insight.period)d")
    add("\(path).category", insight.category.rawValue)
    add("\(path).severity", insight.severity.rawValue)
    add("\(path).priority", "\(insight.priority)")
    add(path, insight.appliesTo)
  }

  mutating func add(_ scale: Scale) {
    let path = "scales.\(scale.id)"
    add("\(path).kind", scale.kind == .points ? nil : scale.kind.rawValue)
    add("\(path).range", "[\(scale.range.lowerBound.words), \(scale.range.upperBound.words)]")
    add("\(path).step", scale.step.words)
    add("\(path).worse", scale.worse.rawValue)
    add("\(path).anchors", "{\(list(scale.anchors.map { "\($0.value.words): \($0.words)" }))}")
    let bands = scale.bands.map { "{to: \($0.upTo.words), name: \($0.name), colour: \($0.colour.rawValue)}" }
    add("\(path).bands", "[\(list(bands))]")
  }

  mutating func add(_ symptom: SymptomDefinition) {
    let path = "symptoms.\(symptom.id)"
    add("\(path).name", symptom.name)
    add("\(path).about", symptom.about)
    add("\(path).scale", symptom.scale.id.rawValue)
    add("\(path).fold", symptom.fold.rawValue)
    add("\(path).anchors", "{\(list(symptom.scale.anchors.map { "\($0.value.words): \($0.words)" }))}")
    add("\(path).sites", entries: symptom.sites)
    add("\(path).aliases", entries: symptom.aliases)
    add(path, symptom.seekCare)
    add(path, symptom.appliesTo)
  }

  mutating func add(_ step: OnboardingStep) {
    let path = "onboarding.\(step.id)"
    add("\(path).asks", step.asks)
    add("\(path).saves", step.saves)
    switch step.answer {
    case .text(let longest):
      add("\(path).kind", "text")
      add("\(path).max_length", "\(longest)")
    case .texts(let longest, let fewest, let most):
      add("\(path).kind", "texts")
      add("\(path).max_length", "\(longest)")
      add("\(path).at_least", "\(fewest)")
      add("\(path).at_most", "\(most)")
    case .scale(let scale):
      add("\(path).kind", "scale")
      add("\(path).scale", scale.id.rawValue)
    case .date: add("\(path).kind", "date")
    case .choice(let options):
      add("\(path).kind", "choice")
      add("\(path).options", entries: options.map(\.id))
    case .choices(let options, let preselected, let fewest):
      add("\(path).kind", "choices")
      add("\(path).options", entries: options.map(\.id))
      add("\(path).preselect", entries: preselected)
      add("\(path).at_least", "\(fewest)")
    }
    for option in step.options {
      let path = "\(path).options.\(option.id)"
      // A symptom that is offered has its name where it stands.
      add("\(path).name", step.saves == "symptoms" ? nil : option.name)
      add("\(path).log", option.log?.rawValue)
      add("\(path).metric", option.metric?.rawValue)
      add("\(path).relative_flare", option.relativeFlare ? "true" : nil)
      add(path, option.appliesTo)
    }
  }

  mutating func add(_ factor: RiskFactor) {
    let path = "risk.factors.\(factor.id)"
    add("\(path).name", factor.name)
    add("\(path).group", factor.group.rawValue)
    switch factor.rule {
    case .response(let window, let curve):
      add(window, of: path)
      add("\(path).response", "[\(list(curve.points.map { "[\($0.value.words), \($0.points.words)]" }))]")
    case .compound(let parts, let points):
      add("\(path).all_of", entries: parts.map(\.rawValue))
      add("\(path).points", points.words)
    }
    add(
      "\(path).prior",
      "{log_odds: \(factor.prior.logOdds.decimal(upTo: 4)), sure: \(factor.prior.sure.rawValue)}")
    switch factor.says {
    case .plain(let text): add("\(path).says", text)
    case .sentences(let raises, let lowers):
      add("\(path).says.raises", raises)
      add("\(path).says.lowers", lowers)
    }
    add("\(path).source", entries: factor.sources.map(\.rawValue))
    add(path, factor.appliesTo)
    add("\(path).keep", factor.keep?.written)
  }

  /// The metric and the days that are looked at, each under its key.
  private mutating func add(_ window: MetricWindow, of path: String) {
    add("\(path).metric", window.metric.ofWholeDay.rawValue)
    add("\(path).at", window.metric.part?.rawValue)
    switch window.against {
    case .daysBefore(let days): add("\(path).against", "\(days)d")
    case .usual: add("\(path).against", "usual")
    case .usualInSpread:
      add("\(path).against", "usual")
      add("\(path).in", "spread")
    case nil: break
    }
    add("\(path).over", window.over == 1 ? nil : "\(window.over)d")
    add("\(path).lag", window.lag == 0 ? nil : "\(window.lag)d")
    add("\(path).take", window.take.written)
  }

  private mutating func add(_ aim: GoalAim, of path: String) {
    switch aim {
    case .habit(let habit):
      add(
        "\(path).habit",
        "{metric: \(habit.metric), \(habit.side.rawValue): \(habit.threshold.words), days: \(habit.days)}")
    case .target(let target):
      let start = target.start.map { ", from: \($0.words)" } ?? ""
      add("\(path).target", "{metric: \(target.metric)\(start), to: \(target.target.words)}")
    }
  }

  private mutating func add(_ path: String, _ sentence: FactorSentence?) {
    switch sentence {
    case .text(let text): add(path, text)
    case .counted(let none, let one, let other):
      add("\(path).none", none)
      add("\(path).one", one)
      add("\(path).other", other)
    case .leftOut: add(path, FactorSentence.leftOutWord)
    case nil: break
    }
  }
}

extension PackInsight.Comparison {
  /// The key that a pack writes it with.
  fileprivate var key: String {
    switch self {
    case .atLeast: "at_least"
    case .atMost: "at_most"
    case .aboveDayBefore: "above_day_before"
    case .belowDayBefore: "below_day_before"
    case .aboveUsual: "above_usual"
    case .belowUsual: "below_usual"
    }
  }
}
