import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// Takes the looks that say which claims stand, and keeps what they say: no screen does so itself.
public struct StandingLooks {
  private let session: Session
  private let steps: PatternStep.Report

  /// - Parameter steps: Told of each step.
  public init(_ session: Session, steps: @escaping PatternStep.Report = { _ in }) {
    self.session = session
    self.steps = steps
  }

  /// Takes the last two looks where they are due, or where a day before them was changed. Then keeps what all days say,
  /// as reports tell the numbers behind what stands, and work nothing out.
  ///
  /// - Parameter isFresh: Whether they are taken though nothing has changed.
  /// - Returns: Whether they were taken.
  /// - Throws: `Failure` when the journal can't be read or written; what `steps` throws. Then what was kept stays.
  @discardableResult
  public func take(isFresh: Bool = false) throws -> Bool {
    let today = session.today
    let made = try session.journal.read { journal -> StandingClaims? in
      let kept = try StandingClaims.kept(in: journal)
      if !isFresh, let kept, try !kept.isStale(on: today, in: journal) { return nil }
      try steps(.days)
      let record = try RecordDays(
        in: journal, through: today.advanced(by: -1), anchor: try kept?.anchor(in: journal))
      let looked = record.prefix(record.count / RecordDays.fortnight * RecordDays.fortnight)
      return try StandingClaims(
        claims(on: looked, in: journal), on: record, today: today, in: journal)
    }
    guard let made else { return false }
    try session.environment.write("patterns", to: session.journal) { journal in
      try journal.cache(made, as: StandingClaims.document)
    }
    _ = try PatternReader(session, steps: steps).patterns(of: session.person.conditions, isFresh: isFresh)
    return true
  }

  /// - Parameter record: The days before the last look. Nothing that is logged later changes what they say.
  private func claims(on record: RecordDays, in journal: any JournalReading) throws -> [StandingClaim] {
    guard record.count > 0 else { return [] }
    let person = session.person
    try steps(.factors)
    let factors = try FactorRecord(
      of: person, on: record, from: session.environment.registry.factorSources.all, in: journal)
    return try person.conditions.flatMap { condition in
      try steps(.flares)
      let outcome = try RecordOutcome(of: condition, of: person, on: record, today: session.today, in: journal)
      try steps(.looking)
      return FactorComparison(factors, outcome, of: condition, in: person.catalogue).standingClaims()
    }
  }

  /// Whether looks should be taken now. It is asked after every command, so it reads a few documents and no entry.
  static func areDue(in environment: Environment) -> Bool {
    var environment = environment
    environment.bringsUpToDate = false
    environment.warn = { _ in }
    guard let journal = try? environment.journal(), !journal.isReadOnly else { return false }
    let isDue = try? journal.read { reading -> Bool in
      guard let first = try reading.loggedDays()?.lowerBound else { return false }
      let starts = try reading.value(DayCalendar.document) ?? []
      let today = DayCalendar(zone: environment.zone, dayStarts: starts).day(of: environment.now)
      guard let kept = try StandingClaims.kept(in: reading) else {
        return first.distance(to: today) >= PatternAnalysis.firstStandingDay
      }
      return try kept.isStale(on: today, in: reading)
    }
    return isDue ?? false
  }
}

extension PatternAnalysis {
  /// Before so many days nothing can stand, so nobody looks.
  static let firstStandingDay = (Needed.days + 2 * daysBetweenLooks - 1) / daysBetweenLooks * daysBetweenLooks
}
