import TrackerCore

/// Blood pressure, as a cuff shows it.
public enum PressureKind: LogKind {
  static let reading = Field<[Double]>("reading")
  static let pulse = Field<Double>("pulse")

  public static let definition = LogKindDefinition(
    id: "pressure", name: "blood pressure readings", noun: "blood pressure",
    counted: ("1 blood pressure reading", "{count} blood pressure readings"),
    aliases: ["blood-pressure", "bp", "Blutdruck"], summary: "Log your blood pressure.",
    fields: [
      FieldDefinition(
        "reading", aliases: ["blutdruck"], .pair(50...300, 20...200),
        "The upper and the lower number, in mmHg.", asks: "What was your blood pressure?", required: true,
        positional: true, label: "Blood pressure"),
      VitalFields.rate(
        "pulse", aliases: ["puls"], "The pulse that the cuff shows.", asks: "What was your pulse?", positional: true,
        label: "Pulse"),
      VitalFields.notesDefinition,
    ],
    metrics: ["vitals.systolic_mmhg", "vitals.diastolic_mmhg", "vitals.heart_rate"],
    examples: [
      (line: "pressure 128/82", says: "128 over 82"),
      (line: "pressure 128/82 pulse=64 at=07:30", says: "with the pulse, at half past seven"),
    ], keepsDay: false, category: .health)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard let pair = payload[reading], pair.count == 2, pair[0] <= pair[1] else { return [] }
    return [
      Diagnostic(code: "out-of-order", "The first number has to be larger than the second, as in 128/82. Check both")
    ]
  }

  /// Numbers that are likely, the upper and the lower one.
  private static let plausible = [70.0...230.0, 40.0...130.0]

  public static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] {
    guard let pair = payload[reading], pair.count == 2 else { return [] }
    guard zip(pair, plausible).contains(where: { !$1.contains($0) }) else { return [] }
    return [
      Doubt(
        code: "unlikely-reading",
        question: "Did you mean {upper}/{lower}? Mostly it is between {low} and {high}.",
        problem: "“{field}” is mostly between {low} and {high}", fix: "Check the number. If it is right, add --yes.",
        [
          "field": .verbatim(reading.name), "upper": .number(pair[0], upTo: 0), "lower": .number(pair[1], upTo: 0),
          "low": "70/40", "high": "230/130",
        ], field: reading.name)
    ]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let pair = entry.payload[reading], pair.count == 2 else { return [] }
    return [
      Measure("vitals.systolic_mmhg", pair[0], fold: .mean), Measure("vitals.diastolic_mmhg", pair[1], fold: .mean),
    ] + measure("vitals.heart_rate", pulse, of: entry.payload)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let both = payload[reading].flatMap { pair -> Phrase? in
      guard pair.count == 2 else { return nil }
      return .words(
        "blood pressure {upper}/{lower}", ["upper": .number(pair[0], upTo: 0), "lower": .number(pair[1], upTo: 0)])
    }
    return .parts([
      both, payload[pulse].map { .words("pulse {value}", ["value": .number($0, upTo: 0)]) }, notes(of: payload),
    ])
  }
}
