import TrackerCore

/// How bad each day of a record was for a condition, and whether it was a flare, by the definition in force on it: what
/// factors are held against.
public struct RecordOutcome: Sendable {
  /// 0 … 10, high is bad; nil where it is unknown. By the numbers of the record's days.
  public private(set) var severity: [Double?]
  /// nil where it is unknown.
  public private(set) var flare: [Bool?]
  /// The metrics that days are judged by, under all definitions.
  public private(set) var metrics: Set<MetricID> = []

  /// - Parameter today: The day from which on a definition that is not on record yet counts.
  /// - Throws: `Failure` (`storage`) when the journal can't be read; `CancellationError` in a task that is cancelled.
  public init(
    of condition: ActiveCondition, of person: Person, on record: RecordDays, today: Day,
    in journal: any JournalReading
  ) throws {
    severity = Array(repeating: nil, count: record.count)
    flare = Array(repeating: nil, count: record.count)
    var definitions = ConditionDefinitions(
      condition, versions: condition.record.versions(with: condition, on: today), in: journal)
    try record.eachStretch { days, start in
      try Task.checkCancellation()
      let outcomes = try DayOutcomes(
        days, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal)
      for rule in try definitions.rules(on: days) { metrics.formUnion(rule.metrics(of: condition.id)) }
      for (offset, day) in days.enumerated() {
        let outcome = outcomes.outcome(of: day)
        severity[start + offset] = outcome.severity
        flare[start + offset] = outcome.isFlare
      }
    }
  }

  /// Days of which it is known whether they were a flare.
  public var knownDays: Int { flare.count { $0 != nil } }
  /// Flare days.
  public var flareDays: Int { flare.count { $0 == true } }
}
