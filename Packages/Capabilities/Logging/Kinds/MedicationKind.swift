import TrackerCore

/// A medicine as taken, and what it did.
public enum MedicationKind: LogKind {
  static let name = Field<String>("name")
  static let dose = Field<String>("dose")
  static let before = Field<Int>("before")
  static let after = Field<Int>("after")
  static let notes = Field<String>("notes")

  public static let definition = LogKindDefinition(
    id: "medication", name: "medicines", noun: "medicine", counted: ("1 medicine", "{count} medicines"),
    aliases: [
      "medicine", "med", "pill", "took", "Medikament", "Medikamente", "Medizin", "Tablette", "genommen",
    ], summary: "Log a medicine you took.",
    fields: [
      FieldDefinition(
        "name", .text(maxLength: 100), "Which medicine.", asks: "Which medicine was it?", required: true,
        positional: true),
      FieldDefinition(
        "dose", aliases: ["dosis", "menge"], .text(maxLength: 50), "How much, such as 400mg.", positional: true,
        beginsWithDigit: true),
      FieldDefinition(
        "before", aliases: ["vorher"], .whole(1...10), "How bad it was before.", asks: "How bad was it before?"),
      FieldDefinition(
        "after", aliases: ["nachher"], .whole(1...10), "How bad it was after.", asks: "How bad was it after?"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 500), "Anything else."),
    ],
    metrics: [.family(prefix: "medication.")],
    examples: [
      (line: "medication ibuprofen 400mg at=08:00", says: "with the dose, at eight"),
      (line: "medication ibuprofen 400mg before=7 after=4", says: "how bad it was before and after"),
      (line: "medication ibuprofen dose=\"half a tablet\"", says: "a dose in words"),
    ], category: .health)

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

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    return .parts([
      payload[name].map { .verbatim($0) }, payload[dose].map { .verbatim($0) },
      payload[before].map { .words("{value} before", ["value": .count($0)]) },
      payload[after].map { .words("{value} after", ["value": .count($0)]) }, payload[notes].map { .verbatim($0) },
    ])
  }
}
