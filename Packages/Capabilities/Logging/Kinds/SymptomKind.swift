import TrackerCore

/// How strong one symptom was at one time.
public enum SymptomKind: LogKind {
  static let symptom = LoggedSymptom.symptom
  static let severity = LoggedSymptom.severity
  static let after = LoggedSymptom.after
  static let site = Field<String>("site")
  static let duration = Field<Int>("duration")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: LoggedSymptom.kind, name: "symptoms", counted: ("1 symptom", "{count} symptoms"),
    aliases: ["Beschwerde", "Beschwerden"], summary: "Log a symptom and how bad it is.",
    fields: [
      FieldDefinition(
        "symptom", aliases: ["beschwerde"], .symptom, "Which symptom, by its name or its id.",
        asks: "Which symptom was it?", required: true, positional: true),
      FieldDefinition(
        "severity", aliases: ["stärke"], .number(1...10, step: 1), "How bad it is.", asks: "How bad was it?",
        required: true, positional: true, takesNone: true),
      FieldDefinition(
        "duration", aliases: ["dauer"], .minutes(1...10_080), "How long it lasted.", asks: "How long did it last?",
        positional: true),
      FieldDefinition(
        "site", aliases: ["stelle", "ort"], .text(maxLength: 50), "Where on the body.", positional: true),
      FieldDefinition(
        "after", aliases: ["nach"], .text(maxLength: 100), "The medicine you took before, such as after=ibuprofen."),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 500), "Anything else."),
    ],
    metrics: [.symptoms],
    examples: [
      (line: "symptom pain 7", says: "pain now, 7 out of 10"),
      (line: "symptom pain 7 30m knees at=14:30", says: "in the knees, for half an hour, at half past two"),
      (line: "symptom pain none", says: "no pain"),
    ],
    keepsDay: false, reads: [.symptoms])

  /// Severity takes what any scale of the person's conditions takes; the symptom's own scale is looked at with all
  /// fields.
  public static func fields(in context: EntryContext) -> [FieldDefinition] {
    let scales = context.symptoms.map(\.scale)
    guard let low = scales.map(\.range.lowerBound).min(), let high = scales.map(\.range.upperBound).max() else {
      return definition.fields
    }
    let steps = Set(scales.map(\.step))
    return definition.fields.map { field in
      var field = field
      if field.name == severity.name {
        field.shape = .number(low...high, step: steps.count == 1 ? steps.first : nil)
        // Where 0 is the bad end of some scale, a typed none could be taken for it.
        field.takesNone = scales.contains(where: \.takesNone) && !scales.contains { $0.worse == .low && $0.holds(0) }
      }
      return field
    }
  }

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard let id = payload[symptom], let symptom = context.symptom(SymptomID(id)), let severity = payload[severity],
      !symptom.scale.holdsAnswer(severity)
    else { return [] }
    if severity == 0 { return [symptom.noNone] }
    return [symptom.offScale]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let id = entry.payload[symptom].map(SymptomID.init(rawValue:)), let severity = entry.payload[severity] else {
      return []
    }
    return [.answer(id, severity, of: context.symptom(id))]
  }

  /// Sites are compared with those that the pack lists for the symptom.
  public static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling] {
    guard let site = entry.payload[site]?.lowercased(),
      let symptom = entry.payload[symptom].flatMap({ context.symptom(SymptomID($0)) })
    else { return [] }
    return [Spelling(.listed([site], known: symptom.sites), field: self.site.name)]
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    words(of: entry, "{symptom} {value}", in: context)
  }

  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase {
    words(of: entry, "{symptom} {value} out of {high}", in: context)
  }

  /// - Parameter answer: How an answer is told that is no none.
  private static func words(of entry: Entry, _ answer: Phrase, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let known = payload[symptom].flatMap { context.symptom(SymptomID($0)) }
    let value = payload[severity] ?? 0
    let isNone = known.map { $0.scale.isNone(value) } ?? (value == 0)
    let name = known.map { context.inSentence($0.name) } ?? "\(payload[symptom] ?? "")"
    let strength =
      isNone
      ? Phrase.words("no {thing}", ["thing": name])
      : answer.filled(with: [
        "symptom": name, "value": .number(value, upTo: 1),
        "high": .number(known?.scale.range.upperBound ?? 10, upTo: 1),
      ])
    return .parts([
      strength, payload[site].map { .verbatim($0) }, payload[duration].map(Phrase.duration(minutes:)),
      payload[after].map { .words("after {medicine}", ["medicine": .verbatim($0)]) },
      payload[notes].map { .verbatim($0) },
    ])
  }
}
