import GRDB
import TrackerCore

/// Writes one action within one transaction.
final class JournalWriter: JournalReader, JournalWriting {
  let action: Int64
  private var command: Action
  private var isRecorded = false
  /// The earliest day that was touched; `isTouchStored` once the action's record says so.
  private var earliestDay: Day?
  private var isTouchStored = true
  /// Whether anything at all was written, recorded or not.
  var hasWritten = false
  let totals: DayTotals
  /// Rows of definitions that were looked up.
  private var definitions: [ContentHash: Int64] = [:]
  /// The id of the action that this program has open.
  let openAction: Int64?

  /// - Parameter openAction: The id of the action that this program has open; nil where it has none.
  init(_ statements: Statements, at instant: Instant, command: String, openAction: Int64? = nil) throws {
    self.openAction = openAction
    action =
      try
      (statements.first("SELECT value FROM meta WHERE name = 'last-action'") { try $0.decode(Int64.self, atIndex: 0) }
      ?? 0) + 1
    self.command = Action(id: action, at: instant, command: command)
    totals = DayTotals(statements)
    super.init(statements)
  }

  /// When the action is written.
  var at: Instant { command.at }

  /// Brings what follows from the action's writing up to date; called before the transaction is committed.
  func finish() throws {
    // A body may have swallowed it.
    if let fault = statements.fault { throw fault }
    try totals.settle()
    try storeTouch()
    // What was touched without a change has no record to say so.
    if !isRecorded, let earliestDay {
      hasWritten = true
      try statements.run("INSERT INTO touched (action, day) VALUES (?, ?)", [action, earliestDay.number])
    }
    if hasWritten { try statements.run("UPDATE meta SET value = ? WHERE name = 'last-action'", [action]) }
  }

  func reverts(_ action: Int64) throws {
    guard action != self.action, try self.action(action) != nil else { throw Failure.noSuchAction(action) }
    command.reverts = action
    try record()
    try statements.run("UPDATE action SET reverts = ? WHERE id = ?", [action, self.action])
  }

  func declare(_ purpose: Action.Purpose) throws {
    command.purpose = purpose
    guard isRecorded else { return }
    try statements.run("UPDATE action SET purpose = ?, file = ? WHERE id = ?", [purpose.name, purpose.file, action])
  }

  /// Leaves a record of the action.
  func record() throws {
    hasWritten = true
    if isRecorded { return }
    try statements.run(
      "INSERT INTO action (id, at, command, purpose, file, reverts) VALUES (?, ?, ?, ?, ?, ?)",
      [action, at.seconds, command.command, command.purpose.name, command.purpose.file, command.reverts])
    isRecorded = true
  }

  func touch(_ day: Day) {
    if let earliestDay, earliestDay <= day { return }
    earliestDay = day
    isTouchStored = false
  }

  private func storeTouch() throws {
    if isTouchStored { return }
    try statements.run("UPDATE action SET earliest_day = ? WHERE id = ?", [earliestDay?.number, action])
    isTouchStored = true
  }

  // MARK: Reading what the action has written so far

  override func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal] {
    try totals.settle()
    return try super.totals(of: metrics, in: days)
  }

  override func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)] {
    try totals.settle()
    return try super.metrics(withPrefix: prefix)
  }

  override func earliestTouchedDay(after action: Int64) throws -> Day? {
    try storeTouch()
    return try super.earliestTouchedDay(after: action)
  }

  // MARK: Entries

  /// What the journal has of an entry.
  private struct Kept {
    var serial: Int64
    var revision: Int64
    var number: Int
    var isDeleted: Bool
  }

  private func kept(_ id: EntryID) throws -> Kept? {
    try statements.first(
      """
      SELECT entry.serial, entry.revision, revision.number, entry.kind IS NULL
      FROM entry JOIN revision ON revision.id = entry.revision WHERE entry.id = ?
      """, [id.rawValue]
    ) { row in
      Kept(
        serial: try row.decode(atIndex: 0), revision: try row.decode(atIndex: 1), number: try row.decode(atIndex: 2),
        isDeleted: try row.decode(atIndex: 3))
    }
  }

  private func keptEntry(_ kept: Kept) throws -> (entry: Entry, measures: [Measure])? {
    let entry = try statements.first(
      """
      SELECT \(EntryStatement.columns) FROM entry JOIN revision ON revision.id = entry.revision
      LEFT JOIN definition ON definition.id = revision.pack WHERE entry.serial = ?
      """, [kept.serial]
    ) { try Entry($0) }
    return try entry.map { ($0, try totals.measures(ofEntry: kept.serial, on: $0.day)) }
  }

  func put(_ entry: Entry, measures: [Measure]) throws {
    try entry.checkStorable(with: measures)
    try checkKey(of: entry)
    let kept = try kept(entry.id)
    if let kept, !kept.isDeleted, let (before, measuresBefore) = try keptEntry(kept) {
      var next = entry
      next.revision = before.revision
      if next == before, measuresBefore == measures { return }
      try record()
      try supersede(kept, on: before.day, measures: measuresBefore)
    }
    try record()
    touch(entry.day)
    let serial = try add(entry, after: kept)
    try totals.add(measures, ofEntry: serial, at: entry.instant, on: entry.day)
  }

  private func checkKey(of entry: Entry) throws {
    guard let key = entry.key else { return }
    let owner = try statements.first("SELECT id FROM entry WHERE key = ?", [key.normalised]) {
      EntryID(try $0.decode(atIndex: 0))
    }
    if let owner, owner != entry.id { throw Failure.keyIsTaken(by: owner) }
  }

  /// Keeps the measures of a revision that is current no more with it, and takes them off its day.
  private func supersede(_ kept: Kept, on day: Day, measures: [Measure]) throws {
    try statements.run(
      "UPDATE revision SET measures = ? WHERE id = ?", [try JournalJSON.encode(measures), kept.revision])
    try totals.remove(measures, ofEntry: kept.serial, on: day)
    touch(day)
  }

  private func add(_ entry: Entry, after kept: Kept?) throws -> Int64 {
    let revision = try nextRevision()
    let serial = kept?.serial ?? revision
    let number = (kept?.number ?? 0) + 1
    let pack = try entry.pack.map(row(ofDefinition:))
    let payload = try JournalJSON.encode(entry.payload)
    let searched: StatementArguments = [
      revision, entry.kind.rawValue, entry.instant.seconds, entry.day.number, entry.key?.normalised, serial,
    ]
    if kept == nil {
      try statements.run(
        """
        INSERT INTO entry (revision, kind, instant, day, key, serial, id, written) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """, searched + [entry.id.rawValue, at.seconds])
    } else {
      try statements.run(
        "UPDATE entry SET revision = ?, kind = ?, instant = ?, day = ?, key = ? WHERE serial = ?", searched)
    }
    try statements.run(
      """
      INSERT INTO revision
        (id, entry, number, action, kind, instant, utc_offset, zone, day, source, pack, key, payload, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        revision, serial, number, action, entry.kind.rawValue, entry.instant.seconds, entry.offset, entry.zone,
        entry.day.number, entry.source.rawValue, pack, entry.key?.normalised, payload,
        RowChecksum.of([
          entry.id.rawValue, number, action, entry.kind.rawValue, entry.instant.seconds, entry.offset, entry.zone,
          entry.day.number, entry.source.rawValue, pack, entry.key?.normalised, payload,
        ]),
      ])
    return serial
  }

  func nextRevision() throws -> Int64 {
    try (statements.first("SELECT coalesce(max(id), 0) FROM revision") { try $0.decode(Int64.self, atIndex: 0) } ?? 0)
      + 1
  }

  func delete(_ entry: EntryID) throws {
    guard let kept = try kept(entry), !kept.isDeleted, let (before, measures) = try keptEntry(kept) else { return }
    try record()
    try supersede(kept, on: before.day, measures: measures)
    let revision = try nextRevision()
    try statements.run(
      "UPDATE entry SET revision = ?, kind = NULL, instant = NULL, day = NULL, key = NULL WHERE serial = ?",
      [revision, kept.serial])
    try statements.run(
      "INSERT INTO revision (id, entry, number, action, checksum) VALUES (?, ?, ?, ?, ?)",
      [
        revision, kept.serial, kept.number + 1, action,
        RowChecksum.of([entry.rawValue, kept.number + 1, action] + Array(repeating: nil, count: 9)),
      ])
  }

  func setFirstWritten(_ instant: Instant, of entry: EntryID) throws {
    guard let serial = try kept(entry)?.serial else { return }
    try statements.run("UPDATE entry SET written = ? WHERE serial = ?", [instant.seconds, serial])
    if let day = try day(ofEntry: serial) { try totals.touch(measuresOf: serial, on: day) }
  }

  func wait(_ states: [EntryID: EntryID?]) throws {
    for (entry, counting) in states {
      guard let serial = try kept(entry)?.serial, let day = try day(ofEntry: serial) else { continue }
      let changed = try statements.run(
        """
        UPDATE entry SET waits = (SELECT serial FROM entry WHERE id = ?1)
        WHERE serial = ?2 AND waits IS NOT (SELECT serial FROM entry WHERE id = ?1)
        """, [counting?.rawValue, serial])
      guard changed > 0 else { continue }
      touch(day)
      try totals.touch(measuresOf: serial, on: day)
    }
  }

  /// nil while it is deleted.
  private func day(ofEntry serial: Int64) throws -> Day? {
    try statements.first("SELECT day FROM entry WHERE serial = ?", [serial]) {
      try $0.decode(Int?.self, atIndex: 0).map(Day.init(number:))
    } ?? nil
  }

  // MARK: Definitions

  /// The row of a definition, made where there is none.
  func row(ofDefinition hash: ContentHash) throws -> Int64 {
    if let known = definitions[hash] { return known }
    let row = try statements.row(ofDefinition: hash)
    definitions[hash] = row
    return row
  }
}
