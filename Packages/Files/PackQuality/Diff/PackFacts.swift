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
    add(
      "flare.relative",
      words: pack.flare.relative.map {
        .words(
          "{above} above the median of {days} days", ["above": "\($0.above.words)", "days": .count($0.over)])
      })
    for group in pack.foods { add("foods.\(group.id)", entries: group.foods.sorted()) }
    for group in pack.risk.groups {
      add("risk.groups.\(group.id).name", group.name)
      add("risk.groups.\(group.id).weight", group.weight.words)
    }
    for factor in pack.risk.factors { add(factor) }
    for insight in pack.insights ?? [] { add(insight) }
    for key in Messages.Key.allCases { add("messages.\(key.rawValue)", pack.messages.templates[key.rawValue]) }
    for goal in pack.goals { add(goal) }
    for reference in pack.references { add("references.\(reference.id).finding", reference.finding) }
  }

  private mutating func add(_ goal: GoalTemplate) {
    let path = "goals.\(goal.id)"
    add("\(path).title", words: goal.title)
    add("\(path).says", words: goal.says)
    add("\(path).category", goal.category)
    add(path, goal.aim.written)
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
    add("\(path).metric", insight.looks)
    add("\(path).when", insight.compared)
    add("\(path).says", insight.text)
    add("\(path).period", "\(insight.period)d")
    add("\(path).category", insight.category.rawValue)
    add("\(path).severity", insight.severity.rawValue)
    add("\(path).priority", "\(insight.priority)")
  }

  private mutating func add(_ scale: Scale) {
    let path = "scales.\(scale.id)"
    add("\(path).range", scale.signature)
    add("\(path).anchors", list(scale.anchors.map { "\($0.value.words) \($0.words)" }))
    add("\(path).bands", list(scale.bands.map { "to \($0.upTo.words) \($0.name) (\($0.colour.rawValue))" }))
  }

  private mutating func add(_ symptom: SymptomDefinition) {
    let path = "symptoms.\(symptom.id)"
    add("\(path).name", symptom.name)
    add("\(path).about", symptom.about)
    add("\(path).scale", "\(symptom.scale.id), \(symptom.scale.signature)")
    add("\(path).fold", symptom.fold.rawValue)
    add("\(path).anchors", list(symptom.scale.anchors.map { "\($0.value.words) \($0.words)" }))
    add("\(path).sites", entries: symptom.sites)
    add("\(path).aliases", entries: symptom.aliases)
    for (index, rule) in (symptom.seekCare?.rules ?? []).enumerated() {
      add("\(path).seek_care[\(index)]", words: rule.words)
    }
  }

  private mutating func add(_ step: OnboardingStep) {
    let path = "onboarding.\(step.id)"
    add("\(path).asks", step.asks)
    add("\(path).saves", step.saves)
    switch step.answer {
    case .text(let longest):
      add(
        "\(path).answer", words: .words("a text of at most {longest} characters", ["longest": .count(longest)]))
    case .texts(let longest, let fewest, let most):
      add(
        "\(path).answer",
        words: .words(
          "{fewest} to {most} texts of at most {longest} characters",
          ["fewest": .count(fewest), "most": .count(most), "longest": .count(longest)]))
    case .scale(let scale):
      add("\(path).answer", words: .words("a value of the scale {scale}", ["scale": "\(scale.id)"]))
    case .choice(let options):
      add("\(path).answer", words: .words("one of: {options}", ["options": "\(list(options.map(\.id)))"]))
    case .choices(let options, let preselected, let fewest):
      add(
        "\(path).answer",
        words: .words(
          "at least {fewest} of: {options}", ["fewest": .count(fewest), "options": "\(list(options.map(\.id)))"]))
      add("\(path).preselect", list(preselected))
    }
  }

  private mutating func add(_ factor: RiskFactor) {
    let path = "risk.factors.\(factor.id)"
    add("\(path).name", factor.name)
    add("\(path).group", factor.group.rawValue)
    switch factor.rule {
    case .response(let window, let curve):
      let days = [
        window.over == 1 ? nil : "over \(window.over.of("day"))",
        window.lag == 0 ? nil : "\(window.lag.of("day")) earlier",
        window.take.written,
      ]
      add("\(path).metric", list([window.metric.rawValue] + days.compactMap { $0 }))
      add("\(path).response", curve.words)
    case .compound(let parts, let points):
      add("\(path).all_of", list(parts.map(\.rawValue)))
      add("\(path).points", points.words)
    }
    add(
      "\(path).prior",
      "log-odds \(factor.prior.logOdds.decimal(upTo: 4)), sure: \(factor.prior.sure.rawValue)")
    switch factor.says {
    case .plain(let text): add("\(path).says", text)
    case .sentences(let raises, let lowers):
      add("\(path).says.raises", raises)
      add("\(path).says.lowers", lowers)
    }
    add("\(path).source", entries: factor.sources.map(\.rawValue))
  }
}

extension PackFacts {
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

extension SeekCare.Rule {
  /// `ambulance, at 8: Call an ambulance if …`
  public var words: Phrase {
    .words("{level}, {when}: {says}", ["level": "\(level.rawValue)", "when": when.words, "says": .verbatim(says)])
  }
}

extension SeekCare.When {
  /// When it is said, such as `newly at 8, or worse than before`.
  fileprivate var words: Phrase {
    switch self {
    case .newlyRed: "newly in the red band"
    case .at(let value): .words("at {value}", ["value": .number(value, upTo: 1)])
    case .newlyAt(let value): .words("newly at {value}, or worse than before", ["value": .number(value, upTo: 1)])
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
