import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

extension LintRules {
  /// What is worth knowing about a day.
  static let insights: [LintRule] = [
    .reading(
      "not-one-comparison", "An insight compares with nothing, or with several things",
      why: "One sentence can only tell one comparison.", bad: insight("when: {}"),
      good: insight("when: {at_least: 8}")),
    .reading(
      "unknown-insight", "A scenario names an insight that the pack does not have",
      why: "The scenario could never pass, or never fail.",
      bad: LintRule.Example(
        goodDay("insights: [good-mod]"), file: "scenarios/mood.yaml", pack: insight("when: {at_least: 8}").text),
      good: LintRule.Example(
        goodDay("insights: [good-mood]"), file: "scenarios/mood.yaml", pack: insight("when: {at_least: 8}").text)),
    .rule(
      "insight-id-taken", "An insight has the id of one that the program brings",
      why: "People mute an insight by its id. Of two with the same id, only the program's would be said.",
      severity: .always, bad: insight("when: {at_least: 8}", id: "steady-mood"), good: insight("when: {at_least: 8}"),
      check: idTaken),
    .rule(
      "insight-always", "An insight would speak every day",
      why: "What is said every day is soon read no more, and hides what is new.", severity: .unlessDraft,
      bad: insight("when: {at_least: 1}"), good: insight("when: {at_least: 8}"), check: alwaysTrue),
    .rule(
      "insight-never", "An insight can never speak", why: "Nobody would ever read it.", severity: .unlessDraft,
      bad: insight("when: {at_most: 0}"), good: insight("when: {at_most: 3}"), check: neverTrue),
    .rule(
      "insight-every-day", "An insight may repeat itself the next day",
      why: "A rule that speaks on many days in a row takes the place of others.", severity: .unlessDraft,
      bad: insight("when: {at_least: 8}", period: "1d"), good: insight("when: {at_least: 8}"), check: everyDay),
    .rule(
      "insight-claims-cause", "An insight says that two things go together",
      why:
        """
        An insight states a number and what it is compared with. What goes together is for a test against luck to say.
        """,
      severity: .always, bad: insight("when: {at_least: 8}", says: "Your mood was {value} because you slept well."),
      good: insight("when: {at_least: 8}"), check: claimsCause),
  ]

  /// A pack with one insight, for examples.
  private static func insight(
    _ when: String, period: String = "7d", says: String = "Your mood was {value} out of 10.", id: String = "good-mood"
  ) -> LintRule.Example {
    LintRule.Example(
      """
      insights:\n  \(id): {metric: symptom.mood, \(when), says: "\(says)", period: \(period), category: mood, \
      priority: 2}\n
      """)
  }

  /// A file with one scenario, for examples.
  private static func goodDay(_ expectation: String) -> String {
    """
    pack: example\nstart: 2026-03-02\nscenarios:
      - {name: a good day, journal: {symptom.mood: 9}, expect: [{day: 1, \(expectation)}]}\n
    """
  }

  /// The pack's own insights.
  private static func own(_ subject: LintSubject) -> [(insight: PackInsight, path: String)] {
    (subject.pack.insights ?? []).map { ($0, "insights.\($0.id)") }.filter { subject.touches($0.1) }
  }

  @Sendable private static func idTaken(in subject: LintSubject) -> [Diagnostic] {
    own(subject).filter { subject.insightIDs.contains($0.insight.id) }.map { insight, path in
      Diagnostic(
        code: "insight-id-taken", "The program already has an insight {insight}. Use another id",
        ["insight": quoted(insight.id)], at: subject.place(path), found: shown(insight.id))
    }
  }

  /// What the value of a window can be; nil where that is more than the metric's range, as of sums over days.
  private static func range(of insight: PackInsight, in subject: LintSubject) -> ClosedRange<Double>? {
    guard let traits = subject.catalogue.traits(of: insight.window.metric) else { return nil }
    switch insight.window.take {
    case .metricsOwn where insight.window.over == 1 || [.mean, .max, .min, .last].contains(traits.foldOverDays):
      return traits.range
    case .fold(let fold) where [.mean, .max, .min, .last].contains(fold): return traits.range
    case .worst: return traits.range
    case .daysAtLeast, .run, .fold(.count): return 0...Double(insight.window.over)
    case .metricsOwn, .fold: return nil
    }
  }

  @Sendable private static func alwaysTrue(in subject: LintSubject) -> [Diagnostic] {
    own(subject).compactMap { insight, path in
      guard let range = range(of: insight, in: subject) else { return nil }
      let isAlways: Bool
      switch insight.comparison {
      case .atLeast(let least): isAlways = least <= range.lowerBound
      case .atMost(let most): isAlways = most >= range.upperBound
      case .aboveDayBefore, .belowDayBefore, .aboveUsual, .belowUsual: isAlways = false
      }
      guard isAlways else { return nil }
      return Diagnostic(
        code: "insight-always", "{insight} is true of every value of {metric}. Write another number",
        ["insight": quoted(insight.id), "metric": quoted(insight.window.metric.rawValue)],
        at: subject.place(path, "when"), found: insight.comparison.amount.words, allowed: .range(range))
    }
  }

  @Sendable private static func neverTrue(in subject: LintSubject) -> [Diagnostic] {
    own(subject).compactMap { insight, path in
      guard let range = range(of: insight, in: subject) else { return nil }
      let isNever: Bool
      switch insight.comparison {
      case .atLeast(let least): isNever = least > range.upperBound
      case .atMost(let most): isNever = most < range.lowerBound
      case .aboveDayBefore(let by), .belowDayBefore(let by), .aboveUsual(let by), .belowUsual(let by):
        isNever = by > range.upperBound - range.lowerBound
      }
      guard isNever else { return nil }
      return Diagnostic(
        code: "insight-never", "{insight} is true of no value of {metric}. Write another number",
        ["insight": quoted(insight.id), "metric": quoted(insight.window.metric.rawValue)],
        at: subject.place(path, "when"), found: insight.comparison.amount.words, allowed: .range(range))
    }
  }

  @Sendable private static func everyDay(in subject: LintSubject) -> [Diagnostic] {
    own(subject).filter { $0.insight.period < 2 }.map { insight, path in
      Diagnostic(
        code: "insight-every-day", "{insight} may be said every day. Write a period of 2d or more",
        ["insight": quoted(insight.id)], at: subject.place(path, "period"), found: "\(insight.period)d")
    }
  }

  /// Words that join two things, in the languages that ship; whole words, in any case.
  private static let joining = PhraseFinder([
    "because", "because of", "due to", "caused by", "causes", "leads to", "led to", "thanks to", "therefore",
    "is linked to", "goes with", "go together", "triggers", "triggered", "helps", "helped", "weil", "wegen", "deshalb",
    "dadurch", "verursacht", "ausgelöst", "löst aus", "führt zu", "führte zu", "hilft", "hat geholfen", "dank",
  ])

  @Sendable private static func claimsCause(in subject: LintSubject) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for tree in [subject.tree] + subject.locales.map({ $0.tree }) {
      for entry in tree["insights"]?.mapping?.entriesOfFormat ?? [] {
        guard let says = entry.value.mapping?["says"], let text = says.scalar?.text else { continue }
        found += joining.found(in: text).map { phrase in
          Diagnostic(
            code: "insight-claims-cause",
            "“{found}” joins two things. Write only a number and what it is compared with",
            at: Place(says.mark), found: shown(phrase))
        }
      }
    }
    return found
  }
}
