import TrackerApplication
import TrackerCore

/// Makes a day's record from the journal.
struct DayRecord {
  let session: Session
  let journal: any JournalReading
  let day: Day

  func view() throws -> DayView {
    let person = session.person
    let entries = try journal.entries(EntryQuery(days: day...day))
    let tracked = person.checkIn
    var metrics: [MetricID: Int] = ["sleep.hours": 0]
    for symptom in tracked { metrics[symptom.metric] = 0 }
    for category in person.facts.tracked { if let metric = category.metric { metrics[metric] = 0 } }
    let table = try journal.dayTable(metrics, on: day...day, catalogue: person.catalogue)
    let isClosed = entries.contains { $0.kind == DayKind.id }
    let kept = try keptKinds(entries, isClosed: isClosed)
    let answered = person.facts.tracked.map { category in
      category.metric.map { table[$0, day] != .unknown } ?? kept.contains(category.log)
    }
    let worst = tracked.compactMap { symptom in
      table[symptom.metric, day].number.map { DayRecord.severity(of: $0, on: symptom.scale) }
    }.max()
    return DayView(
      day: day, sleepHours: table["sleep.hours", day].number,
      counts: Dictionary(grouping: entries, by: \.kind.rawValue).mapValues(\.count),
      answered: zip(person.facts.tracked, answered).filter(\.1).map(\.0.id),
      missing: zip(person.facts.tracked, answered).filter { !$0.1 }.map(\.0.id),
      quality: DayView.Quality(worst: worst), isClosed: isClosed)
  }

  /// The kinds that the day answers: by an entry, by an explicit none, or because the day was closed, which tells
  /// nothing of sleep.
  private func keptKinds(_ entries: [Entry], isClosed: Bool) throws -> Set<LogKindID> {
    let kinds = session.environment.registry.logKinds.all.map { $0.definition }
    let marks = Set(try journal.totals(of: Set(kinds.map { Measure.keeps($0.id).metric }), in: day...day).map(\.metric))
    let kept = kinds.filter { kind in
      marks.contains(Measure.keeps(kind.id).metric) || (isClosed && kind.keepsDay && !kind.countsForMorning)
    }
    return Set(kept.map(\.id) + entries.map(\.kind))
  }

  /// A value turned so that high is bad, as if its scale were 1 … 10.
  static func severity(of value: Double, on scale: Scale) -> Double {
    let length = scale.range.upperBound - scale.range.lowerBound
    guard length > 0 else { return 1 }
    let share = (value - scale.range.lowerBound) / length
    return 1 + 9 * (scale.worse == .high ? share : 1 - share)
  }
}
