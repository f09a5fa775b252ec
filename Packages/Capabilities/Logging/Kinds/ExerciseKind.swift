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
    id: "exercise", name: "exercise", aliases: ["workout", "sport", "training"],
    summary: "Exercise: what, how long and how hard.",
    fields: [
      FieldDefinition(
        "type",
        .choice([
          .init("cardio"), .init("strength", aliases: ["weights"]), .init("yoga"), .init("walking", aliases: ["walk"]),
          .init("swimming", aliases: ["swim"]), .init("cycling", aliases: ["bike", "cycle"]),
          .init("running", aliases: ["run"]),
          .init("hiking", aliases: ["hike"]), .init("functional"), .init("other"),
        ]), "Which kind.", required: true, positional: true),
      FieldDefinition(
        "duration", .minutes(1...480), "How long; may be left out beside a distance.", positional: true),
      FieldDefinition(
        "intensity",
        .whole(
          1...10,
          words: [
            .init("light", 1...3, "could go on for hours"), .init("moderate", 4...6, "breathing faster"),
            .init("intense", 7...10, "can't keep it up"),
          ]), "How hard; unknown unless given.", positional: true),
      FieldDefinition("distance", .distance(0...1000), "How far.", positional: true),
      FieldDefinition("calories", .whole(0...20_000), "Kilocalories burned."),
      FieldDefinition("steps", .whole(0...200_000), "Steps."),
      FieldDefinition("heart_rate", .whole(40...220), "Average heart rate, beats a minute."),
      FieldDefinition("heart_rate_max", .whole(40...220), "Highest heart rate, beats a minute."),
      FieldDefinition("notes", .text(maxLength: 300), "Anything else."),
    ],
    metrics: ["exercise.minutes", "exercise.intensity", "exercise.load", "exercise.intense_end"],
    examples: [
      (line: "exercise walking 30m light", says: "half an hour's walk that could go on for hours"),
      (line: "exercise running 5k", says: "a run of 5 kilometres; how long and how hard are unknown"),
      (line: "exercise swimming 1h 6 heart_rate=120 at=18:00", says: "an hour at intensity 6 of 10"),
    ])

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if payload[duration] == nil, payload[distance] == nil, let field = definition.field(duration.name) {
      diagnostics.append(field.isMissing)
    }
    if let mean = payload[heartRate], let highest = payload[heartRateMax], mean > highest {
      diagnostics.append(
        Diagnostic(code: "out-of-order", "heart_rate is above heart_rate_max", allowed: "an average up to the highest")
      )
    }
    return diagnostics
  }

  /// Types of which people name the distance.
  private static let travelling: Set<String> = ["walking", "running", "hiking", "cycling", "swimming"]
  /// More minutes than these are seldom typed as `m`.
  private static let mostMinutes = 180.0

  public static func meaning(ofM number: Double, in payload: Payload) -> MinutesOrMetres {
    let type = payload[type]
    // Lanes of a pool: 100 m may be four of them.
    let isLanes = (100...mostMinutes).contains(number) && number.truncatingRemainder(dividingBy: 25) == 0
    if type == "swimming", isLanes { return .either }
    if number <= mostMinutes { return .minutes }
    return type.map(travelling.contains) == true ? .metres : .either
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let minutes = entry.payload[duration]
    let intensity = entry.payload[intensity]
    let isIntense = intensity.map { $0 >= intense }
    return [
      measure("exercise.minutes", minutes.map(Double.init), fold: .sum),
      measure("exercise.intensity", intensity.map(Double.init), fold: .max),
      measure("exercise.load", minutes.flatMap { minutes in intensity.map { Double(minutes * $0) } }, fold: .sum),
    ]
      + (isIntense == false
        ? []
        : [
          measure(
            "exercise.intense_end",
            isIntense == true ? minutes.map { hourOfDay(endOf: entry, minutes: $0, context) } : nil, fold: .max)
        ])
  }

  /// What is not given is unknown on that day, whatever else the day holds.
  private static func measure(_ metric: MetricID, _ value: Double?, fold: Fold) -> Measure {
    value.map { Measure(metric, $0, fold: fold) } ?? .unknown(metric)
  }

  /// Hours from the start of the entry's logical day to the end of the exercise.
  private static func hourOfDay(endOf entry: Entry, minutes: Int, _ context: EntryContext) -> Double {
    let start = context.calendar.start(of: entry.day)
    return min(24, Double(entry.instant.minutes(since: start) + minutes) / 60)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    let payload = entry.payload
    let strength = payload[intensity].map { "\($0 <= 3 ? "light" : $0 < intense ? "moderate" : "intense") (\($0))" }
    return [
      payload[type], payload[duration].map(DurationFormatter.text(minutes:)) ?? "time not given",
      payload[distance].map(DurationFormatter.text(kilometres:)), strength ?? "intensity not given",
      payload[steps].map { "\($0) steps" }, payload[heartRate].map { "heart rate \($0)" }, payload[notes],
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
