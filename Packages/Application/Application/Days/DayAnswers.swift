import TrackerCore

/// What a day answers of what a person tracks: one notion of it for every screen.
public struct DayAnswers {
  private let day: Day
  private let table: DayTable
  /// Entries of the day that count by kind.
  private let counts: [LogKindID: Int]
  /// The kinds that the day is kept for, by an explicit none or because it was closed.
  private let kept: Set<LogKindID>
  /// The kinds whose metrics the day has from a file or a device. What a person tracks of their own is of no kind.
  private let imported: Set<LogKindID>

  /// - Parameters:
  ///   - entries: Those of the day that count.
  ///   - table: Holds the metrics of the tracked categories on the day.
  /// - Throws: `Failure` (`storage`).
  public init(
    on day: Day, of session: Session, entries: [Entry], table: DayTable, in journal: any JournalReading
  ) throws {
    self.init(
      on: day, of: session, entries: entries, table: table,
      marks: try KeptDays(day...day, of: session.environment.registry, in: journal))
  }

  /// - Parameters:
  ///   - entries: Those of the day that count.
  ///   - table: Holds the metrics of the tracked categories on the day.
  ///   - marks: Of days that hold this one.
  init(on day: Day, of session: Session, entries: [Entry], table: DayTable, marks: KeptDays) {
    let registry = session.environment.registry
    let kinds = registry.logKinds.all.map { $0.definition }
    let others = entries.filter { $0.source != .hand }
    let context = others.isEmpty ? nil : session.person.entryContext
    let metrics = others.flatMap { entry -> [MetricID] in
      guard let context else { return [] }
      return registry.logKind(entry.kind)?.allMeasures(of: entry, in: context).map(\.metric) ?? []
    }.filter { !$0.rawValue.hasPrefix(TrackableDefinition.metricPrefix) }
    self.day = day
    self.table = table
    counts = Dictionary(grouping: entries, by: \.kind).mapValues(\.count)
    kept = marks.kinds(on: day)
    imported =
      metrics.isEmpty
      ? []
      : Set(
        kinds.filter { kind in
          !kind.metrics.contains(.named) && metrics.contains { metric in kind.metrics.contains { $0.holds(metric) } }
        }.map(\.id))
  }

  /// Whether the day answers a category, by an entry, an explicit none, or a value from a file.
  public func isAnswered(_ category: TrackedCategory) -> Bool {
    if let metric = category.metric { return table[metric, day] != .unknown }
    return count(of: category) > 0 || kept.contains(category.log) || imported.contains(category.log)
  }

  /// Whether the day says that there was none of what a category counts by its entries.
  public func isNone(_ category: TrackedCategory) -> Bool {
    category.metric == nil && count(of: category) == 0 && !imported.contains(category.log)
      && kept.contains(category.log)
  }

  /// How many entries of the category's kind the day has.
  public func count(of category: TrackedCategory) -> Int { counts[category.log] ?? 0 }
}

/// For which kinds of entries some days are kept, read for all of them at once.
struct KeptDays {
  private let marks: [Day: Set<MetricID>]
  private let kinds: [LogKindDefinition]

  /// - Throws: `Failure` (`storage`).
  init(_ days: ClosedRange<Day>, of registry: Registry, in journal: any JournalReading) throws {
    kinds = registry.logKinds.all.map { $0.definition }
    let totals = try journal.totals(
      of: Set(kinds.map { Measure.keeps($0.id).metric } + [Measure.closes.metric]), in: days)
    marks = totals.reduce(into: [:]) { $0[$1.day, default: []].insert($1.metric) }
  }

  /// Those that a day is kept for. Closing a day says nothing of sleep.
  func kinds(on day: Day) -> Set<LogKindID> {
    guard let marks = marks[day] else { return [] }
    let isClosed = marks.contains(Measure.closes.metric)
    return Set(
      kinds.filter { kind in
        marks.contains(Measure.keeps(kind.id).metric) || (isClosed && kind.keepsDay && !kind.countsForMorning)
      }.map(\.id))
  }
}
