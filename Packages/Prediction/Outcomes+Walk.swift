import TrackerCore

extension Outcomes {
  /// What every day of a condition was, from the first logged day through another, read in stretches so that memory stays flat over years.
  ///
  /// - Parameter today: The day from which on a definition that is not on record yet counts.
  static func forEach(
    of condition: ActiveCondition, of person: Person, through last: Day, today: Day, in journal: any JournalReading,
    _ body: (DayOutcome) throws -> Void
  ) throws {
    guard var next = try journal.loggedDays()?.lowerBound else { return }
    var definitions = Definitions(condition, versions: condition.record.versions(with: condition, on: today), in: journal)
    while next <= last {
      let days = next...min(last, next.advanced(by: Outcomes.stretch - 1))
      let outcomes = try Outcomes(
        days, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal)
      for day in days { try body(outcomes.outcome(of: day)) }
      next = days.upperBound.advanced(by: 1)
    }
  }
}
