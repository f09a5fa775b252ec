import GRDB
import TrackerCore

/// One look over an open journal.
struct JournalExamination {
  let journal: SQLiteJournal
  let repairing: Bool
  /// Of the documents that are read as their owners read them.
  let documentKinds: [AnyDocumentKind]

  func findings() -> [HealthFinding] {
    let whole = wholeness()
    guard whole.state != .wrong else { return [whole] }
    return [whole] + [references(), search(), leftovers(), totals(), documents(), contents()]
  }

  private func looked(_ what: String, _ body: (Statements) throws -> HealthFinding) -> HealthFinding {
    do {
      return try repairing ? journal.writing(body) : journal.reading(body)
    } catch {
      return JournalDoctor.finding(what, for: error)
    }
  }

  /// Finds faults with `count`, and mends them where that is allowed.
  private func mending(
    _ what: String, fine: String, fault: (Int) -> String, count: (Statements) throws -> Int,
    recovery: (Statements) throws -> Void
  ) -> HealthFinding {
    looked(what) { statements in
      let wrong = try count(statements)
      if wrong == 0 { return HealthFinding(what, .fine, fine) }
      guard repairing else {
        return HealthFinding(what, .wrong, fault(wrong), recovery: "Run `symptoms doctor --mend`.")
      }
      try recovery(statements)
      let left = try count(statements)
      guard left == 0 else { return HealthFinding(what, .wrong, fault(left), recovery: JournalFile.backup) }
      return HealthFinding(what, .fixed, "\(fault(wrong)): made anew")
    }
  }

  private func wholeness() -> HealthFinding {
    mending(
      "journal file", fine: "It is whole, of form \(JournalSchema.current.version)",
      fault: { "It has \($0) faults inside" },
      count: { statements in
        let lines = try statements.all("PRAGMA integrity_check") { try $0.decode(String.self, atIndex: 0) }
        return lines == ["ok"] ? 0 : lines.count
      },
      recovery: { try $0.run("REINDEX") })
  }

  private func references() -> HealthFinding {
    looked("journal references") { statements in
      let broken = try statements.all("PRAGMA foreign_key_check") { _ in () }.count
      let unreadable = try statements.number(
        """
        SELECT (SELECT count(*) FROM revision
            WHERE NOT json_valid(coalesce(payload, '{}')) OR NOT json_valid(coalesce(measures, '[]')))
          + (SELECT count(*) FROM document_revision WHERE NOT json_valid(coalesce(json, '{}')))
          + (SELECT count(*) FROM forecast WHERE NOT json_valid(json))
          + (SELECT count(*) FROM definition WHERE NOT json_valid(coalesce(json, '{}')))
        """)
      guard broken + unreadable > 0 else {
        return HealthFinding("journal references", .fine, "Everything that is referred to is there")
      }
      return HealthFinding(
        "journal references", .wrong, "\(broken) rows refer to what is not there, \(unreadable) can't be read",
        recovery: JournalFile.backup)
    }
  }

  /// What entries are searched by against their latest revisions.
  private func search() -> HealthFinding {
    let latest = """
      SELECT kind, instant, day, key, id FROM revision
      WHERE id = (SELECT max(id) FROM revision WHERE revision.entry = entry.serial)
      """
    return mending(
      "journal entries", fine: "Every entry is found by what it says",
      fault: { "\($0) entries are found by something else than they say" },
      count: { statements in
        try statements.number(
          """
          SELECT count(*) FROM entry JOIN revision
            ON revision.id = (SELECT max(id) FROM revision WHERE revision.entry = entry.serial)
          WHERE entry.revision <> revision.id OR entry.kind IS NOT revision.kind
            OR entry.instant IS NOT revision.instant OR entry.day IS NOT revision.day
            OR entry.key IS NOT revision.key
          """)
      },
      recovery: { try $0.run("UPDATE entry SET (kind, instant, day, key, revision) = (\(latest))") })
  }

  /// Measures of entries that are gone, or on another day or time than their entry.
  private func leftovers() -> HealthFinding {
    mending(
      "journal measures", fine: "Every measure belongs to an entry of its day",
      fault: { "\($0) measures belong to no entry of their day" },
      count: { statements in
        try statements.number(
          """
          SELECT count(*) FROM measure LEFT JOIN entry ON entry.serial = measure.entry
          WHERE entry.day IS NOT measure.day OR entry.instant IS NOT measure.instant
          """)
      },
      recovery: { statements in
        try statements.run("DELETE FROM measure WHERE entry NOT IN (SELECT serial FROM entry WHERE day IS NOT NULL)")
        try statements.run(
          """
          UPDATE OR REPLACE measure SET day = entry.day, instant = entry.instant FROM entry
          WHERE entry.serial = measure.entry AND (entry.day <> measure.day OR entry.instant <> measure.instant)
          """)
      })
  }

  private func totals() -> HealthFinding {
    mending(
      "journal totals", fine: "Every day's totals follow from what was logged",
      fault: { "\($0) totals of days do not follow from what was logged" },
      count: DayTotals.countWrong, recovery: DayTotals.rebuild)
  }

  /// Whether every document can be read by the module that owns it, whatever version wrote it.
  private func documents() -> HealthFinding {
    let what = "journal documents"
    do {
      let documents = try journal.read { reading in
        try reading.modulesWithDocuments().flatMap { try reading.documents(of: $0) }
      }
      let owned = documents.map { document in
        (document: document, kind: documentKinds.first { $0.holds(document.key) })
      }
      let unreadable = owned.filter { document, kind in
        do { try kind?.check(document.json) } catch { return true }
        return false
      }
      guard unreadable.isEmpty else {
        let keys = unreadable.map(\.document.key.description).joined(separator: ", ")
        return HealthFinding(
          what, .wrong, "This version can't read \(keys): damaged, or written by a newer version",
          recovery: "Update the program, or else: \(JournalFile.backup)")
      }
      // State that can be made anew from the rest is nobody's loss.
      let unknown = owned.filter { $0.kind == nil && $0.document.revision > 0 }.map(\.document.key.description)
      let known = owned.count { $0.kind != nil }
      let others = unknown.isEmpty ? "" : "; nobody here knows \(unknown.joined(separator: ", "))"
      return HealthFinding(what, .fine, "\(known.of("document")) can be read\(others)")
    } catch {
      return JournalDoctor.finding(what, for: error)
    }
  }

  private func contents() -> HealthFinding {
    looked("journal contents") { statements in
      let entries = try statements.number("SELECT count(*) FROM entry WHERE kind IS NOT NULL")
      let bytes = try statements.number("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
      let last = try statements.first("SELECT id, command FROM action ORDER BY id DESC LIMIT 1") {
        "; the last action is \(try $0.decode(Int64.self, atIndex: 0)), `\(try $0.decode(String.self, atIndex: 1))`"
      }
      let readOnly = journal.isReadOnly ? "; it can be read, not written" : ""
      return HealthFinding(
        "journal contents", .fine, "\(entries) entries in \((bytes + 1023) / 1024) KiB\(last ?? "")\(readOnly)")
    }
  }
}
