import Foundation
import GRDB
import TrackerCore

/// Reads a SQLite file of another program: some columns of a table, row by row.
///
/// Nobody vouches for such a file, so it is opened as if it lay on a disk that can't be written (`immutable`), SQLite
/// calls nothing that stands in its schema (`trusted_schema`), and its pages are checked before anything is read. Views
/// and virtual tables are never read, as their SQL is the file's own.
public final class ForeignDatabase {
  /// A value of a row.
  public enum Value: Sendable, Hashable {
    case null
    case whole(Int64)
    case number(Double)
    case text(String)
    case bytes([UInt8])
  }

  /// Some columns of a row, in the order in which they were asked for.
  public struct Row: Sendable {
    public let values: [Value]

    /// A number, also one that stands there as a text; nil for anything else.
    public func number(_ place: Int) -> Double? {
      switch values[place] {
      case .whole(let value): Double(value)
      case .number(let value): value.isFinite ? value : nil
      case .text(let text): Double(text.trimmed).flatMap { $0.isFinite ? $0 : nil }
      case .null, .bytes: nil
      }
    }

    /// A whole number; nil for anything else.
    public func whole(_ place: Int) -> Int64? {
      switch values[place] {
      case .whole(let value): value
      case .number(let value): Int64(exactly: value)
      case .text(let text): Int64(text.trimmed)
      case .null, .bytes: nil
      }
    }

    /// A text that is not empty; nil for anything else.
    public func text(_ place: Int) -> String? {
      if case .text(let text) = values[place], !text.isEmpty { text } else { nil }
    }

    /// Bytes as hexadecimal digits, and a text as it is; nil for anything else. For ids that are either.
    public func id(_ place: Int) -> String? {
      switch values[place] {
      case .bytes(let bytes):
        bytes.isEmpty
          ? nil : bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      case .text(let text): text.isEmpty ? nil : text
      case .null, .whole, .number: nil
      }
    }
  }

  /// What every SQLite file begins with.
  public static let beginning = Array("SQLite format 3\u{0}".utf8)

  private let queue: DatabaseQueue
  private let file: String
  /// The columns of each table, in lower case.
  private let columnsByTable: [String: [String]]

  /// - Parameters:
  ///   - path: The file.
  ///   - file: As messages name it, where the file lies within another one; nil for its path.
  /// - Throws: `Failure` (`system`) where it can't be opened, `validation` where it is no SQLite file or damaged.
  public init(_ path: String, named file: String? = nil) throws(Failure) {
    self.file = file ?? path
    let damaged = ForeignDatabase.damaged(self.file)
    guard access(path, R_OK) == 0 else {
      throw Failure(
        .system, "{path} cannot be opened", ["path": .verbatim(self.file)], recovery: "Check its permissions.")
    }
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
    guard let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) else { throw damaged }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.label = "foreign"
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0")
    }
    do {
      let queue = try DatabaseQueue(path: "file:\(uri)?immutable=1", configuration: configuration)
      let columns = try queue.read { db -> [String: [String]]? in
        guard try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" else { return nil }
        let names = try String.fetchAll(
          db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
        return try Dictionary(
          names.map { name in
            let rows = try GRDB.Row.fetchAll(db, sql: "PRAGMA table_info(\(ForeignDatabase.quoted(name)))")
            return (name.lowercased(), rows.compactMap { ($0["name"] as String?)?.lowercased() })
          }
        ) { first, _ in first }
      }
      guard let columns else { throw damaged }
      self.queue = queue
      columnsByTable = columns
    } catch let failure as Failure { throw failure } catch { throw damaged }
  }

  /// The tables, in lower case.
  public var tables: Set<String> { Set(columnsByTable.keys) }

  /// Whether a table has a column; names in any case.
  public func has(_ column: String, in table: String) -> Bool {
    columnsByTable[table.lowercased()]?.contains(column.lowercased()) ?? false
  }

  /// How many rows a table has; 0 without the table.
  ///
  /// - Throws: `Failure` (`validation`) where the file is damaged.
  public func count(_ table: String) throws -> Int {
    guard columnsByTable[table.lowercased()] != nil else { return 0 }
    return try guarded {
      try queue.read { db in
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(ForeignDatabase.quoted(table))") ?? 0
      }
    }
  }

  /// Gives the rows of a table, in the order in which they were written. A column that the table lacks is null in every
  /// row; without the table there is none.
  ///
  /// - Parameter body: What it throws ends the reading.
  /// - Throws: `Failure` (`validation`) where the file is damaged, after the rows before; what `body` throws.
  public func each(_ table: String, _ columns: [String], _ body: (Row) throws -> Void) throws {
    guard columnsByTable[table.lowercased()] != nil else { return }
    let selected = columns.map { has($0, in: table) ? ForeignDatabase.quoted($0) : "NULL" }.joined(separator: ", ")
    var thrown: (any Error)?
    do {
      try queue.read { db in
        let rows = try GRDB.Row.fetchCursor(db, sql: "SELECT \(selected) FROM \(ForeignDatabase.quoted(table))")
        while let row = try rows.next() {
          let values = (0..<columns.count).map { ForeignDatabase.value(row[$0] as DatabaseValue) }
          do { try body(Row(values: values)) } catch {
            thrown = error
            return
          }
        }
      }
    } catch { throw ForeignDatabase.damaged(file) }
    if let thrown { throw thrown }
  }

  private func guarded<Result>(_ body: () throws -> Result) throws(Failure) -> Result {
    do { return try body() } catch { throw ForeignDatabase.damaged(file) }
  }

  private static func value(_ value: DatabaseValue) -> Value {
    switch value.storage {
    case .null: .null
    case .int64(let number): .whole(number)
    case .double(let number): .number(number)
    case .string(let text): .text(text)
    case .blob(let data): .bytes([UInt8](data))
    }
  }

  private static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

  private static func damaged(_ file: String) -> Failure {
    Failure(
      .validation, "{file} is damaged or not a database", ["file": .verbatim(file)],
      recovery: "Export it again, then import the new file.")
  }
}
