import GRDB
import TrackerCore

extension Entry {
  /// Reads `EntryStatement.columns`.
  ///
  /// - Throws: `Failure` (`storage`) that names the entry where it is not what was written.
  init(_ row: Row) throws {
    guard try row.decode(Bool.self, atIndex: EntryStatement.isIntactColumn) else {
      throw Entry.damaged(EntryID(try row.decode(atIndex: 1)))
    }
    self.init(
      id: EntryID(try row.decode(atIndex: 1)), kind: LogKindID(try row.decode(atIndex: 2)),
      instant: Instant(seconds: try row.decode(atIndex: 3)),
      offset: try row.decode(atIndex: 4), zone: try row.decode(atIndex: 5),
      day: Day(number: try row.decode(atIndex: 6)),
      revision: try row.decode(atIndex: 7), source: Entry.Source(rawValue: try row.decode(atIndex: 8)),
      pack: try row.decode(String?.self, atIndex: 9).map { ContentHash($0) },
      key: try row.decode(atIndex: 10),
      payload: try JournalJSON.decode(
        Payload.self, from: try row.decode(atIndex: EntryStatement.payloadColumn), what: "entries"))
  }

  static func damaged(_ id: EntryID) -> Failure {
    Failure(
      .storage, "The entry {entry} in your journal is damaged", ["entry": .verbatim(id.short)],
      recovery: "To see what can be fixed, type: symptoms doctor")
  }
}

extension [(written: Int64, entry: Entry)] {
  /// The entries in the order of a query, up to its limit.
  func inOrder(of query: EntryQuery) -> [Entry] {
    let ordered = sorted { left, right in
      let (left, right) = query.order == .oldestFirst ? (left, right) : (right, left)
      return (left.entry.instant, left.written, left.entry.id) < (right.entry.instant, right.written, right.entry.id)
    }
    return ordered.prefix(query.limit ?? .max).map(\.entry)
  }
}
