import TrackerCore

/// A medicine as taken, and what it did.
public enum MedicationKind: LogKind {
  static let name = Field<String>("name")
  static let dose = Field<String>("dose")
  static let before = Field<Int>("before")
  static let after = Field<Int>("after")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "medication", name: "medication", aliases: ["medicine", "med", "pill", "took"], summary: "A medicine you took.",
    fields: [
      FieldDefinition("name", .text(maxLength: 100), "Which one.", required: true, positional: true),
      FieldDefinition(
        "dose", .text(maxLength: 50), "How much, such as 400mg.", positional: true, beginsWithDigit: true),
      FieldDefinition("before", .whole(1...10), "Severity before."),
      FieldDefinition("after", .whole(1...10), "Severity after."),
      FieldDefinition("notes", .text(maxLength: 500), "Anything else."),
    ],
    metrics: [.family(prefix: "medication.")],
    examples: [
      (line: "medication ibuprofen 400mg at=08:00", says: "with its dose, at eight"),
      (line: "medication ibuprofen 400mg before=7 after=4", says: "with its effect"),
      (line: "medication ibuprofen dose=\"half a tablet\"", says: "a dose in words"),
    ])

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    metric(of: entry).map { [Measure($0, 1, fold: .sum)] } ?? []
  }

  public static func spellings(of entry: Entry, in context: EntryContext) -> [Spelling] {
    metric(of: entry).map { [Spelling(.ofMetrics([$0]), field: name.name)] } ?? []
  }

  private static func metric(of entry: Entry) -> MetricID? {
    guard let word = entry.payload[name]?.metricWord, !word.isEmpty else { return nil }
    return MetricID("medication.\(word)")
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    let payload = entry.payload
    let effect = [payload[before].map { "\($0) before" }, payload[after].map { "\($0) after" }].compactMap { $0 }
      .joined(separator: ", ")
    return [payload[name], payload[dose], effect.isEmpty ? nil : effect, payload[notes]].compactMap { $0 }.joined(
      separator: ", ")
  }
}
