import TrackerCore

/// Exercise of one kind in one go.
public enum ExerciseKind: LogKind {
  static let type = Field<String>("type")
  static let duration = Field<Int>("duration")
  static let intensity = Field<Int>("intensity")
  static let distance = Field<Double>("distance")
  static let calories = Field<Int>("calories")
  static let steps = Field<Int>("steps")
  static let heartRate = Field<Int>("heart_rate")
  static let heartRateMax = Field<Int>("heart_rate_max")
  static let notes = Field<String>("notes")

  /// From this intensity on, exercise is intense: it needs recovery.
  static let intense = 7

  public static let definition = LogKindDefinition(
    id: "exercise", name: "exercise", summary: "Exercise: what, how long and how hard.",
    fields: [
      FieldDefinition(
        "type",
        .choice([
          .init("cardio"), .init("strength", aliases: ["weights"]), .init("yoga"), .init("walking", aliases: ["walk"]),
          .init("swimming", aliases: ["swim"]), .init("cycling", aliases: ["bike", "cycle"]),
          .init("running", aliases: ["run"]),
          .init("hiking", aliases: ["hike"]), .init("functional"), .init("other"),
        ]), "Which kind.", required: true, positional: true),
      FieldDefinition("duration", .minutes(1...480), "How long.", required: true, positional: true),
      FieldDefinition(
        "intensity",
        .whole(
          1...10,
          words: [
            .init("light", 1...3, "could go on for hours"), .init("moderate", 4...6, "breathing faster"),
            .init("intense", 7...10, "can't keep it up"),
          ]), "How hard.", required: true, positional: true),
      FieldDefinition("distance", .number(0...1000, unit: "km"), "How far."),
      FieldDefinition("calories", .whole(0...20_000), "Kilocalories burned."),
      FieldDefinition("steps", .whole(0...200_000), "Steps."),
      FieldDefinition("heart_rate", .whole(40...220), "Average heart rate, beats a minute."),
      FieldDefinition("heart_rate_max", .whole(40...220), "Highest heart rate, beats a minute."),
      FieldDefinition("notes", .text(maxLength: 300), "Anything else."),
    ],
    metrics: ["exercise.minutes", "exercise.intensity", "exercise.load", "exercise.intense_end"],
    examples: [
      (line: "exercise walking 30m light", says: "half an hour's walk that could go on for hours"),
      (line: "exercise swimming 1h 6 heart_rate=120 at=18:00", says: "an hour at intensity 6 of 10"),
    ])

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard let mean = payload[heartRate], let highest = payload[heartRateMax], mean > highest else { return [] }
    return [
      Diagnostic(code: "out-of-order", "heart_rate is above heart_rate_max", allowed: "an average up to the highest")
    ]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let minutes = entry.payload[duration], let intensity = entry.payload[intensity] else { return [] }
    return [
      Measure("exercise.minutes", Double(minutes), fold: .sum),
      Measure("exercise.intensity", Double(intensity), fold: .max),
      Measure("exercise.load", Double(minutes * intensity), fold: .sum),
    ]
      + (intensity >= intense
        ? [Measure("exercise.intense_end", hourOfDay(endOf: entry, minutes: minutes, context), fold: .max)] : [])
  }

  /// Hours from the start of the entry's logical day to the end of the exercise.
  private static func hourOfDay(endOf entry: Entry, minutes: Int, _ context: EntryContext) -> Double {
    let start = context.calendar.start(of: entry.day)
    return min(24, Double(entry.instant.minutes(since: start) + minutes) / 60)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    let payload = entry.payload
    let word = payload[intensity].map { $0 <= 3 ? "light" : $0 <= 6 ? "moderate" : "intense" }
    let strength = payload[intensity].map { "\(word ?? "") (\($0))" }
    return [
      payload[type], payload[duration].map(DurationFormatter.text(minutes:)), strength,
      payload[distance].map { "\($0.words) km" },
      payload[steps].map { "\($0) steps" }, payload[heartRate].map { "heart rate \($0)" }, payload[notes],
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
