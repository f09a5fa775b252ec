extension JournalReading {
  /// More days than these are far back.
  private static var farBack: Int { 120 }

  /// A table of the metrics on the days, with all that derived ones among them need from earlier days. A metric's own
  /// look-back (a window's length) is the value in `metrics`, in days before the first day.
  ///
  /// What documents say of a metric that they provide stands in place of anything stored.
  public func dayTable(_ metrics: [MetricID: Int], on days: ClosedRange<Day>, catalogue: MetricCatalogue) throws
    -> DayTable
  {
    let stored = metrics.reduce(into: [MetricID: Int]()) { result, metric in
      result.merge(catalogue.stored(behind: metric.key, lookback: metric.value), uniquingKeysWith: Swift.max)
    }
    let first = days.lowerBound.advanced(by: -(stored.values.max() ?? 0))
    let kinds = stored.keys.compactMap { id -> LogKindID? in
      if case .noneOnKeptDays(let kind) = catalogue[id]?.absence { kind } else { nil }
    }
    let keeping = Dictionary(kinds.map { (Measure.keeps($0).metric, $0) }) { first, _ in first }
    let markable = stored.keys.filter { catalogue[$0]?.canBeUnknown == true }
    let unknown = Dictionary(markable.map { (Measure.unknown($0).metric, $0) }) { first, _ in first }
    var table = DayTable(days: first...days.upperBound, catalogue: catalogue)
    // What was stored under a former id comes first, so that a value of the day under the id of now replaces it.
    let formers = stored.keys.flatMap { id in (catalogue[id]?.formerly ?? []).map { (id, $0) } }
    for (id, former) in formers {
      for total in try totals(of: [former.id], in: table.days) {
        table.set(id, on: total.day, to: former.value(of: total.value))
      }
    }
    let asked = Set(stored.keys).union(keeping.keys).union(unknown.keys).union([Measure.closes.metric])
    // Marks of unknown days hold against any total, so they are set last.
    var unknownDays: [(MetricID, Day)] = []
    // Few metrics look far back. They are read by themselves, so that all the others are read only for the days that
    // they need.
    let far = stored.filter { id, back in back > Self.farBack && catalogue[id]?.isOnlyStored == true }
    let near = stored.filter { far[$0.key] == nil }.values.max() ?? 0
    let farTotals = far.isEmpty ? [] : try totals(of: Set(far.keys), in: table.days)
    let nearTotals = try totals(
      of: asked.subtracting(far.keys), in: days.lowerBound.advanced(by: -near)...days.upperBound)
    // One metric at a time, as they come, so that each is looked up once.
    for totals in [farTotals, nearTotals] {
      var rest = totals[...]
      while let metric = rest.first?.metric {
        let own = rest.prefix { $0.metric == metric }
        rest = rest.dropFirst(own.count)
        if metric == Measure.closes.metric {
          for total in own { table.close(total.day) }
        } else if let kind = keeping[metric] {
          for total in own { table.keep(total.day, for: kind) }
        } else if let marked = unknown[metric] {
          unknownDays += own.map { (marked, $0.day) }
        } else {
          table.set(metric, to: own)
        }
      }
    }
    for (metric, day) in unknownDays { table.setUnknown(metric, on: day) }
    if stored.keys.contains(where: { catalogue[$0]?.absence == .noneOnLoggedDays }) {
      for day in try daysWithEntries(in: table.days) { table.markLogged(day) }
    }
    for id in stored.keys {
      guard let documents = catalogue[id]?.documents else { continue }
      for (day, value) in try documents.values(table.days, self, catalogue) { table.set(id, on: day, to: value) }
    }
    return table
  }
}

extension MetricDefinition {
  /// Whether its days follow from its totals alone, and from no marks of kept or unknown days.
  fileprivate var isOnlyStored: Bool { absence == .unknown && !canBeUnknown }
}
