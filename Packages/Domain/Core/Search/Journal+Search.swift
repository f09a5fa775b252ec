extension Journal {
  /// Finds entries by reading all of them: for a journal without an index, and where the index can't be used.
  /// O(entries of the kinds).
  public func search(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits {
    try read { try $0.search(query, rules) }
  }
}

extension JournalReading {
  /// Finds entries by reading all of them.
  public func search(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits {
    let all = try entries(EntryQuery(days: query.days, kinds: Set(rules.keys), order: .newestFirst))
    let found = all.filter { entry in rules[entry.kind].map { query.fits(entry, $0) } ?? false }
    return TextHits(
      entries: Array(found.dropFirst(max(0, query.offset)).prefix(max(0, query.limit))), count: found.count)
  }
}
