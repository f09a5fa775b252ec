import GRDB
import TrackerCore

extension JournalReader {
  func changes(of action: Int64) throws -> [Change] {
    let entries = try statements.all(
      """
      SELECT DISTINCT entry.serial, entry.id FROM revision JOIN entry ON entry.serial = revision.entry WHERE \
      revision.action = ? ORDER BY 1
      """,
      [action]
    ) { (serial: try $0.decode(Int64.self, atIndex: 0), id: EntryID(try $0.decode(atIndex: 1))) }
    let documents = try statements.all(
      "SELECT DISTINCT module, document FROM document_revision WHERE action = ? ORDER BY 1, 2", [action]
    ) { DocumentKey(ModuleID(try $0.decode(atIndex: 0)), try $0.decode(atIndex: 1)) }
    return try entries.map { try change(of: $0.id, serial: $0.serial, before: action) }
      + documents.map { try change(of: $0, before: action) }
  }

  private func change(of id: EntryID, serial: Int64, before action: Int64) throws -> Change {
    try statements.first(
      """
      SELECT \(EntryStatement.columns), revision.measures FROM revision JOIN entry ON entry.serial = revision.entry
      LEFT JOIN definition ON definition.id = revision.pack
      WHERE revision.entry = ? AND revision.action < ? ORDER BY revision.id DESC LIMIT 1
      """, [serial, action]
    ) { row in
      guard try row.decode(String?.self, atIndex: EntryStatement.payloadColumn) != nil else {
        return .entry(id, before: nil, measuresBefore: [])
      }
      let measures = try row.decode(String?.self, atIndex: EntryStatement.columnCount)
        .map { try JournalJSON.decode([Measure].self, from: $0, what: "earlier measures") }
      return .entry(id, before: try Entry(row), measuresBefore: measures ?? [])
    } ?? .entry(id, before: nil, measuresBefore: [])
  }

  private func change(of key: DocumentKey, before action: Int64) throws -> Change {
    .document(
      key,
      before: try statements.first(
        "SELECT json FROM document_revision WHERE module = ? AND document = ? AND action < ? ORDER BY id DESC LIMIT 1",
        [key.module.rawValue.normalised, key.id.normalised, action]
      ) { try $0.decode(String?.self, atIndex: 0) } ?? nil)
  }
}
