import TrackerCore

/// A day that was closed: of what the person tracks, what was not named on it was none.
public enum DayKind: LogKind {
  /// The kinds of entries that the day was closed for. Absent in entries of the first version, which closed the day
  /// for every kind.
  static let kinds = Field<[String]>("kinds")
  /// Single metrics that the day was closed for.
  static let metrics = Field<[String]>("metrics")

  public static let definition = LogKindDefinition(
    id: "day", name: "complete days", noun: "“day close”", counted: ("day marked complete", "{count} complete days"),
    summary: "A day marked complete.", fields: [], metrics: [.named], examples: [], keepsDay: false,
    isOfWholeDay: true, hasCommand: false, measuresVersion: 3)

  /// What closing a day closes for a person: of what they track, that of which there can be none. Sleep and scales stay
  /// unanswered, and so does what they do not track.
  static func payload(for person: Person, kinds: [LogKindDefinition]) -> Payload {
    let tracked = person.tracked
    let closed = tracked.filter { $0.metric == nil }.map(\.log).filter { id in
      kinds.contains { $0.id == id && $0.keepsDay && !$0.countsForMorning }
    }
    let metrics = tracked.compactMap(\.metric).filter { metric in
      if case .noneOnKeptDays = person.catalogue[metric]?.absence { true } else { false }
    }
    var payload = Payload()
    payload[DayKind.kinds] = Set(closed).map(\.rawValue).sorted()
    if !metrics.isEmpty { payload[DayKind.metrics] = Set(metrics).map(\.rawValue).sorted() }
    return payload
  }

  public static var clashes: Bool { true }

  /// One closing a day: another one on it says nothing.
  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? {
    guard entry.day == other.entry.day else { return nil }
    return other.clash(
      "closed-twice", "{day} is already complete. To change that: symptoms delete {id}",
      inFile: "{day} is already complete in line {line} of the file")
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    let meals = MainMeal.allCases.map(\.closing)
    guard let kinds = entry.payload[kinds] else { return [.closes] + meals }
    let metrics = entry.payload[metrics] ?? []
    return kinds.map { .keeps(LogKindID($0)) } + metrics.map { .closes(MetricID($0)) }
      + (kinds.contains(FoodKind.id.rawValue) ? meals : [])
  }

  /// Nothing was said of any symptom itself.
  public static func recordParts(of entry: Entry, in context: EntryContext) -> [RecordPart] { [] }

  public static func summary(of entry: Entry, in context: EntryContext) -> Phrase { "day marked complete" }

  /// What closing the day said that there was none of, but for what is logged: `food`, `exercise`.
  static func closed(by entry: Entry, in context: EntryContext) -> [Phrase] {
    (entry.payload[kinds] ?? []).map { .words($0, [:]) }
      + (entry.payload[metrics] ?? []).map { name(of: $0, in: context) }
  }

  /// What people know a metric by: the category of that name in what their packs offer to track; else what it measures.
  private static func name(of metric: String, in context: EntryContext) -> Phrase {
    let options = context.packs.flatMap(\.onboarding).flatMap { step -> [OnboardingStep.Option] in
      if case .choices(let options, _, _) = step.answer { options } else { [] }
    }
    if let option = options.first(where: { $0.metric?.rawValue == metric }) { return context.inSentence(option.name) }
    return .words(String(metric.prefix { $0 != "." }).withSpaces, [:])
  }
}
