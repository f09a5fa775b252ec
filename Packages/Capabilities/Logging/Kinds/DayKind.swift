import TrackerCore

/// A day that was closed: of what the person tracks, what was not named on it was none.
public enum DayKind: LogKind {
  /// The kinds of entries that the day was closed for. Absent in entries of the first version, which closed the day
  /// for every kind.
  static let kinds = Field<[String]>("kinds")
  /// Single metrics that the day was closed for.
  static let metrics = Field<[String]>("metrics")

  public static let definition = LogKindDefinition(
    id: "day", name: "closed days", noun: "“day close”", summary: "A day that is complete.", fields: [],
    metrics: [.named], examples: [],
    keepsDay: false,
    hasCommand: false)

  /// What closing a day closes for a person: of what they track, that of which there can be none. Sleep and scales stay
  /// unanswered, and so does what they do not track.
  static func payload(for person: Person, kinds: [LogKindDefinition]) -> Payload {
    let tracked = person.facts.tracked
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

  /// One closing a day: another one on it says nothing.
  public static func clash(of entry: Entry, with other: OtherEntry) -> Diagnostic? {
    guard entry.day == other.entry.day else { return nil }
    return Diagnostic(
      code: "closed-twice", "\(entry.day) is closed already, as \(other.entry.id.short)",
      allowed: "another day, or first: symptoms delete \(other.entry.id.short)")
  }

  public static func measures(of entry: Entry, in context: EntryContext) -> [Measure] {
    guard let kinds = entry.payload[kinds] else { return [.closes] }
    let metrics = entry.payload[metrics] ?? []
    return kinds.map { .keeps(LogKindID($0)) } + metrics.map { .closes(MetricID($0)) }
  }

  public static func summary(of entry: Entry, in context: EntryContext) -> String {
    let closed = (entry.payload[kinds] ?? []) + (entry.payload[metrics] ?? []).map { name(of: $0, in: context) }
    guard let last = closed.last else { return "closed" }
    let nones = closed.dropLast().map { "no \($0)" }.joined(separator: ", ")
    return "\(nones.isEmpty ? "" : "\(nones) and ")no \(last) besides what is logged"
  }

  /// What people know a metric by: the category of that name in what their packs offer to track; else what it measures.
  private static func name(of metric: String, in context: EntryContext) -> String {
    let options = context.packs.flatMap(\.onboarding).flatMap { step -> [OnboardingStep.Option] in
      if case .choices(let options, _, _) = step.answer { options } else { [] }
    }
    if let option = options.first(where: { $0.metric?.rawValue == metric }) { return option.name.lowercased() }
    return String(metric.prefix { $0 != "." }).replacing("-", with: " ")
  }
}
