import TrackerCore

/// Body weight. It changes slowly, so a number far from that of the last week is asked about.
public enum WeightKind: LogKind {
  static let weight = Field<Double>("weight")

  public static let definition = LogKindDefinition(
    id: "weight", name: "weights", noun: "weight", counted: ("1 weight", "{count} weights"),
    aliases: ["weigh", "weighed", "Gewicht", "wiegen", "gewogen"], summary: "Log your weight.",
    fields: [
      FieldDefinition(
        "weight", aliases: ["value", "wert"], .number(2...500, unit: Quantity.weight.unit),
        "In kg, lb, or stone and pounds. Without a unit it is in the unit of your settings.",
        asks: "What was your weight?", required: true, positional: true, plausible: 20...300, steadyDays: 7,
        label: "Weight"),
      VitalFields.notesDefinition,
    ],
    metrics: ["weight.kg"],
    examples: [
      (line: "weight 70.4kg", says: "70.4 kilograms"), (line: "weight 155lb", says: "155 pounds"),
      (line: "weight 11st 2lb", says: "11 stone 2 pounds"),
    ], keepsDay: false, category: .health)

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    measure("weight.kg", weight, of: entry.payload, fold: .last)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    .parts([entry.payload[weight].map { .amount($0, .weight) }, notes(of: entry.payload)])
  }
}
