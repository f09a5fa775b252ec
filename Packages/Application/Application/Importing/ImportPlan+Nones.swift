import TrackerCore

extension ImportPlan {
  /// How many written nones of a symptom lie on a day with a higher answer, which they do not lower.
  ///
  /// - Parameter journal: With what the plan writes in it.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func idleNones(of session: Session, in journal: any JournalReading) throws -> Int {
    let context = session.person.entryContext
    let entries = new.map { ($0, $0.entry(of: session)) } + changed.map { ($0.draft, $0.entry) }
    let nones = entries.flatMap { draft, entry in
      draft.kind.allMeasures(of: entry, in: context)
        .filter { $0.isNone && (SymptomID(of: $0.metric) != nil || context.symptom(of: $0.metric) != nil) }
        .map { (metric: $0.metric, day: entry.day) }
    }
    guard let first = nones.map(\.day).min(), let last = nones.map(\.day).max() else { return 0 }
    let higher = try journal.totals(of: Set(nones.map(\.metric)), in: first...last).filter { $0.value > 0 }
    let days = Dictionary(grouping: higher, by: \.day).mapValues { Set($0.map(\.metric)) }
    return nones.count { days[$0.day]?.contains($0.metric) ?? false }
  }
}
