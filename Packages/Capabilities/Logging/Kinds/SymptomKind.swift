import TrackerCore

/// How strong one symptom was at one time.
public enum SymptomKind: LogKind {
  static let symptom = Field<String>("symptom")
  static let severity = Field<Double>("severity")
  static let site = Field<String>("site")
  static let duration = Field<Int>("duration")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "symptom", name: "symptoms", summary: "How strong a symptom was.",
    fields: [
      FieldDefinition(
        "symptom", .symptom, "Which one: an id, a name or an alias of your conditions.", required: true,
        positional: true),
      FieldDefinition(
        "severity", .number(1...10, step: 1), "How strong.", required: true, positional: true, takesNone: true),
      FieldDefinition("duration", .minutes(1...10_080), "How long.", positional: true),
      FieldDefinition("site", .text(maxLength: 50), "Where on the body.", positional: true),
      FieldDefinition("notes", .text(maxLength: 500), "Anything else."),
    ],
    metrics: [.symptoms],
    examples: [
      (line: "symptom pain 7", says: "pain, 7 of 10, now"),
      (line: "symptom pain 7 30m knees at=14:30", says: "in the knees, for half an hour, at half past two"),
      (line: "symptom pain none", says: "no pain, which is an answer too"),
    ],
    keepsDay: false)

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
    return [
      Diagnostic(
        code: "out-of-range", "severity is not on the scale of \(id)",
        allowed: symptom.scale.answersInWords)
    ]
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

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    let payload = entry.payload
    let known = payload[symptom].flatMap { context.symptom(SymptomID($0)) }
    let name = known?.name.lowercased() ?? payload[symptom]
    let severity = payload[severity].map { value in
      known.map { $0.scale.isNone(value) } ?? (value == 0) ? Scale.Band.ofNone.name : value.brief
    }
    let strength = [name, severity].compactMap { $0 }.joined(separator: " ")
    return [strength, payload[site], payload[duration].map(DurationFormatter.text(minutes:)), payload[notes]].compactMap
    { $0 }.joined(
      separator: ", ")
  }
}
