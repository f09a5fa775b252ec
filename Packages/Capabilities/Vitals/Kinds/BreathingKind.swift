import TrackerCore

/// How fast one breathes.
public enum BreathingKind: LogKind {
  static let rate = Field<Double>("rate")

  public static let definition = LogKindDefinition(
    id: "breathing", name: "breathing rates", noun: "breathing rate",
    counted: ("1 breathing rate", "{count} breathing rates"),
    aliases: ["breaths", "Atmung", "Atemzüge", "Atemfrequenz"], summary: "Log how fast you breathe.",
    fields: [
      FieldDefinition(
        "rate", aliases: ["wert"], .number(2...100), "Breaths a minute.", asks: "How many breaths a minute?",
        required: true, positional: true, plausible: 6...60, label: "Breaths"),
      VitalFields.notesDefinition,
    ],
    metrics: ["vitals.respiratory_rate"], examples: [(line: "breathing 14", says: "14 breaths a minute")],
    keepsDay: false, category: .health)

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    measure("vitals.respiratory_rate", rate, of: entry.payload)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    .parts([
      entry.payload[rate].map { .words("{value} breaths a minute", ["value": .number($0, upTo: 1)]) },
      notes(of: entry.payload),
    ])
  }
}
