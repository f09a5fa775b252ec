import TrackerApplication
import TrackerCore

/// What a phone or a computer shows of the day so far, as people type it. What is typed counts before what files bring.
///
/// Each entry holds the totals up to then. The day's value is the highest, so that nothing is added twice.
public enum ScreenKind: LogKind {
  static let time = Field<Double>("time")
  static let unlocks = Field<Double>("unlocks")
  static let notifications = Field<Double>("notifications")
  static let notes = Field<String>("notes")

  private static let day = 0...1440

  private static let levels: [(field: Field<Double>, metric: MetricID)] = [
    (Field("productive"), ScreenMetrics.productive), (Field("neutral"), ScreenMetrics.neutral),
    (Field("distracting"), ScreenMetrics.distracting),
  ]

  public static let definition = LogKindDefinition(
    id: "screen", name: "times at screens", noun: "time at screens",
    counted: ("1 time at screens", "{count} times at screens"), aliases: ["Bildschirm"],
    summary: "Log your time at a screen, as your phone or computer shows it.",
    fields: [
      FieldDefinition(
        "time", aliases: ["total", "zeit", "gesamt"], .minutes(day), "Time at screens of the day so far.",
        asks: "How long were you at a screen?", positional: true, label: "Time at screens"),
      FieldDefinition(
        "unlocks", aliases: ["pickups", "entsperrungen"], .number(0...10_000, step: 1),
        "How often you unlocked your phone.", asks: "How often did you unlock your phone?",
        label: "Unlocks"),
      FieldDefinition(
        "notifications", aliases: ["mitteilungen", "benachrichtigungen"], .number(0...100_000, step: 1),
        "Notifications.", asks: "How many notifications were there?", label: "Notifications"),
      minutes("productive", ["produktiv"], "Time with productive things.", label: "Productive time"),
      minutes("neutral", [], "Time with neutral things.", label: "Neutral time"),
      minutes("distracting", ["ablenkend"], "Time with distracting things.", label: "Distracting time"),
      minutes("productivity", ["produktivität"], "Time with apps for work.", label: "Apps for work"),
      minutes("social", ["soziales"], "Time with social apps.", label: "Social apps"),
      minutes("entertainment", ["unterhaltung"], "Time with entertainment.", label: "Entertainment"),
      minutes("education", ["bildung"], "Time with apps for learning.", label: "Learning apps"),
      minutes("health", ["gesundheit"], "Time with apps for health.", label: "Apps for health"),
      minutes("games", ["spiele"], "Time with games.", label: "Games"),
      minutes("utility", ["werkzeuge"], "Time with small tools.", label: "Tools"),
      minutes("other", ["anderes"], "Time with other apps.", label: "Other apps"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 300), "Anything else.", label: "Notes"),
    ],
    metrics: [
      .metric(ScreenMetrics.minutes), .metric(ScreenMetrics.unlocks), .metric(ScreenMetrics.notifications),
      .metric(ScreenMetrics.score),
    ] + levels.map { .metric($0.metric) } + [.family(prefix: "screen.", suffix: "_minutes")],
    examples: [
      (line: "screen 4h20m", says: "4 hours and 20 minutes so far today"),
      (line: "screen 4h20m unlocks=60 social=2h", says: "with unlocks, and the time with social apps"),
      (line: "screen notifications=85", says: "only the notifications"),
    ], keepsDay: false, reads: [.apps], category: .phone)

  private static func minutes(
    _ name: String, _ aliases: [String], _ about: String, label: Phrase? = nil
  ) -> FieldDefinition {
    FieldDefinition(name, aliases: aliases, .minutes(day), about, label: label)
  }

  /// Those of the definition, and the person's own categories before the notes.
  public static func fields(in context: EntryContext) -> [FieldDefinition] {
    let own = context.apps.categories.filter { category in
      !definition.fields.contains { $0.isNamed(category) }
    }
    guard !own.isEmpty, let notes = definition.fields.firstIndex(where: { $0.name == "notes" }) else {
      return definition.fields
    }
    var fields = definition.fields
    fields.insert(
      contentsOf: own.map { minutes($0.replacing("-", with: "_"), [], "Time with apps of a category of your own.") },
      at: notes)
    return fields
  }

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    let minutes = fields(in: context).filter { if case .minutes = $0.shape { true } else { false } }.map(\.name)
    let numbers = minutes + [unlocks.name, notifications.name]
    guard numbers.contains(where: { payload.fields[$0] != nil }) else {
      return [
        Diagnostic(
          code: FieldDefinition.missingCode,
          "How long were you at a screen? Type it like this: symptoms log screen 4h20m")
      ]
    }
    if let total = payload[time], let longer = minutes.first(where: { (payload.fields[$0]?.number ?? 0) > total }) {
      return [
        Diagnostic(
          code: "part-exceeds-total", "“{field}” cannot be longer than the whole time. Check both",
          ["field": .verbatim(longer)])
      ]
    }
    return []
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    func measure(_ metric: MetricID, _ value: Double?) -> [Measure] {
      value.map { [Measure(metric, $0, fold: .max)] } ?? []
    }
    return measure(ScreenMetrics.minutes, payload[time]) + measure(ScreenMetrics.unlocks, payload[unlocks])
      + measure(ScreenMetrics.notifications, payload[notifications])
      + levels.flatMap { measure($0.metric, payload[$0.field]) }
      + AppCategory.all(by: context.apps).flatMap {
        measure(AppCategory.metric($0), payload[Field<Double>($0.replacing("-", with: "_"))])
      } + measure(ScreenMetrics.score, score(of: levels.map { payload[$0.field] }))
  }

  /// Of the typed minutes: productive ones count as level 1, distracting ones as level −1.
  ///
  /// - Parameter minutes: Productive, neutral and distracting ones; nil where nothing was typed.
  static func score(of minutes: [Double?]) -> Double? {
    guard minutes.contains(where: { $0 != nil }) else { return nil }
    let known = minutes.map { $0 ?? 0 }
    let total = known.reduce(0, +)
    guard total * 60 >= Double(UseStream.fewestScored) else { return nil }
    return (100 * (3 * known[0] + 2 * known[1] + known[2]) / (4 * total)).rounded()
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let parts: [Phrase?] = fields(in: context).compactMap { field in
      guard case .minutes = field.shape, field.name != time.name,
        let minutes = payload[Field<Double>(field.name)]
      else { return nil }
      return .words("{category} {time}", ["category": name(of: field.name), "time": .duration(minutes: Int(minutes))])
    }
    return .parts(
      [
        payload[time].map { .duration(minutes: Int($0)) },
        payload[unlocks].map {
          .words($0 == 1 ? "1 unlock" : "{count} unlocks", ["count": .number($0, upTo: 0)])
        },
        payload[notifications].map {
          .words($0 == 1 ? "1 notification" : "{count} notifications", ["count": .number($0, upTo: 0)])
        },
      ] + parts + [payload[notes].map { .verbatim($0) }])
  }

  private static func name(of field: String) -> Phrase {
    switch field {
    case "productive": "productive"
    case "neutral": "neutral"
    case "distracting": "distracting"
    default: AppCategory.name(of: field.replacing("_", with: "-"))
    }
  }
}
