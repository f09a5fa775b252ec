import GRDB
import TrackerCore

/// Measures follow from entries by the rules of their kinds, totals from measures: both are derived again when the
/// rules change.
extension SQLiteJournal {
  public func measuresVersions(of kinds: Set<LogKindID>) throws -> [LogKindID: Int] {
    let stored = try reading { statements in
      try statements.all("SELECT name, value FROM meta WHERE name LIKE 'measures-version%'") { row in
        (name: try row.decode(String.self, atIndex: 0), version: try row.decode(Int.self, atIndex: 1))
      }
    }
    let versions = Dictionary(stored.map { ($0.name, $0.version) }) { _, new in new }
    // Before each kind had a version of its own, there was one for all.
    let common = versions["measures-version"] ?? 0
    return kinds.reduce(into: [:]) { $0[$1] = versions[SQLiteJournal.versionName($1)] ?? common }
  }

  private static func versionName(_ kind: LogKindID) -> String { "measures-version.\(kind)" }

  @discardableResult
  public func rederive(_ versions: [LogKindID: Int], _ derive: (Entry) throws -> [Measure]?) throws
    -> [LogKindID: Int]
  {
    try writing { statements in
      let totals = DayTotals(statements)
      var changed: [LogKindID: Int] = [:]
      try SQLiteJournal.eachRow(statements, EntryStatement.currentAfter) { row in
        guard let entry = row.entry, versions[entry.kind] != nil else { return }
        let before = try totals.measures(ofEntry: row.serial, on: entry.day)
        guard let after = try derive(entry), after != before else { return }
        try entry.checkStorable(with: after)
        try totals.remove(before, ofEntry: row.serial, on: entry.day)
        try totals.add(after, ofEntry: row.serial, at: entry.instant, on: entry.day)
        changed[entry.kind, default: 0] += 1
      }
      try SQLiteJournal.eachRow(statements, EntryStatement.supersededAfter) { row in
        guard let entry = row.entry, versions[entry.kind] != nil, let measures = try derive(entry) else { return }
        try statements.run(
          "UPDATE revision SET measures = ? WHERE id = ?", [try JournalJSON.encode(measures), row.place])
      }
      try totals.settle()
      if !changed.isEmpty { try statements.run("DELETE FROM cache") }
      for (kind, version) in versions {
        try statements.run(
          "INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)", [SQLiteJournal.versionName(kind), version])
      }
      return changed
    }
  }

  /// Makes the measures again of the entries of some days.
  static func rederive(_ statements: Statements, on days: Set<Int>, _ derive: (Entry) -> [Measure]?) throws {
    let totals = DayTotals(statements)
    try eachRow(statements, EntryStatement.currentAfter) { row in
      guard let entry = row.entry, days.contains(entry.day.number), let after = derive(entry) else { return }
      let before = try totals.measures(ofEntry: row.serial, on: entry.day)
      guard after != before else { return }
      try statements.run("DELETE FROM measure WHERE day = ? AND entry = ?", [entry.day.number, row.serial])
      try totals.add(after, ofEntry: row.serial, at: entry.instant, on: entry.day)
    }
    try totals.settle()
  }

  /// Goes through entries in stretches, so that a body may write meanwhile. A damaged entry is nil: it keeps what it
  /// has until `doctor` sets it aside.
  private static func eachRow(
    _ statements: Statements, _ sql: String, _ body: ((serial: Int64, place: Int64, entry: Entry?)) throws -> Void
  ) throws {
    var place: Int64 = 0
    while true {
      let rows = try statements.all(sql, [place]) { row in
        (
          serial: try row.decode(Int64.self, atIndex: 0),
          place: try row.decode(Int64.self, atIndex: EntryStatement.columnCount),
          entry: try? Entry(row)
        )
      }
      guard let last = rows.last else { return }
      for row in rows { try body(row) }
      place = last.place
    }
  }

  /// Derives the totals again where they come from an earlier rule.
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
