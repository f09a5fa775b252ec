import GRDB
import TrackerCore

/// Writes one action within its transaction.
final class SQLiteWriting: SQLiteReading, JournalWriting {
  private struct Cell: Hashable {
    var metric: Int64
    var day: Int
  }

  let action: Int64
  private let isRevert: Bool
  private var hasChanged = false
  /// Totals that must be made anew before they are read, or at the end.
  private var stale: Set<Cell> = []

  init(database: Database, command: String, at instant: Instant, reverting: Int64?) throws {
    if let reverting, try Int64.fetchOne(database, sql: "SELECT id FROM action WHERE id = ?", arguments: [reverting]) == nil {
      throw Failure.noSuchAction(reverting)
    }
    try database.execute(
      sql: "INSERT INTO action (at, command, reverts) VALUES (?, ?, ?)", arguments: [instant.seconds, command, reverting])
    action = database.lastInsertedRowID
    isRevert = reverting != nil
    super.init(database: database)
  }

  /// Makes stale totals anew, and takes the record of an action that changed nothing away; its number is not given again.
  func finish() throws {
    try refreshTotals()
    if !hasChanged, !isRevert { try database.execute(sql: "DELETE FROM action WHERE id = ?", arguments: [action]) }
  }

  override func lastAction() throws -> Int64 {
    if hasChanged || isRevert { return action }
    return try Int64.fetchOne(database, sql: "SELECT max(id) FROM action WHERE id < ?", arguments: [action]) ?? 0
  }

  override func actions(limit: Int) throws -> [Action] {
    try super.actions(limit: limit + 1).filter { $0.id != action || hasChanged || isRevert }.prefix(max(0, limit)).map { $0 }
  }

  override func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal] {
    try refreshTotals()
    return try super.totals(of: metrics, in: days)
  }

  override func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)] {
    try refreshTotals()
    return try super.metrics(withPrefix: prefix)
  }

  func put(_ entry: Entry, measures: [Measure]) throws {
    try entry.checkStorable(with: measures)
    if let key = entry.key,
      let other = try String.fetchOne(
        try database.cachedStatement(sql: "SELECT id FROM entry WHERE key = ? AND id <> ?"), arguments: [key, entry.id.rawValue])
    {
      throw Failure.keyIsTaken(by: EntryID(other))
    }
    let row = try Row.fetchOne(try database.cachedStatement(sql: "SELECT * FROM entry WHERE id = ?"), arguments: [entry.id.rawValue])
    var kept = entry
    if let row, row["is_deleted"] == 0 {
      kept.revision = row["revision"]
      if try Self.entry(row) == kept, try measuresOf(row["serial"]) == measures { return }
      try touch(row["day"])
    }
    hasChanged = true
    try touch(entry.day.number)
    let serial: Int64
    if let row {
      serial = row["serial"]
      kept.revision = try lastRevision(of: serial) + 1
    } else {
      serial = (try Int64.fetchOne(try database.cachedStatement(sql: "SELECT max(serial) FROM entry")) ?? 0) + 1
      kept.revision = 1
    }
    try keep(kept, as: serial)
    try keepMeasures(measures, of: serial, kept)
    try keepRevision(of: serial, kept.revision, JournalJSON.encode(KeptState(entry: kept, measures: measures)))
  }

  func delete(_ entry: EntryID) throws {
    guard
      let row = try Row.fetchOne(
        try database.cachedStatement(sql: "SELECT serial, day FROM entry WHERE id = ? AND is_deleted = 0"), arguments: [entry.rawValue])
    else { return }
    hasChanged = true
    let serial: Int64 = row[0]
    try touch(row[1])
    try removeMeasures(of: serial)
    try database.execute(sql: "UPDATE entry SET is_deleted = 1, key = NULL WHERE serial = ?", arguments: [serial])
    try keepRevision(of: serial, try lastRevision(of: serial) + 1, nil)
  }

  func put(_ json: String?, as key: DocumentKey) throws {
    let latest = try Row.fetchOne(
      try database.cachedStatement(
        sql: "SELECT json, revision FROM document_revision WHERE module = ? AND id = ? ORDER BY revision DESC LIMIT 1"),
      arguments: [key.module.rawValue, key.id])
    guard (latest?[0] as String?) != json else { return }
    hasChanged = true
    try database.execute(
      sql: "INSERT INTO document_revision (module, id, revision, action, json) VALUES (?, ?, ?, ?, ?)",
      arguments: [key.module.rawValue, key.id, (latest?[1] ?? 0) + 1, action, json])
  }

  func cache(_ json: String?, as key: DocumentKey) throws {
    guard let json else {
      return try database.execute(sql: "DELETE FROM cache WHERE module = ? AND id = ?", arguments: [key.module.rawValue, key.id])
    }
    try database.execute(
      sql: "INSERT INTO cache (module, id, json) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json",
      arguments: [key.module.rawValue, key.id, json])
  }

  func put(_ forecast: Forecast) throws {
    try forecast.checkStorable()
    let statement = try database.cachedStatement(
      sql: "INSERT INTO forecast (condition, day, kind, json) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json")
    try statement.execute(
      arguments: [forecast.condition.rawValue, forecast.forDay.number, forecast.kind.rawValue, try JournalJSON.encode(forecast)])
  }

  func removeReplayedForecasts(of condition: PackID, from day: Day) throws {
    try database.execute(
      sql: "DELETE FROM forecast WHERE condition = ? AND day >= ? AND kind = ?",
      arguments: [condition.rawValue, day.number, Forecast.Kind.replayed.rawValue])
  }

  func remember(_ json: String, as hash: ContentHash) throws {
    try database.execute(sql: "INSERT INTO definition (hash, json) VALUES (?, ?) ON CONFLICT DO NOTHING", arguments: [hash.rawValue, json])
  }
}

extension SQLiteWriting {
  private func touch(_ day: Int) throws {
    let statement = try database.cachedStatement(
      sql: "INSERT INTO touched (action, day) VALUES (?, ?) ON CONFLICT DO UPDATE SET day = min(day, excluded.day)")
    try statement.execute(arguments: [action, day])
  }

  private func lastRevision(of serial: Int64) throws -> Int {
    try Int.fetchOne(try database.cachedStatement(sql: "SELECT max(revision) FROM revision WHERE entry = ?"), arguments: [serial]) ?? 0
  }

  private func keep(_ entry: Entry, as serial: Int64) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO entry (serial, id, kind, day, instant, utc_offset, zone, revision, source, pack, key, payload)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (serial) DO UPDATE SET kind = excluded.kind, day = excluded.day, instant = excluded.instant,
          utc_offset = excluded.utc_offset, zone = excluded.zone, revision = excluded.revision, source = excluded.source,
          pack = excluded.pack, key = excluded.key, payload = excluded.payload, is_deleted = 0
        """)
    try statement.execute(
      arguments: [
        serial, entry.id.rawValue, entry.kind.rawValue, entry.day.number, entry.instant.seconds, entry.offset, entry.zone, entry.revision,
        entry.source.rawValue, entry.pack?.rawValue, entry.key, try JournalJSON.encode(entry.payload),
      ])
  }

  private func keepRevision(of serial: Int64, _ revision: Int, _ state: String?) throws {
    let statement = try database.cachedStatement(sql: "INSERT INTO revision (entry, revision, action, state) VALUES (?, ?, ?, ?)")
    try statement.execute(arguments: [serial, revision, action, state])
  }

  private func measuresOf(_ serial: Int64) throws -> [Measure] {
    let sql = "SELECT id, value, fold, rank FROM measure JOIN metric ON metric = number WHERE entry = ? ORDER BY place"
    return try Row.fetchAll(try database.cachedStatement(sql: sql), arguments: [serial]).map {
      Measure(MetricID($0[0]), $0[1], fold: Fold(rawValue: $0[2]) ?? .last, rank: $0[3])
    }
  }

  private func removeMeasures(of serial: Int64) throws {
    for row in try Row.fetchAll(try database.cachedStatement(sql: "SELECT metric, day FROM measure WHERE entry = ?"), arguments: [serial]) {
      stale.insert(Cell(metric: row[0], day: row[1]))
    }
    try database.cachedStatement(sql: "DELETE FROM measure WHERE entry = ?").execute(arguments: [serial])
  }

  private func keepMeasures(_ measures: [Measure], of serial: Int64, _ entry: Entry) throws {
    try removeMeasures(of: serial)
    let statement = try database.cachedStatement(
      sql: "INSERT INTO measure (metric, day, entry, place, instant, value, fold, rank) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    for (place, measure) in measures.enumerated() {
      let metric = try number(of: measure.metric) ?? addMetric(measure.metric)
      try statement.execute(
        arguments: [
          metric, entry.day.number, serial, place, entry.instant.seconds, measure.value, measure.fold.rawValue, measure.rank,
        ])
      stale.insert(Cell(metric: metric, day: entry.day.number))
    }
  }

  private func addMetric(_ metric: MetricID) throws -> Int64 {
    try database.execute(sql: "INSERT INTO metric (id) VALUES (?)", arguments: [metric.rawValue])
    return database.lastInsertedRowID
  }

  private func refreshTotals() throws {
    for cell in stale { try DayTotals.refresh(metric: cell.metric, day: cell.day, in: database) }
    stale.removeAll()
  }
}
