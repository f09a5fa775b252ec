import TrackerCore

/// What packs say of getting help. No setting leaves any of it out.
extension Session {
  /// What an entry's answers call for, to be said when it is saved; empty for an entry without any.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func seekCare(
    for entry: Entry, of kind: any LogKind.Type, in journal: any JournalReading
  ) throws -> [SeekCareFlag] {
    try SeekCareJudge(session: self, journal: journal).flags(of: entry, kind).mostPressingFirst
  }

  /// What the answers of a day call for, to be said until the day ends: neither a better answer later in the day nor
  /// anything that is logged later for the days before takes any of it back.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func seekCare(on day: Day, in journal: any JournalReading) throws -> [SeekCareFlag] {
    let judge = SeekCareJudge(session: self, journal: journal)
    return try judge.flags(of: journal.entries(EntryQuery(days: day...day))).mostPressingFirst
  }

  /// What the entries of today call for that the action being written added, changed or brought back.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func seekCareBrought(to journal: any JournalWriting) throws -> [SeekCareFlag] {
    let brought = try journal.entries(EntryQuery(days: today...today)).filter { entry in
      try journal.entry(entry.id, after: journal.action - 1)?.revision != entry.revision
    }
    return try SeekCareJudge(session: self, journal: journal).flags(of: brought).mostPressingFirst
  }
}

/// Holds answers against what packs say of getting help.
private struct SeekCareJudge {
  let session: Session
  let journal: any JournalReading

  /// Days before in which a symptom that was as bad is not newly so.
  private static let daysStaying = 7

  private var context: EntryContext { session.person.entryContext }

  func flags(of entries: [Entry]) throws -> [SeekCareFlag] {
    try entries.flatMap { entry in
      try session.environment.registry.logKind(entry.kind).map { try flags(of: entry, $0) } ?? []
    }
  }

  func flags(of entry: Entry, _ kind: any LogKind.Type) throws -> [SeekCareFlag] {
    let answers = worstAnswers(in: kind.measures(of: entry, in: context))
    // Each pack speaks for its own condition, so that two may have something to say of one symptom.
    return try session.person.packs.flatMap(\.symptoms).flatMap { symptom -> [SeekCareFlag] in
      guard let answer = answers[symptom.id] else { return [] }
      return try (symptom.seekCare?.rules ?? []).filter { rule in
        guard rule.when.isMet(by: answer, on: symptom.scale) else { return false }
        return try !rule.when.isNewly || isNews(answer, to: symptom, rule.when, in: entry)
      }.map { SeekCareFlag(symptom: symptom.id, when: $0.when, level: $0.level, says: $0.says) }
    }
  }

  /// Whether an answer is news beside the week before it, as that stands now or as it stood when the entry was written:
  /// what was logged later silences nothing.
  private func isNews(_ answer: Double, to symptom: SymptomDefinition, _ when: SeekCare.When, in entry: Entry) throws
    -> Bool
  {
    let week = entry.day.advanced(by: -SeekCareJudge.daysStaying)...entry.day.advanced(by: -1)
    let now = try journal.totals(of: [symptom.metric], in: week).sorted { $0.day < $1.day }.map(\.value)
    if when.isNews(answer, after: now, on: symptom.scale) { return true }
    guard let action = try journal.firstAction(of: entry.id) else { return false }
    return when.isNews(answer, after: try worst(of: symptom, in: week, after: action), on: symptom.scale)
  }

  /// The worst answers of days as they stood once an action was done, the earliest first.
  private func worst(of symptom: SymptomDefinition, in days: ClosedRange<Day>, after action: Int64) throws -> [Double] {
    let entries = try entries(of: days, after: action)
    let worst = entries.reduce(into: [Day: Double]()) { worst, entry in
      let kind = session.environment.registry.logKind(entry.kind)
      guard let kind,
        let value = worstAnswers(in: kind.measures(of: entry, in: context))[symptom.id]
      else { return }
      worst[entry.day] = worst[entry.day].map { symptom.scale.worse($0, value) } ?? value
    }
    return worst.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The entries of days as they were once an action was done, those that were deleted or moved since among them.
  private func entries(of days: ClosedRange<Day>, after action: Int64) throws -> [Entry] {
    var earlier: [EntryID: Entry?] = [:]
    // The first change since holds what was there before it.
    for later in stride(from: action + 1, through: try journal.lastAction(), by: 1) {
      for case .entry(let id, let before, _) in try journal.changes(of: later) where earlier[id] == nil {
        earlier[id] = .some(before)
      }
    }
    let unchanged = try journal.entries(EntryQuery(days: days)).filter { earlier[$0.id] == nil }
    return unchanged + earlier.values.compactMap { $0 }.filter { days.contains($0.day) }
  }

  /// The answer of each symptom that is nearest the bad end of its scale.
  private func worstAnswers(in measures: [Measure]) -> [SymptomID: Double] {
    let scales = Dictionary(context.symptoms.map { ($0.id, $0.scale) }) { first, _ in first }
    return measures.reduce(into: [:]) { answers, measure in
      guard let id = SymptomID(of: measure.metric), let scale = scales[id] else { return }
      answers[id] = answers[id].map { scale.worse($0, measure.value) } ?? measure.value
    }
  }
}

extension SeekCare.When {
  /// Changes of so much are clear ones.
  private static let clearChange = 2.0

  /// Whether an answer on the scale meets it, whatever the days before were.
  fileprivate func isMet(by value: Double, on scale: Scale) -> Bool {
    switch self {
    case .newlyRed: scale.band(of: scale.nearestAnswer(to: value))?.colour == .red
    case .at(let threshold), .newlyAt(let threshold):
      !scale.isNone(value) && scale.worse(value, threshold) == value
    }
  }

  /// Whether an answer that meets it does so newly.
  ///
  /// - Parameter week: The days of the week before that were answered, the earliest first.
  fileprivate func isNews(_ answer: Double, after week: [Double], on scale: Scale) -> Bool {
    guard isNewly, let last = week.last, isMet(by: last, on: scale) else { return true }
    guard case .newlyAt = self else { return false }
    func isClearlyWorse(than value: Double) -> Bool {
      scale.worse(answer, value) == answer && abs(answer - value) >= SeekCare.When.clearChange
    }
    // What gets worse bit by bit is worse than all of the week.
    let tops = week.allSatisfy { $0 != answer && scale.worse(answer, $0) == answer }
    return isClearlyWorse(than: last) || (tops && week.contains(where: isClearlyWorse))
  }
}
