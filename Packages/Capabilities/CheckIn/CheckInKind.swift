import TrackerApplication
import TrackerCore

/// How the person was: answers to the questions of their packs. One sitting is one entry; several a day stand beside
/// each other.
public enum CheckInKind: LogKind {
  /// Symptom ids with their values, 0 for none; what was not answered is absent.
  public static let symptoms = "symptoms"
  public static let notes = Field<String>("notes")
  /// Characters, at most.
  public static let notesLength = 500
  /// What notes are about.
  static let notesCategory = CollectionCategory.journal

  public static let definition = LogKindDefinition(
    id: "check-in", name: "check-ins", counted: ("1 check-in", "{count} check-ins"), aliases: ["Befinden"],
    summary: "How you are.",
    fields: [
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: notesLength), "Anything else.")
    ], metrics: [.symptoms], examples: [], keepsDay: false, hasCommand: false, reads: [.symptoms])

  public static func fields(in context: EntryContext) -> [FieldDefinition] {
    context.symptoms.map { symptom in
      FieldDefinition(
        symptom.id.rawValue, .number(symptom.scale.range, step: symptom.scale.step),
        "\(symptom.name), \(symptom.scale.ends).",
        takesNone: symptom.scale.takesNone)
    } + definition.fields
  }

  /// The answers as fields of their own. What can't be told apart so is left where it is, and is no field: what is no
  /// object, and answers whose names are taken.
  public static func typed(_ payload: Payload) -> Payload {
    guard case .object(let values) = payload.fields[symptoms] else { return payload }
    var fields = payload.fields
    let taken = values.filter { fields[$0.key] != nil }
    fields[symptoms] = taken.isEmpty ? nil : .object(taken)
    fields.merge(values.filter { taken[$0.key] == nil }) { first, _ in first }
    return Payload(fields: fields)
  }

  /// Gathers the answers under `symptoms`.
  public static func complete(_ payload: inout Payload, at time: LocalTime?) {
    var answers = answers(of: payload)
    for (name, value) in payload.fields where name != notes.name && name != symptoms {
      if let number = value.number { answers[SymptomID(name)] = number }
    }
    payload = self.payload(answers, notes: payload[notes], tags: payload.tags)
  }

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard answers(of: payload).isEmpty, payload[notes] == nil, payload.tags.isEmpty else { return [] }
    return [Diagnostic(code: "nothing-answered", "A check-in needs at least one answer or note")]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    answers(of: entry.payload).sorted { $0.key < $1.key }.map { id, value in
      .answer(id, value, of: context.symptom(id))
    }
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    isOfTagsAlone(entry)
      ? "check-in"
      : .words(
        "check-in – {answers}",
        ["answers": told(answers: answers(of: entry.payload), notes: entry.payload[notes], in: context)])
  }

  /// Whether nothing but tags was said, which are told of every entry.
  private static func isOfTagsAlone(_ entry: Entry) -> Bool {
    answers(of: entry.payload).isEmpty && entry.payload[notes] == nil && !entry.payload.tags.isEmpty
  }

  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase {
    isOfTagsAlone(entry)
      ? "your check-in"
      : .words(
        "your check-in with {answers}",
        ["answers": told(answers: answers(of: entry.payload), notes: entry.payload[notes], in: context)])
  }

  /// So many answers are told where only some are.
  private static let fewest = 4

  /// `pain 6, no fatigue, mood 4`, in the order of the packs.
  ///
  /// - Parameter isShort: Whether only the first are told, with the number of the rest.
  static func told(
    answers: [SymptomID: Double], notes: String?, tags: [EntryTag] = [], in context: EntryContext, isShort: Bool = false
  ) -> Phrase {
    let known = context.symptoms.filter { answers[$0.id] != nil }
    let strangers = answers.keys.filter { context.symptom($0) == nil }.sorted()
    let told =
      known.map { $0.told(answers[$0.id] ?? 0, in: context.language) }
      + strangers.map { id in
        Phrase.words("{symptom} {value}", ["symptom": "\(id)", "value": .number(answers[id] ?? 0, upTo: 3)])
      }
    let all = told + [notes.map { .verbatim($0) }, .tags(tags)].compactMap(\.self)
    if all.isEmpty { return "nothing answered" }
    guard isShort, all.count > fewest + 1 else { return .parts(all) }
    return .words(
      "{answers} and {count} more",
      ["answers": .parts(Array(all.prefix(fewest))), "count": .count(all.count - fewest)])
  }

  /// Whether a text can be the notes of a check-in.
  static func isNotes(_ text: String) -> Bool {
    text.count <= notesLength && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  static func answers(of payload: Payload) -> [SymptomID: Double] {
    guard case .object(let values) = payload.fields[symptoms] else { return [:] }
    return values.reduce(into: [:]) { answers, value in answers[SymptomID(value.key)] = value.value.number }
  }

  static func payload(_ answers: [SymptomID: Double], notes text: String?, tags: [EntryTag] = []) -> Payload {
    let values = answers.reduce(into: [String: JSONValue]()) { $0[$1.key.rawValue] = .number($1.value) }
    var payload = Payload(fields: values.isEmpty ? [:] : [symptoms: .object(values)])
    payload[notes] = text.flatMap { $0.isEmpty ? nil : $0 }
    payload.tags = tags
    return payload
  }
}
