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
private final class SeekCareJudge {
  let session: Session
  let journal: any JournalReading
  /// What was read of days for rules that look at several things of one.
  private var days: [Day: [Entry]] = [:]

  init(session: Session, journal: any JournalReading) {
    self.session = session
    self.journal = journal
  }

  private lazy var context: EntryContext = session.person.entryContext

  func flags(of entries: [Entry]) throws -> [SeekCareFlag] {
    try entries.flatMap { entry in
      try session.environment.registry.logKind(entry.kind).map { try flags(of: entry, $0) } ?? []
    }
  }

  func flags(of entry: Entry, _ kind: any LogKind.Type) throws -> [SeekCareFlag] {
    let measured = Set(measures(of: entry).map(\.metric))
    guard !measured.isEmpty else { return [] }
    // Each pack speaks for its own condition, so that two may have something to say of one symptom.
    return try session.person.packs.flatMap { pack in
      try SeekCareSubject.all(of: pack, in: session.person.catalogue).flatMap { subject -> [SeekCareFlag] in
        try subject.rules.filter { rule in
          try isMet(rule.when, by: entry, measuring: measured, for: subject, of: pack)
        }.map { SeekCareFlag(symptom: subject.name, when: $0.when, level: $0.level, says: $0.says) }
      }
    }
  }

  /// Whether an entry meets a rule: by its own answer, or by what the rule looks at beside an answer of the same day.
  private func isMet(
    _ when: SeekCare.When, by entry: Entry, measuring measured: Set<MetricID>, for subject: SeekCareSubject,
    of pack: ConditionPack
  ) throws -> Bool {
    let answers = measured.contains(subject.metric)
    guard answers || when.with.keys.contains(where: measured.contains) else { return false }
    // The other answers of the day count where this entry brings what stands beside them.
    let answering = answers ? [entry] : try entries(beside: entry)
    let isMet = try answering.contains { entry in
      guard var answer = worst(of: subject, in: [entry]) else { return false }
      if subject.isSum { answer = try worst(of: subject, in: [entry] + entries(beside: entry)) ?? answer }
      guard when.isMet(by: answer, on: subject.scale) else { return false }
      if !when.sites.isEmpty {
        guard let symptom = subject.symptom, let site = entry.payload[LoggedSymptom.site],
          pack.names(when.sites, of: symptom, in: site)
        else { return false }
      }
      return try !when.isNewly || isNews(answer, to: subject, when, in: entry)
    }
    return try isMet && when.with.allSatisfy { try reaches($0.value, $0.key, beside: entry) }
  }

  /// Whether a metric is at a value on an entry's day, or nearer its bad end: as a total, or by one entry alone.
  private func reaches(_ threshold: Double, _ metric: MetricID, beside entry: Entry) throws -> Bool {
    let worse =
      context.symptoms.first { $0.metric == metric }?.scale.worse
      ?? session.person.catalogue[metric]?.direction
    let catalogue = session.person.catalogue
    let total = try journal.dayTable([metric: 0], on: entry.day...entry.day, catalogue: catalogue)[metric, entry.day]
    let single = try (entries(beside: entry) + [entry]).flatMap(measures).filter { $0.metric == metric }.map(\.value)
    return ([total.number].compactMap { $0 } + single).contains { SeekCare.When.reaches($0, threshold, worse: worse) }
  }

  /// The other entries of an entry's day.
  private func entries(beside entry: Entry) throws -> [Entry] {
    let all = try days[entry.day] ?? journal.entries(EntryQuery(days: entry.day...entry.day))
    days[entry.day] = all
    return all.filter { $0.id != entry.id }
  }

  /// What an entry measures, also as the metrics that count what was stored under another id before.
  private func measures(of entry: Entry) -> [Measure] {
    let stored = session.environment.registry.logKind(entry.kind)?.measures(of: entry, in: context) ?? []
    return stored
      + stored.flatMap { measure in
        (successors[measure.metric] ?? []).map { id, former in
          Measure(id, former.value(of: measure.value), fold: measure.fold, rank: measure.rank)
        }
      }
  }

  /// By the id under which they were stored before, the metrics that packs say something of.
  private lazy var successors: [MetricID: [(id: MetricID, former: MetricDefinition.Former)]] = {
    let catalogue = session.person.catalogue
    let subjects = session.person.packs.flatMap { SeekCareSubject.all(of: $0, in: catalogue) }
    let named = Set(subjects.flatMap { [$0.metric] + $0.rules.flatMap(\.when.with.keys) })
    let former = named.flatMap { id in (catalogue[id]?.formerly ?? []).map { (id: id, former: $0) } }
    return Dictionary(grouping: former) { $0.former.id }
  }()

  /// Whether an answer is news beside the week before it, as that stands now or as it stood when the entry was written:
  /// what was logged later silences nothing.
  private func isNews(_ answer: Double, to subject: SeekCareSubject, _ when: SeekCare.When, in entry: Entry) throws
    -> Bool
  {
    let week = entry.day.advanced(by: -SeekCare.When.daysStaying)...entry.day.advanced(by: -1)
    let table = try journal.dayTable([subject.metric: 0], on: week, catalogue: session.person.catalogue)
    let now = week.compactMap { table[subject.metric, $0].number }
    if when.isNews(answer, after: now, on: subject.scale) { return true }
    guard let action = try journal.firstAction(of: entry.id) else { return false }
    return when.isNews(answer, after: try worst(of: subject, in: week, after: action), on: subject.scale)
  }

  /// The worst answers of days as they stood once an action was done, the earliest first.
  private func worst(of subject: SeekCareSubject, in days: ClosedRange<Day>, after action: Int64) throws -> [Double] {
    let entries = Dictionary(grouping: try entries(of: days, after: action), by: \.day)
    return entries.sorted { $0.key < $1.key }.compactMap { worst(of: subject, in: $0.value) }
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

  /// The answer of entries that is nearest the bad end, or their sum; nil where they have none.
  private func worst(of subject: SeekCareSubject, in entries: [Entry]) -> Double? {
    let values = entries.flatMap(measures).filter { $0.metric == subject.metric }.map(\.value)
    guard let first = values.first else { return nil }
    return subject.isSum ? values.reduce(0, +) : values.dropFirst().reduce(first, subject.scale.worse)
  }
}
