extension JournalReading {
  /// The days on which anything was measured that some metrics are made of: what looks back over several days may be
  /// known on others as well.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func daysLogged(
    for metrics: some Sequence<MetricID>, in days: ClosedRange<Day>, catalogue: MetricCatalogue
  ) throws -> Set<Day> {
    let stored = metrics.reduce(into: Set<MetricID>()) { $0.formUnion(catalogue.stored(behind: $1).keys) }
    return stored.isEmpty ? [] : Set(try totals(of: stored, in: days).map(\.day))
  }
}
