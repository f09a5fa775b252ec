import TrackerCore

/// What one did, and how stressful it was.
public enum ActivityKind: LogKind {
  static let type = Field<String>("type")
  static let duration = Field<Int>("duration")
  static let stress = Field<Int>("stress")
  static let place = Field<String>("place")
  static let company = Field<String>("social")
  static let notes = Field<String>("notes")

  static let types = ["work", "social", "travel", "medical", "household", "leisure", "learning", "self-care", "other"]

  public static let definition = LogKindDefinition(
    id: "activity", name: "activities", summary: "What you did, and how stressful it was.",
    fields: [
      FieldDefinition(
        "type", .choice(types.map { .init($0) }), "Which kind.", positional: true, defaultValue: .text("other")),
      FieldDefinition("duration", .minutes(1...1440), "How long.", positional: true),
      FieldDefinition("stress", .whole(1...10), "How stressful: 1 not at all, 10 as much as can be."),
      FieldDefinition("place", .text(maxLength: 100), "Where."),
      FieldDefinition(
        "social",
        .choice([.init("alone"), .init("small-group", aliases: ["small"]), .init("large-group", aliases: ["large"])]),
        "With whom."),
      FieldDefinition("notes", .text(maxLength: 300), "Anything else."),
    ],
    metrics: ["activity.minutes", "stress.level", .family(prefix: "activity.", suffix: "_minutes")],
    examples: [
      (line: "activity work 8h stress=6", says: "a working day, stress 6 of 10"),
      (line: "activity stress=3", says: "the day's stress alone"),
    ])

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard payload.fields.keys.allSatisfy({ $0 == type.name }), payload[type] == "other" else { return [] }
    return [
      Diagnostic(
        code: "missing-field", "Nothing of the activity is named",
        allowed: "which kind, how long, stress=, place=, notes=")
    ]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    var measures: [Measure] = []
    if let minutes = payload[duration] {
      measures.append(Measure("activity.minutes", Double(minutes), fold: .sum))
      if let type = payload[type] {
        measures.append(Measure(MetricID("activity.\(type)_minutes"), Double(minutes), fold: .sum))
      }
    }
    if let stress = payload[stress] { measures.append(Measure("stress.level", Double(stress), fold: .max)) }
    return measures
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    let payload = entry.payload
    return [
      payload[type], payload[duration].map(DurationFormatter.text(minutes:)), payload[stress].map { "stress \($0)" },
      payload[place],
      payload[company]?.withSpaces, payload[notes],
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
