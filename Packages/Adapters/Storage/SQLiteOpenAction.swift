import Foundation
import GRDB
import Synchronization
import TrackerCore
import TrackerExclusiveLock

/// An action whose entries are written ahead, in tables of their own: `open_entry` and `open_measure` hold them as
/// `entry`, `revision` and `measure` will, so that taking them in is a few statements.
final class SQLiteOpenAction: OpenAction {
  let id: Int64
  private let journal: SQLiteJournal
  /// Tells other programs that this one is at it.
  private let lock: ExclusiveLock
  /// What the journal was when something was prepared: SQLite's number for what other programs wrote, and the id that
  /// the next action gets. nil where nothing is prepared.
  private let basis = Mutex<(version: Int, next: Int64)?>(nil)
  /// Of all that is written ahead.
  private let keys = Mutex<Set<String>>([])
  /// What the command of an action becomes with its taking in; the rows that are left only take room.
  static let takenIn = "taken in "
  /// So many entries are cleared away in one transaction.
  private static let stretch = 2_000
  /// Between two transactions, in microseconds: time for others, who ask every five milliseconds.
  private static let pause: UInt32 = 6_000

  /// Goes on with what was written ahead under the command before.
  init(_ command: String, importing file: String?, in journal: SQLiteJournal, lock: ExclusiveLock) throws {
    self.journal = journal
    self.lock = lock
    id = try journal.writing { statements in
      try statements.run(
        "INSERT INTO open_action (command, file) VALUES (?, ?) ON CONFLICT DO NOTHING", [command, file])
      return Int64(try statements.number("SELECT id FROM open_action WHERE command = ?", [command]))
    }
    let left = try journal.reading { [id] statements in
      try statements.all("SELECT key FROM open_entry WHERE action = ?", [id]) { try $0.decode(String.self, atIndex: 0) }
    }
    keys.withLock { $0 = Set(left) }
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
            fold: Fold(code: try row.decode(atIndex: 3)), rank: try row.decode(atIndex: 4))
        )
      }
      let byEntry = Dictionary(grouping: measures, by: \.number).mapValues { $0.map(\.measure) }
      return try statements.all(
        """
        SELECT number, open_entry.id, kind, instant, utc_offset, zone, day, 1, source, definition.hash, key, payload,
          TRUE, 0
        FROM open_entry LEFT JOIN definition ON definition.id = open_entry.pack
        WHERE action = ? AND NOT EXISTS (SELECT 1 FROM open_action WHERE open_action.id = action AND command LIKE ?)
        ORDER BY number
        """, [id, SQLiteOpenAction.takenIn + "%"]
      ) { MeasuredEntry(try Entry($0), byEntry[try $0.decode(atIndex: 0)] ?? []) }
    }
  }

  func write(_ entries: [MeasuredEntry]) throws {
    for entry in entries {
      try entry.entry.checkStorable(with: entry.measures)
      if entry.entry.key == nil { throw Failure.hasNoKey(entry.entry) }
    }
    basis.withLock { $0 = nil }
    try journal.writing { statements in
      let totals = DayTotals(statements)
      var packs: [ContentHash: Int64] = [:]
      for entry in entries { try write(entry, statements, totals, &packs) }
    }
    keys.withLock { $0.formUnion(entries.compactMap(\.entry.key?.normalised)) }
  }

  func prepare() throws {
    let known = try journal.aside { statements -> (version: Int, next: Int64)? in
      let next = Int64(try statements.number("SELECT value FROM meta WHERE name = 'last-action'")) + 1
      // What comes back gets another state, and is not the last one of its instant.
      guard try statements.takenEntries(of: id).isEmpty else { return nil }
      try DayTotals.prepare(measuresOf: id, statements)
      try prepareChecksums(for: next, statements)
      return (version: try statements.number(SQLiteOpenAction.version), next: next)
    }
    basis.withLock { $0 = known }
  }

  private func prepareChecksums(for action: Int64, _ statements: Statements) throws {
    try statements.run(
      """
      CREATE TEMP TABLE IF NOT EXISTS prepared_checksum (number INTEGER PRIMARY KEY, checksum INTEGER NOT NULL)
      """)
    try statements.run("DELETE FROM temp.prepared_checksum")
    try statements.run(
      """
      INSERT INTO temp.prepared_checksum (number, checksum) SELECT number, \(SQLiteOpenAction.checksum(ofState: "1"))
      FROM open_entry WHERE +action = ?1 ORDER BY number
      """, [id, action])
  }

  /// What `RowChecksum.ofRevision` will be, in an action of the id `?2`.
  ///
  /// - Parameter state: The number of the entry's state.
  static func checksum(ofState state: String) -> String {
    "row_checksum(id, \(state), ?2, kind, instant, utc_offset, zone, day, source, pack, key, payload)"
  }

  /// How the rows of an action become rows of the journal.
  struct Taking {
    let open: Int64
    /// The last revision of before: rows get ids so much above their numbers.
    let base: Int64
    /// Whether no entry was there before, deleted or not.
    let isAllNew: Bool
    /// Whether what was prepared holds.
    let isPrepared: Bool

    /// The serial of an entry of `open_entry`.
    var serial: String {
      isAllNew ? "\(base) + open_entry.number" : "(SELECT serial FROM entry WHERE entry.id = open_entry.id)"
    }

    /// The number of its state.
    var state: String {
      isAllNew ? "1" : "(SELECT coalesce(max(revision.number), 0) + 1 FROM revision WHERE revision.entry = \(serial))"
    }
  }

  private static let version = "PRAGMA data_version"

  /// Whether what was prepared holds for an action, as nobody has written anything since.
  func isPrepared(for action: Int64, _ statements: Statements) throws -> Bool {
    let version = try statements.number(SQLiteOpenAction.version)
    return basis.withLock { $0.map { $0 == (version, action) } ?? false }
  }

  /// Whether these are the keys of all that is written ahead.
  func has(exactly keys: Set<String>) -> Bool {
    self.keys.withLock { own in own.count == keys.count && keys.allSatisfy { own.contains($0.normalised) } }
  }

  func clear() throws {
    while try journal.writing({ try SQLiteOpenAction.clear(id, atMost: SQLiteOpenAction.stretch, $0) }) {
      usleep(SQLiteOpenAction.pause)
    }
  }

  /// - Returns: Whether anything is left.
  @discardableResult
  static func clear(_ action: Int64, atMost count: Int, _ statements: Statements) throws -> Bool {
    let last = try statements.first(
      "SELECT max(number) FROM (SELECT number FROM open_entry WHERE action = ? ORDER BY number LIMIT ?)",
      [action, count]
    ) { try $0.decode(Int64?.self, atIndex: 0) }
    guard let last = last ?? nil else {
      try statements.run("DELETE FROM open_action WHERE id = ?", [action])
      return false
    }
    // Its measures go with an entry.
    try statements.run("DELETE FROM open_entry WHERE action = ? AND number <= ?", [action, last])
    return true
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
    guard let open = open as? SQLiteOpenAction else { return }
    let isAll = open.has(exactly: keys)
    if !isAll {
      try statements.run(
        "DELETE FROM open_entry WHERE action = ? AND key NOT IN (SELECT value FROM json_each(?))",
        [open.id, try keys.jsonArray])
    }
    let isPrepared = try isAll && open.isPrepared(for: action, statements)
    let first = try statements.first("SELECT min(day) FROM open_entry WHERE +action = ?", [open.id]) {
      try $0.decode(Int?.self, atIndex: 0)
    }
    if let first = first ?? nil {
      // An id follows from what is imported, so its entry may be there: deleted, or without its key.
      let known = isPrepared ? [] : try statements.takenEntries(of: open.id)
      // The file's takes its place.
      for entry in known where !entry.isDeleted { try delete(entry.id) }
      try record()
      touch(Day(number: first))
      let taking = SQLiteOpenAction.Taking(
        open: open.id, base: try nextRevision() - 1, isAllNew: known.isEmpty, isPrepared: isPrepared)
      try takeIn(taking)
      try totals.take(taking)
    }
    // Clearing the rows away takes as long again as taking them in, and can wait.
    try statements.run(
      "UPDATE open_action SET command = ? WHERE id = ?", [SQLiteOpenAction.takenIn + "\(open.id)", open.id])
  }

  /// The unary plus keeps SQLite from an index and from sorting: nearly all rows there are of this action.
  private func takeIn(_ taking: SQLiteOpenAction.Taking) throws {
    let (open, base) = (taking.open, taking.base)
    // What was deleted comes back: it was first written when it was.
    let comingBack =
      """
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, kind = excluded.kind, instant = excluded.instant,
        day = excluded.day, key = excluded.key
      """
    do {
      try statements.run(
        """
        INSERT INTO entry (serial, id, revision, kind, instant, day, key, written)
        SELECT ?2 + number, id, ?2 + number, kind, instant, day, key, ?3 FROM open_entry WHERE +action = ?1
        ORDER BY number \(taking.isAllNew ? "" : comingBack)
        """, [open, base, at.seconds])
    } catch {
      let taken = try statements.first(
        """
        SELECT entry.id FROM open_entry JOIN entry ON entry.key = open_entry.key WHERE open_entry.action = ? LIMIT 1
        """, [open]
      ) { EntryID(try $0.decode(atIndex: 0)) }
      if let taken { throw Failure.keyIsTaken(by: taken) }
      throw error
    }
    let checksum =
      taking.isPrepared
      ? "(SELECT checksum FROM temp.prepared_checksum WHERE prepared_checksum.number = open_entry.number)"
      : SQLiteOpenAction.checksum(ofState: taking.state)
    try statements.run(
      """
      INSERT INTO revision
        (id, entry, number, action, kind, instant, utc_offset, zone, day, source, pack, key, payload, checksum)
      SELECT ?3 + open_entry.number, \(taking.serial), \(taking.state), ?2, kind, instant, utc_offset, zone, day,
        source, pack, key, payload, \(checksum)
      FROM open_entry WHERE +action = ?1 ORDER BY open_entry.number
      """, [open, action, base])
  }

  func discardAbandoned() throws -> [AbandonedAction] {
    let others = try statements.all("SELECT id, command, file FROM open_action ORDER BY id") {
      (
        id: try $0.decode(Int64.self, atIndex: 0),
        action: AbandonedAction(command: try $0.decode(atIndex: 1), file: try $0.decode(atIndex: 2))
      )
    }.filter { $0.id != openAction }
    guard !others.isEmpty, openAction != nil || statements.isNobodyAtOpenAction else { return [] }
    for other in others { while try SQLiteOpenAction.clear(other.id, atMost: .max, statements) {} }
    return others.map(\.action).filter { !$0.command.hasPrefix(SQLiteOpenAction.takenIn) }
  }
}

extension Statements {
  /// The entries of the journal that have the id of one that an action has written ahead.
  fileprivate func takenEntries(of action: Int64) throws -> [(id: EntryID, isDeleted: Bool)] {
    try all(
      """
      SELECT entry.id, entry.kind IS NULL FROM open_entry CROSS JOIN entry ON entry.id = open_entry.id
      WHERE +open_entry.action = ?
      """, [action]
    ) { (id: EntryID(try $0.decode(atIndex: 0)), isDeleted: try $0.decode(atIndex: 1)) }
  }

  /// Whether no program has an action open. Asked within a transaction: whoever opens one next waits for its end.
  var isNobodyAtOpenAction: Bool { (try? ExclusiveLock(file: file.openActionLock)) != nil }
}
