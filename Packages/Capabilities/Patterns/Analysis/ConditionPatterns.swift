import TrackerApplication
import TrackerCore

/// What a person's days say of every factor, for one condition: kept until an entry changes a day that it rests on.
struct ConditionPatterns: Codable, Sendable, Hashable {
  /// What it was worked out from.
  struct Key: Codable, Sendable, Hashable {
    /// The last day that counts: a day counts once it is over.
    var through: Day
    /// A digest of what it depends on besides entries.
    var digest: String
  }

  /// Something that can't be held against the condition's days.
  struct Refused: Codable, Sendable, Hashable {
    var factor: CandidateID
    var name: KeptPhrase
  }

  var key: Key
  /// The last action whose entries are in.
  var action: Int64
  var condition: PackID
  var madeAt: Instant
  /// The first day of the record; nil where nothing is logged.
  var first: Day?
  /// The last of its days with an entry; nil where nothing is logged.
  var last: Day?
  /// Days of which it is known whether they were a flare.
  var knownDays: Int
  var flareDays: Int
  /// How many things were too seldom there to be looked at.
  var leftOut: Int
  var refused: [Refused]
  /// In the order of lists: claims first, the strongest first.
  var patterns: [Pattern]

  /// Changes when what is kept does, so that what is kept in another form is worked out again.
  static let form = "4"

  /// The day from which described days are counted back: after a pause, the last one with an entry.
  var through: Day { last ?? key.through }
  /// The same, where it is not the day before; nil where it is, and goes without saying.
  var pausedAfter: Day? { through < key.through ? through : nil }

  /// Days that are described, counted back from the last one with an entry; besides these, all.
  static let periods = [30, 60, 90]

  /// Cached: what is kept for each condition.
  static let document = DocumentKind<ConditionPatterns>("patterns", each: "findings.")

  /// Those that were worked out last of the person's conditions, whether they hold still or not, in the conditions'
  /// order and with names in the person's language. A condition is left out where there are none, or only those of a
  /// version of the program that kept them otherwise.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  static func lastKept(for session: Session, in journal: any JournalReading) throws -> [ConditionPatterns] {
    try session.person.conditions.compactMap { try lastKept($0.id, in: journal)?.named(in: session) }
  }

  private static func lastKept(_ condition: PackID, in journal: any JournalReading) throws -> ConditionPatterns? {
    guard let json = try journal.document(document.key(of: condition))?.json else { return nil }
    return try? document.value(of: json)
  }

  private func named(in session: Session) -> ConditionPatterns {
    var result = self
    result.refused = refused.map { Refused(factor: $0.factor, name: session.name(of: $0.factor, called: $0.name)) }
    result.patterns = patterns.map { pattern in
      var pattern = pattern
      pattern.name = session.name(of: pattern.factor, called: pattern.name)
      for place in pattern.companions.indices {
        let companion = pattern.companions[place]
        pattern.companions[place].name = session.name(of: companion.factor, called: companion.name)
      }
      return pattern
    }
    return result
  }

  /// Those that are kept of a condition and hold still; nil where there are none.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  static func kept(_ condition: PackID, under key: Key, in journal: any JournalReading) throws -> ConditionPatterns? {
    guard let kept = try lastKept(condition, in: journal), kept.key == key else { return nil }
    let touched = try journal.earliestTouchedDay(after: kept.action)
    return touched.map { $0 <= key.through } == true ? nil : kept
  }
}

extension [ConditionPatterns] {
  /// What they say of a claim; nil where there is nothing.
  func pattern(of claim: StandingClaim) -> Pattern? {
    first { $0.condition == claim.condition }?.patterns.first { $0.factor == claim.factor && $0.lag == claim.lag }
  }
}
