import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// What a person does with their entries: log, change, delete, take back and read them.
///
/// Whatever a change depends on is read in the transaction that writes it, and a change that is refused writes nothing.
public struct Logbook: Sendable {
  public let session: Session

  public init(_ session: Session) { self.session = session }

  // MARK: Logging

  /// A new entry of typed words, which is not saved yet.
  ///
  /// - Parameters:
  ///   - words: Values in the order of the kind's fields, or `field=value`.
  ///   - date: The day as `DayWord` reads it; nil where the words say it, or for today.
  /// - Throws: `Failure` (`validation`) with everything that is wrong with the words; `OpenQuestions` where values can
  ///   be asked for again, and for what is probably not meant.
  public func entry(of kind: any LogKind.Type, _ words: [String], date: String? = nil) throws -> Entry {
    let draft = try session.parser(of: kind).draft(of: words, date: date)
    try session.environment.answers.settle(draft.doubts)
    return session.entry(kind.id, draft)
  }

  /// What saving an entry would answer, but for the outlook on tomorrow; nothing is saved.
  ///
  /// - Throws: what `log` would.
  public func preview(_ entry: Entry) throws -> SavedView {
    let kind = try session.kind(of: entry)
    try session.refuseUncollected(entry, of: kind)
    let whole = try session.journal.read { journal in
      var entry = entry
      _ = try session.complete(&entry, in: journal)
      try look(at: entry, kind, in: journal)
      return entry
    }
    return saved(.wouldSave, [whole], namesTimes: true)
  }

  /// Saves a new entry. What the person said of the day before, that there was none of it, goes in the same action.
  ///
  /// - Parameter draft: Where the form is kept that the entry was typed into; it is finished with it.
  /// - Throws: `Failure` (`validation`) when it can't stand beside an entry that is there, such as sleep that overlaps
  ///   other sleep; `OpenQuestions` for what is probably not meant beside the entries that are there.
  public func log(_ entry: Entry, finishing draft: DocumentKey? = nil) throws -> SavedView {
    let kind = try session.kind(of: entry)
    try session.refuseUncollected(entry, of: kind)
    let ((whole, hint, replaced, redFlags), changes) = try session.record("log \(entry.kind)") { journal in
      var entry = entry
      let note = try session.complete(&entry, in: journal)
      try look(at: entry, kind, in: journal)
      let hint =
        session.environment.givesTips
        ? try TypoSuggestion(journal: journal, person: session.person).sentence(for: entry, of: kind) ?? note : nil
      try journal.put(entry, measures: session.measures(of: entry, by: kind, in: journal))
      if let draft { try journal.draft(nil, as: draft) }
      return (
        entry, try hint ?? session.higherAnswers(than: entry, of: kind, in: journal),
        try session.removeDenials(of: entry, in: journal), try session.seekCare(for: entry, of: kind, in: journal)
      )
    }
    session.environment.note(.trackerAction)
    var view = saved(.saved, [whole], changes, namesTimes: true, hint: hint)
    view.take(replaced: replaced.map(session.view))
    view.redFlags = redFlags.isEmpty ? nil : redFlags
    return view
  }

  // MARK: Changing

  /// Changes fields of an entry; its earlier revisions stay on record. What says that there was none of it on its day
  /// goes, as for a new entry.
  ///
  /// - Parameters:
  ///   - id: The entry's id or its beginning, three characters at least.
  ///   - words: `field=value`, or `field=` to clear a field; `at=` and `day=` move the entry. Clock times are those of
  ///     the zone in which it was logged.
  ///   - draft: Where the form is kept that the changes were typed into; it is finished with them.
  /// - Throws: `Failure` (`validation`) for an id that names no entry or several, for words that are wrong, and where
  ///   the entry can't stand beside another one any more; `OpenQuestions` for what is probably not meant of what is
  ///   new in it. Where another command changed the same fields between such a question and its answer, it is refused.
  public func edit(_ id: String, _ words: [String], finishing draft: DocumentKey? = nil) throws -> SavedView {
    let ((before, changed, replaced, hint, redFlags), changes) = try session.record("edit") {
      journal -> (Entry, Entry, [Entry], Phrase?, [SeekCareFlag]) in
      var entry = try session.entry(withID: id, in: journal)
      let kind = try session.kind(of: entry)
      var zoned = session.person.entryContext
      if let zone = Zone(identifier: entry.zone) { zoned.calendar.zone = zone }
      let before = entry
      do {
        let parsed = try session.parser(of: kind, in: zoned).draft(of: words, editing: entry)
        let known = kind.allDoubts(about: before.payload, at: before.instant, in: zoned)
        try session.environment.answers.settle(parsed.doubts.filter { !known.contains($0) })
        entry.payload = parsed.payload
        entry.instant = parsed.instant
        entry.offset = zoned.calendar.zone.offset(at: parsed.instant)
        entry.day = parsed.day
        _ = try session.complete(&entry, changedFrom: before, in: journal)
        try look(at: entry, changedFrom: before, kind, in: journal)
      } catch var open as OpenQuestions {
        open.seen[before.id] = before.revision
        throw open
      }
      try refuseWritingOver(before, with: entry, kind, in: journal)
      try journal.put(entry, measures: session.measures(of: entry, by: kind, in: journal))
      if let draft { try journal.draft(nil, as: draft) }
      let changed = try session.entry(withID: entry.id.rawValue, in: journal)
      let isNew = changed.revision != before.revision
      guard isNew else { return (before, changed, [], nil, []) }
      return (
        before, changed, try session.removeDenials(of: changed, in: journal),
        try session.higherAnswers(than: changed, of: kind, in: journal),
        try session.seekCare(for: changed, of: kind, in: journal)
      )
    }
    var view = saved(
      changed.revision != before.revision ? .changed : .unchanged, [changed], changes,
      namesTimes: changed.instant != before.instant, hint: hint)
    view.take(replaced: replaced.map(session.view))
    view.redFlags = redFlags.isEmpty ? nil : redFlags
    return view
  }

  /// Refuses to write over what another command changed while a question about the entry was open.
  private func refuseWritingOver(
    _ before: Entry, with entry: Entry, _ kind: any LogKind.Type, in journal: any JournalReading
  ) throws {
    guard let seen = session.environment.answers.seen[before.id], seen != before.revision,
      let then = try journal.versions(of: before.id).last(where: { $0.number == seen })?.entry
    else { return }
    let difference = EntryDifference(session: session, kind: kind)
    let meanwhile = Set(difference.fields(from: then, to: before).map(\.field))
    guard let field = difference.fields(from: before, to: entry).first(where: { meanwhile.contains($0.field) })?.field
    else { return }
    throw Failure(
      .validation, "Nothing was changed: another command changed “{field}” meanwhile",
      ["field": "\(field)", "id": "\(before.id.short)"], recovery: "To see what it says now: symptoms history {id}")
  }

  /// Deletes entries, all of them or none.
  ///
  /// - Parameters:
  ///   - ids: Ids or their beginnings, three characters at least.
  ///   - isOnScreen: Whether a screen asked for it on which u undoes it.
  /// - Throws: `Failure` (`validation`) with every id that names no entry or several.
  public func delete(_ ids: [String], isOnScreen: Bool = false) throws -> SavedView {
    let (deleted, changes) = try session.record("delete") { journal in
      let entries = try entries(withIDs: ids, in: journal)
      for entry in entries { try journal.delete(entry.id) }
      return entries
    }
    let hint: Phrase =
      isOnScreen
      ? "To get it back, press u."
      : deleted.count == 1 ? "To get it back: symptoms undo" : "To get them back: symptoms undo"
    return saved(.deleted, deleted, changes, hint: session.environment.givesTips ? hint : nil)
  }

  /// The entries of the ids, each once.
  private func entries(withIDs ids: [String], in journal: any JournalReading) throws -> [Entry] {
    var entries: [Entry] = []
    var failures: [Failure] = []
    for id in ids {
      do {
        let entry = try session.entry(withID: id, in: journal)
        if !entries.contains(where: { $0.id == entry.id }) { entries.append(entry) }
      } catch let failure as Failure where failure.kind == .validation { failures.append(failure) }
    }
    guard let first = failures.first else { return entries }
    if ids.count == 1 { throw first }
    let diagnostics = failures.map { Diagnostic(code: "unknown-id", $0.message) }
    throw Failure.invalid(
      diagnostics,
      what: .words(
        failures.count == 1
          ? "Nothing was deleted: 1 of these {count} ids does not exist"
          : "Nothing was deleted: {wrong} of these {count} ids do not exist",
        ["wrong": .count(failures.count), "count": .count(ids.count)]),
      recovery: "To see the ids: symptoms list")
  }

  // MARK: What they share

  func saved(
    _ verb: SavedView.Verb, _ entries: [Entry], _ changes: [OutlookChange] = [], namesTimes: Bool = false,
    saying sentence: Phrase? = nil, hint: Phrase? = nil, next: String? = nil
  ) -> SavedView {
    let named = namesTimes ? entries.compactMap { entry in session.timeToName(of: entry).map { (entry.id, $0) } } : []
    return SavedView(
      verb, entries.map(session.view), changes, today: session.today, times: Dictionary(named) { $1 },
      sentence: sentence, hint: hint, next: next)
  }

  /// Holds an entry against those that are there; beside what it stood already it may stay.
  ///
  /// - Throws: `Failure` (`validation`) that names the entry beside which this one can't stand; `OpenQuestions` for
  ///   what is probably not meant.
  func look(
    at entry: Entry, changedFrom before: Entry? = nil, _ kind: any LogKind.Type, in journal: any JournalReading
  ) throws {
    let around = entry.day.advanced(by: -kind.daysBeside)...entry.day.advanced(by: kind.daysBeside)
    let others = try journal.entries(EntryQuery(days: around, kinds: [entry.kind])).filter { $0.id != entry.id }
    let isKnown = { (other: Entry) in before.map { kind.clash(of: $0, with: OtherEntry(other)) != nil } ?? false }
    for other in others where kind.refusesClashes && !isKnown(other) {
      if let clash = kind.clash(of: entry, with: OtherEntry(other)) { throw Failure.invalid([clash]) }
    }
    var doubts: [Doubt] = []
    if before == nil, let clock = try session.doubtAboutClock(in: journal) { doubts.append(clock) }
    if entry.day != before?.day, let early = try session.doubt(aboutDay: entry.day, in: journal) {
      doubts.append(early)
    }
    doubts += try UsualDoubts(kind: kind, context: session.person.entryContext, journal: journal)
      .doubts(about: entry, changedFrom: before)
    doubts += others.flatMap { other in
      let known = before.map { kind.doubts(about: $0, beside: other) } ?? []
      return kind.doubts(about: entry, beside: other).filter { !known.contains($0) }
    }
    let known = before.map { kind.doubts(about: $0, among: others) } ?? []
    doubts += kind.doubts(about: entry, among: others).filter { !known.contains($0) }
    try session.environment.answers.settle(doubts)
  }
}
