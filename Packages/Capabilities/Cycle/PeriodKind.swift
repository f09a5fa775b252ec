import TrackerCore

/// A day of a period: that it started or ended, and how strong the flow was.
public enum PeriodKind: LogKind {
  static let mark = Field<String>("mark")
  static let flow = Field<String>("flow")
  static let notes = Field<String>("notes")

  static let start = "start"
  static let end = "end"
  private static let spotting = "spotting"
  /// What a flow counts as.
  private static let levels = ["light": 1.0, "medium": 2.0, "heavy": 3.0]

  public static let definition = LogKindDefinition(
    id: "period", name: "period entries", noun: "period", counted: ("1 period entry", "{count} period entries"),
    aliases: ["Periode", "Regel", "Menstruation"], summary: "Log your period: its start, its end and its flow.",
    fields: [
      FieldDefinition(
        "mark", aliases: ["was"],
        .choice([
          .init(start, aliases: ["started", "begin", "began", "Beginn", "Anfang", "begonnen"], label: "it started"),
          .init(end, aliases: ["ended", "stopped", "Ende", "beendet"], label: "it ended"),
        ]), "Whether it started or ended that day.", refuses: "“{typed}” does not say what happened",
        positional: true, label: "What"),
      FieldDefinition(
        "flow", aliases: ["blutung", "stärke"],
        .choice([
          .init(spotting, aliases: ["Schmierblutung"]), .init("light", aliases: ["leicht", "schwach"]),
          .init("medium", aliases: ["normal", "mittel"]), .init("heavy", aliases: ["strong", "stark"]),
        ]), "How strong it was. Spotting is counted apart.", refuses: "“{typed}” does not say how strong it was",
        positional: true, label: "Flow"),
      FieldDefinition("notes", aliases: ["notiz", "notizen"], .text(maxLength: 300), "Anything else.", label: "Notes"),
    ],
    metrics: ["cycle.flow", "cycle.spotting", "cycle.start", "cycle.end"],
    examples: [
      (line: "period start", says: "it started today"),
      (line: "period start medium", says: "it started today, with a medium flow"),
      (line: "period heavy", says: "how strong it is today"),
      (line: "period end", says: "today was the last day"),
    ], keepsDay: false, category: .health)

  public static func diagnostics(in payload: Payload, context: EntryContext) -> [Diagnostic] {
    guard payload[mark] == nil, payload[flow] == nil else { return [] }
    return [
      Diagnostic(
        code: FieldDefinition.missingCode, "Did it start or end, or how strong is it? Type: symptoms log period start")
    ]
  }

  public static var daysBeside: Int { PeriodDays.daysOfOne }

  public static func doubts(about entry: Entry, beside other: Entry) -> [Doubt] {
    guard entry.payload[mark] == start, other.payload[mark] == start,
      abs(entry.day.distance(to: other.day)) <= PeriodDays.daysOfOne
    else { return [] }
    return [
      Doubt(
        code: "second-start", question: "The start of a period is already logged for {day}. Is this another one?",
        problem: "The start of a period is already logged for {day}",
        fix: "If it is right, add --yes. To see it: symptoms list --date {date}",
        ["day": .day(other.day), "date": "\(other.day)"])
    ]
  }

  /// An end without a start or a flow in the days before it.
  public static func doubts(about entry: Entry, among others: [Entry]) -> [Doubt] {
    func begins(_ entry: Entry) -> Bool {
      entry.payload[mark] == start || entry.payload[flow].map { levels[$0] != nil } ?? false
    }
    guard entry.payload[mark] == end, !begins(entry), !others.contains(where: { $0.day <= entry.day && begins($0) })
    else { return [] }
    return [
      Doubt(
        code: "end-without-start", question: "No start of this period is logged. Is the end right?",
        problem: "No start of this period is logged",
        fix: "Log the start first, or add --yes: symptoms log period start day=monday")
    ]
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let payload = entry.payload
    var measures: [Measure] = []
    if let mark = payload[mark] {
      measures.append(Measure(mark == start ? CycleMetrics.start : CycleMetrics.end, 1, fold: .max))
    }
    if let flow = payload[flow] {
      measures.append(
        levels[flow].map { Measure(CycleMetrics.flow, $0, fold: .max) } ?? Measure(CycleMetrics.spotting, 1, fold: .max)
      )
    }
    return measures
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase {
    let payload = entry.payload
    let flows: [String: Phrase] = [
      spotting: "spotting", "light": "light flow", "medium": "medium flow", "heavy": "heavy flow",
    ]
    return .parts([
      payload[mark].map { $0 == start ? "period started" : "period ended" }, payload[flow].flatMap { flows[$0] },
      payload[notes].map { .verbatim($0) },
    ])
  }
}
