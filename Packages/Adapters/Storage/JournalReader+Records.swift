import GRDB
import TrackerCore

extension JournalReader {
  func eachRecord(_ body: (JournalRecord) throws -> Void) throws {
    try statements.each("SELECT id, at, command, reverts FROM action ORDER BY id") { row in
      try body(.action(try JournalReader.action(row)))
    }
    try statements.each(
      "SELECT hash, json, json_valid(json) FROM definition WHERE json IS NOT NULL ORDER BY hash"
    ) { row in
      let hash = ContentHash(try row.decode(atIndex: 0))
      try body(.definition(hash, json: try JournalReader.json(row, at: 1, JournalJSON.definition(of: hash))))
    }
    try eachDocument(body)
    try eachEntry(body)
    // A damaged forecast is as if there were none.
    try statements.each(
      """
      SELECT json FROM forecast WHERE checksum IS \(RowChecksum.ofForecast) AND json_valid(json)
      ORDER BY condition, for_day, kind
      """
    ) { row in
      try body(.forecast(json: try row.decode(atIndex: 0)))
    }
    for part in try setAside() { try body(.setAside(part)) }
  }

  private func eachDocument(_ body: (JournalRecord) throws -> Void) throws {
    var key: DocumentKey?
    var revisions: [DocumentRevision] = []
    func finish() throws {
      if let key { try body(.document(key, revisions)) }
      revisions.removeAll(keepingCapacity: true)
    }
    try statements.each(
      """
      SELECT module, document, action, json, json_valid(json) FROM document_revision ORDER BY module, document, id
      """
    ) { row in
      let next = DocumentKey(ModuleID(try row.decode(atIndex: 0)), try row.decode(atIndex: 1))
      if next != key { try finish() }
      key = next
      let isThere = try row.decode(String?.self, atIndex: 3) != nil
      let json = isThere ? try JournalReader.json(row, at: 3, JournalJSON.document(next)) : nil
      revisions.append(DocumentRevision(action: try row.decode(atIndex: 2), json: json))
    }
    try finish()
  }

  private func eachEntry(_ body: (JournalRecord) throws -> Void) throws {
    var entry: (serial: Int64, id: EntryID)?
    var revisions: [EntryRevision] = []
    func finish() throws {
      if let entry { try body(.entry(entry.id, revisions)) }
      revisions.removeAll(keepingCapacity: true)
    }
    // The plain join would let SQLite begin with the revisions and sort them.
    try statements.each(
      """
      SELECT entry.serial, revision.action, revision.payload, json_valid(revision.payload), revision.kind,
        revision.instant, revision.utc_offset, revision.zone, revision.day, revision.source, definition.hash,
        revision.key, entry.id, revision.checksum IS \(RowChecksum.ofRevision)
      FROM entry CROSS JOIN revision ON revision.entry = entry.serial
      LEFT JOIN definition ON definition.id = revision.pack ORDER BY entry.serial, revision.id
      """
    ) { row in
      let serial = try row.decode(Int64.self, atIndex: 0)
      if serial != entry?.serial {
        try finish()
        entry = (serial, EntryID(try row.decode(atIndex: 12)))
      }
      guard try row.decode(Bool.self, atIndex: 13) else { throw Entry.damaged(EntryID(try row.decode(atIndex: 12))) }
      revisions.append(
        EntryRevision(
          action: try row.decode(atIndex: 1),
          state: try row.decode(String?.self, atIndex: 2) == nil ? nil : try EntryRevision.State(row)))
    }
    try finish()
  }

  /// A text that is checked in the next column.
  ///
  /// - Throws: `Failure` (`storage`) that names `what` where it is no JSON, and would spoil all that it is put in.
  static func json(_ row: Row, at column: Int, _ what: Phrase) throws -> String {
    guard try row.decode(Bool.self, atIndex: column + 1) else { throw JournalJSON.damaged(what) }
    return try row.decode(atIndex: column)
  }
}

extension EntryRevision.State {
  /// Reads the columns of `eachEntry` from the payload on.
  fileprivate init(_ row: Row) throws {
    self.init(
      kind: LogKindID(try row.decode(atIndex: 4)), instant: Instant(seconds: try row.decode(atIndex: 5)),
      offset: try row.decode(atIndex: 6), zone: try row.decode(atIndex: 7),
      day: Day(number: try row.decode(atIndex: 8)), source: try Entry.source(named: try row.decode(atIndex: 9)),
      pack: try row.decode(String?.self, atIndex: 10).map { ContentHash($0) }, key: try row.decode(atIndex: 11),
      payload: try JournalReader.json(row, at: 2, "entries"))
  }
}
