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
  /// - Throws: `Failure` (`validation`) with everything that is wrong with the words.
  public func entry(of kind: any LogKind.Type, _ words: [String], date: String? = nil) throws -> Entry {
    let parser = session.parser(of: kind, in: session.person.entryContext)
    return session.entry(kind.id, try parser.parse(words, date: date))
  }

  /// What saving an entry would answer, but for the outlook on tomorrow; nothing is saved.
  ///
  /// - Throws: `Failure` (`validation`) where `log` would.
  public func preview(_ entry: Entry) throws -> SavedView {
    let kind = try session.kind(of: entry)
    try session.journal.read { try refuseClash(of: entry, kind, in: $0) }
    return saved("Would save", [entry])
  }

  /// Saves a new entry.
  ///
  /// - Throws: `Failure` (`validation`) when it can't stand beside an entry that is there, such as sleep that overlaps
  ///   other sleep.
  public func log(_ entry: Entry) throws -> SavedView {
    let kind = try session.kind(of: entry)
    let (hint, changes) = try session.record("log \(entry.kind)") { journal in
      try refuseClash(of: entry, kind, in: journal)
      let hint = try TypoSuggestion(journal: journal, person: session.person).sentence(for: entry, of: kind)
      try journal.put(entry, measures: kind.allMeasures(of: entry, in: session.person.entryContext))
      return hint
    }
    return saved("Saved", [entry], changes, hint: hint)
  }

  // MARK: Changing

  /// Changes fields of an entry; its earlier revisions stay on record.
  ///
  /// - Parameters:
  ///   - id: The entry's id or its beginning, three characters at least.
  ///   - words: `field=value`, or `field=` to clear a field; `at=` and `day=` move the entry. Clock times are those of
  ///     the zone in which it was logged.
  /// - Throws: `Failure` (`validation`) for an id that names no entry or several, for words that are wrong, and where
  ///   the entry can't stand beside another one any more.
  public func edit(_ id: String, _ words: [String]) throws -> SavedView {
    let ((changed, isNew), changes) = try session.record("edit") { journal -> (Entry, Bool) in
      var entry = try session.entry(withID: id, in: journal)
      let revision = entry.revision
      let kind = try session.kind(of: entry)
      var zoned = session.person.entryContext
      if let zone = Zone(identifier: entry.zone) { zoned.calendar.zone = zone }
      let parsed = try session.parser(of: kind, in: zoned).parse(words, editing: entry)
      entry.payload = parsed.payload
      entry.instant = parsed.instant
      entry.offset = zoned.calendar.zone.offset(at: parsed.instant)
      entry.day = parsed.day
      try refuseClash(of: entry, kind, in: journal)
      try journal.put(entry, measures: kind.allMeasures(of: entry, in: zoned))
      let changed = try session.entry(withID: entry.id.rawValue, in: journal)
      return (changed, changed.revision != revision)
    }
    return saved(isNew ? "Changed" : "Nothing to change in", [changed], changes)
  }

  /// Deletes entries, all of them or none.
  ///
  /// - Parameter ids: Ids or their beginnings, three characters at least.
  /// - Throws: `Failure` (`validation`) with every id that names no entry or several.
  public func delete(_ ids: [String]) throws -> SavedView {
    let (deleted, changes) = try session.record("delete") { journal in
      let entries = try entries(withIDs: ids, in: journal)
      for entry in entries { try journal.delete(entry.id) }
      return entries
    }
    return saved(
      "Deleted", deleted, changes, hint: "Bring \(deleted.count == 1 ? "it" : "them") back with: symptoms undo")
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
      diagnostics, what: "Nothing was deleted: \(failures.count) of the \(ids.count) ids name no entry")
  }

  // MARK: What they share

  func saved(_ verb: String, _ entries: [Entry], _ changes: [OutlookChange] = [], hint: String? = nil) -> SavedView {
    SavedView(verb, entries.map(session.view), changes, today: session.today, hint: hint)
  }

  /// - Throws: `Failure` (`validation`) that names the entry beside which this one can't stand.
  private func refuseClash(of entry: Entry, _ kind: any LogKind.Type, in journal: any JournalReading) throws {
    let around = entry.day.advanced(by: -1)...entry.day.advanced(by: 1)
    for other in try journal.entries(EntryQuery(days: around, kinds: [entry.kind])) where other.id != entry.id {
      if let clash = kind.clash(of: entry, with: other) { throw Failure.invalid([clash]) }
    }
  }
}
