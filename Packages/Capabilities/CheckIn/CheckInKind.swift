import TrackerApplication
import TrackerCore

/// How the person was: answers to the questions of their packs. One sitting is one entry; several a day stand beside
/// each other.
public enum CheckInKind: LogKind {
  /// Symptom ids with their values, 0 for none; what was not answered is absent.
  public static let symptoms = "symptoms"
  /// Ids of metrics of the packs with their values, as their definitions have them.
  public static let metrics = "metrics"
  public static let notes = Field<String>("notes")
  /// Characters, at most.
  public static let notesLength = 500
  /// What notes are about.
  static let notesCategory = CollectionCategory.journal

  public static let definition = LogKindDefinition(
    id: "check-in", name: "check-ins", counted: ("1 check-in", "{count} check-ins"), aliases: ["Befinden"],
    summary: "How you are.",
    fields: [
      FieldDefinition(
        "notes", aliases: ["notiz", "notizen"], .text(maxLength: notesLength), "Anything else.", label: "Notes")
    ], metrics: [.symptoms, .family(prefix: TrackableDefinition.metricPrefix)], examples: [], keepsDay: false,
    hasCommand: false, reads: [.symptoms, .trackables])
  public static let isQuestionnaire = true

  public static func fields(in context: EntryContext) -> [FieldDefinition] {
    context.symptoms.map { symptom in
      let scale = symptom.scale
      return FieldDefinition(
        symptom.id.rawValue,
        scale.kind == .duration
          ? .minutes(Int(scale.range.lowerBound)...Int(scale.range.upperBound))
          : .number(scale.range, step: scale.step), "\(symptom.name), \(scale.ends).", takesNone: scale.takesNone)
    } + context.trackables.all.filter { $0.condition != nil }.map(field(of:)) + definition.fields
  }

  /// A metric of a pack as a field, whose name is the whole id of the metric.
  public static func field(of own: TrackableDefinition) -> FieldDefinition {
    let words = own.words + [own.metric.rawValue]
    return FieldDefinition(
      own.metric.rawValue, aliases: words.map { $0.replacing("-", with: "_") }, own.shape, own.about ?? own.label,
      asks: own.asks, refuses: .words("“{typed}” does not fit {name}", ["name": .verbatim(own.label)]))
  }

  /// Turns words, such as yes, into their numbers.
  public static func keep(_ payload: inout Payload, in context: EntryContext) {
    for (name, value) in payload.fields {
      guard let id = trackable(of: name), let word = value.text,
        let number = context.trackables.named(id.rawValue)?.number(of: word)
      else { continue }
      payload.fields[name] = .number(number)
    }
  }

  /// What a field of a metric is of; nil for any other field.
  private static func trackable(of field: String) -> TrackableID? {
    let prefix = TrackableDefinition.metricPrefix
    return field.hasPrefix(prefix) ? TrackableID(rawValue: String(field.dropFirst(prefix.count))) : nil
  }

  /// The answers as fields of their own. What can't be told apart so is left where it is, and is no field: what is no
  /// object, and answers whose names are taken.
  public static func typed(_ payload: Payload) -> Payload {
    var fields = payload.fields
    for (id, value) in metrics(of: payload) {
      fields[TrackableDefinition.metric(id).rawValue] = .number(value)
      fields[metrics] = nil
    }
    guard case .object(let values) = payload.fields[symptoms] else { return Payload(fields: fields) }
    let taken = values.filter { fields[$0.key] != nil }
    fields[symptoms] = taken.isEmpty ? nil : .object(taken)
    fields.merge(values.filter { taken[$0.key] == nil }) { first, _ in first }
    return Payload(fields: fields)
  }

  /// Gathers the answers under `symptoms`.
  public static func complete(_ payload: inout Payload, at time: LocalTime?) {
    var answers = answers(of: payload)
    var metrics = metrics(of: payload)
    for (name, value) in payload.fields where ![notes.name, symptoms, self.metrics].contains(name) {
      guard let number = value.number else { continue }
      if let id = trackable(of: name) { metrics[id] = number } else { answers[SymptomID(name)] = number }
    }
    payload = self.payload(answers, metrics, notes: payload[notes], tags: payload.tags)
  }

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    let metrics = metrics(of: payload)
    guard answers(of: payload).isEmpty, metrics.isEmpty, payload[notes] == nil, payload.tags.isEmpty else {
      return metrics.sorted { $0.key < $1.key }.compactMap { id, value in
        context.trackables.named(id.rawValue)?.fault(of: value)
      }
    }
    return [Diagnostic(code: "nothing-answered", "A check-in needs at least one answer or note")]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    answers(of: entry.payload).sorted { $0.key < $1.key }.map { id, value in
      .answer(id, value, of: context.symptom(id))
    }
      + metrics(of: entry.payload).sorted { $0.key < $1.key }.map { id, value in
        let own = context.trackables.named(id.rawValue)
        return Measure(own?.metric ?? TrackableDefinition.metric(id), value, fold: own?.fold ?? .mean)
      }
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    isOfTagsAlone(entry)
      ? "check-in"
      : .words(
        "check-in – {answers}",
        ["answers": told(of: entry.payload, in: context)])
  }

  /// Whether nothing but tags was said, which are told of every entry.
  private static func isOfTagsAlone(_ entry: Entry) -> Bool {
    answers(of: entry.payload).isEmpty && metrics(of: entry.payload).isEmpty && entry.payload[notes] == nil
      && !entry.payload.tags.isEmpty
  }

  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase {
    isOfTagsAlone(entry)
      ? "your check-in"
      : .words(
        "your check-in with {answers}",
        ["answers": told(of: entry.payload, in: context)])
  }

  /// So many answers are told where only some are.
  private static let fewest = 4

  private static func told(of payload: Payload, in context: EntryContext) -> Phrase {
    told(answers: answers(of: payload), metrics: metrics(of: payload), notes: payload[notes], in: context)
  }

  /// `pain 6, no fatigue, mood 4`, in the order of the packs, then metrics of the packs.
  ///
  /// - Parameter isShort: Whether only the first are told, with the number of the rest.
  static func told(
    answers: [SymptomID: Double], metrics: [TrackableID: Double] = [:], notes: String?, tags: [EntryTag] = [],
    in context: EntryContext, isShort: Bool = false
  ) -> Phrase {
    let known = context.symptoms.filter { answers[$0.id] != nil }
    let strangers = answers.keys.filter { context.symptom($0) == nil }.sorted()
    let told =
      known.map { $0.told(answers[$0.id] ?? 0, in: context.language) }
      + strangers.map { id in
        Phrase.words("{symptom} {value}", ["symptom": "\(id)", "value": .number(answers[id] ?? 0, upTo: 3)])
      }
    let ofMetrics = metrics.sorted { $0.key < $1.key }.map { id, value -> Phrase in
      let own = context.trackables.named(id.rawValue)
      let name = own.map { context.inSentence($0.label) } ?? "\(id)"
      return .words("{name}: {value}", ["name": name, "value": own?.told(value) ?? .number(value, upTo: 3)])
    }
    let all = told + ofMetrics + [notes.map { .verbatim($0) }, .tags(tags)].compactMap(\.self)
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

  static func metrics(of payload: Payload) -> [TrackableID: Double] {
    guard case .object(let values) = payload.fields[metrics] else { return [:] }
    return values.reduce(into: [:]) { metrics, value in metrics[TrackableID(value.key)] = value.value.number }
  }

  static func payload(
    _ answers: [SymptomID: Double], _ metrics: [TrackableID: Double] = [:], notes text: String?,
    tags: [EntryTag] = []
  ) -> Payload {
    let values = answers.reduce(into: [String: JSONValue]()) { $0[$1.key.rawValue] = .number($1.value) }
    let numbers = metrics.reduce(into: [String: JSONValue]()) { $0[$1.key.rawValue] = .number($1.value) }
    var payload = Payload()
    if !values.isEmpty { payload.fields[symptoms] = .object(values) }
    if !numbers.isEmpty { payload.fields[self.metrics] = .object(numbers) }
    payload[notes] = text.flatMap { $0.isEmpty ? nil : $0 }
    payload.tags = tags
    return payload
  }
}
