import TrackerApplication
import TrackerCore

/// What a day answers of what a person tracks: one notion of it for every screen.
struct DayAnswers {
  private let day: Day
  private let table: DayTable
  /// Entries of the day by kind.
  private let counts: [LogKindID: Int]
  /// The kinds that the day is kept for, by an explicit none or because it was closed.
  private let kept: Set<LogKindID>
  /// The kinds whose metrics the day has from a file or a device. What a person tracks of their own is of no kind.
  private let imported: Set<LogKindID>

  /// - Parameters:
  ///   - entries: Of the day.
  ///   - table: Holds the metrics of the tracked categories on the day.
  /// - Throws: `Failure` (`storage`).
  init(
    on day: Day, of session: Session, entries: [Entry], table: DayTable, in journal: any JournalReading
  ) throws {
    let registry = session.environment.registry
    let kinds = registry.logKinds.all.map { $0.definition }
    let marks = Set(
      try journal.totals(of: Set(kinds.map { Measure.keeps($0.id).metric } + [Measure.closes.metric]), in: day...day)
        .map(\.metric))
    let isClosed = marks.contains(Measure.closes.metric)
    let metrics = entries.filter { $0.source != .hand }.flatMap { entry in
      registry.logKind(entry.kind)?.allMeasures(of: entry, in: session.person.entryContext).map(\.metric) ?? []
    }.filter { !$0.rawValue.hasPrefix(TrackableDefinition.metricPrefix) }
    self.day = day
    self.table = table
    counts = Dictionary(grouping: entries, by: \.kind).mapValues(\.count)
    // Closing a day says nothing of sleep.
    kept = Set(
      kinds.filter { kind in
        marks.contains(Measure.keeps(kind.id).metric) || (isClosed && kind.keepsDay && !kind.countsForMorning)
      }.map(\.id))
    imported = Set(
      kinds.filter { kind in
        !kind.metrics.contains(.named) && metrics.contains { metric in kind.metrics.contains { $0.holds(metric) } }
      }.map(\.id))
  }

  /// Whether the day answers a category, by an entry, an explicit none, or a value from a file.
  func isAnswered(_ category: TrackedCategory) -> Bool {
    if let metric = category.metric { return table[metric, day] != .unknown }
    return count(of: category) > 0 || kept.contains(category.log) || imported.contains(category.log)
  }

  /// Whether the day says that there was none of what a category counts by its entries.
  func isNone(_ category: TrackedCategory) -> Bool {
    category.metric == nil && count(of: category) == 0 && !imported.contains(category.log)
      && kept.contains(category.log)
  }

  /// How many entries of the category's kind the day has.
  func count(of category: TrackedCategory) -> Int { counts[category.log] ?? 0 }
}
