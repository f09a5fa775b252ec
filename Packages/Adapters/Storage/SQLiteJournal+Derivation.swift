import GRDB
import TrackerCore

/// Measures follow from entries by the rules of their kinds, totals from measures: both are derived again when the
/// rules change.
extension SQLiteJournal {
  public func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] {
    let stored = try reading { statements in
      try statements.all("SELECT name, value FROM meta WHERE name LIKE 'measures-%'") { row in
        (name: try row.decode(String.self, atIndex: 0), value: try row.decode(Int64.self, atIndex: 1))
      }
    }
    let values = Dictionary(stored.map { ($0.name, $0.value) }) { _, new in new }
    // Before each kind had a version of its own, there was one for all.
    let common = values["measures-version"] ?? 0
    return kinds.reduce(into: [:]) { rules, kind in
      rules[kind] = MeasureRule(
        version: Int(values[SQLiteJournal.versionName(kind)] ?? common),
        definitions: values[SQLiteJournal.definitionsName(kind)])
    }
  }

  private static func versionName(_ kind: LogKindID) -> String { "measures-version.\(kind)" }
  private static func definitionsName(_ kind: LogKindID) -> String { "measures-definitions.\(kind)" }

  @discardableResult
  public func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] {
    try writing { statements in
      let plan = try plan(JournalReader(statements))
      for definition in plan.definitions { try statements.remember(definition.text, as: definition.hash) }
      let kinds = try plan.rules.keys.map(\.rawValue).sorted().jsonArray
      let totals = DayTotals(statements)
      var changed: [LogKindID: Int] = [:]
      try SQLiteJournal.eachRow(statements, EntryStatement.currentOf, [kinds]) { row in
        guard let entry = row.entry else { return }
        let before = try totals.measures(ofEntry: row.serial, on: entry.day)
        guard let after = try plan.derive(entry), after != before else { return }
        try entry.checkStorable(with: after)
        try totals.remove(before, ofEntry: row.serial, on: entry.day)
        try totals.add(after, ofEntry: row.serial, at: entry.instant, on: entry.day)
        changed[entry.kind, default: 0] += 1
      }
      try SQLiteJournal.eachRow(statements, EntryStatement.supersededOf, [kinds]) { row in
        guard let entry = row.entry, let measures = try plan.derive(entry) else { return }
        try statements.run(
          "UPDATE revision SET measures = ? WHERE id = ?", [try JournalJSON.encode(measures), row.place])
      }
      try totals.settle()
      if !changed.isEmpty { try statements.run("DELETE FROM cache") }
      for (kind, rule) in plan.rules {
        let values =
          [(SQLiteJournal.versionName(kind), Int64(rule.version))]
          + (rule.definitions.map { [(SQLiteJournal.definitionsName(kind), $0)] } ?? [])
        for (name, value) in values {
          try statements.run("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)", [name, value])
        }
      }
      return changed
    }
  }

  /// Makes the measures again of the entries of some days.
  static func rederive(_ statements: Statements, on days: Set<Int>, _ derive: (Entry) -> [Measure]?) throws {
    let totals = DayTotals(statements)
    try eachRow(statements, EntryStatement.currentOn, [days.sorted().map { "\($0)" }.jsonArray]) { row in
      guard let entry = row.entry, let after = derive(entry) else { return }
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
    _ statements: Statements, _ sql: String, _ arguments: StatementArguments,
    _ body: ((serial: Int64, place: Int64, entry: Entry?)) throws -> Void
  ) throws {
    var place: Int64 = 0
    while true {
      let rows = try statements.all(sql, [place] + arguments) { row in
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
      guard try isOutdated(statements) else { return }
      let days = try DayTotals.wrong(statements).days
      try DayTotals.rebuild(statements)
      // What was learned from other totals is learned again.
      if let first = days.filter(Day.plausible.contains).min() { try statements.touch(first) }
    }
  }
}

extension EntryStatement {
  private static func current(_ condition: String) -> String {
    """
    SELECT \(columns), entry.serial FROM entry JOIN revision ON revision.id = entry.revision
    LEFT JOIN definition ON definition.id = revision.pack
    WHERE entry.serial > ?1 AND entry.kind IS NOT NULL AND \(condition) ORDER BY entry.serial LIMIT 500
    """
  }

  /// Current entries of some kinds after a serial, each with it as its place.
  fileprivate static let currentOf = current("+entry.kind IN (SELECT value FROM json_each(?2))")
  /// Current entries on some days after a serial.
  fileprivate static let currentOn = current("+entry.day IN (SELECT CAST(value AS INTEGER) FROM json_each(?2))")

  /// Superseded states of entries of some kinds after a revision, each with its revision as its place.
  fileprivate static let supersededOf = """
    SELECT \(columns), revision.id FROM revision JOIN entry ON entry.serial = revision.entry
    LEFT JOIN definition ON definition.id = revision.pack
    WHERE revision.id > ?1 AND revision.measures IS NOT NULL AND revision.kind IN (SELECT value FROM json_each(?2))
    ORDER BY revision.id LIMIT 500
    """
}
