import TrackerApplication
import TrackerCore

/// A number that an entry gives a metric, with when it was.
struct MeasuredValue {
  var measure: Measure
  var kind: LogKindID
  /// As the clock showed it where it was logged; nil for an entry of a day without a time.
  var time: LocalTime?

  var metric: MetricID { measure.metric }
  var value: Double { measure.value }
}

extension TrackerDay {
  /// What entries of some days give metrics, each by itself: for what day totals do not know, such as the hour. Read
  /// for a page of one tracker, never for a list, and of few days.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func measured(_ metrics: Set<MetricID>, on days: ClosedRange<Day>) throws -> [MeasuredValue] {
    let registry = session.environment.registry
    let kinds = registry.logKinds.all.filter { kind in
      kind.definition.metrics.contains { measured in measured != .named && metrics.contains(where: measured.holds) }
    }
    let byID = Dictionary(kinds.map { ($0.id, $0) }) { first, _ in first }
    let context = session.person.entryContext
    let query = EntryQuery(days: days, kinds: Set(byID.keys), onlyCounting: true)
    return try journal.entries(query).flatMap { entry -> [MeasuredValue] in
      guard let kind = byID[entry.kind] else { return [] }
      return kind.allMeasures(of: entry, in: context).filter { metrics.contains($0.metric) }.map { measure in
        MeasuredValue(measure: measure, kind: entry.kind, time: time(of: entry))
      }
    }
  }

  /// An entry of an earlier day that was logged without a time counts as of its noon, which says nothing.
  private func time(of entry: Entry) -> LocalTime? {
    let minutes = (entry.instant.seconds + Int64(entry.offset)) / 60 % 1440
    let time = LocalTime(wrapping: Int(minutes))
    return time == LocalTime(wrapping: 720) ? nil : time
  }
}
