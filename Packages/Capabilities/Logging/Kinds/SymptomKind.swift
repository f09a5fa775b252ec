import TrackerCore

/// How strong one symptom was at one time.
public enum SymptomKind: LogKind {
  static let symptom = LoggedSymptom.symptom
  static let severity = LoggedSymptom.severity
  static let after = LoggedSymptom.after
  static let site = LoggedSymptom.site
  static let duration = Field<Int>("duration")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: LoggedSymptom.kind, name: "symptoms", counted: ("1 symptom", "{count} symptoms"),
    aliases: ["Beschwerde", "Beschwerden"], summary: "Log a symptom and how bad it is.",
    fields: [
      FieldDefinition(
        "symptom", aliases: ["beschwerde"], .symptom, "Which symptom, by its name or its id.",
        asks: "Which symptom was it?", required: true, positional: true, label: "Symptom"),
      FieldDefinition(
        "severity", aliases: ["stärke"], .number(1...10, step: 1), "How bad it is.", asks: "How bad was it?",
        required: true, positional: true, takesNone: true, label: "How bad"),
      FieldDefinition(
        "duration", aliases: ["dauer"], .minutes(1...10_080), "How long it lasted.", asks: "How long did it last?",
        positional: true, label: "How long"),
      FieldDefinition(
        "site", aliases: ["stelle", "ort"], .text(maxLength: 50), "Where on the body.", positional: true,
        label: "Where"),
      FieldDefinition(
        "after", aliases: ["nach"], .text(maxLength: 100), "The medicine you took before, such as after=ibuprofen.",
        label: "Medicine"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 500), "Anything else.", label: "Notes"),
    ],
    metrics: [.symptoms, .family(prefix: TrackableDefinition.metricPrefix)],
    examples: [
      (line: "symptom pain 7", says: "pain now, 7 out of 10"),
      (line: "symptom pain 7 30m knees at=14:30", says: "in the knees, for half an hour, at half past two"),
      (line: "symptom pain none", says: "no pain"),
    ],
    keepsDay: false, reads: [.symptoms])

  /// Severity takes what any scale of the person's conditions takes; the symptom's own scale is looked at with all
  /// fields.
  public static func fields(in context: EntryContext) -> [FieldDefinition] {
    fields(on: context.symptoms.map(\.scale))
  }

  /// Once a symptom is named, what scales of its sort take. One that is counted or timed takes its own values:
  /// `hop 4`, `lull 45m`.
  public static func fields(for words: [String], of payload: Payload, in context: EntryContext) -> [FieldDefinition] {
    guard let scale = symptom(of: words, payload, in: context)?.scale, scale.kind != .points else {
      return fields(on: context.symptoms.map(\.scale).filter { $0.kind == .points })
    }
    let isTimed = scale.kind == .duration
    return fields(on: [scale]).map { field in
      var field = field
      if field.name == severity.name {
        field.about = isTimed ? "How long it lasted." : "How often it was."
        field.asks = isTimed ? "How long did it last?" : "How often was it?"
        if isTimed { field.shape = .minutes(Int(scale.range.lowerBound)...Int(scale.range.upperBound)) }
      }
      // A length of time is the answer itself.
      if field.name == duration.name, isTimed { field.isPositional = false }
      return field
    }
  }

  private static func fields(on scales: [Scale]) -> [FieldDefinition] {
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

  /// The symptom that words are about: the one named by `symptom=`, else the longest name that they begin with, be it
  /// behind a value; else that of the entry.
  private static func symptom(
    of words: [String], _ payload: Payload, in context: EntryContext
  ) -> SymptomDefinition? {
    let names = definition.field(symptom.name).map { [$0.name] + $0.aliases } ?? []
    for word in words {
      guard let equals = word.firstIndex(of: "="), names.contains(word[..<equals].lowercased()) else { continue }
      return context.symptom(named: String(word[word.index(after: equals)...]))
    }
    let bare = words.filter { !$0.contains("=") && !$0.hasPrefix("#") }
    for words in [bare[...], bare.dropFirst()] {
      for count in stride(from: min(longestName, words.count), to: 0, by: -1) {
        if let found = context.symptom(named: words.prefix(count).joined(separator: " ")) { return found }
      }
    }
    return payload[symptom].flatMap { context.symptom(SymptomID($0)) }
  }

  /// Words that one name of a symptom may have.
  private static let longestName = 4

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard let id = payload[symptom], let symptom = context.symptom(SymptomID(id)), let severity = payload[severity],
      !symptom.scale.holdsAnswer(severity, in: context)
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
    words(of: entry, in: context) { $0?.told($1) ?? .number($1, upTo: 1) }
  }

  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase {
    words(of: entry, in: context) {
      $0?.toldInFull($1)
        ?? .words("{value} out of {high}", ["value": .number($1, upTo: 1), "high": .number(10, upTo: 1)])
    }
  }

  /// - Parameter answer: How an answer is told that is no none.
  private static func words(
    of entry: Entry, in context: EntryContext, _ answer: (Scale?, Double) -> Phrase
  ) -> Phrase {
    let payload = entry.payload
    let known = payload[symptom].flatMap { context.symptom(SymptomID($0)) }
    let value = payload[severity] ?? 0
    let isNone = known.map { $0.scale.isNone(value) } ?? (value == 0)
    let name = known.map { context.inSentence($0.name) } ?? "\(payload[symptom] ?? "")"
    let strength =
      isNone
      ? Phrase.words("no {thing}", ["thing": name])
      : .words("{symptom} {value}", ["symptom": name, "value": answer(known?.scale, value)])
    return .parts([
      strength, payload[site].map { .verbatim($0) }, payload[duration].map(Phrase.duration(minutes:)),
      payload[after].map { .words("after {medicine}", ["medicine": .verbatim($0)]) },
      payload[notes].map { .verbatim($0) },
    ])
  }
}
