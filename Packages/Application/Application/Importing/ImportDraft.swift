import TrackerCore
import TrackerHashing

/// An item of a file as the entry that it would be, checked by its kind.
struct ImportDraft {
  /// The field of every imported entry that keeps what a file last gave: where the entry differs from it, a person has
  /// changed it by hand. An object by field as it is typed, with the time as `at` where the file gave one; of the field
  /// `value` alone it is the value itself. In place of a long text its digest is kept.
  static let imported = "imported"
  private static let time = "at"
  private static let value = "value"

  let kind: any LogKind.Type
  let key: String
  /// The key that earlier versions gave it, which an entry keeps; nil where it is the same.
  let formerKey: String?
  /// What of the file is taken or not together with it.
  let part: ImportedFile.Part
  let series: Int
  let instant: Instant
  let day: Day
  /// Whether the file says more of the time than the day.
  let isTimeGiven: Bool
  /// As it is kept; nil where the file says nothing.
  private(set) var payload: Payload?
  /// Of the payload as it is typed, the fields that say which thing it is.
  let identity: Set<String>
  /// Of the payload as it is typed, the fields that a later file may correct.
  let values: Set<String>
  let source: Entry.Source
  /// Where it was; nil for where the person is.
  let zone: Zone?

  /// Whether it is of a kind that takes time, such as a night, so that it may be in the way of others.
  var takesTime: Bool { kind.clashes && !kind.definition.isOfWholeDay }

  /// What an entry of it may go by, the key of now first.
  var keys: [String] { [key, formerKey].compactMap(\.self) }

  /// The entry, whose id follows from its key: imported on two devices, it is one entry.
  func entry(of session: Session) -> Entry {
    var payload = payload ?? Payload()
    let zone = zone ?? session.calendar.zone
    payload.fields[ImportDraft.imported] = stored
    return Entry(
      id: EntryID(imported: key), kind: kind.id, instant: instant, offset: zone.offset(at: instant),
      zone: zone.identifier, day: day, source: source, pack: session.person.conditions.first?.hash,
      key: key, payload: payload)
  }

  /// The same beside what earlier files gave of it.
  func joined(with entry: Entry) -> ImportDraft {
    guard let payload, entry.kind == kind.id else { return self }
    var draft = self
    draft.payload = kind.joined(payload, with: entry.payload.withoutImported)
    return draft
  }

  /// The entry of an earlier import with what the file gives now; what was added by hand stays.
  ///
  /// - Throws: `Failure` (`validation`) where the two can't stand together, with every reason.
  func corrected(_ entry: Entry, of session: Session, in context: EntryContext) throws(Failure) -> Entry {
    let before = ImportDraft.given(of: entry) ?? [:]
    let own = typed(entry)
    let made = made(entry, from: before, in: context)
    var payload = Payload(fields: typed)
    for (name, value) in own where before[name] == nil && value != made[name] { payload.fields[name] = value }
    var result = entry
    if isTimeGiven {
      (result.instant, result.day) = (instant, day)
      let zone = zone ?? session.calendar.zone
      (result.offset, result.zone) = (zone.offset(at: instant), zone.identifier)
    }
    let isTimeKnown = isTimeGiven || before[ImportDraft.time] != nil
    kind.complete(&payload, at: isTimeKnown ? context.calendar.local(result.instant).time : nil)
    let faults = kind.diagnostics(in: payload, context: context)
    guard faults.isEmpty else { throw Failure.invalid(faults, what: "An entry cannot be changed") }
    result.payload = payload
    result.payload.fields[ImportDraft.imported] = stored
    result.source = source
    return result
  }

  /// Whether a person has changed an entry of an earlier import, or has added what the file gives only now.
  func isEdited(_ entry: Entry, in context: EntryContext) -> Bool {
    guard entry.kind == kind.id, isTimeGiven || entry.day == day, let before = ImportDraft.given(of: entry) else {
      return true
    }
    let (own, typed) = (typed(entry), typed)
    guard !identity.contains(where: { own[$0] != typed[$0] }) else { return true }
    let isChanged = before.contains { name, value in
      name == ImportDraft.time ? value != ImportDraft.json(entry.instant) : value != own[name].map(ImportDraft.kept)
    }
    guard !isChanged else { return true }
    let added = values.filter { name in
      before[name] == nil && own[name] != nil && typed[name] != nil && own[name] != typed[name]
    }
    guard !added.isEmpty else { return false }
    // What followed from the rest, such as which meal it was, nobody added.
    let made = made(entry, from: before, in: context)
    return added.contains { own[$0] != made[$0] }
  }

  /// Whether an entry of an earlier import says what the file says now.
  func isSame(as entry: Entry) -> Bool { ImportDraft.given(of: entry) == given }

  /// The payload as it would be typed: what the names of fields that a file gives speak of.
  private var typed: [String: JSONValue] { payload.map { kind.typed($0).fields } ?? [:] }

  private func typed(_ entry: Entry) -> [String: JSONValue] { kind.typed(entry.payload.withoutImported).fields }

  /// The fields of an entry as an earlier import left them, with those that followed from what it gave.
  private func made(
    _ entry: Entry, from before: [String: JSONValue], in context: EntryContext
  ) -> [String: JSONValue] {
    var fields = typed.filter { identity.contains($0.key) }
    for (name, value) in before where name != ImportDraft.time { fields[name] = value }
    var payload = Payload(fields: kind.fields(in: context).fillingDefaults(fields))
    kind.complete(&payload, at: before[ImportDraft.time].map { _ in context.calendar.local(entry.instant).time })
    return kind.typed(payload).fields
  }

  /// What the file gives, by field.
  private var given: [String: JSONValue] {
    var given = typed.filter { values.contains($0.key) }.mapValues(ImportDraft.kept)
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
    case .object(let fields)?: fields.mapValues(kept)
    case let json?: [value: kept(json)]
    }
  }

  /// A value as it is kept of a file: of a text of more than 500 bytes its digest is enough to tell whether it changed.
  private static func kept(_ value: JSONValue) -> JSONValue {
    guard let text = value.text, text.utf8.count > 500 else { return value }
    return .text("#\(FNV1a.hexadecimal(of: text.utf8))")
  }

  private static func json(_ instant: Instant) -> JSONValue { .number(Double(instant.seconds)) }
}

extension Payload {
  /// The fields without what an import keeps of its file.
  public var withoutImported: Payload {
    var payload = self
    payload.fields[ImportDraft.imported] = nil
    return payload
  }
}
