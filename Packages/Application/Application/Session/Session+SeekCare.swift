import TrackerCore

/// What packs say of getting help. No setting leaves any of it out.
extension Session {
  /// Days before in which a symptom that was as bad is not newly so.
  private static let daysStaying = 7

  /// What answers call for, the most urgent first.
  ///
  /// - Parameters:
  ///   - answers: What was answered; what is absent is unknown, and nothing is said of it.
  ///   - journal: With the days before, which tell whether a symptom has been as bad within the week.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func seekCare(
    _ answers: [SymptomID: Double], on day: Day, in journal: any JournalReading
  ) throws -> [SeekCareFlag] {
    // Each pack speaks for its own condition, so that two may have something to say of one symptom.
    let met = person.packs.flatMap(\.symptoms).flatMap {
      symptom -> [(symptom: SymptomDefinition, rule: SeekCare.Rule)] in
      guard let answer = answers[symptom.id] else { return [] }
      return (symptom.seekCare?.rules ?? []).filter { $0.when.isMet(by: answer, on: symptom.scale) }
        .map { (symptom, $0) }
    }
    let asking = Set(met.filter { $0.rule.when.isNewly }.map(\.symptom.metric))
    let week = day.advanced(by: -Session.daysStaying)...day.advanced(by: -1)
    let totals = asking.isEmpty ? [] : try journal.totals(of: asking, in: week)
    let before = Dictionary(totals.sorted { $0.day < $1.day }.map { ($0.metric, $0.value) }) { $1 }
    return met.filter { symptom, rule in
      guard rule.when.isNewly, let value = before[symptom.metric] else { return true }
      return !rule.when.isMet(by: value, on: symptom.scale)
    }.map { SeekCareFlag(symptom: $0.symptom.id, level: $0.rule.level, says: $0.rule.says) }.mostPressingFirst
  }

  /// What an entry's answers call for, to be said when it is saved; empty for an entry without any.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func seekCare(
    for entry: Entry, of kind: any LogKind.Type, in journal: any JournalReading
  ) throws -> [SeekCareFlag] {
    let measures = kind.measures(of: entry, in: person.entryContext)
    return try seekCare(worstAnswers(in: measures), on: entry.day, in: journal)
  }

  /// What the answers of a day call for, to be said until the day ends: a better answer later in the day takes none of
  /// it back.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func seekCare(on day: Day, in journal: any JournalReading) throws -> [SeekCareFlag] {
    let context = person.entryContext
    let measures = try journal.entries(EntryQuery(days: day...day)).flatMap { entry in
      environment.registry.logKind(entry.kind)?.measures(of: entry, in: context) ?? []
    }
    return try seekCare(worstAnswers(in: measures), on: day, in: journal)
  }

  /// The answer of each symptom that is nearest the bad end of its scale.
  private func worstAnswers(in measures: [Measure]) -> [SymptomID: Double] {
    let scales = Dictionary(person.entryContext.symptoms.map { ($0.id, $0.scale) }) { first, _ in first }
    return measures.reduce(into: [:]) { answers, measure in
      guard let id = SymptomID(of: measure.metric), let scale = scales[id] else { return }
      answers[id] = answers[id].map { scale.worse($0, measure.value) } ?? measure.value
    }
  }
}

extension SeekCare.When {
  /// Whether an answer on the scale meets it, whatever the days before were.
  fileprivate func isMet(by value: Double, on scale: Scale) -> Bool {
    switch self {
    case .newlyRed: scale.band(of: scale.nearestAnswer(to: value))?.colour == .red
    case .at(let threshold), .newlyAt(let threshold):
      !scale.isNone(value) && scale.worse(value, threshold) == value
    }
  }
}
