extension JournalReading {
  /// The entries of some days that have a tag, the oldest first. Days without it are not read, but for those of entries
  /// that wait.
  ///
  /// - Parameter kinds: The kinds of entries; nil for all.
  /// - Throws: `Failure` (`storage`).
  public func entries(
    tagged tag: EntryTag, in days: ClosedRange<Day> = .allOfEntries, kinds: Set<LogKindID>? = nil
  ) throws -> [Entry] {
    // What waits gives no totals.
    let waiting = try waiting(in: days).keys.flatMap { try entries(EntryQuery(idPrefix: $0.rawValue)) }
    let marked = Set(try totals(of: [tag.metric], in: days).map(\.day) + waiting.map(\.day))
    var stretches: [ClosedRange<Day>] = []
    for day in marked.sorted() {
      if let last = stretches.last, last.upperBound.distance(to: day) == 1 {
        stretches[stretches.count - 1] = last.lowerBound...day
      } else {
        stretches.append(day...day)
      }
    }
    return try stretches.flatMap { try entries(EntryQuery(days: $0, kinds: kinds)) }
      .filter { $0.payload.tags.contains(tag) }
  }

  /// Every tag that an entry has, with its days in order. What waits has none.
  ///
  /// - Throws: `Failure` (`storage`).
  public func daysOfTags() throws -> [EntryTag: [Day]] {
    let metrics = try metrics(withPrefix: EntryTag.metricPrefix).map(\.metric)
    let totals = try totals(of: Set(metrics), in: .allOfEntries)
    return Dictionary(grouping: totals) { EntryTag(of: $0.metric) }.reduce(into: [:]) { result, group in
      if let tag = group.key { result[tag] = group.value.map(\.day).sorted() }
    }
  }
}
