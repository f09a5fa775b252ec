import TrackerCore

/// An item of a file as the entry that it would be, checked by its kind.
struct ImportDraft {
  /// The field of every imported entry that keeps what a file last gave: where the entry differs from it, a person has
  /// changed it by hand. An object by field, with the time as `at` where the file gave one; of the field `value` alone
  /// it is the value itself.
  static let imported = "imported"
  private static let time = "at"
  private static let value = "value"

  let kind: any LogKind.Type
  let key: String
  let line: Int
  let series: Int
  let instant: Instant
  let day: Day
  /// Whether the file says more of the time than the day.
  let isTimeGiven: Bool
  /// nil where the file says nothing.
  let payload: Payload?
  /// Of the payload, the fields that say which thing it is.
  let identity: Set<String>
  /// Of the payload, the fields that a later file may correct.
  let values: Set<String>

  /// The entry under an id that is not used yet.
  func entry(_ id: EntryID, of session: Session, source: Entry.Source) -> Entry {
    var payload = payload ?? Payload()
    payload.fields[ImportDraft.imported] = stored
    return Entry(
      id: id, kind: kind.id, instant: instant, offset: session.calendar.zone.offset(at: instant),
      zone: session.calendar.zone.identifier, day: day, source: source, pack: session.person.conditions.first?.hash,
      key: key, payload: payload)
  }

  /// The entry of an earlier import with what the file gives now; what was added by hand stays.
  func corrected(_ entry: Entry, of session: Session) -> Entry {
    var result = entry
    for name in (ImportDraft.given(of: entry) ?? [:]).keys { result.payload.fields[name] = nil }
    for name in values { result.payload.fields[name] = payload?.fields[name] }
    result.payload.fields[ImportDraft.imported] = stored
    if isTimeGiven {
      (result.instant, result.day) = (instant, day)
      (result.offset, result.zone) = (session.calendar.zone.offset(at: instant), session.calendar.zone.identifier)
    }
    return result
  }

  /// Whether a person has changed an entry of an earlier import.
  func isEdited(_ entry: Entry) -> Bool {
    guard entry.kind == kind.id, isTimeGiven || entry.day == day, let before = ImportDraft.given(of: entry) else {
      return true
    }
    let fields = entry.payload.fields
    return identity.contains { fields[$0] != payload?.fields[$0] }
      || before.contains { name, value in
        name == ImportDraft.time ? value != ImportDraft.json(entry.instant) : value != fields[name]
      }
  }

  /// Whether an entry of an earlier import says what the file says now.
  func isSame(as entry: Entry) -> Bool { ImportDraft.given(of: entry) == given }

  /// What the file gives, by field.
  private var given: [String: JSONValue] {
    var given = payload?.fields.filter { values.contains($0.key) } ?? [:]
    if isTimeGiven { given[ImportDraft.time] = ImportDraft.json(instant) }
    return given
  }

  private var stored: JSONValue {
    let given = given
    return given.count == 1 ? given[ImportDraft.value] ?? .object(given) : .object(given)
  }

  /// What an earlier import gave, by field; nil for an entry that was not imported.
  private static func given(of entry: Entry) -> [String: JSONValue]? {
    switch entry.payload.fields[imported] {
    case nil: nil
    case .object(let fields)?: fields
    case let json?: [value: json]
    }
  }

  private static func json(_ instant: Instant) -> JSONValue { .number(Double(instant.seconds)) }
}
