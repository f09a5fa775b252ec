import TrackerCore

/// What each day of a stretch was, by the flare rule in force on it.
public struct DayOutcomes {
  private let definitions: ConditionDefinitions
  private let condition: PackID
  private let isRelative: Bool
  private let table: DayTable
  /// Of each of the table's days, for flares relative to the person's own usual; else empty.
  private var severities: [Double?] = []

  /// Reads the days, and those before them that a rule looks back on.
  public init(
    _ days: ClosedRange<Day>, definitions: inout ConditionDefinitions, isRelative: Bool, of person: Person,
    in journal: any JournalReading
  ) throws {
    let lookback = try definitions.rules(on: days).map { $0.lookback(isRelative: isRelative) }.max() ?? 0
    let all = try definitions.rules(on: days.lowerBound.advanced(by: -lookback)...days.upperBound)
    let condition = definitions.id
    let metrics = Dictionary(all.flatMap { $0.metrics(of: condition) }.map { ($0, lookback) }) { first, _ in first }
    table = try journal.dayTable(metrics, on: days, catalogue: person.catalogue)
    self.definitions = definitions
    self.condition = condition
    self.isRelative = isRelative
    if isRelative {
      severities = table.days.map { definitions.rule(on: $0).outcome(of: $0, for: condition, in: table).severity }
    }
  }

  public func outcome(of day: Day) -> DayOutcome {
    let rule = definitions.rule(on: day)
    return rule.outcome(
      of: day, for: condition, in: table, isRelative: isRelative,
      earlier: { severities(before: $0, over: rule.relative?.over ?? 0) })
  }

  private func severities(before day: Day, over days: Int) -> [Double] {
    let index = table.days.lowerBound.distance(to: day)
    guard isRelative, index > 0 else { return [] }
    return severities[max(0, index - days)..<index].compactMap { $0 }
  }
}

extension DayOutcomes {
  /// What every day of a condition was, from the first logged day through another, read in stretches so that memory
  /// stays flat over years. Days more than a year after the last entry are left out: nothing is known of them.
  ///
  /// - Parameter today: The day from which on a definition that is not on record yet counts.
  public static func forEach(
    of condition: ActiveCondition, of person: Person, through last: Day, today: Day, in journal: any JournalReading,
    _ body: (DayOutcome) throws -> Void
  ) throws {
    guard let first = try journal.loggedDays()?.lowerBound else { return }
    var definitions = ConditionDefinitions(
      condition, versions: condition.record.versions(with: condition, on: today), in: journal)
    try journal.eachLivedStretch(from: first, through: last) { days in
      let outcomes = try DayOutcomes(
        days, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal)
      for day in days { try body(outcomes.outcome(of: day)) }
    }
  }

  /// The last day before another of which it is known whether it was a flare, read backwards in stretches: the first of
  /// two weeks, so that somebody who answers costs little.
  public static func lastAnswered(
    of condition: ActiveCondition, of person: Person, before day: Day, today: Day, in journal: any JournalReading
  ) throws -> Day? {
    guard let first = try journal.loggedDays()?.lowerBound else { return nil }
    var definitions = ConditionDefinitions(
      condition, versions: condition.record.versions(with: condition, on: today), in: journal)
    var last = day.advanced(by: -1)
    var length = 14
    while last >= first {
      guard let logged = try journal.loggedDays(in: first...last)?.upperBound else { return nil }
      last = min(last, logged.advanced(by: LivedDays.year))
      let days = max(first, last.advanced(by: 1 - length))...last
      let outcomes = try DayOutcomes(
        days, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal)
      if let found = days.last(where: { outcomes.outcome(of: $0).isFlare != nil }) { return found }
      last = days.lowerBound.advanced(by: -1)
      length = LivedDays.year
    }
    return nil
  }
}
