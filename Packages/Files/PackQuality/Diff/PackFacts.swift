import TrackerCore
import TrackerStrictYAML

/// What a pack means, fact by fact: its merged content as paths with words, so that two packs can be compared in
/// meaning and not in lines.
struct PackFacts {
  /// In the order of a pack.
  private(set) var facts: [(path: String, words: Phrase)] = []
  /// Of facts that are lists, their entries.
  private(set) var entries: [String: [String]] = [:]

  init(_ pack: ConditionPack) {
    add("name", pack.name)
    add("summary", pack.summary)
    add("extends", pack.ancestors.first?.rawValue)
    add("aliases", entries: pack.aliases)
    for scale in pack.scales { add(scale) }
    for symptom in pack.symptoms { add(symptom) }
    add("check_in", entries: pack.checkIn.map(\.rawValue))
    for step in pack.onboarding { add(step) }
    add("flare.of", entries: pack.flare.symptoms.map(\.id.rawValue))
    add("flare.at_least", pack.flare.atLeast.words)
    for symptom in pack.flare.symptoms {
      add("flare.each.\(symptom.id)", symptom.threshold.map { symptom.turned($0).words })
    }
    add("flare.together", pack.flare.together.map(String.init))
    add("flare.take", pack.flare.take?.rawValue)
    add("flare.days", pack.flare.days.map(String.init))
    add("flare.relative", pack.flare.relative.map { "{above: \($0.above.words), over: \($0.over)d}" })
    for group in pack.foods {
      add("foods.\(group.id).name", group.givenName)
      add("foods.\(group.id)", entries: group.foods.sorted())
      add("foods.\(group.id).but_not", entries: group.butNot.sorted())
      add("foods.\(group.id).keep", group.keep?.written)
    }
    for group in pack.risk.groups {
      add("risk.groups.\(group.id).name", group.name)
      add("risk.groups.\(group.id).weight", group.weight.words)
    }
    for factor in pack.risk.factors { add(factor) }
    for metric in pack.trackables ?? [] { add(metric) }
    for insight in pack.insights ?? [] { add(insight) }
    for care in pack.metricCare ?? [] { add("seek_care.\(care.metric)", rulesOf: care.seekCare) }
    for key in Messages.Key.allCases { add("messages.\(key.rawValue)", pack.messages.templates[key.rawValue]) }
    for goal in pack.goals { add(goal) }
    for reference in pack.references { add("references.\(reference.id).finding", reference.finding) }
  }

  private mutating func add(_ goal: GoalTemplate) {
    let path = "goals.\(goal.id)"
    add("\(path).title", words: goal.title)
    add("\(path).says", words: goal.says)
    add("\(path).category", goal.category)
    add(goal.aim, of: path)
    add(path, goal.appliesTo)
  }

  private mutating func add(_ metric: TrackableDefinition) {
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
  private mutating func add(_ path: String, _ care: SeekCare?) {
    add("\(path).seek_care", rulesOf: care)
  }

  private mutating func add(_ path: String, rulesOf care: SeekCare?) {
    for (index, rule) in (care?.rules ?? []).enumerated() {
      add("\(path)[\(index)].when", rule.when.inYAML)
      add("\(path)[\(index)].level", rule.level.rawValue)
      add("\(path)[\(index)].says", rule.says)
      add("\(path)[\(index)]", rule.appliesTo)
    }
  }

  /// For whom a part is.
  private mutating func add(_ path: String, _ appliesTo: AppliesTo?) {
    add("\(path).applies_to", appliesTo?.inYAML)
  }

  private mutating func add(_ path: String, _ text: String?) {
    if let text, !text.isEmpty { facts.append((path, "\(text)")) }
  }

  private mutating func add(_ path: String, words: Phrase?) {
    if let words { facts.append((path, words)) }
  }

  /// A list, of which only what came and went is told.
  private mutating func add(_ path: String, entries words: [String]) {
    entries[path] = words
    add(path, list(words))
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private mutating func add(_ insight: PackInsight) {
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

  private mutating func add(_ scale: Scale) {
    let path = "scales.\(scale.id)"
    add("\(path).kind", scale.kind == .points ? nil : scale.kind.rawValue)
    add("\(path).range", "[\(scale.range.lowerBound.words), \(scale.range.upperBound.words)]")
    add("\(path).step", scale.step.words)
    add("\(path).worse", scale.worse.rawValue)
    add("\(path).anchors", "{\(list(scale.anchors.map { "\($0.value.words): \($0.words)" }))}")
    let bands = scale.bands.map { "{to: \($0.upTo.words), name: \($0.name), colour: \($0.colour.rawValue)}" }
    add("\(path).bands", "[\(list(bands))]")
  }

  private mutating func add(_ symptom: SymptomDefinition) {
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

  private mutating func add(_ step: OnboardingStep) {
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

  private mutating func add(_ factor: RiskFactor) {
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
}

extension Keep {
  /// As a pack writes it.
  fileprivate var written: String { because ?? "true" }
}

extension PackFacts {
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

/// One thing that two packs say otherwise.
public struct PackDifference: Sendable, Hashable, Codable {
  /// Where in a pack, such as `risk.factors.short-sleep.response`.
  public var path: String
  /// Absent where the first pack does not have it; of a list, what went.
  public var before: Phrase?
  /// Absent where the second does not; of a list, what came.
  public var after: Phrase?
  /// What the change does, such as the most that a curve moved; absent where the words say it.
  public var effect: Phrase?
}

extension PackDifference {
  /// What came to a list and what went from it; of the same entries, that their order is another.
  fileprivate init(_ path: String, from before: [String], to after: [String]) {
    let gone = before.filter { !after.contains($0) }
    let new = after.filter { !before.contains($0) }
    self.init(
      path: path, before: gone.isEmpty ? nil : "\(gone.joined(separator: ", "))",
      after: new.isEmpty ? nil : "\(new.joined(separator: ", "))",
      effect: gone.isEmpty && new.isEmpty ? "the same in another order" : nil)
  }
}

extension ConditionPack {
  /// What another pack says otherwise, in the order of this one and then of what is new; comments, layout and where a
  /// value stands make no difference.
  public func differences(to other: ConditionPack) -> [PackDifference] {
    let (own, others) = (PackFacts(self), PackFacts(other))
    let (ours, theirs) = (own.facts, others.facts)
    let (before, after) = (
      Dictionary(ours.map { ($0.path, $0.words) }) { $1 }, Dictionary(theirs.map { ($0.path, $0.words) }) { $1 }
    )
    let changed = ours.filter { after[$0.path] != $0.words }.map { fact in
      if let was = own.entries[fact.path], let becomes = others.entries[fact.path] {
        return PackDifference(fact.path, from: was, to: becomes)
      }
      return PackDifference(
        path: fact.path, before: fact.words, after: after[fact.path], effect: effect(at: fact.path, in: other))
    }
    let new = theirs.filter { before[$0.path] == nil }.map {
      PackDifference(path: $0.path, before: nil, after: $0.words, effect: nil)
    }
    return changed + new
  }

  private func effect(at path: String, in other: ConditionPack) -> Phrase? {
    let parts = path.split(separator: ".")
    guard parts.count == 4, parts[1] == "factors", parts[3] == "response" else { return nil }
    let id = FactorID(String(parts[2]))
    guard case .response(_, let before)? = factor(id)?.rule, case .response(_, let after)? = other.factor(id)?.rule
    else { return nil }
    let moved = (before.points + after.points).map { (at: $0.value, by: after($0.value) - before($0.value)) }
    guard let most = moved.max(by: { abs($0.by) < abs($1.by) }), most.by != 0 else { return nil }
    return .words(
      most.by > 0 ? "at most {points} points more, at {value}" : "at most {points} points fewer, at {value}",
      ["points": "\(abs(most.by).decimal())", "value": "\(most.at.words)"])
  }
}
