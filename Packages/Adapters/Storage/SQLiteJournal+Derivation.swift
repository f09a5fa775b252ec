import GRDB
import TrackerCore

/// Measures follow from entries by the rules of their kinds, totals from measures: both are made anew when the rules
/// change.
extension SQLiteJournal {
  /// The version of the rules by which the measures were made, as `rederive` was last told; 0 before.
  public func measuresVersion() throws -> Int {
    try reading { try $0.number("SELECT value FROM meta WHERE name = 'measures-version'") }
  }

  /// Makes the measures of every entry anew, those that `undo` would bring back included, with all that follows from
  /// them, and keeps the rules' version. It is no action, and cached state is thrown away where anything changed.
  /// O(entries); memory stays flat but for what is touched.
  ///
  /// - Parameter derive: An entry's measures by the rules of now; nil leaves those it has, as for a kind that nobody
  ///   knows any more.
  /// - Returns: How many current entries have other measures than before.
  /// - Throws: `Failure`, or what `derive` throws; then nothing was changed.
  @discardableResult
  public func rederive(version: Int, _ derive: (Entry) throws -> [Measure]?) throws -> Int {
    try writing { statements in
      let totals = DayTotals(statements)
      var changed = 0
      try SQLiteJournal.eachRow(statements, EntryStatement.currentAfter) { row in
        let entry = row.entry
        let before = try totals.measures(ofEntry: row.serial, on: entry.day)
        guard let after = try derive(entry), after != before else { return }
        try entry.checkStorable(with: after)
        try totals.remove(before, ofEntry: row.serial, on: entry.day)
        try totals.add(after, ofEntry: row.serial, at: entry.instant, on: entry.day)
        changed += 1
      }
      try SQLiteJournal.eachRow(statements, EntryStatement.supersededAfter) { row in
        guard let measures = try derive(row.entry) else { return }
        try statements.run(
          "UPDATE revision SET measures = ? WHERE id = ?", [try JournalJSON.encode(measures), row.place])
      }
      try totals.settle()
      if changed > 0 { try statements.run("DELETE FROM cache") }
      try statements.run("UPDATE meta SET value = ? WHERE name = 'measures-version'", [version])
      return changed
    }
  }

  /// Goes through entries in stretches, so that a body may write meanwhile.
  private static func eachRow(
    _ statements: Statements, _ sql: String, _ body: ((serial: Int64, place: Int64, entry: Entry)) throws -> Void
  ) throws {
    var place: Int64 = 0
    while true {
      let rows = try statements.all(sql, [place]) { row in
        (
          serial: try row.decode(Int64.self, atIndex: 0),
          place: try row.decode(Int64.self, atIndex: EntryStatement.columnCount),
          entry: try Entry(row)
        )
      }
      guard let last = rows.last else { return }
      for row in rows { try body(row) }
      place = last.place
    }
  }

  /// Makes the totals anew where they were made by an earlier rule.
  func rebuildOutdatedTotals() throws {
    let isOutdated = { (statements: Statements) in
      try statements.number("SELECT value FROM meta WHERE name = 'totals-version'") != JournalSchema.totalsVersion
    }
    guard !isReadOnly, try reading(isOutdated) else { return }
    try writing { statements in
      if try isOutdated(statements) { try DayTotals.rebuild(statements) }
    }
  }
}

extension EntryStatement {
  /// Current entries after a serial, each with it as its place.
  fileprivate static let currentAfter = """
    SELECT \(columns), entry.serial FROM entry JOIN revision ON revision.id = entry.revision
    LEFT JOIN definition ON definition.id = revision.pack
    WHERE entry.serial > ? AND entry.kind IS NOT NULL ORDER BY entry.serial LIMIT 500
    """

  /// Superseded states of entries after a revision, each with its revision as its place.
  fileprivate static let supersededAfter = """
    SELECT \(columns), revision.id FROM revision JOIN entry ON entry.serial = revision.entry
    LEFT JOIN definition ON definition.id = revision.pack
    WHERE revision.id > ? AND revision.measures IS NOT NULL ORDER BY revision.id LIMIT 500
    """
}
