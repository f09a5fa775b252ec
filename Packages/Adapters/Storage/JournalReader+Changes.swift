import GRDB
import TrackerCore

extension JournalReader {
  func changes(of action: Int64) throws -> [Change] {
    let entries = try statements.all(
      """
      SELECT DISTINCT entry.serial, entry.id FROM revision JOIN entry ON entry.serial = revision.entry
      WHERE revision.action = ?
      """, [action]
    ) { (serial: try $0.decode(Int64.self, atIndex: 0), id: EntryID(try $0.decode(atIndex: 1))) }
    return try entries.map { try change(of: $0.id, serial: $0.serial, before: action) } + documentChanges(of: action)
  }

  func days(changedBy action: Int64, of kinds: Set<LogKindID>) throws -> [LogKindID: Set<Day>] {
    let days = try statements.all(
      """
      SELECT DISTINCT revision.kind, revision.day FROM revision AS changed
      JOIN revision ON revision.entry = changed.entry
      WHERE changed.action = ? AND revision.kind IN (SELECT value FROM json_each(?))
      """, [action, try kinds.map(\.rawValue).jsonArray]
    ) { (kind: LogKindID(try $0.decode(atIndex: 0)), day: Day(number: try $0.decode(atIndex: 1))) }
    return Dictionary(grouping: days, by: \.kind).mapValues { Set($0.map(\.day)) }
  }

  func documentChanges(of action: Int64) throws -> [Change] {
    let documents = try statements.all(
      "SELECT DISTINCT module, document FROM document_revision WHERE action = ? ORDER BY 1, 2", [action]
    ) { DocumentKey(ModuleID(try $0.decode(atIndex: 0)), try $0.decode(atIndex: 1)) }
    return try documents.map { try change(of: $0, before: action) }
  }

  func changeCounts(of action: Int64) throws -> ChangeCounts {
    func exists(_ relation: String) -> String {
      """
      COALESCE((SELECT payload IS NOT NULL FROM revision WHERE entry = touched.entry AND action \(relation) ? \
      ORDER BY id DESC LIMIT 1), 0)
      """
    }
    return try statements.first(
      """
      SELECT TOTAL(NOT was AND remains), TOTAL(was AND remains), TOTAL(was AND NOT remains) FROM (
        SELECT \(exists("<")) AS was, \(exists("<=")) AS remains
        FROM (SELECT DISTINCT entry FROM revision WHERE action = ?) AS touched)
      """, [action, action, action]
    ) { row in
      let counts = try (0..<3).map { Int(try row.decode(Double.self, atIndex: $0)) }
      return ChangeCounts(added: counts[0], changed: counts[1], removed: counts[2])
    } ?? ChangeCounts()
  }

  private func change(of id: EntryID, serial: Int64, before action: Int64) throws -> Change {
    let (entry, measures) = try state(ofEntry: serial, upTo: action - 1) ?? (nil, [])
    return .entry(id, before: entry, measuresBefore: measures)
  }

  private func change(of key: DocumentKey, before action: Int64) throws -> Change {
    .document(key, before: try json(of: key, upTo: action - 1))
  }

  /// The state of an entry once an action was done; nil where it did not exist then. Measures are those of a
  /// superseded state, none where it is the current one.
  private func state(ofEntry serial: Int64, upTo action: Int64) throws -> (entry: Entry, measures: [Measure])? {
    try statements.first(
      """
      SELECT \(EntryStatement.columns), revision.measures FROM revision JOIN entry ON entry.serial = revision.entry
      LEFT JOIN definition ON definition.id = revision.pack
      WHERE revision.entry = ? AND revision.action <= ? ORDER BY revision.id DESC LIMIT 1
      """, [serial, action]
    ) { row in
      guard try row.decode(String?.self, atIndex: EntryStatement.payloadColumn) != nil else { return nil }
      let measures = try row.decode(String?.self, atIndex: EntryStatement.columnCount)
        .map { try JournalJSON.decode([Measure].self, from: $0, what: "earlier measures") }
      return (try Entry(row), measures ?? [])
    } ?? nil
  }

  private func json(of key: DocumentKey, upTo action: Int64) throws -> String? {
    try statements.first(
      "SELECT json FROM document_revision WHERE module = ? AND document = ? AND action <= ? ORDER BY id DESC LIMIT 1",
      [key.module.rawValue.normalised, key.id.normalised, action]
    ) { try $0.decode(String?.self, atIndex: 0) } ?? nil
  }

  func entry(_ id: EntryID, after action: Int64) throws -> Entry? {
    let serial = try statements.first("SELECT serial FROM entry WHERE id = ?", [id.rawValue]) {
      try $0.decode(Int64.self, atIndex: 0)
    }
    return try serial.flatMap { try state(ofEntry: $0, upTo: action)?.entry }
  }

  func firstAction(of entry: EntryID) throws -> Int64? {
    try statements.first(
      """
      SELECT revision.action FROM revision JOIN entry ON entry.serial = revision.entry
      WHERE entry.id = ? ORDER BY revision.id LIMIT 1
      """, [entry.rawValue]
    ) { try $0.decode(Int64.self, atIndex: 0) }
  }

  func versions(of entry: EntryID) throws -> [EntryVersion] {
    try statements.all(
      """
      SELECT \(EntryStatement.columns), revision.action FROM entry JOIN revision ON revision.entry = entry.serial
      LEFT JOIN definition ON definition.id = revision.pack WHERE entry.id = ? ORDER BY revision.id
      """, [entry.rawValue]
    ) { row in
      EntryVersion(
        number: try row.decode(atIndex: EntryStatement.numberColumn),
        action: try row.decode(atIndex: EntryStatement.columnCount), content: try JournalReader.content(row))
    }
  }

  private static func content(_ row: Row) throws -> EntryVersion.Content {
    guard try row.decode(Bool.self, atIndex: EntryStatement.isIntactColumn) else { return .damaged }
    guard try row.decode(String?.self, atIndex: EntryStatement.payloadColumn) != nil else { return .deleted }
    do { return .entry(try Entry(row)) } catch is Failure { return .damaged }
  }

  func document(_ key: DocumentKey, after action: Int64) throws -> String? { try json(of: key, upTo: action) }

  func revisions(of document: DocumentKey) throws -> [DocumentRevision] {
    try statements.all(
      "SELECT action, json FROM document_revision WHERE module = ? AND document = ? ORDER BY id",
      [document.module.rawValue.normalised, document.id.normalised]
    ) { DocumentRevision(action: try $0.decode(atIndex: 0), json: try $0.decode(String?.self, atIndex: 1)) }
  }

  func revisions(ofAll module: ModuleID) throws -> [DocumentKey: [DocumentRevision]] {
    var revisions: [DocumentKey: [DocumentRevision]] = [:]
    try statements.each(
      "SELECT document, action, json FROM document_revision WHERE module = ? ORDER BY id",
      [module.rawValue.normalised]
    ) { row in
      let revision = DocumentRevision(
        action: try row.decode(atIndex: 1), json: try row.decode(String?.self, atIndex: 2))
      let key = DocumentKey(module, try row.decode(atIndex: 0))
      revisions[key, default: []].append(revision)
    }
    return revisions
  }

  func laterChanges(than action: Int64) throws -> [LaterChange] {
    let entries = try statements.all(
      """
      SELECT DISTINCT later.action, entry.id FROM revision
      JOIN revision AS later ON later.entry = revision.entry AND later.action > revision.action
      JOIN entry ON entry.serial = revision.entry WHERE revision.action = ?
      """, [action]
    ) {
      LaterChange(
        action: try $0.decode(atIndex: 0), subject: .entry(EntryID(try $0.decode(String.self, atIndex: 1))))
    }
    let documents = try statements.all(
      """
      SELECT DISTINCT later.action, later.module, later.document FROM document_revision AS revision
      JOIN document_revision AS later ON later.module = revision.module AND later.document = revision.document
        AND later.action > revision.action
      WHERE revision.action = ?
      """, [action]
    ) {
      LaterChange(
        action: try $0.decode(atIndex: 0),
        subject: .document(DocumentKey(ModuleID(try $0.decode(atIndex: 1)), try $0.decode(atIndex: 2))))
    }
    return (entries + documents).sorted { $0.action < $1.action }
  }
}
