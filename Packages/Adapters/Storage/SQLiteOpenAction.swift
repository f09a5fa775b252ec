import GRDB
import TrackerCore
import TrackerExclusiveLock

/// An action whose entries are written ahead, in tables of their own: `open_entry` and `open_measure` hold them as
/// `entry`, `revision` and `measure` will, so that taking them in is a few statements.
final class SQLiteOpenAction: OpenAction {
  let id: Int64
  private let journal: SQLiteJournal
  /// Tells other programs that this one is at it.
  private let lock: ExclusiveLock

  /// Goes on with what was written ahead under the command before.
  init(_ command: String, in journal: SQLiteJournal, lock: ExclusiveLock) throws {
    self.journal = journal
    self.lock = lock
    id = try journal.writing { statements in
      try statements.run("INSERT INTO open_action (command) VALUES (?) ON CONFLICT DO NOTHING", [command])
      return Int64(try statements.number("SELECT id FROM open_action WHERE command = ?", [command]))
    }
  }

  func entries() throws -> [MeasuredEntry] {
    try journal.reading { statements in
      let measures = try statements.all(
        """
        SELECT open_entry.number, metric.name, open_measure.value, open_measure.fold, open_measure.rank
        FROM open_entry JOIN open_measure ON open_measure.entry = open_entry.number
        JOIN metric ON metric.id = open_measure.metric
        WHERE open_entry.action = ? ORDER BY open_entry.number, open_measure.position
        """, [id]
      ) { row in
        (
          number: try row.decode(Int64.self, atIndex: 0),
          measure: Measure(
            MetricID(try row.decode(atIndex: 1)), try row.decode(atIndex: 2),
            fold: try Fold(code: try row.decode(atIndex: 3)), rank: try row.decode(atIndex: 4))
        )
      }
      let byEntry = Dictionary(grouping: measures, by: \.number).mapValues { $0.map(\.measure) }
      return try statements.all(
        """
        SELECT number, open_entry.id, kind, instant, utc_offset, zone, day, 1, source, definition.hash, key, payload,
          TRUE
        FROM open_entry LEFT JOIN definition ON definition.id = open_entry.pack
        WHERE action = ? ORDER BY number
        """, [id]
      ) { MeasuredEntry(try Entry($0), byEntry[try $0.decode(atIndex: 0)] ?? []) }
    }
  }

  func write(_ entries: [MeasuredEntry]) throws {
    for entry in entries {
      try entry.entry.checkStorable(with: entry.measures)
      if entry.entry.key == nil { throw Failure.hasNoKey(entry.entry) }
    }
    try journal.writing { statements in
      let totals = DayTotals(statements)
      var packs: [ContentHash: Int64] = [:]
      for entry in entries { try write(entry, statements, totals, &packs) }
    }
  }

  private func write(
    _ measured: MeasuredEntry, _ statements: Statements, _ totals: DayTotals, _ packs: inout [ContentHash: Int64]
  ) throws {
    let entry = measured.entry
    let pack = try entry.pack.map { hash in
      if let known = packs[hash] { return known }
      let row = try statements.row(ofDefinition: hash)
      packs[hash] = row
      return row
    }
    // Its measures go with an entry.
    try statements.run("DELETE FROM open_entry WHERE action = ? AND key = ?", [id, entry.key?.normalised])
    try statements.run(
      """
      INSERT INTO open_entry (action, id, kind, instant, utc_offset, zone, day, source, pack, key, payload)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        id, entry.id.rawValue, entry.kind.rawValue, entry.instant.seconds, entry.offset, entry.zone, entry.day.number,
        entry.source.rawValue, pack, entry.key?.normalised, try JournalJSON.encode(entry.payload),
      ])
    let number = statements.lastInsertedRow
    for (position, measure) in measured.measures.enumerated() {
      try statements.run(
        "INSERT INTO open_measure (entry, position, metric, value, fold, rank) VALUES (?, ?, ?, ?, ?, ?)",
        [number, position, try totals.metric(measure.metric), measure.value, measure.fold.code, measure.rank])
    }
  }
}

extension JournalWriter {
  func close(_ open: any OpenAction, taking keys: Set<String>) throws {
    guard let open = (open as? SQLiteOpenAction)?.id else { return }
    try statements.run(
      "DELETE FROM open_entry WHERE action = ? AND key NOT IN (SELECT value FROM json_each(?))",
      [open, try keys.jsonArray])
    let taken = try statements.first(
      "SELECT entry.id FROM open_entry JOIN entry ON entry.key = open_entry.key WHERE open_entry.action = ? LIMIT 1",
      [open]
    ) { EntryID(try $0.decode(atIndex: 0)) }
    if let taken { throw Failure.keyIsTaken(by: taken) }
    let first = try statements.first("SELECT min(day) FROM open_entry WHERE action = ?", [open]) {
      try $0.decode(Int?.self, atIndex: 0)
    }
    if let first = first ?? nil {
      try record()
      touch(Day(number: first))
      try takeIn(open, serialsAbove: try nextRevision() - 1)
    }
    try discard(open)
  }

  private func takeIn(_ open: Int64, serialsAbove base: Int64) throws {
    try statements.run(
      """
      INSERT INTO entry (serial, id, revision, kind, instant, day, key)
      SELECT ?2 + number, id, ?2 + number, kind, instant, day, key FROM open_entry WHERE action = ?1 ORDER BY number
      """, [open, base])
    try statements.run(
      """
      INSERT INTO revision
        (id, entry, number, action, kind, instant, utc_offset, zone, day, source, pack, key, payload, checksum)
      SELECT ?2 + number, ?2 + number, 1, ?3, kind, instant, utc_offset, zone, day, source, pack, key, payload,
        row_checksum(id, 1, ?3, kind, instant, utc_offset, zone, day, source, pack, key, payload)
      FROM open_entry WHERE action = ?1 ORDER BY number
      """, [open, base, action])
    try totals.take(measuresOf: open, serialsAbove: base)
  }

  func discardAbandoned() throws -> [String] {
    let others = try statements.all("SELECT id, command FROM open_action ORDER BY id") {
      (id: try $0.decode(Int64.self, atIndex: 0), command: try $0.decode(String.self, atIndex: 1))
    }.filter { $0.id != openAction }
    guard !others.isEmpty, openAction != nil || statements.isNobodyAtOpenAction else { return [] }
    for other in others { try discard(other.id) }
    return others.map(\.command)
  }

  private func discard(_ open: Int64) throws {
    try statements.run(
      "DELETE FROM open_measure WHERE entry IN (SELECT number FROM open_entry WHERE action = ?)", [open])
    try statements.run("DELETE FROM open_entry WHERE action = ?", [open])
    try statements.run("DELETE FROM open_action WHERE id = ?", [open])
  }
}

extension Statements {
  /// Whether no program has an action open. Asked within a transaction: whoever opens one next waits for its end.
  var isNobodyAtOpenAction: Bool { (try? ExclusiveLock(file: file.openActionLock)) != nil }
}
