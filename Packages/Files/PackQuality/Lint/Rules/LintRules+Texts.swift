import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension LintRules {
  static let sources: [LintRule] = [
    .rule(
      "unsourced-claim", "A claim has no source",
      why: "`sure: moderate` or `sure: high` means that there are studies. Name at least one.",
      severity: .inClinical, bad: factor("prior: {log_odds: 0.2, sure: high}", why: guess),
      good: factor("prior: {log_odds: 0.2, sure: low}", why: guess),
      check: unsourcedClaims),
    .rule(
      "missing-why", "A factor does not say where its curve comes from",
      why: "Reviewers must know what comes from a study and what is an estimate.",
      severity: .onlyClinical,
      bad: factor("prior: {log_odds: 0.1, sure: low}", why: nil),
      good: factor("prior: {log_odds: 0.1, sure: low}", why: guess),
      check: missingWhy),
    .rule(
      "strong-prior", "A prior is stronger than anything diaries have shown",
      why: "A factor that more than triples the odds hides what the program learns about the person.",
      severity: .inClinical, bad: factor("prior: {log_odds: 1.5, sure: low}", why: guess),
      good: factor("prior: {log_odds: 0.3, sure: low}", why: guess),
      check: strongPriors),
    .reading(
      "invalid-reference", "A reference cannot be looked up",
      why: "Readers must be able to find the source.",
      bad: "references: {edwards-2008: {doi: pain.2008.01.025}}\n",
      good: "references: {edwards-2008: {doi: 10.1016/j.pain.2008.01.025}}\n"),
  ]

  private static let guess = "An estimate."

  /// A factor with a prior of its own, for examples.
  static func factor(_ keys: String, why: String?) -> LintRule.Example {
    LintRule.Example(
      """
      risk:\n  factors:\n    strain: {name: Strain, group: load, metric: symptom.mood, response: [[3, 20], [8, 0]], \
      \(keys),\n
      """
        + "      says: {raises: \"Your strain was {value}.\", lowers: leave_out}\(why.map { ", why: \($0)" } ?? "")}\n")
  }

  @Sendable private static func unsourcedClaims(in subject: LintSubject) -> [Diagnostic] {
    subject.factors.filter { $0.factor.prior.sure > .low && $0.factor.sources.isEmpty }.map { touched in
      Diagnostic(
        code: "unsourced-claim", "{factor} says {found} but names no source. Write a `source`, or sure: low",
        ["factor": quoted(touched.factor.id.rawValue)], at: subject.place(touched.path, "prior"),
        found: "sure: \(touched.factor.prior.sure.rawValue)")
    }
  }

  @Sendable private static func missingWhy(in subject: LintSubject) -> [Diagnostic] {
    subject.factors.filter { $0.factor.why == nil }.map { touched in
      Diagnostic(
        code: "missing-why", "{factor} has no `why`. Write one sentence on where its curve comes from",
        ["factor": quoted(touched.factor.id.rawValue)], at: subject.place(touched.path))
    }
  }

  @Sendable private static func strongPriors(in subject: LintSubject) -> [Diagnostic] {
    subject.factors.filter { abs($0.factor.prior.logOdds) > 1 }.map { touched in
      Diagnostic(
        code: "strong-prior", "The prior of {factor} is very strong: {found}. Write a number from -1 to 1",
        ["factor": quoted(touched.factor.id.rawValue)], at: subject.place(touched.path, "prior"),
        found: touched.factor.prior.logOdds.words)
    }
  }

  static let texts: [LintRule] = [
    .reading(
      "unknown-placeholder", "A placeholder does not exist", why: "People would see it with its braces.",
      bad: "messages: {matched: \"As expected[, {nam}].\"}\n", good: "messages: {matched: \"As expected[, {name}].\"}\n"
    ),
    .reading(
      "placeholder-outside-brackets", "A placeholder that can be empty is outside brackets",
      why: "The sentence would have a gap.",
      bad: "messages: {matched: \"As expected, {name}.\"}\n",
      good: "messages: {matched: \"As expected[, {name}].\"}\n"),
    .reading(
      "unbalanced-brackets", "Square brackets do not match",
      why: "The program cannot tell which part it may leave out.",
      bad: "messages: {matched: \"As expected[, {name}.\"}\n", good: "messages: {matched: \"As expected[, {name}].\"}\n"
    ),
    .reading(
      "unbalanced-braces", "Braces do not match", why: "People would see the braces of the placeholder.",
      bad: "messages: {matched: \"As expected[, {name].\"}\n", good: "messages: {matched: \"As expected[, {name}].\"}\n"
    ),
    .reading(
      "markup", "A text has markup",
      why: "Texts appear in terminals, pages and reports. A pack from a stranger must not bring tags or links.",
      bad: "symptoms: {stinging: {name: \"<b>Stinging</b>\", scale: severity}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "hidden-character", "A text has a character that nobody can see",
      why: "It can turn text around, hide a word or move the cursor.",
      bad: "symptoms: {stinging: {name: \"Sting\\u202Eing\", scale: severity}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "look-alike-letter", "A letter only looks like a Latin one",
      why: "An “а” of the Cyrillic alphabet looks like an “a”. A name with it is another name, and nobody sees why.",
      bad: "check_in: [pain]\nfl\u{430}re: {at_least: 6}\n", good: "check_in: [pain]\nflare: {at_least: 6}\n"),
    .reading(
      "too-long", "A text is too long for a screen",
      why: "Names must fit in rows, and sentences in three lines.",
      bad: LintRule.Example(
        "symptoms: {stinging: {name: \(String(repeating: "very ", count: 30))stinging, scale: severity}}\n"),
      good: "symptoms: {stinging: {name: Stinging, scale: severity}}\n"),
    .reading(
      "yaml-1.1-trap", "Older YAML reads a word as something else",
      why: "YAML 1.1 reads `no` as false, `on` as true and `22:30` as 1350. With quotes, all programs agree.",
      bad: "symptoms: {stinging: {name: Stinging, scale: severity, sites: [on, off]}}\n",
      good: "symptoms: {stinging: {name: Stinging, scale: severity, sites: [\"on\", \"off\"]}}\n"),
    .rule(
      "split-sentence", "A comma splits a sentence into two entries",
      why: "Between brackets a comma ends a text, so readers get two pieces. In quotes the sentence stays whole.",
      severity: .unlessDraft,
      bad: "made: [Everything here is an estimate, as nobody has measured it.]\n",
      good: "made: [\"Everything here is an estimate, as nobody has measured it.\"]\n",
      check: splitSentences),
    .rule(
      "treatment-advice", "A text gives advice on treatment",
      why: "A pack describes and forecasts. People decide about treatment with those who treat them.",
      severity: .always, isJudgement: true,
      bad: "messages: {tomorrow.high: Take your tablets early. You should rest.}\n",
      good: "messages: {tomorrow.high: High chance of a flare tomorrow.}\n",
      check: { $0.tellingTexts.treatmentAdvice }),
    .rule(
      "diagnosis", "A text gives a diagnosis",
      why: "The program knows what people log, not which illness they have.",
      severity: .unlessDraft,
      bad: "symptoms: {stinging: {name: Stinging, about: This means you have an illness., scale: severity}}\n",
      good: "symptoms: {stinging: {name: Stinging, about: Pain that stings., scale: severity}}\n",
      check: { $0.tellingTexts.diagnoses }),
  ]
}

extension LintRules {
  @Sendable fileprivate static func splitSentences(in subject: LintSubject) -> [Diagnostic] {
    (subject.tree["made"]?.sequence ?? []).splitSentences.map { node in
      Diagnostic(
        code: "split-sentence", "“{found}” is the rest of the sentence before. Put the whole sentence in quotes",
        at: Place(node.mark), found: shown(node.scalar?.text ?? ""))
    }
  }
}

extension RiskFactor.Confidence: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}
