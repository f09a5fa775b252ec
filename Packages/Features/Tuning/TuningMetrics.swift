import TrackerCore

/// What the tunings on record say of days.
enum TuningMetrics {
  /// The list of tunings is complete, so that a day without one is known to have none, also before the first.
  static let inForce = MetricDefinition(
    id: "tuning.in_force", name: "Tuning in use", unit: "yes or no", range: 0...1, direction: nil, fold: .max,
    absence: .unknown, about: "1 on a day on which a tuning of a condition was in use, 0 on every other day.",
    documents: .init(AnyDocumentKind(TuningRecord.document)) { days, journal, _ in
      let tunings = try journal.values(TuningRecord.document).joined()
      return Dictionary(
        uniqueKeysWithValues: days.map { day in (day, tunings.contains { $0.counts(on: day) } ? 1 : 0) })
    })
}
