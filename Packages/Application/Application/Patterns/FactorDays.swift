import TrackerCore

/// The days of a record with the metrics that sources asked for: what candidate factors are made from. Each metric is
/// read once for all sources, in stretches.
public struct FactorDays {
  public let person: Person
  public let journal: any JournalReading
  public let record: RecordDays
  /// The metrics that were read.
  public let metrics: Set<MetricID>
  private var columns: [MetricID: [Double]] = [:]
  private var kept: [LogKindID: [Bool]] = [:]

  /// - Parameter metrics: Those that the catalogue does not know are left out.
  /// - Throws: `Failure` (`storage`) when the journal can't be read; `CancellationError` in a task that is cancelled.
  public init(of person: Person, _ record: RecordDays, reading metrics: Set<MetricID>, in journal: any JournalReading)
    throws
  {
    let catalogue = person.catalogue
    self.person = person
    self.journal = journal
    self.record = record
    self.metrics = metrics.filter { catalogue[$0] != nil }
    let empty = [Double](repeating: .nan, count: record.count)
    columns = self.metrics.reduce(into: [:]) { $0[$1] = empty }
    let kinds = Set(
      self.metrics.compactMap { metric -> LogKindID? in
        if case .noneOnKeptDays(let kind) = catalogue[metric]?.absence { kind } else { nil }
      })
    for kind in kinds { kept[kind] = Array(repeating: false, count: record.count) }
    let asked = Dictionary(uniqueKeysWithValues: self.metrics.map { ($0, 0) })
    try eachTable(asked) { table, days, start in
      for metric in self.metrics {
        let numbers = table.numbers(of: metric, on: days)
        columns[metric]?.replaceSubrange(start..<start + numbers.count, with: numbers)
      }
      for kind in kinds {
        for (offset, day) in days.enumerated() where table.isKept(day, for: kind) { kept[kind]?[start + offset] = true }
      }
    }
  }

  /// Reads other metrics, in stretches of a year at most.
  ///
  /// - Parameter metrics: Each with how many days before a day it is needed.
  /// - Throws: `Failure` (`storage`) when the journal can't be read; `CancellationError` in a task that is cancelled.
  public func eachTable(
    _ metrics: [MetricID: Int], _ body: (_ table: DayTable, _ days: ClosedRange<Day>, _ start: Int) throws -> Void
  ) throws {
    try record.eachStretch { days, start in
      try Task.checkCancellation()
      try body(try journal.dayTable(metrics, on: days, catalogue: person.catalogue), days, start)
    }
  }

  /// Every entry of some kinds once, the oldest first, with the number of its day. Entries that wait are left out.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read; `CancellationError` in a task that is cancelled.
  public func eachEntry(of kinds: Set<LogKindID>, _ body: (_ entry: Entry, _ number: Int) throws -> Void) throws {
    try record.eachStretch { days, start in
      try Task.checkCancellation()
      for entry in try journal.entries(EntryQuery(days: days, kinds: kinds, onlyCounting: true)) {
        try body(entry, start + days.lowerBound.distance(to: entry.day))
      }
    }
  }

  /// The numbers of a metric that was read, not-a-number where it is unknown; all unknown for another one.
  public func numbers(of metric: MetricID) -> [Double] {
    columns[metric] ?? Array(repeating: .nan, count: record.count)
  }

  /// Whether each day is kept for a kind of entry that a metric which was read is kept by: what is not named on it was
  /// not there.
  public func keptDays(for kind: LogKindID) -> [Bool] { kept[kind] ?? Array(repeating: false, count: record.count) }
}

extension FactorDays {
  /// Whether each day had some of a metric; unknown where the metric is.
  public func hasSome(of metric: MetricID) -> [Bool?] { numbers(of: metric).map { $0.isNaN ? nil : $0 > 0 } }

  /// Days with some of a metric as a factor; nil where nobody knows the metric.
  ///
  /// - Parameters:
  ///   - name: As it stands within a sentence; nil for the name of the metric.
  ///   - keptBecause: Why it is never part of an experiment; nil where only a pack can say so.
  public func some(
    of metric: MetricID, _ name: Phrase? = nil, category: CandidateFactor.Category, keptBecause: Phrase? = nil
  ) -> CandidateFactor? {
    guard metrics.contains(metric), let definition = person.catalogue[metric] else { return nil }
    return CandidateFactor(
      CandidateID(metric.rawValue), name ?? definition.name, category: category, metrics: [metric],
      keptBecause: keptBecause ?? keep(of: metric), answers: hasSome(of: metric))
  }

  /// Why the packs never have a metric in an experiment; nil where they may.
  public func keep(of metric: MetricID) -> Phrase? {
    person.packs.lazy.compactMap { $0.kept(.metric(metric)) }.first?.reason
  }
}
