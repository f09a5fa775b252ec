import Foundation
import GRDB
import TrackerCore

/// What can be read of a damaged journal, on its way into a new one.
struct JournalSalvage {
  /// A table, as rows of every version of it look.
  private struct Shape {
    struct Column {
      let name: String
      let isText: Bool
      let isNeeded: Bool
      /// Its value is the row's id, and the record has nothing.
      let isID: Bool
    }
    let table: String
    let columns: [Column]
    /// How many columns its first version had.
    let fewest: Int

    func fits(_ row: DamagedFile.Row) -> Bool {
      guard (fewest...columns.count).contains(row.values.count), row.id ?? 0 > 0 else { return false }
      return zip(columns, row.values).allSatisfy { column, value in
        switch value {
        case .null: column.isID || !column.isNeeded
        case .integer: !column.isText && !column.isID
        case .text: column.isText
        case .real, .blob: false
        }
      }
    }
  }

  typealias Record = [String: DatabaseValue]

  /// By table and id.
  var rows: [String: [Int64: Record]] = [:]
  /// Rows that are not as they were written.
  var changed: [String: [Int64: Record]] = [:]
  /// What the index of entries calls them, by their rows.
  private var indexed: [Int64: String] = [:]
  /// The rows of definitions, as their index has them.
  private(set) var indexedDefinitions: [String: Int64] = [:]
  /// What the index of forecasts names that were made before their day.
  private(set) var keptForecasts: Set<ForecastKey> = []

  /// Reads all that there is of a file and of what lies beside it; O(bytes).
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(
        .system, "{path} cannot be read", ["path": .verbatim(path)],
        recovery: "Name the damaged journal: symptoms doctor --salvage FILE --home DIR")
    }
    let log = FileManager.default.contents(atPath: "\(path)-wal") ?? Data()
    let shapes = try JournalSalvage.shapes()
    let file = DamagedFile([UInt8](data), log: [UInt8](log))
    var unsure: [(shape: Shape, row: DamagedFile.Row)] = []
    for page in file.pages() {
      for row in page.rows { take(row, shapes) }
      for key in page.keys { take(key: key, isUsed: page.isUsed) }
      unsure += page.guesses.flatMap { row in shapes.filter { $0.fits(row) }.map { ($0, row) } }
    }
    takeIntact(unsure.map { (table: $0.shape.table, id: $0.row.id ?? 0, record: record($0.row, $0.shape)) })
    nameEntries()
    setChangedAside()
  }

  /// The tables as they are now, with the number of columns that they had at first.
  private static func shapes() throws -> [Shape] {
    func columns(_ migrations: ArraySlice<JournalMigration>) throws -> [String: [Shape.Column]] {
      let queue = try DatabaseQueue()
      return try queue.inDatabase { db in
        db.add(function: RowChecksum.function)
        for migration in migrations { try db.execute(sql: migration.sql) }
        let tables = try String.fetchAll(
          db, sql: "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT wr")
        return try tables.reduce(into: [:]) { columns, table in
          columns[table] = try Row.fetchAll(
            db, sql: "SELECT name, type, \"notnull\", pk FROM pragma_table_info(?)", arguments: [table]
          ).map { row in
            let isID = row["pk"] == 1 && row["type"] == "INTEGER"
            return Shape.Column(name: row["name"], isText: row["type"] == "TEXT", isNeeded: row["notnull"], isID: isID)
          }
        }
      }
    }
    let all = JournalSchema.current.migrations
    let first = try columns(all.prefix(1))
    return try columns(all[...]).sorted { $0.key < $1.key }.map { table, columns in
      Shape(table: table, columns: columns, fewest: first[table]?.count ?? columns.count)
    }
  }

  private func record(_ row: DamagedFile.Row, _ shape: Shape) -> Record {
    var record: Record = [:]
    for (column, value) in zip(shape.columns, row.values) {
      record[column.name] =
        switch value {
        case .null: column.isID ? row.id?.databaseValue ?? .null : .null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let bytes): String(validating: bytes, as: UTF8.self)?.databaseValue ?? Data(bytes).databaseValue
        case .blob(let bytes): Data(bytes).databaseValue
        }
    }
    return record
  }

  private mutating func take(_ row: DamagedFile.Row, _ shapes: [Shape]) {
    for shape in shapes where shape.fits(row) {
      guard let id = row.id, rows[shape.table]?[id].map({ isIntact($0, in: shape.table) == false }) ?? true
      else { continue }
      rows[shape.table, default: [:]][id] = record(row, shape)
    }
  }

  /// Takes of rows that only look like some those that their checksums vouch for; for an entry, that of one of its
  /// states.
  private mutating func takeIntact(_ unsure: [(table: String, id: Int64, record: Record)]) {
    let found = (rows["revision"] ?? [:]).values + unsure.filter { $0.table == "revision" }.map(\.record)
    let states = Dictionary(grouping: found) { $0.number("entry") }
    for (table, id, record) in unsure where table == "entry" && rows[table]?[id] == nil {
      rows[table, default: [:]][id] = record
      if !(states[id] ?? []).contains(where: { isIntact($0, in: "revision") == true }) { rows[table]?[id] = nil }
    }
    for (table, id, record) in unsure where rows[table]?[id] == nil && isIntact(record, in: table) == true {
      rows[table, default: [:]][id] = record
    }
  }

  private mutating func take(key: DamagedFile.Row, isUsed: Bool) {
    if isUsed, let forecast = ForecastKey(key), forecast.kind != Forecast.Kind.replayed.rawValue {
      keptForecasts.insert(forecast)
    }
    guard key.values.count == 2, case .text(let bytes) = key.values[0], case .integer(let row) = key.values[1] else {
      return
    }
    let id = String(decoding: bytes, as: UTF8.self)
    if JournalSalvage.isEntryID(id.databaseValue) { indexed[row] = id }
    if id.utf8.count == 64, id.allSatisfy(\.isHexDigit) { indexedDefinitions[id] = row }
  }

  private static func isEntryID(_ value: DatabaseValue?) -> Bool {
    guard let id = value.flatMap(String.fromDatabaseValue) else { return false }
    return id.count == 16 && id.allSatisfy(EntryID.alphabet.contains)
  }

  // MARK: Checksums

  /// Whether a row is as it was written; nil where it has no checksum, as in journals of before.
  func isIntact(_ record: Record, in table: String) -> Bool? {
    guard let checksum = record["checksum"], !checksum.isNull else { return nil }
    return RowChecksum.of(said(by: record, in: table)) == Int64.fromDatabaseValue(checksum)
  }

  private func said(by record: Record, in table: String) -> [DatabaseValue] {
    func values(_ names: [String]) -> [DatabaseValue] { names.map { record[$0] ?? .null } }
    switch table {
    case "revision":
      return [rows["entry"]?[record.number("entry")]?["id"] ?? .null]
        + values([
          "number", "action", "kind", "instant", "utc_offset", "zone", "day", "source", "pack", "key", "payload",
        ])
    case "document_revision": return values(["module", "document", "number", "action", "json"])
    case "definition": return values(["hash", "json"])
    case "forecast": return values(["condition", "for_day", "kind", "json"])
    case "forecast_terms": return values(["id", "terms"])
    case "draft": return values(["module", "document", "kept_at", "json"])
    case "cache": return values(["module", "id", "json"])
    default: return []
    }
  }

  /// Gives every entry of which a state is left the id that its states were written with.
  private mutating func nameEntries() {
    for (_, revision) in rows["revision"] ?? [:] {
      let serial = revision.number("entry")
      if rows["entry"]?[serial] == nil {
        rows["entry", default: [:]][serial] = [
          "serial": serial.databaseValue, "id": (indexed[serial] ?? "").databaseValue,
        ]
      } else if isIntact(revision, in: "revision") == false, let id = indexed[serial] {
        let before = rows["entry"]?[serial]?["id"]
        rows["entry"]?[serial]?["id"] = id.databaseValue
        if isIntact(revision, in: "revision") == false { rows["entry"]?[serial]?["id"] = before }
      }
    }
  }

  private mutating func setChangedAside() {
    for table in ["revision", "document_revision", "definition", "forecast", "draft"] {
      for (id, record) in rows[table] ?? [:] {
        let isUnnamed = table == "revision" && name(ofEntry: record.number("entry")).isEmpty
        let isText = !record.values.contains { if case .blob = $0.storage { true } else { false } }
        // The id of an entry is part of the checksum of its states: without it, nobody can tell.
        if isIntact(record, in: table) == false && !isUnnamed || !isText {
          rows[table]?[id] = nil
          changed[table, default: [:]][id] = record
        }
      }
    }
  }

  /// Whether there is nothing that anybody put into a journal.
  var isEmpty: Bool {
    ["revision", "document_revision", "entry"].allSatisfy { rows[$0]?.isEmpty ?? true && changed[$0]?.isEmpty ?? true }
  }

  /// Empty where it is lost.
  func name(ofEntry serial: Int64) -> String { rows["entry"]?[serial]?.text("id") ?? "" }
}

/// What a forecast is kept under.
struct ForecastKey: Hashable {
  let condition: String
  let day: Int
  let kind: String

  init(_ record: JournalSalvage.Record) {
    (condition, day) = (record.text("condition") ?? "", Int(record.number("for_day")))
    kind = record.text("kind") ?? ""
  }

  /// nil for a key of another index.
  init?(_ key: DamagedFile.Row) {
    guard key.values.count == 4, case .text(let condition) = key.values[0], case .integer(let day) = key.values[1],
      case .text(let kind) = key.values[2], case .integer = key.values[3],
      let known = Forecast.Kind(rawValue: String(decoding: kind, as: UTF8.self))
    else { return nil }
    (self.condition, self.day) = (String(decoding: condition, as: UTF8.self), Int(day))
    self.kind = known.rawValue
  }
}

extension JournalSalvage.Record {
  /// 0 where there is none.
  func number(_ column: String) -> Int64 { self[column].flatMap(Int64.fromDatabaseValue) ?? 0 }
  func text(_ column: String) -> String? { self[column].flatMap(String.fromDatabaseValue) }
  var day: Day? { self["day"].flatMap(Int.fromDatabaseValue).map(Day.init(number:)) }
}
