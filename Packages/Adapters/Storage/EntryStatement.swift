import GRDB
import TrackerCore

/// The SQL of a query for entries. One condition, the one that leaves fewest entries, is looked up in an index; the
/// unary plus keeps SQLite from choosing another, so that no question grows with the years that it does not ask for.
struct EntryStatement {
  /// What `Entry.init(_:)` reads.
  static let columns = """
    entry.serial, entry.id, revision.kind, revision.instant, revision.utc_offset, revision.zone, revision.day, \
    revision.number,
    revision.source, definition.hash, revision.key, revision.payload,
    revision.checksum IS \(RowChecksum.ofRevision), entry.written
    """
  static let numberColumn = 7
  static let payloadColumn = 11
  static let isIntactColumn = 12
  static let writtenColumn = 13
  static let columnCount = 14

  private var conditions: [String] = []
  private(set) var arguments: StatementArguments = []
  private var tail = ""

  var select: String {
    """
    SELECT \(EntryStatement.columns) FROM entry JOIN revision ON revision.id = entry.revision
    LEFT JOIN definition ON definition.id = revision.pack WHERE \(conditions.joined(separator: " AND ")) \(tail)
    """
  }

  var count: String { "SELECT count(*) FROM entry WHERE \(conditions.joined(separator: " AND "))" }

  /// Mostly one statement; a limited query for several kinds is one for each, as no index has several kinds in the
  /// order of time.
  static func statements(for query: EntryQuery) throws -> [EntryStatement] {
    if query.kinds?.isEmpty == true || query.keys?.isEmpty == true { return [] }
    guard let kinds = query.kinds, query.limit != nil, query.days == nil, query.keys == nil, query.idPrefix == nil
    else {
      return [try EntryStatement(query, kinds: query.kinds.map(Array.init))]
    }
    return try kinds.map { try EntryStatement(query, kinds: [$0]) }
  }

  private init(_ query: EntryQuery, kinds: [LogKindID]?) throws {
    var isLedByIndex = false
    func column(_ name: String) -> String {
      defer { isLedByIndex = true }
      return isLedByIndex ? "+entry.\(name)" : "entry.\(name)"
    }
    if let keys = query.keys {
      conditions.append("\(column("key")) IN (SELECT value FROM json_each(?))")
      arguments += [try keys.jsonArray]
    }
    if let prefix = query.idPrefix {
      let id = column("id")
      conditions.append("\(id) >= ? AND \(id) < ?")
      arguments += [prefix, prefix.endOfPrefix]
    }
    if let days = query.days {
      conditions.append("\(column("day")) BETWEEN ? AND ?")
      arguments += [days.lowerBound.number, days.upperBound.number]
    }
    let mustSort = isLedByIndex
    if let kinds {
      if kinds.count == 1, let only = kinds.first {
        conditions.append("\(column("kind")) = ?")
        arguments += [only.rawValue]
      } else {
        conditions.append("\(column("kind")) IN (SELECT value FROM json_each(?))")
        arguments += [try kinds.map(\.rawValue).jsonArray]
      }
    }
    // Deleted entries have no instant.
    conditions.append("\(isLedByIndex ? "+" : "")entry.instant IS NOT NULL")
    if query.onlyCounting { conditions.append("entry.waits IS NULL") }
    let direction = query.order == .oldestFirst ? "" : " DESC"
    // The index has the instants in order; only entries of one instant are sorted.
    let order = ["\(mustSort ? "+" : "")entry.instant", "entry.written", "entry.id"]
    tail = "ORDER BY \(order.map { $0 + direction }.joined(separator: ", "))"
    if let limit = query.limit {
      tail += " LIMIT ?"
      arguments += [max(0, limit)]
    }
  }
}
