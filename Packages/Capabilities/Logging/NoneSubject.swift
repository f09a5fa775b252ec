import TrackerApplication
import TrackerCore

/// Finds what a word says that there was none of: all of a kind of entry, or one metric.
struct NoneSubject {
  let session: Session
  let journal: any JournalReading

  private var context: EntryContext { session.person.entryContext }
  private var kinds: [LogKindDefinition] { session.environment.registry.logKinds.all.map { $0.definition } }

  /// - Throws: `Failure` (`validation`) for what a none says nothing of: scales, sleep, single types of exercise.
  func payload(for subject: String) throws -> Payload {
    let word = subject.metricWord
    if let family = try family(of: word, subject) { return family }
    if let kind = kind(of: word) { return try none(of: subject, kind: kind) }
    if context.symptom(named: subject) != nil {
      throw refusal(
        "no-symptom", "A symptom is answered on its scale", allowed: "symptoms check-in, or symptoms log symptom")
    }
    if let group = context.foodGroups.first(where: { $0.id.rawValue == word }) {
      return none(of: subject, metric: group.metric)
    }
    if ActivityKind.types.contains(word) { return none(of: subject, metric: MetricID("activity.\(word)_minutes")) }
    if try isKnown(word, "medication.") { return none(of: subject, metric: MetricID("medication.\(word)")) }
    if try isKnown(word, "intake.") { return none(of: subject, metric: MetricID("intake.\(word)")) }
    if let metric = metric(of: word) { return try none(of: subject, metric: metric) }
    try refuseTypes(word)
    if let near = nearestMatch(to: word, among: kinds.filter(\.hasNone).map(\.id.rawValue)) {
      throw refusal("unknown-word", "This looks like a kind of entry with a slip", nearest: near)
    }
    return none(of: subject, metric: MetricID("intake.\(word)"))
  }

  /// `food omelette`, `medication ibuprofen`: the kind says which family the rest is a word of.
  private func family(of word: String, _ subject: String) throws -> Payload? {
    let families = [
      "food": "intake.", "drink": "intake.", "drinks": "intake.", "medication": "medication.",
      "medicine": "medication.",
    ]
    let parts = word.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let prefix = families[String(parts[0])], !(try isKnown(word, "intake.")) else { return nil }
    return none(
      of: subject.split(separator: " ", maxSplits: 1).last.map(String.init) ?? subject,
      metric: MetricID("\(prefix)\(parts[1])"))
  }

  private func kind(of word: String) -> LogKindDefinition? {
    kinds.first { $0.id.rawValue == word || $0.name.metricWord == word || "\($0.id)s" == word }
  }

  private func none(of subject: String, kind: LogKindDefinition) throws -> Payload {
    guard kind.hasNone else {
      throw refusal("no-none", "Of \(kind.name) there is no none", allowed: NoneSubject.allowed)
    }
    var payload = Payload()
    payload[NoneKind.subject] = subject
    payload[NoneKind.kind] = kind.id.rawValue
    return payload
  }

  private func none(of subject: String, metric: MetricID) -> Payload {
    var payload = Payload()
    payload[NoneKind.subject] = subject
    payload[NoneKind.metric] = metric.rawValue
    return payload
  }

  /// The stored metric of a name, singular or plural: `naps`, `stress`.
  private func metric(of word: String) -> MetricDefinition? {
    func stem(_ text: String) -> String {
      text.hasSuffix("s") && !text.hasSuffix("ss") ? String(text.dropLast()) : text
    }
    return session.person.catalogue.definitions.first { $0.derivation == nil && stem($0.name.metricWord) == stem(word) }
  }

  private func none(of subject: String, metric: MetricDefinition) throws -> Payload {
    guard case .noneOnKeptDays = metric.absence else {
      throw refusal("no-none", "\(metric.name) is a number of its own, not a none", allowed: NoneSubject.allowed)
    }
    return none(of: subject, metric: metric.id)
  }

  /// One type of something is not counted by itself.
  private func refuseTypes(_ word: String) throws {
    for kind in kinds {
      for case .choice(let choices) in kind.fields.map(\.shape)
      where choices.contains(where: { $0.id == word || $0.aliases.contains(word) }) {
        throw refusal("no-none", "A none of one word of \(kind.name) is not counted", allowed: NoneSubject.allowed)
      }
    }
  }

  private func isKnown(_ word: String, _ prefix: String) throws -> Bool {
    try journal.metrics(withPrefix: prefix).contains { $0.metric.rawValue == prefix + word }
  }

  private static let allowed =
    """
    exercise, food, activity, medication, naps, a type of activity, a food or a medicine; sleep as symptoms log rest \
    0h, scales in check-ins
    """

  private func refusal(_ code: String, _ message: String, allowed: String? = nil, nearest: String? = nil) -> Failure {
    Failure.invalid([Diagnostic(code: code, message, allowed: allowed, nearest: nearest)])
  }
}

extension LogKindDefinition {
  /// Whether "none of it" says something: its days are kept, and it is not sleep.
  fileprivate var hasNone: Bool { keepsDay && hasCommand && !countsForMorning }
}
