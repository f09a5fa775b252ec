import TrackerApplication
import TrackerCore

/// Reads what rules look at: one table for all of them, and a few days of entries.
struct ReminderReader {
  let session: Session
  let plan: ReminderPlan

  /// What each of some rules looks at now.
  ///
  /// - Throws: `Failure` when the journal can't be read.
  func contexts(for rules: [ReminderRule], in journal: any JournalReading) throws -> [ReminderID: ReminderContext] {
    guard !rules.isEmpty else { return [:] }
    let (calendar, now, today) = (session.calendar, session.environment.now, session.today)
    let catalogue = session.person.catalogue
    let metrics = rules.reduce(into: [MetricID: Int]()) { $0.merge($1.metrics, uniquingKeysWith: max) }
      .filter { catalogue[$0.key] != nil }
    let table =
      metrics.isEmpty
      ? DayTable(days: today...today, catalogue: catalogue)
      : try journal.dayTable(metrics, on: today...today, catalogue: catalogue)
    let wakes = plan.quietHours.wakes(on: today, in: calendar)
    let entries = try entries(for: rules, in: journal)
    return try rules.reduce(into: [:]) { contexts, rule in
      contexts[rule.id] = ReminderContext(
        now: now, calendar: calendar, wakes: wakes, table: table,
        last: rule.entry.flatMap { sought in
          // Entries of days still to come have not happened.
          let earliest = today.advanced(by: -sought.days)
          return entries[sought.kind]?.first { $0.instant <= now && $0.day >= earliest && sought.counts($0) }
            .map { (instant: $0.instant, day: $0.day) }
        },
        moments: try rule.moments(session, journal))
    }
  }

  /// The newest entries of the kinds that rules look for, each kind as far back as one of them looks.
  private func entries(for rules: [ReminderRule], in journal: any JournalReading) throws -> [LogKindID: [Entry]] {
    let today = session.today
    let reach = rules.compactMap(\.entry).reduce(into: [LogKindID: Int]()) { reach, sought in
      reach[sought.kind] = max(reach[sought.kind] ?? 0, sought.days)
    }
    return try reach.reduce(into: [:]) { entries, kind in
      entries[kind.key] = try journal.entries(
        EntryQuery(
          days: today.advanced(by: -kind.value)...today, kinds: [kind.key], order: .newestFirst, onlyCounting: true))
    }
  }
}
