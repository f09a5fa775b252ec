import TrackerCore

/// What one did, and how stressful it was.
public enum ActivityKind: LogKind {
  static let type = Field<String>("type")
  static let duration = Field<Int>("duration")
  static let stress = Field<Int>("stress")
  static let name = Field<String>("name")
  static let place = Field<String>("place")
  static let company = Field<String>("social")
  static let question = Field<String>("question")
  static let answer = Field<String>("answer")
  static let answered = Field<String>("answered")
  static let notes = Field<String>("notes")

  /// Days on which a question was noted, or said to be answered, have a value of it.
  static let questions: MetricID = "activity.questions"
  static let types = ActivityType.all.map(\.id)
  private static let companies: [String: Phrase] = [
    "alone": "alone", "small-group": "with a small group", "large-group": "with a large group",
  ]

  public static let definition = LogKindDefinition(
    id: "activity", name: "activities", counted: ("1 activity", "{count} activities"),
    aliases: ["Aktivität", "Aktivitäten", "Tätigkeit"], summary: "Log what you did and how stressful it was.",
    fields: [
      FieldDefinition(
        "type", aliases: ["art"], .choice(ActivityType.all), "What you did.",
        refuses: "“{typed}” is not a kind of activity",
        positional: true, defaultValue: .text("other"), label: "What"),
      FieldDefinition(
        "duration", aliases: ["dauer"], .minutes(1...1440), "How long it took.", asks: "How long did it take?",
        positional: true, label: "How long"),
      FieldDefinition(
        "stress", .whole(1...10), "How stressful it was: 1 is not at all, 10 is extremely.",
        asks: "How stressful was it?", mayLead: true, label: "Stress"),
      FieldDefinition(
        "name", aliases: ["bezeichnung"], .text(maxLength: 100), "What you call it, such as gardening.", label: "Name"),
      FieldDefinition("place", aliases: ["ort"], .text(maxLength: 100), "Where you were.", label: "Place"),
      FieldDefinition(
        "social", aliases: ["mit"],
        .choice([
          .init("alone", aliases: ["allein"]),
          .init("small-group", aliases: ["small", "kleine-Gruppe"], label: "with a small group"),
          .init("large-group", aliases: ["large", "große-Gruppe"], label: "with a large group"),
        ]), "Who was with you.", refuses: "“{typed}” does not say who was with you", label: "With whom"),
      FieldDefinition(
        "question", aliases: ["frage"], .text(maxLength: 300), "A question for your next medical visit.",
        label: "Question"),
      FieldDefinition(
        "answer", aliases: ["antwort"], .text(maxLength: 300), "The answer to that question.", label: "Answer"),
      FieldDefinition(
        "answered", aliases: ["beantwortet"],
        .choice([.init("yes", aliases: ["ja"]), .init("no", aliases: ["nein"])]),
        "Whether this visit answered the questions from earlier ones.",
        refuses: "“{typed}” does not say whether they were answered", label: "Answered"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 300), "Anything else.", label: "Notes"),
    ],
    metrics: [
      "activity.minutes", "stress.level", .family(prefix: "activity.", suffix: "_minutes"), .metric(questions),
    ],
    examples: [
      (line: "activity work 8h stress=6", says: "8 hours of work, stress 6 out of 10"),
      (line: "activity leisure 2h name=gardening", says: "two hours with a name of your own"),
      (line: "activity medical question=\"More iron?\"", says: "a visit, with a question for the next one"),
      (line: "activity stress=3", says: "only how stressful the day was"),
    ], measuresVersion: 2, category: .health)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    if payload.fields.keys.allSatisfy({ $0 == type.name }), payload[type] == "other" {
      return [
        Diagnostic(
          code: FieldDefinition.missingCode,
          "What did you do? Type it like this: symptoms log activity work 8h stress=6")
      ]
    }
    var diagnostics: [Diagnostic] = []
    let ofVisits = [question.name, answer.name, answered.name]
    if payload[type] != ActivityType.medical, ofVisits.contains(where: { payload.fields[$0] != nil }) {
      diagnostics.append(
        Diagnostic(
          code: "not-medical",
          "A question goes with a visit: symptoms log activity medical question=why"))
    } else if payload[answer] != nil, payload[question] == nil {
      diagnostics.append(
        Diagnostic(
          code: "no-question", "There is no question here to answer. To see yours: symptoms questions"))
    }
    return diagnostics
  }

  public static var clashes: Bool { true }
  public static var refusesClashes: Bool { false }

  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? {
    other.clashOfEvent(entry, type: type, minutes: duration)
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    var measures: [Measure] = []
    if let minutes = payload[duration] {
      measures.append(.event("activity.minutes", Double(minutes), fold: .sum))
      if let type = payload[type] {
        measures.append(.event(MetricID("activity.\(type)_minutes"), Double(minutes), fold: .sum))
      }
    }
    if let stress = payload[stress] { measures.append(Measure("stress.level", Double(stress), fold: .max)) }
    if payload[question] != nil || payload[answered] != nil {
      measures.append(Measure(questions, payload[question] == nil ? 0 : 1, fold: .sum))
    }
    return measures
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    return .parts(
      [title(in: payload), payload[name].map { .verbatim($0) }, payload[duration].map(Phrase.duration(minutes:))]
        + [payload[stress].map { .words("stress {value}", ["value": .count($0)]) }] + rest(of: payload))
  }

  public static func told(_ entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let ownName = payload[name].map { Phrase.verbatim($0) }
    let title = title(in: payload)
    let what = payload[duration].map { minutes in
      Phrase.words(
        "{amount} of {activity}",
        ["amount": .duration(minutes: minutes), "activity": title ?? ownName ?? "other activity"])
    }
    return .parts(
      [what ?? title, what != nil && title == nil ? nil : ownName]
        + [payload[stress].map { .words("stress {value} out of 10", ["value": .count($0)]) }] + rest(of: payload))
  }

  /// The type; nil for another one where more than it is known.
  private static func title(in payload: Payload) -> Phrase? {
    payload[type].flatMap { $0 == "other" && payload.fields.count > 1 ? nil : ActivityType.name(of: $0) }
  }

  private static func rest(of payload: Payload) -> [Phrase?] {
    [
      payload[place].map { .verbatim($0) }, payload[company].map { companies[$0] ?? "\($0)" },
      payload[question].map { .words("question: “{question}”", ["question": .verbatim($0)]) },
      payload[answer].map { .words("answer: “{answer}”", ["answer": .verbatim($0)]) },
      payload[answered] == "yes" ? "earlier questions answered" : nil, payload[notes].map { .verbatim($0) },
    ]
  }
}
