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
      revision: try row.decode(atIndex: 7), source: try Entry.source(named: try row.decode(atIndex: 8)),
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

  /// - Throws: `Failure` (`storage`) for a source that a later version may know.
  static func source(named name: String) throws(Failure) -> Source {
    guard let source = Source(rawValue: name) else {
      throw Failure(
        .storage, "Your journal has an entry that this version cannot read",
        recovery: "To see what can be fixed, type: symptoms doctor")
    }
    return source
  }
}

extension Forecast {
  /// A forecast as it was kept under its condition, day and kind; nil where it can't be read: it is then as if there
  /// were none.
  init?(kept json: String, of condition: String, for day: Int, _ kind: String) {
    guard let kept = try? JournalJSON.decode(Forecast.self, from: json, what: "a forecast"),
      kept.condition.rawValue == condition, kept.forDay.number == day, kept.kind.rawValue == kind,
      (0...1).contains(kept.probability)
    else { return nil }
    self = kept
  }
}

extension [(serial: Int64, entry: Entry)] {
  /// The entries in the order of a query, up to its limit.
  func inOrder(of query: EntryQuery) -> [Entry] {
    let ordered = sorted { left, right in
      let isEarlier = (left.entry.instant, left.serial) < (right.entry.instant, right.serial)
      return query.order == .oldestFirst ? isEarlier : !isEarlier && left.serial != right.serial
    }
    return ordered.prefix(query.limit ?? .max).map(\.entry)
  }
}

extension Fold {
  /// As the journal keeps it: for ever.
  var code: Int {
    switch self {
    case .sum: 1
    case .mean: 2
    case .max: 3
    case .min: 4
    case .last: 5
    case .count: 6
    }
  }

  init(code: Int) throws {
    guard let fold = Fold.allCases.first(where: { $0.code == code }) else {
      throw Failure(
        .storage, "Your journal has a number that this version cannot read",
        recovery: "To see what can be fixed, type: symptoms doctor")
    }
    self = fold
  }
}
