import GRDB
import TrackerCore

/// One look over an open journal.
struct JournalExamination {
  let journal: SQLiteJournal
  let repairing: Bool
  /// Of the documents that are read as their owners read them.
  let documentKinds: [AnyDocumentKind]

  /// Each part that was looked at; first of all, where every part is well, that the journal is.
  func findings() -> [HealthFinding] {
    let whole = wholeness()
    guard whole.state != .wrong else { return [whole] }
    let parts = [whole] + [references(), search(), leftovers(), totals(), documents(), contents()]
    return (parts.allSatisfy { $0.state == .fine } ? [sum()] : []) + access() + parts
  }

  /// What there is to say of a part.
  private struct Part {
    let what: String
    let fine: Phrase
    /// For 1, and for more, with the number as `count`.
    let fault: (one: Phrase, many: Phrase)
    let fixed: (one: Phrase, many: Phrase)

    func finding(_ state: HealthFinding.State, _ count: Int = 0, recovery: Phrase? = nil) -> HealthFinding {
      let said = state == .fixed ? fixed : fault
      return HealthFinding(
        what, called: JournalDoctor.name, state, state == .fine ? fine : count == 1 ? said.one : said.many,
        ["count": .count(count)], recovery: recovery, isDetail: true)
    }
  }

  private func looked(_ what: String, _ body: (Statements) throws -> HealthFinding) -> HealthFinding {
    do {
      return try repairing ? journal.writing(body) : journal.reading(body)
    } catch {
      return JournalDoctor.finding(what, for: error, in: journal.file)
    }
  }

  /// Finds errors with `count`, and fixes them where that is allowed.
  private func fixing(
    _ part: Part, count: (Statements) throws -> Int, fix: (Statements) throws -> Void
  ) -> HealthFinding {
    looked(part.what) { statements in
      let wrong = try count(statements)
      if wrong == 0 { return part.finding(.fine) }
      guard repairing else {
        return part.finding(.wrong, wrong, recovery: "To fix it, type: symptoms doctor --fix")
      }
      try fix(statements)
      let left = try count(statements)
      return left == 0 ? part.finding(.fixed, wrong) : part.finding(.wrong, left, recovery: journal.file.backup)
    }
  }

  /// That all is well, with how much there is.
  private func sum() -> HealthFinding {
    looked(JournalDoctor.journal) { statements in
      let count = try entries(statements)
      if count == 0 {
        return HealthFinding(
          JournalDoctor.journal, called: JournalDoctor.name, .fine, "nothing is logged yet",
          recovery: "To say how you are: symptoms check-in")
      }
      let says: Phrase = count == 1 ? "the one entry is readable" : "all {count} entries are readable"
      return HealthFinding(
        JournalDoctor.journal, called: JournalDoctor.name, .fine, says, ["count": .count(count)])
    }
  }

  /// That the journal can be read alone, which is worth knowing before the next entry.
  private func access() -> [HealthFinding] {
    guard journal.isReadOnly else { return [] }
    let what = "journal access"
    return [HealthFinding(what, called: JournalDoctor.name, .fine, "it can be read, but not changed")]
  }

  private func entries(_ statements: Statements) throws -> Int {
    try statements.number("SELECT count(*) FROM entry WHERE kind IS NOT NULL")
  }

  private func wholeness() -> HealthFinding {
    fixing(
      Part(
        what: "journal file", fine: "the file has no errors",
        fault: ("the file is damaged: 1 error", "the file is damaged: {count} errors"),
        fixed: ("1 error in the file is corrected", "{count} errors in the file are corrected")),
      count: { statements in
        let lines = try statements.all("PRAGMA integrity_check") { try $0.decode(String.self, atIndex: 0) }
        return lines == ["ok"] ? 0 : lines.count
      },
      fix: { try $0.run("REINDEX") })
  }

  private func references() -> HealthFinding {
    let what = "journal references"
    return looked(what) { statements in
      let broken = try statements.all("PRAGMA foreign_key_check") { _ in () }.count
      let unreadable = try statements.number(
        """
        SELECT (SELECT count(*) FROM revision
            WHERE NOT json_valid(coalesce(payload, '{}')) OR NOT json_valid(coalesce(measures, '[]')))
          + (SELECT count(*) FROM document_revision WHERE NOT json_valid(coalesce(json, '{}')))
          + (SELECT count(*) FROM forecast WHERE NOT json_valid(json))
          + (SELECT count(*) FROM definition WHERE NOT json_valid(coalesce(json, '{}')))
        """)
      let count = broken + unreadable
      guard count > 0 else {
        return HealthFinding(what, called: JournalDoctor.name, .fine, "no part is missing", isDetail: true)
      }
      return HealthFinding(
        what, called: JournalDoctor.name, .wrong,
        count == 1 ? "1 part is missing or unreadable" : "{count} parts are missing or unreadable",
        ["count": .count(count)], recovery: journal.file.backup)
    }
  }

  /// What entries are searched by against their latest revisions.
  private func search() -> HealthFinding {
    let latest = """
      SELECT kind, instant, day, key, id FROM revision
      WHERE id = (SELECT max(id) FROM revision WHERE revision.entry = entry.serial)
      """
    return fixing(
      Part(
        what: "journal entries", fine: "every entry is in the right place",
        fault: ("1 entry is in the wrong place", "{count} entries are in the wrong place"),
        fixed: ("1 entry is back in the right place", "{count} entries are back in the right place")),
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
      fix: { try $0.run("UPDATE entry SET (kind, instant, day, key, revision) = (\(latest))") })
  }

  /// Measures of entries that are gone, or on another day or time than their entry.
  private func leftovers() -> HealthFinding {
    fixing(
      Part(
        what: "journal measures", fine: "every number belongs to an entry of its day",
        fault: ("1 number belongs to no entry of its day", "{count} numbers belong to no entry of their day"),
        fixed: ("1 number is corrected", "{count} numbers are corrected")),
      count: { statements in
        try statements.number(
          """
          SELECT count(*) FROM measure LEFT JOIN entry ON entry.serial = measure.entry
          WHERE entry.day IS NOT measure.day OR entry.instant IS NOT measure.instant
          """)
      },
      fix: { statements in
        try statements.run("DELETE FROM measure WHERE entry NOT IN (SELECT serial FROM entry WHERE day IS NOT NULL)")
        try statements.run(
          """
          UPDATE OR REPLACE measure SET day = entry.day, instant = entry.instant FROM entry
          WHERE entry.serial = measure.entry AND (entry.day <> measure.day OR entry.instant <> measure.instant)
          """)
      })
  }

  private func totals() -> HealthFinding {
    fixing(
      Part(
        what: "journal totals", fine: "all daily totals are up to date",
        fault: ("1 daily total is out of date", "{count} daily totals are out of date"),
        fixed: ("1 daily total is rebuilt", "{count} daily totals are rebuilt")),
      count: DayTotals.countWrong, fix: DayTotals.rebuild)
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
        return HealthFinding(
          what, called: JournalDoctor.name, .wrong, "this version cannot read {names}",
          ["names": names(unreadable.map(\.document)), "backup": journal.file.backup],
          recovery: "Update the program. If that does not help: {backup}")
      }
      // State that can be computed again from the rest is nobody's loss.
      let unknown = owned.filter { $0.kind == nil && $0.document.revision > 0 }.map(\.document)
      let known = owned.count { $0.kind != nil }
      let says: Phrase =
        switch (known, unknown.isEmpty) {
        case (1, true): "1 setting or answer is readable"
        case (_, true): "{count} settings and answers are readable"
        case (1, false): "1 setting or answer is readable; this version does not use {names}"
        case (_, false): "{count} settings and answers are readable; this version does not use {names}"
        }
      return HealthFinding(
        what, called: JournalDoctor.name, .fine, says, ["count": .count(known), "names": names(unknown)],
        isDetail: true)
    } catch {
      return JournalDoctor.finding(what, for: error, in: journal.file)
    }
  }

  private func names(_ documents: [Document]) -> Phrase {
    .allOf(documents.map { "\($0.key.description)" })
  }

  private func contents() -> HealthFinding {
    let what = "journal contents"
    return looked(what) { statements in
      let bytes = try statements.number("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
      let last = try statements.first("SELECT id, command FROM action ORDER BY id DESC LIMIT 1") {
        (number: try $0.decode(Int64.self, atIndex: 0), command: try $0.decode(String.self, atIndex: 1))
      }
      return HealthFinding(
        what, called: JournalDoctor.name, .fine,
        last == nil
          ? "entries: {count}, size: {size} KiB"
          : "entries: {count}, size: {size} KiB, last change: {command} ({number})",
        [
          "count": .count(try entries(statements)), "size": .count((bytes + 1023) / 1024),
          "command": .verbatim(last?.command ?? ""), "number": .count(Int(last?.number ?? 0)),
        ], isDetail: true)
    }
  }
}
