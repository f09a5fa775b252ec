import Foundation
import GRDB
import TrackerCore

/// Runs SQL within one transaction, with prepared statements that live as long as the connection; the one place that
/// meets GRDB's errors.
final class Statements {
  private let db: Database
  let file: JournalFile
  private let busySeconds: Double
  /// The damaged entries that questions of this transaction left out.
  private(set) var leftOut: Set<EntryID> = []
  /// The first fault that SQLite reported: an action with one can't be kept, whoever swallowed it.
  private(set) var fault: (any Error)?

  init(_ db: Database, file: JournalFile, busySeconds: Double) {
    self.db = db
    self.file = file
    self.busySeconds = busySeconds
  }

  /// - Returns: How many rows were changed.
  @discardableResult
  func run(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
    try guarded {
      try db.cachedStatement(sql: sql).execute(arguments: arguments)
      return db.changesCount
    }
  }

  /// Gives each row to `body`, which must not run the same statement.
  func each(_ sql: String, _ arguments: StatementArguments = [], _ body: (Row) throws -> Void) throws {
    try guarded {
      let rows = try Row.fetchCursor(try db.cachedStatement(sql: sql), arguments: arguments)
      while let row = try rows.next() { try body(row) }
    }
  }

  func all<Value>(_ sql: String, _ arguments: StatementArguments = [], _ value: (Row) throws -> Value) throws -> [Value]
  {
    var values: [Value] = []
    try each(sql, arguments) { values.append(try value($0)) }
    return values
  }

  func first<Value>(_ sql: String, _ arguments: StatementArguments = [], _ value: (Row) throws -> Value) throws
    -> Value?
  {
    try guarded {
      let rows = try Row.fetchCursor(try db.cachedStatement(sql: sql), arguments: arguments)
      return try rows.next().map(value)
    }
  }

  /// The one whole number that a query gives, 0 for none.
  func number(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
    try first(sql, arguments) { try $0.decode(Int.self, atIndex: 0) } ?? 0
  }

  /// The row of a definition, which is made where there is none.
  func row(ofDefinition hash: ContentHash) throws -> Int64 {
    try run(
      "INSERT INTO definition (hash, checksum) VALUES (?, ?) ON CONFLICT DO NOTHING",
      [hash.rawValue, RowChecksum.of([hash.rawValue, nil])])
    return try first("SELECT id FROM definition WHERE hash = ?", [hash.rawValue]) {
      try $0.decode(Int64.self, atIndex: 0)
    } ?? 0
  }

  /// Keeps a part that was set aside elsewhere.
  func keep(_ part: SetAside) throws {
    try run(
      "INSERT INTO set_aside (action, origin, name, day, content) VALUES (?, ?, ?, ?, ?)",
      [part.action, part.origin, part.name, part.day?.number, try JournalJSON.encode(part.content)])
  }

  func leaveOut(_ entry: EntryID) { leftOut.insert(entry) }

  /// Keeps the text of a definition, unless there is one already that is as good.
  func remember(_ text: String, as hash: ContentHash) throws {
    let known = try first("SELECT json FROM definition WHERE hash = ?", [hash.rawValue]) {
      try $0.decode(String?.self, atIndex: 0)
    }
    if let known = known ?? nil, known == text || ContentHash(of: text) != hash || ContentHash(of: known) == hash {
      return
    }
    try run(
      """
      INSERT INTO definition (hash, json, checksum) VALUES (?1, ?2, ?3)
      ON CONFLICT DO UPDATE SET json = ?2, checksum = ?3
      """, [hash.rawValue, text, RowChecksum.of([hash.rawValue, text])])
  }

  var lastInsertedRow: Int64 { db.lastInsertedRowID }

  private func guarded<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      let failure = file.failure(for: error, busySeconds: busySeconds)
      if error is DatabaseError || error is RowDecodingError { fault = fault ?? failure }
      throw failure
    }
  }
}

extension String {
  /// Equal texts as equal bytes: SQLite compares bytes, Swift what is shown.
  var normalised: String {
    utf8.allSatisfy { $0 < 128 } ? self : precomposedStringWithCanonicalMapping
  }
}

extension Collection<String> {
  /// As one JSON array, for `json_each`.
  var jsonArray: String {
    get throws { try JournalJSON.encode(map(\.normalised)) }
  }
}
