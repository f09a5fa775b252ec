import TrackerCore

/// Glucose in the blood, with when it was measured.
public enum GlucoseKind: LogKind {
  static let glucose = Field<Double>("glucose")
  static let situation = Field<String>("context")

  public static let definition = LogKindDefinition(
    id: "glucose", name: "blood glucose readings", noun: "blood glucose",
    counted: ("1 blood glucose reading", "{count} blood glucose readings"),
    aliases: ["blood-sugar", "blood-glucose", "Blutzucker"], summary: "Log your blood glucose.",
    fields: [
      FieldDefinition(
        "glucose", aliases: ["value", "wert"], .number(10...1000, unit: Quantity.glucose.unit),
        "In mg/dl or mmol/l. Numbers below 10 are mmol/l.", asks: "What was your blood glucose?", required: true,
        positional: true, plausible: 40...500, label: "Blood glucose"),
      FieldDefinition(
        "context", aliases: ["situation"],
        .choice([
          .init("fasting", aliases: ["nüchtern"]),
          .init("before-meal", aliases: ["vor-dem-Essen"], label: "before a meal"),
          .init("after-meal", aliases: ["nach-dem-Essen"], label: "after a meal"),
          .init("bedtime", aliases: ["vor-dem-Schlafen"], label: "at bedtime"),
        ]), "When it was.", refuses: "“{typed}” does not say when it was", positional: true, label: "When"),
      VitalFields.notesDefinition,
    ],
    metrics: ["vitals.glucose_mg_dl"],
    examples: [
      (line: "glucose 97 fasting", says: "97 mg/dl, before eating in the morning"),
      (line: "glucose 5.4 mmol/l after-meal", says: "5.4 mmol/l, after a meal"),
    ], keepsDay: false, category: .health)

  private static let situations: [String: Phrase] = [
    "fasting": "fasting", "before-meal": "before a meal", "after-meal": "after a meal", "bedtime": "at bedtime",
  ]

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    measure("vitals.glucose_mg_dl", glucose, of: entry.payload)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    return .parts([
      payload[glucose].map { .amount($0, .glucose) },
      payload[situation].flatMap { situations[$0] }, notes(of: payload),
    ])
  }
}
