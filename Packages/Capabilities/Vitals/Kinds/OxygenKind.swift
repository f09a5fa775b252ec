import TrackerCore

/// How much oxygen the blood carries, as a sensor at the finger or wrist shows it.
public enum OxygenKind: LogKind {
  static let oxygen = Field<Double>("oxygen")

  public static let definition = LogKindDefinition(
    id: "oxygen", name: "oxygen readings", noun: "oxygen reading",
    counted: ("1 oxygen reading", "{count} oxygen readings"),
    aliases: ["SpO2", "saturation", "Sauerstoff", "Sättigung"], summary: "Log the oxygen in your blood.",
    fields: [
      FieldDefinition(
        "oxygen", aliases: ["value", "wert"], .number(50...100, unit: "%"), "In percent.",
        asks: "What was your blood oxygen, in percent?", required: true, positional: true, plausible: 70...100,
        label: "Oxygen"),
      VitalFields.notesDefinition,
    ],
    metrics: ["vitals.oxygen_percent"], examples: [(line: "oxygen 97", says: "97 percent")], keepsDay: false,
    category: .health)

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    measure("vitals.oxygen_percent", oxygen, of: entry.payload)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    .parts([
      entry.payload[oxygen].map { .words("oxygen {value}%", ["value": .number($0, upTo: 1)]) },
      notes(of: entry.payload),
    ])
  }
}
