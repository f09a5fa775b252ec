import TrackerCore

/// A condition as it was tracked on some days, with what each of them was by the definition in force on it.
public struct ReportedCondition {
  public let condition: ActiveCondition
  /// What decided on the last of the days whether it was a flare.
  public let rule: FlareRule
  /// The first day of its first definition, which judges the days before it, too.
  public let judgedSince: Day
  /// Of each of the days, and of those before that they are compared with.
  private let outcomes: [Day: DayOutcome]

  /// Those that were tracked on any of some days: the active ones, and those that had not ended by the first of them.
  ///
  /// - Parameter back: Days before the first one that are read.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public static func all(
    on days: ClosedRange<Day>, back: Int, in session: Session, journal: any JournalReading
  ) throws -> [ReportedCondition] {
    let ended = session.person.former.filter { record in
      record.since <= days.upperBound && record.ended.map { $0 > days.lowerBound } ?? true
    }
    let former = try ended.map { record in
      try session.environment.condition(record, on: session.today, reading: journal, isTold: false)
    }
    return try (session.person.conditions + former).map { condition in
      try ReportedCondition(condition, on: days, back: back, of: session, in: journal)
    }
  }

  private init(
    _ condition: ActiveCondition, on days: ClosedRange<Day>, back: Int, of session: Session,
    in journal: any JournalReading
  ) throws {
    self.condition = condition
    var person = session.person
    // What has ended has metrics that no active pack brings.
    if !person.conditions.contains(where: { $0.id == condition.id }) {
      person.catalogue = person.catalogue.adding(condition.pack)
    }
    let versions = condition.record.versions(with: condition, on: session.today)
    judgedSince = versions.map(\.from).min() ?? condition.record.since
    var definitions = ConditionDefinitions(condition, versions: versions, in: journal)
    let all = days.lowerBound.advanced(by: -back)...days.upperBound
    var found: [Day: DayOutcome] = [:]
    try journal.eachLivedStretch(from: all.lowerBound, through: all.upperBound) { stretch in
      let outcomes = try DayOutcomes(
        stretch, definitions: &definitions, isRelative: condition.record.isFlareRelative, of: person, in: journal)
      for day in stretch { found[day] = outcomes.outcome(of: day) }
    }
    _ = try definitions.rules(on: days.upperBound...days.upperBound)
    rule = definitions.rule(on: days.upperBound)
    outcomes = found
  }

  /// What made a day a flare day, by the definition in force on the last of the days.
  public func flareWords(_ words: Phrases) -> Phrase {
    var pack = condition.pack
    pack.flare = rule
    return pack.flareWords(words, isRelative: condition.record.isFlareRelative)
  }

  /// What a day was; unknown where nothing was ever logged near it.
  public func outcome(of day: Day) -> DayOutcome { outcomes[day] ?? DayOutcome(day: day) }

  /// What some days were, in their order.
  public func outcomes(on days: ClosedRange<Day>) -> [DayOutcome] {
    (days.lowerBound.number...days.upperBound.number).map { outcome(of: Day(number: $0)) }
  }

  /// The known severities of some days, 0 … 10, in their order.
  public func severities(on days: ClosedRange<Day>) -> [Double] { outcomes(on: days).compactMap(\.severity) }
}

/// How bad a day was, the worst of all conditions; nil is unknown.
public struct ReportedDay: Sendable, Hashable, Encodable {
  public var day: Day
  /// 0 … 10
  public var severity: Double?
  public var isFlare: Bool?

  /// Whether anything about its symptoms was answered.
  public var isKnown: Bool { severity != nil || isFlare != nil }
}

extension [ReportedCondition] {
  /// The severity from which a day is a flare day, 0 … 10: the one on which all conditions agree; nil where there is
  /// none, or where more than the severity of a day decides it.
  public var cut: Double? {
    let cuts = map { $0.rule.isOfSeverity && !$0.condition.record.isFlareRelative ? $0.rule.atLeast : nil }
    guard let first = cuts.first ?? nil, cuts.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// How bad some days were, each by its worst condition: a flare of one is a flare day.
  public func days(_ days: ClosedRange<Day>) -> [ReportedDay] {
    (days.lowerBound.number...days.upperBound.number).map { number in
      let outcomes = map { $0.outcome(of: Day(number: number)) }
      let known = outcomes.compactMap(\.isFlare)
      return ReportedDay(
        day: Day(number: number), severity: outcomes.compactMap(\.severity).max(),
        isFlare: known.isEmpty ? nil : known.contains(true))
    }
  }
}
