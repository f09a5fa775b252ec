import GRDB
import TrackerCore

/// Answers questions within one transaction.
class SQLiteReading: JournalReading {
  let database: Database

  init(database: Database) { self.database = database }

  func entries(_ query: EntryQuery) throws -> [Entry] {
    let (condition, arguments) = Self.condition(of: query)
    let direction = query.order == .oldestFirst ? "ASC" : "DESC"
    let limit = query.limit.map { " LIMIT \(max(0, $0))" } ?? ""
    return try Row.fetchAll(
      try database.cachedStatement(
        sql: "SELECT * FROM entry WHERE \(condition) ORDER BY instant \(direction), serial \(direction)\(limit)"),
      arguments: arguments
    ).map(Self.entry)
  }

  func count(_ query: EntryQuery) throws -> Int {
    let (condition, arguments) = Self.condition(of: query)
    return try Int.fetchOne(try database.cachedStatement(sql: "SELECT count(*) FROM entry WHERE \(condition)"), arguments: arguments) ?? 0
  }

  private static func condition(of query: EntryQuery) -> (String, StatementArguments) {
    var parts = ["is_deleted = 0"]
    var arguments = StatementArguments()
    if let days = query.days {
      parts.append("day BETWEEN ? AND ?")
      arguments += [days.lowerBound.number, days.upperBound.number]
    }
    if let kinds = query.kinds {
      parts.append("kind IN (\(kinds.map { _ in "?" }.joined(separator: ", ")))")
      arguments += StatementArguments(kinds.map(\.rawValue))
    }
    if let prefix = query.idPrefix {
      // A range, so that the index serves it: `{` follows the last letter of ids.
      parts.append("id >= ? AND id < ?")
      arguments += [prefix, prefix + "{"]
    }
    if let keys = query.keys {
      parts.append("key IN (SELECT value FROM json_each(?))")
      arguments += [(try? JournalJSON.encode(keys.sorted())) ?? "[]"]
    }
    return (parts.joined(separator: " AND "), arguments)
  }

  static func entry(_ row: Row) throws -> Entry {
    Entry(
      id: EntryID(row["id"]), kind: LogKindID(row["kind"]), instant: Instant(seconds: row["instant"]), offset: row["utc_offset"],
      zone: row["zone"], day: Day(number: row["day"]), revision: row["revision"], source: Entry.Source(rawValue: row["source"]) ?? .hand,
      pack: (row["pack"] as String?).map(ContentHash.init(rawValue:)), key: row["key"],
      payload: try JournalJSON.decode(Payload.self, from: row["payload"], what: "entry"))
  }

  func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal] {
    let statement = try database.cachedStatement(sql: "SELECT day, value FROM day_total WHERE metric = ? AND day BETWEEN ? AND ?")
    return try metrics.flatMap { metric -> [DayTotal] in
      guard let number = try number(of: metric) else { return [] }
      let rows = try Row.fetchAll(statement, arguments: [number, days.lowerBound.number, days.upperBound.number])
      return rows.map { DayTotal(metric: metric, day: Day(number: $0[0]), value: $0[1]) }
    }
  }

  /// The number that a metric goes by in the tables, nil where no entry ever gave it a value.
  func number(of metric: MetricID) throws -> Int64? {
    try Int64.fetchOne(try database.cachedStatement(sql: "SELECT number FROM metric WHERE id = ?"), arguments: [metric.rawValue])
  }

  func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)] {
    let sql = """
      SELECT id, count(*) FROM metric JOIN day_total ON day_total.metric = metric.number WHERE id >= ? AND id < ? GROUP BY number ORDER BY id
      """
    return try Row.fetchAll(try database.cachedStatement(sql: sql), arguments: [prefix, prefix + "\u{10FFFF}"]).map {
      (MetricID($0[0]), $0[1])
    }
  }

  func loggedDays() throws -> ClosedRange<Day>? {
    // Two look-ups at the ends of an index, not a scan.
    let sql = "SELECT (SELECT min(day) FROM entry WHERE is_deleted = 0), (SELECT max(day) FROM entry WHERE is_deleted = 0)"
    guard let row = try Row.fetchOne(try database.cachedStatement(sql: sql)), let first: Int = row[0], let last: Int = row[1] else {
      return nil
    }
    return Day(number: first)...Day(number: last)
  }

  func document(_ key: DocumentKey) throws -> Document? {
    let arguments: StatementArguments = [key.module.rawValue, key.id]
    let latest = try Row.fetchOne(
      try database.cachedStatement(
        sql: "SELECT json, revision FROM document_revision WHERE module = ? AND id = ? ORDER BY revision DESC LIMIT 1"),
      arguments: arguments)
    if let latest, let json: String = latest[0] { return Document(key: key, json: json, revision: latest[1]) }
    return try String.fetchOne(
      try database.cachedStatement(sql: "SELECT json FROM cache WHERE module = ? AND id = ?"), arguments: arguments
    )
    .map { Document(key: key, json: $0, revision: 0) }
  }

  func documents(of module: ModuleID) throws -> [Document] {
    let sql = "SELECT id FROM document_revision WHERE module = ?1 UNION SELECT id FROM cache WHERE module = ?1 ORDER BY id"
    return try String.fetchAll(database, sql: sql, arguments: [module.rawValue]).compactMap { try document(DocumentKey(module, $0)) }
  }

  func forecasts(of condition: PackID, for days: ClosedRange<Day>) throws -> [Forecast] {
    let sql = "SELECT json FROM forecast WHERE condition = ? AND day BETWEEN ? AND ? ORDER BY day, kind"
    return try String.fetchAll(
      try database.cachedStatement(sql: sql), arguments: [condition.rawValue, days.lowerBound.number, days.upperBound.number]
    ).map { try JournalJSON.decode(Forecast.self, from: $0, what: "forecast") }
  }

  func definition(_ hash: ContentHash) throws -> String? {
    try String.fetchOne(try database.cachedStatement(sql: "SELECT json FROM definition WHERE hash = ?"), arguments: [hash.rawValue])
  }

  func actions(limit: Int) throws -> [Action] {
    try Row.fetchAll(
      try database.cachedStatement(sql: "SELECT id, at, command, reverts FROM action ORDER BY id DESC LIMIT ?"), arguments: [max(0, limit)]
    )
    .map { Action(id: $0[0], at: Instant(seconds: $0[1]), command: $0[2], reverts: $0[3]) }
  }

  func revertedActions() throws -> Set<Int64> {
    try Set(Int64.fetchAll(database, sql: "SELECT reverts FROM action WHERE reverts IS NOT NULL"))
  }

  func lastAction() throws -> Int64 { try Int64.fetchOne(try database.cachedStatement(sql: "SELECT max(id) FROM action")) ?? 0 }

  func earliestTouchedDay(after action: Int64) throws -> Day? {
    try Int.fetchOne(try database.cachedStatement(sql: "SELECT min(day) FROM touched WHERE action > ?"), arguments: [action]).map(
      Day.init(number:))
  }

  func changes(of action: Int64) throws -> [Change] {
    let entries = try Row.fetchAll(
      database,
      sql: """
        SELECT id, (SELECT state FROM revision before WHERE before.entry = serial AND before.action < ?1 ORDER BY before.revision DESC LIMIT 1)
        FROM entry WHERE serial IN (SELECT entry FROM revision WHERE action = ?1) ORDER BY id
        """, arguments: [action]
    ).map { row -> Change in
      let before = try (row[1] as String?).map { try JournalJSON.decode(KeptState.self, from: $0, what: "revision") }
      return .entry(EntryID(row[0]), before: before?.entry, measuresBefore: before?.measures ?? [])
    }
    let documents = try Row.fetchAll(
      database,
      sql: """
        SELECT module, id, (
          SELECT json FROM document_revision before WHERE before.module = changed.module AND before.id = changed.id AND before.action < ?1
          ORDER BY before.revision DESC LIMIT 1)
        FROM document_revision changed WHERE action = ?1 GROUP BY module, id ORDER BY module, id
        """, arguments: [action]
    ).map { Change.document(DocumentKey(ModuleID($0[0]), $0[1]), before: $0[2]) }
    return entries + documents
  }
}

/// What a revision keeps of an entry.
struct KeptState: Codable {
  var entry: Entry
  var measures: [Measure]
}
