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

  /// From this intensity on, exercise is hard: it needs recovery.
  static let intense = 7

  public static let definition = LogKindDefinition(
    id: "exercise", name: "exercise", counted: ("1 exercise", "{count} exercises"),
    aliases: ["workout", "sport", "training", "Bewegung"], summary: "Log exercise: what, how long and how hard.",
    fields: [
      FieldDefinition(
        "type", aliases: ["art"], .choice(ActivityType.exercises), "Which kind of exercise.",
        asks: "Which exercise was it?",
        refuses: "“{typed}” is not a kind of exercise", required: true, positional: true, label: "What"),
      FieldDefinition(
        "duration", aliases: ["dauer"], .minutes(1...480), "How long it took. You can give a distance instead.",
        asks: "How long was it?", positional: true, label: "How long"),
      FieldDefinition(
        "intensity", aliases: ["anstrengung"],
        .whole(
          1...10,
          words: [
            .init("light", aliases: ["leicht", "locker"], 1...3, "you could keep going for hours"),
            .init("moderate", aliases: ["mittel", "moderat"], 4...6, "you breathe faster"),
            .init(
              "hard", aliases: ["intense", "anstrengend", "schwer", "intensiv"], 7...10,
              "you cannot keep it up for long"),
          ]), "How hard it was.", asks: "How hard was it?", positional: true, label: "How hard"),
      FieldDefinition(
        "distance", aliases: ["strecke"], .distance(0...1000), "How far you went.", asks: "How far was it?",
        positional: true, label: "Distance"),
      FieldDefinition(
        "calories", aliases: ["kalorien"], .whole(0...20_000), "Kilocalories you used.",
        asks: "How many kilocalories?", label: "Calories"),
      FieldDefinition(
        "steps", aliases: ["schritte"], .whole(0...200_000), "How many steps.", asks: "How many steps?",
        label: "Steps"),
      FieldDefinition(
        "heart_rate", aliases: ["puls"], .whole(40...220), "Average heart rate, in beats a minute.",
        asks: "What was your heart rate?", label: "Heart rate"),
      FieldDefinition(
        "heart_rate_max", .whole(40...220), "Highest heart rate, in beats a minute.",
        asks: "What was your highest heart rate?", label: "Highest rate"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 300), "Anything else.", label: "Notes"),
    ],
    metrics: ["exercise.minutes", "exercise.intensity", "exercise.load", "exercise.intense_end"],
    examples: [
      (line: "exercise walking 30m light", says: "a light walk of half an hour"),
      (line: "exercise running 5k", says: "a run of 5 km"),
      (line: "exercise swimming 1h 6 heart_rate=120 at=18:00", says: "an hour, 6 out of 10, at six in the evening"),
    ], measuresVersion: 2, category: .health)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if payload[duration] == nil, payload[distance] == nil, let field = definition.field(duration.name) {
      diagnostics.append(field.isMissing)
    }
    if let mean = payload[heartRate], let highest = payload[heartRateMax], mean > highest {
      diagnostics.append(
        Diagnostic(code: "out-of-order", "The average heart rate is above the highest. Check heart_rate"))
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

  public static var clashes: Bool { true }
  public static var refusesClashes: Bool { false }

  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? {
    other.clashOfEvent(entry, type: type, minutes: duration)
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
    value.map { .event(metric, $0, fold: fold) } ?? .unknown(metric)
  }

  /// Hours from the start of the entry's logical day to the end of the exercise.
  private static func hourOfDay(endOf entry: Entry, minutes: Int, _ context: EntryContext) -> Double {
    let start = context.calendar.start(of: entry.day)
    return min(24, Double(entry.instant.minutes(since: start) + minutes) / 60)
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let strength = payload[intensity].map { value in
      Phrase.words(
        value <= 3 ? "light ({value})" : value < intense ? "moderate ({value})" : "hard ({value})",
        ["value": .count(value)])
    }
    return .parts(
      [name(in: payload), payload[duration].map(Phrase.duration(minutes:))]
        + [payload[distance].map { Phrase.amount($0, .distance) }, strength] + rest(of: payload))
  }

  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let time = payload[duration].map(Phrase.duration(minutes:))
    let way = payload[distance].map { Phrase.amount($0, .distance) }
    let strength = payload[intensity].map { value in
      Phrase.words(
        value <= 3
          ? "light ({value} out of 10)"
          : value < intense ? "moderate ({value} out of 10)" : "hard ({value} out of 10)", ["value": .count(value)])
    }
    let what = (time ?? way).map {
      Phrase.words("{amount} of {activity}", ["amount": $0, "activity": name(in: payload)])
    }
    return .parts([what ?? name(in: payload), time == nil ? nil : way, strength] + rest(of: payload))
  }

  private static func name(in payload: Payload) -> Phrase { name(ofType: payload[type]) }

  /// What a type is called within a sentence; nil for exercise of any type.
  static func name(ofType type: String?) -> Phrase {
    switch type {
    case nil, "other": "exercise"
    case "functional": "functional training"
    case "strength": "strength training"
    case let type?: .words(type, [:])
    }
  }

  private static func rest(of payload: Payload) -> [Phrase?] {
    [
      payload[steps].map { .words($0 == 1 ? "1 step" : "{count} steps", ["count": .count($0)]) },
      payload[heartRate].map { .words("heart rate {value}", ["value": .count($0)]) },
      payload[notes].map { .verbatim($0) },
    ]
  }
}
