import TrackerCore

/// How warm the body is. A sensor at the wrist shows other numbers than a thermometer, so it has a metric of its own.
public enum TemperatureKind: LogKind {
  static let temperature = Field<Double>("temperature")
  static let place = Field<String>("place")

  private static let wrist = "wrist"

  public static let definition = LogKindDefinition(
    id: "temperature", name: "temperatures", noun: "temperature", counted: ("1 temperature", "{count} temperatures"),
    aliases: ["temp", "Temperatur", "Körpertemperatur"], summary: "Log your body temperature.",
    fields: [
      FieldDefinition(
        "temperature", aliases: ["value", "wert"], .number(25...45, unit: Quantity.temperature.unit), "In °C or °F.",
        asks: "What was your temperature?", required: true, positional: true, plausible: 34...42, label: "Temperature"),
      FieldDefinition(
        "place", aliases: ["ort"],
        .choice([
          .init("mouth", aliases: ["Mund"]), .init("ear", aliases: ["Ohr"]), .init("forehead", aliases: ["Stirn"]),
          .init("armpit", aliases: ["Achsel"]), .init("rectal", aliases: ["Po"]),
          .init(wrist, aliases: ["Handgelenk"]),
        ]), "Where you measured it.", refuses: "“{typed}” does not say where you measured", label: "Place"),
      VitalFields.notesDefinition,
    ],
    metrics: ["vitals.temperature_c", "vitals.wrist_temperature_c"],
    examples: [
      (line: "temperature 38.2", says: "38.2 °C"),
      (line: "temperature 100.8F place=ear", says: "100.8 °F, in the ear"),
    ], keepsDay: false, category: .health)

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let isAtWrist = entry.payload[place] == wrist
    return measure(isAtWrist ? "vitals.wrist_temperature_c" : "vitals.temperature_c", temperature, of: entry.payload)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    return .parts([
      payload[temperature].map { .amount($0, .temperature) }, payload[place].map { .words($0, [:]) },
      notes(of: payload),
    ])
  }
}
