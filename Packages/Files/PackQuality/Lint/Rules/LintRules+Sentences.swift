import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

extension LintRules {
  /// The sentences of factors.
  static let sentences: [LintRule] = [
    .rule(
      "one-sided-reason", "A factor has no sentence for one direction",
      why:
        """
        A reason must say why the chance is high or low. “Sleep: no” or a bare number does not. Write a sentence, or \
        `leave_out` where there is nothing to say.
        """,
      severity: .onlyClinical, bad: factor(says: "{raises: \"\(raises)\"}"),
      good: factor(says: "{raises: \"\(raises)\", lowers: leave_out}"), check: oneSided),
    .rule(
      "never-said", "A sentence is for a direction that its factor never has",
      why: "Nobody would ever read it. A compound can only raise the chance.",
      severity: .unlessDraft,
      bad: factor(curve: "[[3, 20], [8, 5]]", says: "{raises: \"\(raises)\", lowers: \"\(lowers)\"}"),
      good: factor(says: "{raises: \"\(raises)\", lowers: \"\(lowers)\"}"), check: neverSaid),
    .rule(
      "no-sentence", "A reason is not a sentence",
      why: "People read each reason on its own, so it must be a whole sentence.",
      severity: .unlessDraft, bad: factor(says: "{raises: \"mood {value}\", lowers: leave_out}"),
      good: factor(says: "{raises: \"\(raises)\", lowers: leave_out}"), check: noSentence),
    .rule(
      "day-first", "A sentence begins with the placeholder of a day",
      why: "The sentence would begin with a small letter: “today” or “gestern”.", severity: .unlessDraft,
      bad: factor(says: "{raises: \"{on_day} your mood was {value} out of 10.\", lowers: leave_out}"),
      good: factor(says: "{raises: \"\(raises)\", lowers: leave_out}"), check: dayFirst),
    .rule(
      "other-day", "A sentence names a day that its factor does not use",
      why: "With `lag: 1d`, the factor uses yesterday’s meals. “You had a large meal today” would be wrong.",
      severity: .unlessDraft, bad: factor("lag: 1d", says: "{raises: \"\(raises)\", lowers: leave_out}"),
      good: factor(
        "lag: 1d", says: "{raises: \"Your mood was {value} out of 10 {day_before}.\", lowers: leave_out}"),
      check: otherDay),
  ]

  /// What symptoms say of getting help.
  static let seekCare: [LintRule] = [
    .reading(
      "threshold-off-scale", "A `seek_care` is for a value that the scale does not have",
      why: "Nobody can choose that value, so the advice would never appear.",
      bad: care("{when: {newly_at: 11}, level: soon, says: See a doctor soon if it spreads.}"),
      good: care("{when: {newly_at: 8}, level: soon, says: See a doctor soon if it spreads.}")),
    .rule(
      "help-not-first", "A `seek_care` does not begin with what to do",
      why: "On a bad day, people read only the first words. Say first what to do, then name the signs.",
      severity: .inClinical,
      bad: care("{level: now, says: A sign that spreads is something to have looked at.}"),
      good: care("{level: now, says: Get medical help straight away if it spreads.}"), check: helpNotFirst),
  ]

  private static let raises = "Your mood was {value} out of 10 {on_day}."
  private static let lowers = "Your mood was good {on_day}: {value} out of 10."

  /// A factor with sentences of its own, for examples.
  private static func factor(
    _ keys: String = "", curve: String = "[[3, 20], [8, 0]]", says: String
  ) -> LintRule.Example {
    LintRule.Example(
      """
      risk:\n  factors:\n    strain: {name: Strain, group: load, metric: symptom.mood, response: \(curve), \
      prior: {log_odds: 0.1, sure: low},\n      \(keys.isEmpty ? "" : keys + ", ")says: \(says), why: An estimate.}\n
      """)
  }

  private static func care(_ rule: String) -> LintRule.Example {
    LintRule.Example(
      "symptoms:\n  stinging:\n    name: Stinging\n    scale: severity\n    seek_care:\n      - \(rule)\n")
  }

  @Sendable private static func oneSided(in subject: LintSubject) -> [Diagnostic] {
    subject.factors.filter { subject.touches($0.path) }.compactMap { touched -> Diagnostic? in
      let factor = touched.factor
      let missing: [String]
      switch factor.says {
      case .plain: missing = PackKeys.says
      case .sentences(let raises, let lowers):
        missing = [
          raises == nil && factor.canRaise ? "raises" : nil, lowers == nil && factor.canLower ? "lowers" : nil,
        ].compactMap { $0 }
      }
      guard !missing.isEmpty else { return nil }
      return Diagnostic(
        code: "one-sided-reason", "{factor} has no sentence for {missing}. Write {allowed}",
        ["factor": quoted(factor.id.rawValue), "missing": .allOf(missing.map(quoted))],
        at: subject.place(touched.path, "says"), allowed: "a sentence, or leave_out")
    }
  }

  @Sendable private static func neverSaid(in subject: LintSubject) -> [Diagnostic] {
    sentences(in: subject).filter { $0.direction == "raises" ? !$0.factor.canRaise : !$0.factor.canLower }.map { said in
      Diagnostic(
        code: "never-said",
        said.direction == "raises"
          ? "{factor} never raises the chance, so nobody reads this sentence. Delete it"
          : "{factor} never lowers the chance, so nobody reads this sentence. Delete it",
        ["factor": quoted(said.factor.id.rawValue)], at: said.place)
    }
  }

  @Sendable private static func noSentence(in subject: LintSubject) -> [Diagnostic] {
    sentences(in: subject).filter { said in
      said.text.first.map { $0.isLowercase } ?? true || said.text.last.map { !".]".contains($0) } ?? true
    }.map { said in
      Diagnostic(
        code: "no-sentence", "“{found}” is not a sentence. Start it with a capital letter, and end it with a full stop",
        at: said.place, found: shown(said.text))
    }
  }

  @Sendable private static func dayFirst(in subject: LintSubject) -> [Diagnostic] {
    sentences(in: subject).filter { said in
      let starts = said.text.split(separator: ".").map { $0.drop { $0 == " " || $0 == "[" } }
      return FactorWords.placeholdersOfTime.contains { time in starts.contains { $0.hasPrefix("{\(time)}") } }
    }.map { said in
      Diagnostic(
        code: "day-first", "“{found}” starts with a placeholder of a day. Start it with other words", at: said.place,
        found: shown(said.text))
    }
  }

  @Sendable private static func otherDay(in subject: LintSubject) -> [Diagnostic] {
    sentences(in: subject).compactMap { said -> Diagnostic? in
      guard case .response(let window, _) = said.factor.rule else { return nil }
      let right = window.over > 1 ? [] : window.lag == 0 ? ["on_day", "night"] : window.lag == 1 ? ["day_before"] : []
      let times = MessageTemplate(said.text).placeholders.filter(FactorWords.placeholdersOfTime.contains)
      guard let wrong = times.first(where: { !right.contains($0) }) else { return nil }
      return Diagnostic(
        code: "other-day", "{factor} does not use the day {found}. Write {allowed}",
        ["factor": quoted(said.factor.id.rawValue)], at: said.place, found: "{\(wrong)}",
        allowed: right.isEmpty ? "the days in words" : .anyOf(right.map { .verbatim("{\($0)}") }))
    }
  }

  private typealias Said = (factor: RiskFactor, direction: String, text: String, place: Place?)

  /// The sentences that the pack's own files give, in its language and in others.
  private static func sentences(in subject: LintSubject) -> [Said] {
    let trees = [subject.tree] + subject.locales.map(\.tree)
    return trees.flatMap { tree -> [Said] in
      let factors = tree["risk"]?.mapping?["factors"]?.mapping
      return subject.pack.risk.factors.flatMap { factor -> [Said] in
        let says = factors?[factor.id.rawValue]?.mapping?["says"]?.mapping
        return PackKeys.says.flatMap { direction -> [Said] in
          guard let node = says?[direction] else { return [] }
          let forms = node.mapping?.entriesOfFormat.map(\.value) ?? [node]
          return forms.compactMap { form in
            guard let text = form.scalar?.text, text != FactorSentence.leftOutWord, !form.isNull else { return nil }
            return (factor, direction, text, Place(form.mark))
          }
        }
      }
    }
  }

  /// How a sentence begins that says what to do, by level and language. In other languages it is not looked at.
  private static let firstWords: [String: [SeekCare.Level: [String]]] = [
    "en": [
      .ambulance: ["Call "], .now: ["Get medical help", "Get help", "Call ", "Go to "],
      .today: ["See a doctor today", "Get medical advice today", "Call your doctor today", "See your doctor today"],
      .soon: ["See a doctor", "See your doctor", "See a dentist", "Tell your doctor", "Talk to "],
    ],
    "de": [
      .ambulance: ["Rufen Sie "], .now: ["Holen Sie sofort ", "Rufen Sie ", "Gehen Sie sofort "],
      .today: ["Gehen Sie heute ", "Gehen Sie noch heute ", "Holen Sie sich heute ", "Rufen Sie heute "],
      .soon: ["Gehen Sie ", "Sagen Sie ", "Sprechen Sie "],
    ],
  ]

  @Sendable private static func helpNotFirst(in subject: LintSubject) -> [Diagnostic] {
    let trees = [(tag: "en", tree: subject.tree)] + subject.locales.map { (tag: $0.tag, tree: $0.tree) }
    return trees.flatMap { tag, tree -> [Diagnostic] in
      guard let byLevel = firstWords[String(tag.prefix { $0 != "-" })] else { return [] }
      let ofSymptoms = subject.pack.symptoms.map { symptom in
        (tree["symptoms"]?.mapping?[symptom.id.rawValue]?.mapping?["seek_care"], symptom.seekCare?.rules ?? [])
      }
      let ofMetrics = (subject.pack.metricCare ?? []).map { care in
        (tree["seek_care"]?.mapping?[care.metric.rawValue], care.seekCare.rules)
      }
      return (ofSymptoms + ofMetrics).flatMap { node, rules -> [Diagnostic] in
        guard let node else { return [] }
        let texts = (node.sequence ?? [node]).map { $0.mapping?["says"] ?? $0 }
        // Of a list with faults, there is no telling which rule is which.
        guard texts.count == rules.count else { return [] }
        return zip(texts, rules).compactMap { text, rule in
          let beginnings = byLevel[rule.level] ?? []
          guard let said = text.scalar?.text, !beginnings.contains(where: said.hasPrefix) else { return nil }
          return Diagnostic(
            code: "help-not-first", "“{found}” does not start with what to do. For {level}, start with {allowed}",
            ["level": quoted(rule.level.rawValue)], at: Place(text.mark), found: shown(said),
            allowed: .anyOf(beginnings.map { .verbatim("“\($0.trimmingSpaces)…”") }))
        }
      }
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String { last == " " ? String(dropLast()) : self }
}
