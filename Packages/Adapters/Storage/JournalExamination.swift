import GRDB
import TrackerCore

/// One look over an open journal.
struct JournalExamination {
  let journal: SQLiteJournal
  let repairing: Bool
  /// Of the documents that are read as their owners read them.
  let documentKinds: [AnyDocumentKind]
  let judge: EntryJudge?

  /// Each part that was looked at; first of all, where every part is well, that the journal is.
  func findings() -> [HealthFinding] {
    let whole = wholeness()
    guard whole.state != .wrong else { return [whole] }
    // What can't be used goes first, so that what follows from the rest follows without it.
    let rows =
      revisions() + [documentRevisions(), drafts(), definitions(), forecastTerms(), forecasts(), cached()]
    let parts =
      [whole, references()] + rows + [search(), leftovers(), earlierMeasures(), totals(), documents()] + waiting()
      + setAside()
      + [contents()]
    return (parts.allSatisfy { $0.state == .fine } ? [sum()] : []) + access() + parts
  }

  /// What there is to say of a part.
  struct Part {
    let what: String
    let fine: Phrase
    /// For 1, and for more, with the number as `count`.
    let fault: (one: Phrase, many: Phrase)
    let fixed: (one: Phrase, many: Phrase)

    func finding(
      _ state: HealthFinding.State, _ count: Int = 0, items: [Phrase] = [], recovery: Phrase? = nil
    ) -> HealthFinding {
      let said = state == .fixed ? fixed : fault
      return HealthFinding(
        what, called: JournalDoctor.name, state, state == .fine ? fine : count == 1 ? said.one : said.many,
        ["count": .count(count)], items: items, recovery: recovery, isDetail: true)
    }
  }

  func looked(_ what: String, _ body: (Statements) throws -> HealthFinding) -> HealthFinding {
    do {
      return try repairing ? journal.writing(body) : journal.reading(body)
    } catch {
      return JournalDoctor.finding(what, for: error, in: journal.file)
    }
  }

  /// Finds errors with `count`, and fixes them where that is allowed.
  func fixing(
    _ part: Part, count: (Statements) throws -> Int, fix: (Statements) throws -> Void
  ) -> HealthFinding {
    looked(part.what) { statements in
      let wrong = try count(statements)
      if wrong == 0 { return part.finding(.fine) }
      guard repairing else {
        return part.finding(.wrong, wrong, recovery: JournalDoctor.toFix)
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

  /// What is found of the file as SQLite reads it.
  static let file = "journal file"

  private func wholeness() -> HealthFinding {
    fixing(
      Part(
        what: JournalExamination.file, fine: "the file has no errors",
        fault: ("the file is damaged: 1 error", "the file is damaged: {count} errors"),
        fixed: ("1 error in the file is corrected", "{count} errors in the file are corrected")),
      count: { statements in
        let lines = try statements.all("PRAGMA integrity_check") { try $0.decode(String.self, atIndex: 0) }
        return lines == ["ok"] ? 0 : lines.count
      },
      fix: { statements in
        try statements.run("REINDEX")
        // What entries are searched by may break the rules of its table.
        try statements.run(JournalExamination.searchAgain)
      })
  }

  private func references() -> HealthFinding {
    let what = "journal references"
    return looked(what) { statements in
      let count = try statements.all("PRAGMA foreign_key_check") { _ in () }.count
      guard count > 0 else {
        return HealthFinding(what, called: JournalDoctor.name, .fine, "no part is missing", isDetail: true)
      }
      return HealthFinding(
        what, called: JournalDoctor.name, .wrong,
        count == 1 ? "1 part is missing" : "{count} parts are missing",
        ["count": .count(count)], recovery: journal.file.backup)
    }
  }

  /// What entries are searched by against their latest revisions.
  private static let searchAgain = """
    UPDATE entry SET (kind, instant, day, key, revision) = (SELECT kind, instant, day, key, id FROM revision
    WHERE id = (SELECT max(id) FROM revision WHERE revision.entry = entry.serial))
    """

  private func search() -> HealthFinding {
    fixing(
      Part(
        what: "journal entries", fine: "every entry is in the right place",
        fault: ("1 entry is in the wrong place", "{count} entries are in the wrong place"),
        fixed: ("1 entry is back in the right place", "{count} entries are back in the right place")),
      count: { statements in
        try statements.number(
          """
          SELECT (SELECT count(*) FROM entry JOIN revision
            ON revision.id = (SELECT max(id) FROM revision WHERE revision.entry = entry.serial)
          WHERE entry.revision <> revision.id OR entry.kind IS NOT revision.kind
            OR entry.instant IS NOT revision.instant OR entry.day IS NOT revision.day
            OR entry.key IS NOT revision.key)
          + (SELECT count(*) FROM (\(JournalExamination.latestDocuments)) AS latest LEFT JOIN document
            ON document.module = latest.module AND document.id = latest.document
          WHERE document.revision IS NOT latest.revision)
          """)
      },
      fix: { statements in
        try statements.run(JournalExamination.searchAgain)
        try statements.run(
          "INSERT OR REPLACE INTO document (module, id, revision) \(JournalExamination.latestDocuments)")
      })
  }

  static var latestDocuments: String {
    "SELECT module, document, max(id) AS revision FROM document_revision GROUP BY module, document"
  }

  /// Measures of entries that are gone, on another day or time than their entry, or added up in no known way.
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
          WHERE entry.day IS NOT measure.day OR entry.instant IS NOT measure.instant OR (\(isUnknownFold))
          """)
      },
      fix: { statements in
        let unknown = "FROM measure JOIN entry ON entry.serial = measure.entry WHERE \(isUnknownFold)"
        let days = try statements.all("SELECT measure.day \(unknown)") { try $0.decode(Int.self, atIndex: 0) }
        try statements.run(
          """
          DELETE FROM measure
          WHERE (day, metric, entry, position) IN (SELECT measure.day, metric, entry, position \(unknown))
          """)
        if let judge { try SQLiteJournal.rederive(statements, on: Set(days), judge.measures) }
        try statements.run("DELETE FROM measure WHERE entry NOT IN (SELECT serial FROM entry WHERE day IS NOT NULL)")
        try statements.run(
          """
          UPDATE OR REPLACE measure SET day = entry.day, instant = entry.instant FROM entry
          WHERE entry.serial = measure.entry AND (entry.day <> measure.day OR entry.instant <> measure.instant)
          """)
      })
  }

  /// A number of a kind of entry that this version knows is never added up in a way that it does not know; of another
  /// kind, it may be a later version's.
  private var isUnknownFold: String {
    let kinds = (judge?.kinds ?? []).map { "'\($0.rawValue.replacing("'", with: "''"))'" }.joined(separator: ", ")
    return "fold NOT IN \(DayTotals.knownFolds) AND entry.kind IN (\(kinds))"
  }

  /// Numbers of earlier states of entries, which undoing brings back.
  private func earlierMeasures() -> HealthFinding {
    func unreadable(_ statements: Statements) throws -> [(revision: Int64, entry: Entry?)] {
      try statements.all(
        """
        SELECT \(EntryStatement.columns), revision.measures, revision.id FROM revision
        JOIN entry ON entry.serial = revision.entry LEFT JOIN definition ON definition.id = revision.pack
        WHERE revision.measures IS NOT NULL
        """
      ) { row -> (revision: Int64, entry: Entry?)? in
        let json = try row.decode(String.self, atIndex: EntryStatement.columnCount)
        if (try? JournalJSON.decode([Measure].self, from: json, what: "earlier measures")) != nil { return nil }
        return (try row.decode(atIndex: EntryStatement.columnCount + 1), try? Entry(row))
      }.compactMap(\.self)
    }
    return fixing(
      Part(
        what: "journal history", fine: "every old copy of an entry can be read",
        fault: ("1 old copy of an entry cannot be read", "{count} old copies of entries cannot be read"),
        fixed: ("1 old copy of an entry can be read again", "{count} old copies can be read again")),
      count: { try unreadable($0).count },
      fix: { statements in
        for (revision, entry) in try unreadable(statements) {
          guard let measures = entry.flatMap({ judge?.measures(of: $0) }) else { continue }
          try statements.run(
            "UPDATE revision SET measures = ? WHERE id = ?", [try JournalJSON.encode(measures), revision])
        }
      })
  }

  private func totals() -> HealthFinding {
    fixing(
      Part(
        what: "journal totals", fine: "all daily totals are up to date",
        fault: ("1 daily total is out of date", "{count} daily totals are out of date"),
        fixed: ("1 daily total is rebuilt", "{count} daily totals are rebuilt")),
      count: { try DayTotals.wrong($0).count },
      fix: { statements in
        // A total can differ because a measure does, and only the entry can tell.
        let days = try DayTotals.wrong(statements).days
        if let judge { try SQLiteJournal.rederive(statements, on: days, judge.measures) }
        try DayTotals.rebuild(statements)
        if let first = days.filter(Day.plausible.contains).min() { try statements.touch(first) }
      })
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
