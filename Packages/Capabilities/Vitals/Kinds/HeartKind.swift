import TrackerCore

/// The heart rate with what it was measured in, its variability, and VO₂max.
///
/// A resting rate and any other rate are metrics of their own, as are the two kinds of variability: they are never
/// mixed.
public enum HeartKind: LogKind {
  static let rate = Field<Double>("rate")
  static let situation = Field<String>("context")
  static let lowest = Field<Double>("min")
  static let highest = Field<Double>("max")
  static let sdnn = Field<Double>("hrv_sdnn")
  static let rmssd = Field<Double>("hrv_rmssd")
  static let vo2max = Field<Double>("vo2max")

  static let resting = "resting"

  public static let definition = LogKindDefinition(
    id: "heart", name: "heart readings", noun: "heart reading", counted: ("1 heart reading", "{count} heart readings"),
    aliases: ["pulse", "heart-rate", "Puls", "Herz", "Herzfrequenz", "Ruhepuls"],
    summary: "Log your heart rate, and what else a watch says of your heart.",
    fields: [
      VitalFields.rate(
        "rate", aliases: ["puls"], "Beats a minute.", asks: "What was your heart rate?", positional: true,
        label: "Heart rate"),
      FieldDefinition(
        "context", aliases: ["situation"],
        .choice([
          .init(resting, aliases: ["in-Ruhe", "Ruhe"]), .init("sitting", aliases: ["im-Sitzen", "sitzend"]),
          .init("standing", aliases: ["im-Stehen", "stehend"]), .init("lying", aliases: ["im-Liegen", "liegend"]),
          .init("active", aliases: ["moving", "in-Bewegung"]),
          .init("after-exercise", aliases: ["nach-Bewegung", "nach-Sport"], label: "after exercise"),
        ]), "What you were doing. A resting rate is counted apart.",
        refuses: "“{typed}” does not say what you were doing", positional: true, label: "When"),
      VitalFields.rate(
        "min", aliases: ["lowest"], "The lowest of the day.", asks: "What was your lowest heart rate?",
        label: "Lowest"),
      VitalFields.rate(
        "max", aliases: ["highest"], "The highest of the day.", asks: "What was your highest heart rate?",
        label: "Highest"),
      FieldDefinition(
        "hrv_sdnn", aliases: ["sdnn"], .number(1...500, unit: "ms"),
        "Variability as SDNN, which some watches show.", asks: "What was the variability?", label: "SDNN"),
      FieldDefinition(
        "hrv_rmssd", aliases: ["rmssd"], .number(1...500, unit: "ms"),
        "Variability as RMSSD, which most watches and rings show.", asks: "What was the variability?", label: "RMSSD"),
      FieldDefinition(
        "vo2max", .number(5...100), "VO₂max, also called cardio fitness.", asks: "What was VO₂max?", label: "VO₂max"),
      VitalFields.notesDefinition,
    ],
    metrics: [
      "vitals.heart_rate", "vitals.heart_rate_min", "vitals.heart_rate_max", "vitals.resting_heart_rate",
      "vitals.hrv_sdnn_ms", "vitals.hrv_rmssd_ms", "vitals.vo2max",
    ],
    examples: [
      (line: "heart 62 resting", says: "a resting heart rate"),
      (line: "heart 118 after-exercise", says: "after exercise"),
      (line: "heart 74 min=52 max=131 hrv_rmssd=38", says: "what a watch shows for the day"),
    ], keepsDay: false, category: .health)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    let numbers = [rate, lowest, highest, sdnn, rmssd, vo2max].map(\.name)
    guard VitalFields.hasAny(numbers, in: payload) else {
      return VitalFields.nothing("What was your heart rate? Type it like this: symptoms log heart 62")
    }
    let rates = [lowest, rate, highest].compactMap { payload[$0] }
    guard rates == rates.sorted() else {
      return [
        Diagnostic(
          code: "out-of-order", "The heart rate has to be between the lowest and the highest. Check min and max")
      ]
    }
    return []
  }

  /// Rates at rest that are likely, and any others.
  private static let plausible = (resting: 30.0...120.0, other: 30.0...220.0)

  public static func doubts(about payload: Payload, at instant: Instant, in context: EntryContext) -> [Doubt] {
    let isResting = payload[situation] == resting
    return [rate, lowest, highest].compactMap { field in
      guard let value = payload[field], let definition = definition.field(field.name) else { return nil }
      let likely = isResting && field.name == rate.name ? plausible.resting : plausible.other
      return likely.contains(value) ? nil : .beyond(likely, value, of: definition)
    }
  }

  private static let situations: [String: Phrase] = [
    resting: "resting", "sitting": "sitting", "standing": "standing", "lying": "lying", "active": "active",
    "after-exercise": "after exercise",
  ]

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    let isResting = payload[situation] == resting
    return measure(isResting ? "vitals.resting_heart_rate" : "vitals.heart_rate", rate, of: payload)
      + measure("vitals.heart_rate_min", lowest, of: payload, fold: .min)
      + measure("vitals.heart_rate_max", highest, of: payload, fold: .max)
      + measure("vitals.hrv_sdnn_ms", sdnn, of: payload) + measure("vitals.hrv_rmssd_ms", rmssd, of: payload)
      + measure("vitals.vo2max", vo2max, of: payload)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    func told(_ field: Field<Double>, _ words: String) -> Phrase? {
      payload[field].map { .words(words, ["value": .number($0, upTo: 1)]) }
    }
    return .parts([
      told(rate, "heart rate {value}"), payload[situation].flatMap { situations[$0] },
      told(lowest, "lowest {value}"), told(highest, "highest {value}"), told(sdnn, "HRV (SDNN) {value} ms"),
      told(rmssd, "HRV (RMSSD) {value} ms"), told(vo2max, "VO₂max {value}"), notes(of: payload),
    ])
  }
}
