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
  /// In a few words, for lists.
  public var summary: Phrase
  /// As it is told behind `Saved:`.
  public let told: Phrase
  public var fields: [String: JSONValue]
  /// The entry that counts in its place, because the two can't both be right; nil where it counts itself.
  public var waitsFor: EntryID?
  /// How many files are attached to it, where an answer says so; nil for none.
  public var attachments: Int?

  private enum CodingKeys: String, CodingKey {
    case id, kind, day, time, instant, zone, revision, source, summary, fields, waitsFor, attachments
  }

  /// - Parameter told: As it is told behind `Saved:`; nil for its summary.
  public init(_ entry: Entry, summary: Phrase, told: Phrase? = nil) {
    id = entry.id
    kind = entry.kind
    day = entry.day
    let seconds = entry.instant.seconds + Int64(entry.offset)
    time = LocalTime(wrapping: Int((Double(seconds) / 60).rounded(.down))).description
    instant = entry.instant
    zone = entry.zone
    revision = entry.revision
    source = entry.source
    self.summary = summary.onOneLine
    self.told = (told ?? summary).onOneLine
    fields = entry.payload.fields
  }

  /// As a line of a list: what it says, how much is attached to it, and whether it counts.
  public func listed(_ format: TextFormatter) -> String {
    let summary = format(.parts([summary, Phrase.attachments(attachments)]))
    guard let counting = waitsFor else { return summary }
    return format("{what} (not counted: {id} counts instead)", ["what": summary, "id": counting.short])
  }
}

extension Session {
  /// Entries as they are shown, with their tags; a kind that no module brings shows its name alone.
  public func view(of entry: Entry) -> EntryView {
    let kind = environment.registry.logKind(entry.kind)
    var local = person.entryContext
    // Clock times are those of the place where it was logged.
    if let zone = Zone(identifier: entry.zone) { local.calendar.zone = zone }
    guard let kind else { return EntryView(entry, summary: "\(entry.kind)") }
    let tags = Phrase.tags(entry.payload.tags)
    return EntryView(
      entry, summary: .parts([kind.summary(of: entry, in: local), tags]),
      told: .parts([kind.told(entry, in: local), tags]))
  }

  /// The entries of some days as a list shows them, the oldest first: with what is attached to each, and which count.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func views(of entries: [Entry], on days: ClosedRange<Day>, in journal: any JournalReading) throws
    -> [EntryView]
  {
    let waiting = try journal.waiting(in: days)
    let attached = try environment.registry.attachmentCounts(in: journal)
    return entries.map { entry in
      var view = view(of: entry)
      view.waitsFor = waiting[entry.id]
      view.attachments = attached[entry.id]
      return view
    }
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
    try only(prefix, isEmpty: { try journal.entries(EntryQuery(limit: 1)).isEmpty }) {
      try journal.entries(EntryQuery(idPrefix: $0, limit: 2))
    }
  }

  /// The id of an entry that begins so, whether it is there or deleted.
  ///
  /// - Throws: `Failure` (`validation`) for an id that is too short, unknown or not unique.
  public func entryID(
    withPrefix prefix: String, in journal: any JournalReading, recovery: Phrase = "To see the ids: symptoms list"
  ) throws -> EntryID {
    try only(prefix, recovery: recovery, isEmpty: { try journal.ids(withPrefix: "", limit: 1).isEmpty }) {
      try journal.ids(withPrefix: $0, limit: 2)
    }
  }

  /// The one thing whose id begins so.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether nothing has an id at all.
  ///   - find: Finds up to two things.
  private func only<Found>(
    _ prefix: String, recovery: Phrase = "To see the ids: symptoms list", isEmpty: () throws -> Bool,
    _ find: (String) throws -> [Found]
  ) throws -> Found {
    let lower = prefix.lowercased()
    guard lower.count >= 3 else {
      throw Failure.invalid(
        [Diagnostic(code: "short-id", "An id has at least 3 characters")], recovery: recovery)
    }
    let found = try find(lower)
    guard let first = found.first else {
      guard try !isEmpty() else {
        throw Failure(
          .validation, "Nothing is logged yet, so no entry has the id “{id}”", ["id": "\(prefix)"],
          recovery: "To say how you are: symptoms check-in")
      }
      throw Failure.invalid(
        [
          Diagnostic(
            code: "unknown-id", "No entry has the id “{id}”", ["id": "\(prefix)"], found: "“\(prefix)”")
        ],
        recovery: recovery)
    }
    guard found.count == 1 else {
      throw Failure.invalid(
        [
          Diagnostic(
            code: "ambiguous-id", "“{id}” fits several entries. Type one more character", ["id": "\(prefix)"],
            found: "“\(prefix)”")
        ],
        recovery: recovery)
    }
    return first
  }

  /// Reads what the person types for an entry of a kind, days as `DayWord` has them.
  ///
  /// - Parameter context: What it is read against, where that is not the person's own.
  public func parser(of kind: any LogKind.Type, in context: EntryContext? = nil) -> EntryParser {
    var context = context ?? person.entryContext
    context.units = environment.words.units
    return EntryParser(
      kind, context: context, now: environment.now, answers: environment.answers, readDay: readDay)
  }

  /// The kind of an entry, for what needs to read or check it.
  ///
  /// - Throws: `Failure` (`validation`) when no module brings it.
  public func kind(of entry: Entry) throws -> any LogKind.Type {
    guard let kind = environment.registry.logKind(entry.kind) else {
      throw Failure(
        .validation, "This version of the program does not know “{kind}”", ["kind": "\(entry.kind)"],
        recovery: "Update the program.")
    }
    return kind
  }
}

extension Phrase {
  /// With spaces in place of the line breaks and tabs of what was typed: notes may have several lines, an entry is one.
  fileprivate var onOneLine: Phrase {
    replacingParts { part in
      guard case .verbatim(let text) = part else { return part }
      return .verbatim(text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\t", with: " "))
    }
  }
}
