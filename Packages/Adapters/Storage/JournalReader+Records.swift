import GRDB
import TrackerCore

extension JournalReader {
  func eachRecord(_ body: (JournalRecord) throws -> Void) throws {
    try statements.each("SELECT \(JournalReader.actionColumns) FROM action ORDER BY id") { row in
      try body(.action(try JournalReader.action(row)))
    }
    try statements.each(
      "SELECT hash, json, json_valid(json) FROM definition WHERE json IS NOT NULL ORDER BY hash"
    ) { row in
      let hash = ContentHash(try row.decode(atIndex: 0))
      let text = try row.decode(String.self, atIndex: 1)
      let isOfHash = ContentHash(of: text) == hash
      try body(
        .definition(hash, text: isOfHash ? text : try JournalReader.json(row, at: 1, JournalJSON.definition(of: hash))))
    }
    try eachDocument(body)
    try eachEntry(body)
    // A damaged forecast is as if there were none.
    try statements.each(
      """
      SELECT json, condition, for_day, kind FROM forecast
      WHERE checksum IS \(RowChecksum.ofForecast) AND json_valid(json) ORDER BY condition, for_day, kind
      """
    ) { row in
      let json = try row.decode(String.self, atIndex: 0)
      // Rows of before are given as they are.
      guard json.utf8.first == UInt8(ascii: "[") else { return try body(.forecast(json: json)) }
      let forecast = try Forecast(
        kept: json, of: try row.decode(atIndex: 1), for: try row.decode(atIndex: 2), try row.decode(atIndex: 3),
        forecastTerms)
      if let forecast { try body(.forecast(json: try JournalJSON.encode(forecast))) }
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

  /// Entries come in stretches, so that SQLite never sorts more than it holds in memory.
  private func eachEntry(_ body: (JournalRecord) throws -> Void) throws {
    let serials = try statements.all("SELECT serial FROM entry ORDER BY written, id") {
      try $0.decode(Int64.self, atIndex: 0)
    }
    for start in stride(from: 0, to: serials.count, by: 500) {
      try eachEntry(of: serials[start..<min(start + 500, serials.count)], body)
    }
  }

  private func eachEntry(of serials: ArraySlice<Int64>, _ body: (JournalRecord) throws -> Void) throws {
    var entry: (serial: Int64, id: EntryID)?
    var revisions: [EntryRevision] = []
    func finish() throws {
      if let entry { try body(.entry(entry.id, revisions)) }
      revisions.removeAll(keepingCapacity: true)
    }
    let wanted = "[\(serials.map(String.init).joined(separator: ","))]"
    let rows = try statements.all(
      """
      SELECT entry.serial, revision.action, revision.payload, json_valid(revision.payload), revision.kind,
        revision.instant, revision.utc_offset, revision.zone, revision.day, revision.source, definition.hash,
        revision.key, entry.id, revision.checksum IS \(RowChecksum.ofRevision), entry.written, action.at
      FROM json_each(?) AS wanted CROSS JOIN entry ON entry.serial = wanted.value
      CROSS JOIN revision ON revision.entry = entry.serial LEFT JOIN action ON action.id = revision.action
      LEFT JOIN definition ON definition.id = revision.pack ORDER BY wanted.key, revision.id
      """, [wanted]
    ) { row in
      guard try row.decode(Bool.self, atIndex: 13) else { throw Entry.damaged(EntryID(try row.decode(atIndex: 12))) }
      return (
        serial: try row.decode(Int64.self, atIndex: 0), id: EntryID(try row.decode(atIndex: 12)),
        revision: EntryRevision(
          action: try row.decode(atIndex: 1),
          state: try row.decode(String?.self, atIndex: 2) == nil ? nil : try EntryRevision.State(row)),
        written: try row.decode(Int64.self, atIndex: 14), at: try row.decode(Int64?.self, atIndex: 15)
      )
    }
    for row in rows {
      var revision = row.revision
      if row.serial != entry?.serial {
        try finish()
        entry = (row.serial, row.id)
        if row.written != row.at { revision.written = Instant(seconds: row.written) }
      }
      revisions.append(revision)
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
      day: Day(number: try row.decode(atIndex: 8)), source: Entry.Source(rawValue: try row.decode(atIndex: 9)),
      pack: try row.decode(String?.self, atIndex: 10).map { ContentHash($0) }, key: try row.decode(atIndex: 11),
      payload: try JournalReader.json(row, at: 2, "entries"))
  }
}
