import TrackerCore

/// Where candidate factors come from: each module says what of its data a day can have or not have. A source is asked
/// once for all days of a record.
public protocol FactorSource: Sendable {
  /// For ever and kebab-case, such as `foods`.
  var id: String { get }

  /// The metrics that it wants to read, each on every day of the record. What it names and nobody knows is left out.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func metrics(for basis: FactorBasis) throws -> Set<MetricID>

  /// The factors of the days. Those that no day has may be among them: they are left out.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func factors(on days: FactorDays) throws -> [CandidateFactor]

  /// What one of its factors is called in the person's language, where that is not the phrase it was kept with: names
  /// of packs are kept in the language that they were read in. nil for all others, and for those that are gone. It
  /// reads nothing.
  ///
  /// - Parameter kept: What it was called when it was kept; of whatever form that is, the name is, too.
  func name(of factor: CandidateID, called kept: Phrase, for person: Person) -> Phrase?

  /// When some factors happened on some days, the earliest first. Absent are those that have no times, such as a short
  /// night, and those that are not its own. What was logged without a time is left out. O(entries + factors).
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func times(
    of factors: Set<CandidateID>, on days: ClosedRange<Day>, in journal: any JournalReading
  ) throws -> [CandidateID: [Instant]]

  /// What began for good on some days, such as a medicine of the person's list, so that the days before it can be
  /// held against those after it. The earliest first.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func beginnings(on days: ClosedRange<Day>, in journal: any JournalReading) throws -> [FactorBeginning]

  /// How many things were too seldom there to be held against anything, so that `metrics` leaves them out.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func leftOut(for basis: FactorBasis) throws -> Int
}

extension FactorSource {
  public func name(of factor: CandidateID, called kept: Phrase, for person: Person) -> Phrase? { nil }

  public func times(
    of factors: Set<CandidateID>, on days: ClosedRange<Day>, in journal: any JournalReading
  ) throws -> [CandidateID: [Instant]] { [:] }

  public func beginnings(on days: ClosedRange<Day>, in journal: any JournalReading) throws -> [FactorBeginning] { [] }

  public func leftOut(for basis: FactorBasis) throws -> Int { 0 }
}

extension Session {
  /// What a factor that was kept is called in the person's language. It reads nothing.
  ///
  /// - Parameter kept: What it was called then; it still is where its source is silent.
  public func name(of factor: CandidateID, called kept: KeptPhrase) -> KeptPhrase {
    for source in environment.registry.factorSources.all {
      if let name = source.name(of: factor, called: kept.phrase, for: person) { return KeptPhrase(name) }
    }
    return kept
  }
}

/// Something that began on a day and went on.
public struct FactorBeginning: Sendable, Hashable {
  /// As people read it, such as the name of a medicine with its dose.
  public var name: String
  public var first: Day
  /// nil while it goes on.
  public var last: Day?

  public init(name: String, first: Day, last: Day?) {
    self.name = name
    self.first = first
    self.last = last
  }
}

/// What sources choose their metrics by.
public struct FactorBasis {
  public let person: Person
  public let journal: any JournalReading
  /// What the person watches or suspects: it is read however seldom it was there.
  public let wanted: Set<MetricID>

  public init(person: Person, journal: any JournalReading, wanted: Set<MetricID> = []) {
    self.person = person
    self.journal = journal
    self.wanted = wanted
  }

  /// So few days with something, or without it, are held against nothing.
  public static let fewestDays = 10
  /// From so few days on something is shown, but held against nothing, where there is room.
  private static let fewestShown = 3
  /// So many things are read before seldom ones are left out.
  private static let room = 100

  /// The metrics that begin so and have values on enough days: all with 10 or more, and those that are wanted; below a
  /// hundred of them also the most frequent others with 3 or more.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func metrics(withPrefix prefix: String) throws -> Set<MetricID> {
    let all = try journal.metrics(withPrefix: prefix).filter { $0.metric.part == nil }
    let (often, seldom) = (all.filter { $0.days >= Self.fewestDays }, all.filter { $0.days < Self.fewestDays })
    let shown = seldom.filter { $0.days >= Self.fewestShown }
      .sorted { ($1.days, $0.metric) < ($0.days, $1.metric) }.prefix(max(0, Self.room - often.count))
    return Set((often + shown).map(\.metric)).union(all.map(\.metric).filter(wanted.contains))
  }

  /// How many metrics begin so and are not among those of `metrics(withPrefix:)`.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func leftOut(withPrefix prefix: String) throws -> Int {
    let all = try journal.metrics(withPrefix: prefix).count { $0.metric.part == nil }
    return try all - metrics(withPrefix: prefix).count
  }
}
