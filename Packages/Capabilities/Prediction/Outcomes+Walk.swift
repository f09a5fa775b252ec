import TrackerCore

extension Outcomes {
  /// What every day of a condition was, from the first logged day through another, read in stretches so that memory
  /// stays flat over years.
  ///
  /// - Parameter today: The day from which on a definition that is not on record yet counts.
  static func forEach(
    of condition: ActiveCondition, of person: Person, through last: Day, today: Day, in journal: any JournalReading,
    _ body: (DayOutcome) throws -> Void
  ) throws {
    guard var next = try journal.loggedDays()?.lowerBound else { return }
    var definitions = Definitions(
      condition, versions: condition.record.versions(with: condition, on: today), in: journal)
    while next <= last {
      let days = next...min(last, next.advanced(by: Outcomes.stretch - 1))
      let outcomes = try Outcomes(
        days, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal)
      for day in days { try body(outcomes.outcome(of: day)) }
      next = days.upperBound.advanced(by: 1)
    }
  }

  /// The last day before another of which it is known whether it was a flare, read backwards in stretches: the first of
  /// two weeks, so that somebody who answers costs little.
  static func lastAnswered(
    of condition: ActiveCondition, of person: Person, before day: Day, today: Day, in journal: any JournalReading
  ) throws -> Day? {
    guard let first = try journal.loggedDays()?.lowerBound else { return nil }
    var definitions = Definitions(
      condition, versions: condition.record.versions(with: condition, on: today), in: journal)
    var last = day.advanced(by: -1)
    var length = 14
    while last >= first {
      let days = max(first, last.advanced(by: 1 - length))...last
      let outcomes = try Outcomes(
        days, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal)
      if let found = days.last(where: { outcomes.outcome(of: $0).isFlare != nil }) { return found }
      last = days.lowerBound.advanced(by: -1)
      length = Outcomes.stretch
    }
    return nil
  }
}
