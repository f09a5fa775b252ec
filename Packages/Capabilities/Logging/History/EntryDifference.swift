import TrackerApplication
import TrackerCore

/// What differs between two versions of an entry, field by field as people type them.
struct EntryDifference {
  /// One field that differs.
  struct Field: Encodable, Sendable {
    /// What is typed before `=`.
    var field: String
    /// nil where it was left out.
    var before: JSONValue?
    var after: JSONValue?
    /// The change in words, such as `severity: 5 → 7`.
    let told: Phrase

    private enum CodingKeys: String, CodingKey { case field, before, after }
  }

  let session: Session
  /// nil for entries that this version of the program does not know: their values are told as they are.
  let kind: (any LogKind.Type)?

  /// The fields that differ, in the order of the kind's own, before them the day and the time.
  func fields(from before: Entry, to after: Entry) -> [Field] {
    let (old, new) = (typed(before), typed(after))
    let definitions = kind?.fields(in: session.person.entryContext) ?? []
    let known = definitions.map(\.name)
    let others = Set(old.keys).union(new.keys).subtracting(known).sorted()
    let fields = (known + others).compactMap { name -> Field? in
      let (was, becomes) = (old[name], new[name])
      guard was != becomes else { return nil }
      let definition = definitions.first { $0.name == name }
      return field(
        name, was, becomes, was.map { told($0, definition, before) }, becomes.map { told($0, definition, after) })
    }
    return moves(from: before, to: after) + fields
  }

  /// The day and the clock time, where they are the entry's own and do not follow from its fields.
  private func moves(from before: Entry, to after: Entry) -> [Field] {
    var fields: [Field] = []
    if before.day != after.day {
      fields.append(
        field("day", .text("\(before.day)"), .text("\(after.day)"), .day(before.day), .day(after.day)))
    }
    let timed = kind?.definition.timedBy.contains { after.payload.fields[$0] != nil } ?? false
    let (was, becomes) = (session.view(of: before).time, session.view(of: after).time)
    if was != becomes, !timed, kind?.definition.isOfWholeDay != true {
      fields.append(field("at", .text(was), .text(becomes), .verbatim(was), .verbatim(becomes)))
    }
    return fields
  }

  private func typed(_ entry: Entry) -> [String: JSONValue] {
    let payload = entry.payload.withoutImported
    return (kind?.typed(payload) ?? payload).fields
  }

  private func field(_ name: String, _ before: JSONValue?, _ after: JSONValue?, _ old: Phrase?, _ new: Phrase?) -> Field
  {
    let values: [String: Phrase] = ["field": .verbatim(name), "before": old ?? "", "after": new ?? ""]
    let told: Phrase =
      old == nil ? "{field} added: {after}" : new == nil ? "{field} removed: {before}" : "{field}: {before} → {after}"
    return Field(field: name, before: before, after: after, told: told.filled(with: values))
  }

  /// A value as it is read; a text by its first words.
  private func told(_ value: JSONValue, _ definition: FieldDefinition?, _ entry: Entry) -> Phrase {
    switch value.typedText(in: entry) {
    case .number(let number):
      if case .minutes? = definition?.shape { return Phrase.duration(minutes: Int(number.rounded())) }
      return definition?.told(number) ?? .number(number, upTo: 2)
    case .bool(let isSo): return isSo ? "yes" : "no"
    case .text(let text):
      switch definition?.shape {
      case .choice?, .symptom?, .span?, .spans?, .pair?: return .verbatim(text)
      default:
        let line = text.prefix(ActionAccount.mostShown * 4).split(whereSeparator: \.isNewline).joined(separator: " ")
        return .words("“{text}”", ["text": .verbatim(line.firstWords(ActionAccount.mostShown))])
      }
    case let other: return .verbatim((try? JournalJSON.encode(other))?.firstWords(ActionAccount.mostShown) ?? "")
    }
  }
}
