import GRDB
import TrackerCore

/// Documents that are not as they were written, or can't be read.
extension JournalExamination {
  /// What was put besides entries. The latest value before that is as it was written counts again; where there is
  /// none, one that can still be read goes on counting.
  func documentRevisions() -> HealthFinding {
    settingAside(
      Part(
        what: "journal settings", fine: "every setting and answer is as it was saved",
        fault: ("1 setting or answer is damaged", "{count} settings or answers are damaged"),
        fixed: (
          "1 damaged setting or answer is set aside. Its earlier value counts, if there is one",
          "{count} damaged settings or answers are set aside. Their earlier values count, if there are any"
        )),
      { statements in
        try statements.all(
          """
          SELECT id, module || '/' || document FROM document_revision
          WHERE checksum IS NOT \(RowChecksum.ofDocumentRevision)
          """
        ) {
          SetAsideRow(origin: "document_revision", row: try $0.decode(atIndex: 0), name: try $0.decode(atIndex: 1))
        }
      },
      replace: { statements, row in
        let before = try statements.first(
          """
          SELECT before.json FROM document_revision AS row JOIN document_revision AS before
            ON before.module = row.module AND before.document = row.document AND before.id < row.id
          WHERE row.id = ? AND before.json IS NOT NULL ORDER BY before.id DESC LIMIT 1
          """, [row.row]
        ) { try $0.decode(String.self, atIndex: 0) }
        let own = try statements.first("SELECT module, document, json FROM document_revision WHERE id = ?", [row.row]) {
          row -> String? in
          let key = DocumentKey(ModuleID(try row.decode(atIndex: 0)), try row.decode(atIndex: 1))
          guard let json = try row.decode(String?.self, atIndex: 2) else { return nil }
          return (try? documentKinds.first { $0.holds(key) }?.check(json)) == nil ? nil : json
        }
        try statements.run("UPDATE document_revision SET json = ? WHERE id = ?", [before ?? own ?? nil, row.row])
        try statements.run(
          "UPDATE document_revision SET checksum = \(RowChecksum.ofDocumentRevision) WHERE id = ?", [row.row])
      })
  }

  /// What was begun and not finished.
  func drafts() -> HealthFinding {
    settingAside(
      Part(
        what: "journal drafts", fine: "every unfinished answer is as it was saved",
        fault: ("1 unfinished answer is damaged", "{count} unfinished answers are damaged"),
        fixed: ("1 damaged unfinished answer is set aside", "{count} damaged unfinished answers are set aside")),
      { statements in
        try statements.all(
          "SELECT id, module || '/' || document FROM draft WHERE checksum IS NOT \(RowChecksum.ofDraft)"
        ) { SetAsideRow(origin: "draft", row: try $0.decode(atIndex: 0), name: try $0.decode(atIndex: 1)) }
      }, replace: { statements, row in try statements.run("DELETE FROM draft WHERE id = ?", [row.row]) })
  }

  /// Packs as they were when something was logged or forecast.
  func definitions() -> HealthFinding {
    settingAside(
      Part(
        what: "journal definitions", fine: "every old copy of a condition is as it was saved",
        fault: (
          "1 old copy of a condition is damaged", "{count} old copies of conditions are damaged"
        ),
        fixed: (
          "1 damaged copy of a condition is set aside", "{count} damaged copies of conditions are set aside"
        )),
      { statements in
        try statements.all("SELECT id, hash, json, checksum IS \(RowChecksum.ofDefinition) FROM definition") {
          row -> SetAsideRow? in
          let hash = ContentHash(try row.decode(atIndex: 1))
          let isIntact = try row.decode(Bool.self, atIndex: 3)
          if isIntact, JournalExamination.isDefinition(try row.decode(String?.self, atIndex: 2), hash) { return nil }
          return SetAsideRow(origin: "definition", row: try row.decode(atIndex: 0), name: hash.rawValue)
        }.compactMap(\.self)
      },
      replace: { statements, row in
        try statements.run("UPDATE definition SET json = NULL WHERE id = ?", [row.row])
        try statements.run("UPDATE definition SET checksum = \(RowChecksum.ofDefinition) WHERE id = ?", [row.row])
      })
  }

  /// Whether a text is the one that the hash was made of, or what earlier versions kept in place of it; nil is what is
  /// known of a pack that only an entry names.
  private static func isDefinition(_ text: String?, _ hash: ContentHash) -> Bool {
    guard let text, ContentHash(of: text) != hash else { return true }
    let json = try? JournalJSON.decode([String: JSONValue].self, from: text, what: "definitions")
    // Only the text that a hash is made of has the version of its format.
    return json.map { $0["schema"] == nil } ?? false
  }
}
