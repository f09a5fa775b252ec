import TrackerApplication
import TrackerCore

/// Makes a day's record from the journal.
struct DayRecord {
  let session: Session
  let journal: any JournalReading
  let day: Day

  func view() throws -> DayView {
    let registry = session.environment.registry
    let days = try DaySummaries(day...day, of: session, in: journal)
    let summary = days.summary(of: day)
    // A day that would be doubted is not offered.
    let isOffered = try session.doubt(aboutDay: day, in: journal) == nil
    let option = day == session.today ? "" : " --date \(day)"
    let nights = days.entries(on: day).filter { $0.kind == RestKind.id }
    return DayView(
      day: day, sleepHours: summary.sleepHours, night: DayView.Night(nights),
      counts: Dictionary(uniqueKeysWithValues: summary.counts.map { ($0.key.rawValue, $0.value) }),
      answered: summary.answered.map(\.id), missing: summary.missing.map(\.id), quality: summary.quality,
      isClosed: summary.counts[DayKind.id] != nil, completeness: summary.completeness, worst: summary.worst,
      logged: registry.logKinds.all.map { $0.definition }.filter { $0.id != DayKind.id }.compactMap { kind in
        summary.counts[kind.id].map { kind.count($0) }
      },
      next: (isOffered ? summary.missing.first : nil).flatMap { registry.command(logging: $0) }.map { $0 + option },
      checkIn: summary.worst == nil && isOffered ? "symptoms check-in\(option)" : nil)
  }
}
