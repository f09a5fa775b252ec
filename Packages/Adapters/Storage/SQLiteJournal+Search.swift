import GRDB
import TrackerCore

extension SQLiteJournal {
  public func search(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits {
    // Nobody needs an index to read what is newest.
    if query.terms.isEmpty, query.marks.isEmpty { return try newest(query, rules) }
    if let hits = try indexed(query, rules, isAgain: false) { return hits }
    return try read { try $0.search(query, rules) }
  }

  private func newest(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits {
    var asked = EntryQuery(days: query.days, kinds: Set(rules.keys), order: .newestFirst)
    return try read { reading in
      let count = try reading.count(asked)
      asked.limit = max(0, query.offset) + max(0, query.limit)
      return TextHits(entries: Array(try reading.entries(asked).dropFirst(max(0, query.offset))), count: count)
    }
  }

  /// What the index finds; nil where it can't be used. One that is damaged is made again, once.
  private func indexed(_ query: TextQuery, _ rules: [LogKindID: SearchRule], isAgain: Bool) throws -> TextHits? {
    let found: Result<TextHits, DatabaseError>
    do {
      let index = try SearchIndex(home: file.home, rules: rules)
      defer { index.close() }
      found = try reading { statements in
        // What is wrong with the index is not wrong with the journal.
        do {
          let (serials, count) = try index.search(query, in: statements)
          return .success(TextHits(entries: try serials.compactMap { try entry($0, statements) }, count: count))
        } catch let error as DatabaseError { return .failure(error) }
      }
    } catch let error as DatabaseError { found = .failure(error) }
    switch found {
    case .success(let hits): return hits
    case .failure(let error):
      let isDamaged = [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR].contains(error.resultCode.primaryResultCode)
      guard isDamaged, !isAgain else { return nil }
      SearchIndex.remove(home: file.home)
      return try indexed(query, rules, isAgain: true)
    }
  }

  /// nil for an entry that is damaged.
  private func entry(_ serial: Int64, _ statements: Statements) throws -> Entry? {
    try statements.first(
      """
      SELECT \(EntryStatement.columns) FROM entry JOIN revision ON revision.id = entry.revision
      LEFT JOIN definition ON definition.id = revision.pack WHERE entry.serial = ?
      """, [serial]
    ) { row -> Entry? in
      do { return try Entry(row) } catch {
        statements.leaveOut(EntryID(try row.decode(atIndex: 1)))
        return nil
      }
    } ?? nil
  }
}
