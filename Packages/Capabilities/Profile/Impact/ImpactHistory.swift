import TrackerCore

/// Every answer to how much the symptoms affect daily life, one for each day on which there was one.
public struct ImpactHistory: Sendable, Hashable {
  /// The oldest first.
  public let answers: [PersonFacts.DatedImpact]
  /// The day on which the person was set up.
  let setUp: Day?

  /// - Parameter last: Later answers are left out, as those of a clock that was wrong.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(in journal: any JournalReading, upTo last: Day) throws {
    setUp = try journal.value(ConditionRecord.document)?.map(\.since).min()
    let facts = try journal.value(PersonFacts.document) ?? PersonFacts()
    var byDay = Dictionary(facts.impacts(setUpOn: setUp).map { ($0.day, $0.value) }) { $1 }
    for entry in try journal.entries(EntryQuery(kinds: [ImpactKind.id])) {
      if let level = entry.payload[ImpactKind.level] { byDay[entry.day] = level }
    }
    answers = byDay.filter { $0.key <= last }.sorted { $0.key < $1.key }.map { .init(day: $0.key, value: $0.value) }
  }

  public var first: PersonFacts.DatedImpact? { answers.first }
  public var latest: PersonFacts.DatedImpact? { answers.last }
}
