import TrackerCore

/// A day with an entry, as an export gives it.
public struct ExportedDay {
  public let day: Day
  /// Of every metric that was ever logged, in the order of their ids.
  public let values: [Value]

  public struct Value {
    public let metric: MetricDefinition
    public let value: DayValue
    /// Where those of the day's measures came from that count; empty where there is none, as for a day that was closed.
    public let sources: [Entry.Source]
  }
}

extension ExportContents {
  /// Gives `body` every day with an entry, in order, with all that is known of it, but for metrics that the setting
  /// `export.contents` leaves out; O(entries).
  ///
  /// - Parameter days: Which days; nil for all.
  public func eachDay(
    of session: Session, on days: ClosedRange<Day>? = nil, _ body: (ExportedDay) throws -> Void
  ) throws {
    let ids = try journal.metrics(withPrefix: "").map(\.metric).filter { !Measure.isOfKeeping($0) }
    let metrics = written(ids) { [$0] }.compactMap { session.person.catalogue[$0] }
    guard let logged = try journal.loggedDays(), logged.overlaps(days ?? logged) else { return }
    let days = logged.clamped(to: days ?? logged)
    let asked = Dictionary(metrics.map { ($0.id, 0) }) { first, _ in first }
    let measurer = try session.measurer(from: days.lowerBound, in: journal)
    try journal.eachLivedStretch(
      from: days.lowerBound, through: days.upperBound, atMost: ExportContents.portion
    ) { stretch in
      let table = try journal.dayTable(asked, on: stretch, catalogue: session.person.catalogue)
      let sources = try sources(on: stretch, by: measurer)
      for day in try journal.daysWithEntries(in: stretch).sorted() {
        try body(
          ExportedDay(
            day: day,
            values: metrics.map { metric in
              .init(metric: metric, value: table[metric.id, day], sources: sources[day]?[metric.id] ?? [])
            }))
      }
    }
  }

  /// Where the measures of some days came from that count, each source once.
  private func sources(
    on days: ClosedRange<Day>, by measurer: EntryMeasurer
  ) throws -> [Day: [MetricID: [Entry.Source]]] {
    var measured: [Day: [MetricID: [(measure: Measure, source: Entry.Source)]]] = [:]
    for entry in try journal.entries(EntryQuery(days: days, onlyCounting: true)) {
      guard let kind = registry.logKind(entry.kind) else { continue }
      for measure in measurer.measures(of: entry, by: kind) {
        measured[entry.day, default: [:]][measure.metric, default: []].append(
          (measure: measure, source: entry.source))
      }
    }
    return measured.mapValues { day in
      day.mapValues { measured in
        Measure.counting(measured) { $0.measure }.reduce(into: [Entry.Source]()) { sources, counting in
          if !sources.contains(counting.source) { sources.append(counting.source) }
        }
      }
    }
  }
}
