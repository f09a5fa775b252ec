import TrackerCore
import TrackerEntryLanguage

/// An entry as it is shown: its id, time, kind and a summary, with all of its fields for JSON.
public struct EntryView: Encodable, Sendable {
  public var id: EntryID
  public var kind: LogKindID
  public var day: Day
  /// Clock time where it was logged.
  public var time: String
  public var instant: Instant
  public var zone: String
  public var revision: Int
  public var source: Entry.Source
  public var summary: String
  public var fields: [String: JSONValue]

  public init(_ entry: Entry, summary: String) {
    id = entry.id
    kind = entry.kind
    day = entry.day
    let seconds = entry.instant.seconds + Int64(entry.offset)
    time = LocalTime(wrapping: Int((Double(seconds) / 60).rounded(.down))).description
    instant = entry.instant
    zone = entry.zone
    revision = entry.revision
    source = entry.source
    // Notes may have several lines; an entry is one.
    self.summary = summary.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\t", with: " ")
    fields = entry.payload.fields
  }
}

extension Session {
  /// Entries as they are shown; a kind that no module brings shows its name alone.
  public func view(of entry: Entry) -> EntryView {
    let kind = environment.registry.logKind(entry.kind)
    var local = person.entryContext
    // Clock times are those of the place where it was logged.
    if let zone = Zone(identifier: entry.zone) { local.calendar.zone = zone }
    return EntryView(entry, summary: kind.map { $0.summary(of: entry, in: local) } ?? entry.kind.rawValue)
  }

  /// A new entry of what was checked, with a fresh id.
  public func entry(_ kind: LogKindID, _ draft: EntryDraft, source: Entry.Source = .hand, key: String? = nil) -> Entry {
    var random = environment.randomNumbers()
    return Entry(
      id: EntryID.random(using: &random), kind: kind, instant: draft.instant,
      offset: calendar.zone.offset(at: draft.instant),
      zone: calendar.zone.identifier, day: draft.day, source: source, pack: person.conditions.first?.hash, key: key,
      payload: draft.payload)
  }

  /// The entry whose id begins so.
  ///
  /// - Throws: `Failure` (`validation`) for an id that is too short, unknown or not unique.
  public func entry(withID prefix: String, in journal: any JournalReading) throws -> Entry {
    let lower = prefix.lowercased()
    guard lower.count >= 3 else {
      throw Failure.invalid(
        [Diagnostic(code: "short-id", "An id has three characters or more")],
        recovery: "To see the ids: symptoms list")
    }
    let found = try journal.entries(EntryQuery(idPrefix: lower, limit: 2))
    guard let entry = found.first else {
      throw Failure.invalid(
        [Diagnostic(code: "unknown-id", "No entry has an id that begins so", found: "“\(prefix)”")],
        recovery: "To see the ids: symptoms list")
    }
    guard found.count == 1 else {
      throw Failure.invalid(
        [Diagnostic(code: "ambiguous-id", "Several entries have an id that begins so", found: "“\(prefix)”")],
        recovery: "To see the whole ids: symptoms list")
    }
    return entry
  }

  /// Reads what the person types for an entry of a kind, days as `DayWord` has them.
  ///
  /// - Parameter context: What it is read against, where that is not the person's own.
  public func parser(of kind: any LogKind.Type, in context: EntryContext? = nil) -> EntryParser {
    EntryParser(
      kind, context: context ?? person.entryContext, now: environment.now, answers: environment.answers,
      readDay: readDay)
  }

  /// The kind of an entry, for what needs to read or check it.
  ///
  /// - Throws: `Failure` (`validation`) when no module brings it.
  public func kind(of entry: Entry) throws -> any LogKind.Type {
    guard let kind = environment.registry.logKind(entry.kind) else {
      throw Failure(
        .validation, "This version does not know entries of the kind \(entry.kind)", recovery: "Update the program.")
    }
    return kind
  }
}
