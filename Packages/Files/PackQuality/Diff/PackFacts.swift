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

  mutating func add(_ path: String, _ text: String?) {
    if let text, !text.isEmpty { facts.append((path, "\(text)")) }
  }

  mutating func add(_ path: String, words: Phrase?) {
    if let words { facts.append((path, words)) }
  }

  /// A list, of which only what came and went is told.
  mutating func add(_ path: String, entries words: [String]) {
    entries[path] = words
    add(path, list(words))
  }

  func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
