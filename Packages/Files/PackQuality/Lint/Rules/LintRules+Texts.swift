import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension LintRules {
  static let sources: [LintRule] = [
    .rule(
      "unsourced-claim", "A claim without a source",
      why: "`sure: moderate` and `high` say that studies stand behind it; then one must be named.",
      severity: .inClinical, bad: factor("prior: {log_odds: 0.2, sure: high}", why: guess),
      good: factor("prior: {log_odds: 0.2, sure: low}", why: guess),
      check: unsourcedClaims),
    .rule(
      "missing-why", "A factor that does not say where its shape comes from",
      why: "Whoever reviews it must be able to tell what is a paper's and what is a considered guess.",
      severity: .onlyClinical,
      bad: factor("prior: {log_odds: 0.1, sure: low}", why: nil),
      good: factor("prior: {log_odds: 0.1, sure: low}", why: guess),
      check: missingWhy),
    .rule(
      "strong-prior", "A prior stronger than anything the diaries show",
      why:
        """
        One standard deviation of a single factor that more than triples the odds drowns what is learnt of the \
        person.
        """,
      severity: .inClinical, bad: factor("prior: {log_odds: 1.5, sure: low}", why: guess),
      good: factor("prior: {log_odds: 0.3, sure: low}", why: guess),
      check: strongPriors),
    .reading(
      "invalid-reference", "A reference without a place to look it up", why: "A source that can't be found is none.",
      bad: "references: {edwards-2008: {doi: pain.2008.01.025}}\n",
      good: "references: {edwards-2008: {doi: 10.1016/j.pain.2008.01.025}}\n"),
  ]

  private static let guess = "A considered guess."

  /// A factor with a prior of its own, for examples.
  static func factor(_ keys: String, why: String?) -> LintRule.Example {
    LintRule.Example(
      """
      risk:\n  factors:\n    strain: {name: Strain, group: load, metric: symptom.mood, response: [[3, 20], [8, 0]], \
      \(keys),\n
      """
        + "      says: \"Strain {value}\"\(why.map { ", why: \($0)" } ?? "")}\n")
  }

  @Sendable private static func unsourcedClaims(in subject: LintSubject) -> [Diagnostic] {
    subject.factors.filter { $0.factor.prior.sure > .low && $0.factor.sources.isEmpty }.map { touched in
      Diagnostic(
        code: "unsourced-claim", "The factor \(touched.factor.id) is sure of itself and names no source",
        at: subject.place(touched.path, "prior"),
        found: "sure: \(touched.factor.prior.sure.rawValue)", allowed: "a `source`, or sure: low")
    }
  }

  @Sendable private static func missingWhy(in subject: LintSubject) -> [Diagnostic] {
    subject.factors.filter { $0.factor.why == nil }.map { touched in
      Diagnostic(
        code: "missing-why", "The factor \(touched.factor.id) has no `why`", at: subject.place(touched.path),
        allowed: "one sentence on where its shape comes from")
    }
  }

  @Sendable private static func strongPriors(in subject: LintSubject) -> [Diagnostic] {
    subject.factors.filter { abs($0.factor.prior.logOdds) > 1 }.map { touched in
      Diagnostic(
        code: "strong-prior", "The prior of \(touched.factor.id) is very strong",
        at: subject.place(touched.path, "prior"),
        found: touched.factor.prior.logOdds.words, allowed: "-1 to 1")
    }
  }

  static let texts: [LintRule] = [
    .reading(
      "unknown-placeholder", "A placeholder that nothing fills in", why: "People would read its braces.",
      bad: "messages: {matched: \"As expected[, {nam}].\"}\n", good: "messages: {matched: \"As expected[, {name}].\"}\n"
    ),
    .reading(
      "placeholder-outside-brackets", "A placeholder that may be empty outside of brackets",
      why: "The sentence would have a hole.",
      bad: "messages: {matched: \"As expected, {name}.\"}\n",
      good: "messages: {matched: \"As expected[, {name}].\"}\n"),
    .reading(
      "unbalanced-brackets", "Square brackets that do not match",
      why: "There is no telling which part may be left out.",
      bad: "messages: {matched: \"As expected[, {name}.\"}\n", good: "messages: {matched: \"As expected[, {name}].\"}\n"
    ),
    .reading(
      "unbalanced-braces", "Braces that do not match", why: "The placeholder would not be seen as one.",
      bad: "messages: {matched: \"As expected[, {name].\"}\n", good: "messages: {matched: \"As expected[, {name}].\"}\n"
    ),
    .reading(
      "markup", "Markup in a text",
      why:
        """
        Texts go to terminals, pages and reports of others; a tag or a link in a pack from a stranger has no \
        business there.
        """,
      bad: "symptoms: {stinging: {name: \"<b>Stinging</b>\", scale: severity}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "hidden-character", "A character that is not seen", why: "It can turn text around, hide a word or move a cursor.",
      bad: "symptoms: {stinging: {name: \"Sting\\u202Eing\", scale: severity}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "too-long", "A text that is longer than a screen takes",
      why: "Names stand in rows and sentences in a line or three; nobody reads more there.",
      bad: LintRule.Example(
        "symptoms: {stinging: {name: \(String(repeating: "very ", count: 30))stinging, scale: severity}}\n"),
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "too-many-entries", "More of a thing than any condition has",
      why: "A list of thousands is a mistake, or meant to make the program slow.",
      bad: LintRule.Example("foods: {inflammatory: [\((1...2001).map { "food \($0)" }.joined(separator: ", "))]}\n"),
      good: "foods: {inflammatory: [moonfruit]}\n"),
    .reading(
      "yaml-1.1-trap", "A word that older YAML reads as something else",
      why: "`no`, `on` and `22:30` are false, true and 1350 to readers of YAML 1.1; quotes make every reader agree.",
      bad: "symptoms: {stinging: {name: Stinging, scale: severity, sites: [on, off]}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity, sites: [\"on\", \"off\"]}}\n"),
    .rule(
      "treatment-advice", "Advice on treatment",
      why: "A pack describes and forecasts; what to take, stop or do is between people and those who treat them.",
      severity: .always,
      bad: "messages: {tomorrow.high: Take your tablets early and you should rest.}\n",
      good: "messages: {tomorrow.high: Tomorrow may be one of the harder days.}\n", check: treatmentAdvice),
    .rule(
      "diagnosis", "A diagnosis", why: "The program knows what was logged, not what someone has.",
      severity: .unlessDraft,
      bad: "symptoms: {stinging: {name: Stinging, about: This means you have an illness., scale: severity}}\n",
      good: "symptoms: {stinging: {name: Stinging, about: Pain that stings., scale: severity}}\n", check: diagnoses),
  ]

  /// Phrases that tell people what to do about their illness, in the languages that ship; whole words, in any case.
  private static let advice: Set<String> = [
    "you should", "you must", "you need to", "make sure to", "try to", "stop taking", "start taking", "take your",
    "take a painkiller",
    "take painkillers", "take ibuprofen", "take paracetamol", "increase your dose", "reduce your dose", "your dose",
    "avoid eating",
    "avoid drinking", "do not eat", "don't eat", "eat more", "eat less", "drink more", "drink less", "we recommend",
    "is recommended",
    "we advise", "ask your doctor for", "sie sollten", "sie müssen", "nehmen sie", "vermeiden sie", "verzichten sie",
    "wir empfehlen",
    "essen sie", "trinken sie", "setzen sie",
  ]

  /// Phrases that tell people what they have.
  private static let diagnosing: Set<String> = [
    "means you have", "means that you have", "shows that you have", "you suffer from", "you are suffering from",
    "you are ill with",
    "bedeutet dass sie", "sie leiden an", "sie leiden unter",
  ]

  /// Finds the phrases that no text may hold.
  static let tellingPhrases = PhraseFinder(advice.sorted() + diagnosing.sorted())

  @Sendable private static func treatmentAdvice(in subject: LintSubject) -> [Diagnostic] {
    subject.tellingPhrases.filter { advice.contains($0.phrase) }.map { phrase, place in
      Diagnostic(
        code: "treatment-advice", "The text tells people what to do about their illness", at: place,
        found: shown(phrase),
        allowed: "what is seen, felt or likely")
    }
  }

  @Sendable private static func diagnoses(in subject: LintSubject) -> [Diagnostic] {
    subject.tellingPhrases.filter { diagnosing.contains($0.phrase) }.map { phrase, place in
      Diagnostic(
        code: "diagnosis", "The text tells people what they have", at: place, found: shown(phrase),
        allowed: "what is felt or seen")
    }
  }
}

extension RiskFactor.Confidence: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}

extension YAMLMapping {
  /// Calls `body` with every text in the mapping's values, but for those below some keys and below `x-` keys.
  func forEachText(leavingOut keys: [String], _ body: (String, YAMLMark) -> Void) {
    for entry in entries where !entry.key.isAuthorsKey && !keys.contains(entry.key) {
      entry.value.forEachText(leavingOut: keys, body)
    }
  }
}

extension YAMLNode {
  fileprivate func forEachText(leavingOut keys: [String], _ body: (String, YAMLMark) -> Void) {
    switch content {
    case .scalar(let scalar): if scalar.isText { body(scalar.text, mark) }
    case .sequence(let elements): for element in elements { element.forEachText(leavingOut: keys, body) }
    case .mapping(let mapping): mapping.forEachText(leavingOut: keys, body)
    }
  }
}
