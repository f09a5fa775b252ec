import TrackerCore

/// Every candidate factor of a person, on all days of their record: what is read once for all conditions.
public struct FactorRecord: Sendable {
  public let record: RecordDays
  /// By their ids. Each has at least one day with it.
  public let factors: [CandidateFactor]
  /// How many things were too seldom there to be looked at.
  public let leftOut: Int

  /// - Parameters:
  ///   - wanted: Metrics that are read however seldom they were there.
  /// - Throws: `Failure` (`storage`) when the journal can't be read; `CancellationError` in a task that is cancelled.
  public init(
    of person: Person, on record: RecordDays, from sources: [any FactorSource], wanted: Set<MetricID> = [],
    in journal: any JournalReading
  ) throws {
    self.record = record
    let basis = FactorBasis(person: person, journal: journal, wanted: wanted)
    let metrics = try sources.reduce(into: Set<MetricID>()) { $0.formUnion(try $1.metrics(for: basis)) }
    let days = try FactorDays(of: person, record, reading: metrics, in: journal)
    var ids: Set<CandidateID> = []
    factors = try sources.flatMap { try $0.factors(on: days) }
      .filter { factor in factor.answers.contains(true) && ids.insert(factor.id).inserted }
      .sorted { $0.id < $1.id }
    leftOut = try sources.reduce(0) { try $0 + $1.leftOut(for: basis) }
  }
}

extension CandidateFactor {
  /// Whether it is computed from what makes a flare: then the two go together whatever the days were.
  ///
  /// - Parameters:
  ///   - outcome: The metrics that flares are made from.
  ///   - catalogue: Knows what derived metrics are made from.
  public func shares(_ outcome: Set<MetricID>, in catalogue: MetricCatalogue) -> Bool {
    func stored(_ metrics: Set<MetricID>) -> Set<MetricID> {
      metrics.reduce(into: []) { $0.formUnion(catalogue.stored(behind: $1.ofWholeDay).keys) }
    }
    return !stored(metrics).isDisjoint(with: stored(outcome))
  }
}
