import Foundation
import TrackerApplication
import TrackerCore
import TrackerHashing

/// Reads what a person's days say of every factor: what is kept, or what is worked out anew where an entry has changed.
public struct PatternReader {
  let session: Session
  private let steps: PatternStep.Report

  /// - Parameter steps: Told of each step while something is worked out.
  public init(_ session: Session, steps: @escaping PatternStep.Report = { _ in }) {
    self.session = session
    self.steps = steps
  }

  /// The patterns of some conditions, in their order.
  ///
  /// - Parameter isFresh: Whether they are worked out anew though nothing has changed.
  /// - Throws: `Failure` when the journal can't be read; what `steps` throws.
  func patterns(of conditions: [ActiveCondition], isFresh: Bool = false) throws -> [ConditionPatterns] {
    let yesterday = session.today.advanced(by: -1)
    let (kept, made) = try session.journal.read { journal -> ([ConditionPatterns], [ConditionPatterns]) in
      let wanted = try session.wantedMetrics(in: journal)
      let key = ConditionPatterns.Key(through: yesterday, digest: try digest(wanted: wanted))
      let kept = isFresh ? [] : try conditions.compactMap { try ConditionPatterns.kept($0.id, under: key, in: journal) }
      let missing = conditions.filter { condition in !kept.contains { $0.condition == condition.id } }
      guard !missing.isEmpty else { return (kept, []) }
      return (kept, try work(missing, through: yesterday, key, wanted: wanted, in: journal))
    }
    keep(made)
    return conditions.compactMap { condition in (kept + made).first { $0.condition == condition.id } }
  }

  private func work(
    _ conditions: [ActiveCondition], through last: Day, _ key: ConditionPatterns.Key, wanted: Set<MetricID>,
    in journal: any JournalReading
  ) throws -> [ConditionPatterns] {
    let person = session.person
    try steps(.days)
    let anchor = try StandingClaims.kept(in: journal)?.anchor(in: journal)
    let record = try RecordDays(in: journal, through: last, anchor: anchor)
    try steps(.factors)
    let factors = try FactorRecord(
      of: person, on: record, from: session.environment.registry.factorSources.all, wanted: wanted, in: journal)
    let action = try journal.lastAction()
    let lastLogged = try journal.lastLoggedDay(through: last)
    return try conditions.map { condition in
      try steps(.flares)
      let outcome = try RecordOutcome(of: condition, of: person, on: record, today: session.today, in: journal)
      try steps(.comparing)
      let comparison = FactorComparison(factors, outcome, of: condition, in: person.catalogue)
      return ConditionPatterns(
        key: key, action: action, condition: condition.id, madeAt: session.environment.now, first: record.first,
        last: lastLogged, knownDays: outcome.knownDays, flareDays: outcome.flareDays, leftOut: factors.leftOut,
        refused: comparison.refused.map { .init(factor: $0.id, name: KeptPhrase($0.name)) },
        patterns: comparison.patterns(describing: ConditionPatterns.periods, through: lastLogged))
    }
  }

  /// Keeps what was worked out. Where that is not possible, it is worked out again the next time.
  private func keep(_ made: [ConditionPatterns]) {
    guard !made.isEmpty, !session.journal.isReadOnly else { return }
    do {
      try session.environment.write("patterns", to: session.journal) { journal in
        for patterns in made { try journal.cache(patterns, as: ConditionPatterns.document, of: patterns.condition) }
      }
    } catch { session.environment.log.warning(.journal, "patterns could not be kept") }
  }

  /// Of everything besides entries that patterns depend on: the program, the person's conditions and language, what
  /// they track of their own, and what is read however seldom it is there.
  private func digest(wanted: Set<MetricID>) throws -> String {
    let person = session.person
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let records = try encoder.encode(
      person.conditions.map { condition in
        var record = condition.record
        record.versions = record.versions(with: condition, on: session.today)
        return record
      })
    let own = try encoder.encode(person.trackables.all)
    let words =
      [ProgramVersion.number, ConditionPatterns.form, person.language.rawValue]
      + person.conditions.flatMap { $0.pack.leftOut.names }
      + wanted.map(\.rawValue).sorted()
    return FNV1a.hexadecimal(of: [UInt8](records) + [UInt8](own) + Array(words.joined(separator: "\n").utf8))
  }
}

extension JournalReading {
  /// The last day with an entry up to a day; nil where there is none.
  func lastLoggedDay(through day: Day) throws -> Day? {
    let earliest = ClosedRange.allOfEntries.lowerBound
    return day < earliest ? nil : try loggedDays(in: earliest...day)?.upperBound
  }
}

extension Session {
  /// What the person watches or suspects: it is read however seldom it was there.
  func wantedMetrics(in journal: any JournalReading) throws -> Set<MetricID> {
    Set(suspectedTriggers.compactMap(\.metric)).union(
      try FactorChoice.factors(.watched, in: journal).map { MetricID($0.rawValue) })
  }
}
