import GRDB
import TrackerCore

/// Rows that are not as they were written, or can't be read.
extension JournalExamination {
  /// Finds rows that can't be used, and sets them aside where that is allowed.
  ///
  /// - Parameter replace: What takes the place of a row once it is kept.
  private func settingAside(
    _ part: Part, _ find: (Statements) throws -> [SetAsideRow],
    replace: (Statements, SetAsideRow) throws -> Void, finally: (Statements) throws -> Void = { _ in }
  ) -> HealthFinding {
    looked(part.what) { statements in
      let rows = try find(statements)
      guard !rows.isEmpty else { return part.finding(.fine) }
      guard repairing else {
        return part.finding(.wrong, rows.count, items: rows.map(\.phrase), recovery: JournalDoctor.toFix)
      }
      for row in rows {
        try row.keep(statements)
        try replace(statements, row)
      }
      try finally(statements)
      return part.finding(.fixed, rows.count, items: rows.map(\.phrase))
    }
  }

  // MARK: Entries

  /// Every state of every entry: first of all those that were changed on the disk, then what else there is to say.
  func revisions() -> [HealthFinding] {
    var verdicts: [EntryJudge.Verdict: [Phrase]] = [:]
    let broken = settingAside(
      Part(
        what: "journal revisions", fine: "every entry is as it was saved",
        fault: ("1 entry is damaged", "{count} entries are damaged"),
        fixed: ("1 damaged entry is set aside", "{count} damaged entries are set aside")),
      { statements in
        verdicts = [:]
        return try brokenRevisions(statements) { entry, isCurrent in
          guard isCurrent, let verdict = judge?.verdict(on: entry), verdict != .sound else { return }
          verdicts[verdict, default: []].append(SetAsideRow.phrase(entry.id.short, on: entry.day))
        }
      }, replace: bury, finally: DayTotals.rebuild)
    return [broken] + told(verdicts)
  }

  /// The revisions that can't be read as they were written. A body gets each of the others that is no tombstone.
  private func brokenRevisions(
    _ statements: Statements, _ body: (_ entry: Entry, _ isCurrent: Bool) throws -> Void
  ) throws -> [SetAsideRow] {
    var broken: [SetAsideRow] = []
    try statements.each(
      """
      SELECT \(EntryStatement.columns), revision.id, entry.revision = revision.id FROM revision
      JOIN entry ON entry.serial = revision.entry LEFT JOIN definition ON definition.id = revision.pack
      ORDER BY revision.id
      """
    ) { row in
      let isTombstone = try row.decode(DatabaseValue.self, atIndex: EntryStatement.payloadColumn).isNull
      let isIntact = try row.decode(Bool.self, atIndex: EntryStatement.isIntactColumn)
      if isTombstone, isIntact { return }
      if !isTombstone, let entry = try? Entry(row) {
        return try body(entry, try row.decode(atIndex: EntryStatement.columnCount + 1))
      }
      let id = EntryID(try row.decode(atIndex: 1))
      broken.append(
        SetAsideRow(
          origin: "revision", row: try row.decode(atIndex: EntryStatement.columnCount), name: id.short,
          day: try row.decode(Int?.self, atIndex: 6).map(Day.init(number:))))
    }
    return broken
  }

  /// Leaves a tombstone in the place of a revision, as if the entry had been deleted instead.
  private func bury(_ statements: Statements, _ row: SetAsideRow) throws {
    let days = try statements.all(
      """
      SELECT day FROM entry WHERE revision = ?1 AND day IS NOT NULL
      UNION SELECT day FROM measure WHERE entry = (SELECT serial FROM entry WHERE revision = ?1)
      """, [row.row]
    ) { try $0.decode(Int.self, atIndex: 0) }
    try statements.run("DELETE FROM measure WHERE entry = (SELECT serial FROM entry WHERE revision = ?)", [row.row])
    try statements.run(
      "UPDATE entry SET kind = NULL, instant = NULL, day = NULL, key = NULL WHERE revision = ?", [row.row])
    try statements.run(
      """
      UPDATE revision SET kind = NULL, instant = NULL, utc_offset = NULL, zone = NULL, day = NULL, source = NULL,
        pack = NULL, key = NULL, payload = NULL, measures = NULL WHERE id = ?
      """, [row.row])
    try statements.run(
      """
      UPDATE revision SET checksum = (SELECT \(RowChecksum.ofRevision) FROM entry WHERE entry.serial = revision.entry)
      WHERE id = ?
      """, [row.row])
    if let first = days.filter(Day.plausible.contains).min() { try statements.touch(first) }
  }

  private func told(_ verdicts: [EntryJudge.Verdict: [Phrase]]) -> [HealthFinding] {
    func finding(
      _ what: String, _ verdict: EntryJudge.Verdict, _ state: HealthFinding.State, _ one: Phrase, _ many: Phrase,
      recovery: Phrase? = nil
    ) -> HealthFinding? {
      guard let items = verdicts[verdict] else { return nil }
      return HealthFinding(
        what, called: JournalDoctor.name, state, items.count == 1 ? one : many, ["count": .count(items.count)],
        items: items, recovery: recovery, isDetail: true)
    }
    return [
      finding(
        "journal values", .impossible, .wrong, "1 entry has a value that is not possible",
        "{count} entries have values that are not possible",
        recovery: "To see which, type: symptoms doctor --more. To change one: symptoms edit ID"),
      finding(
        "journal earlier values", .outdated, .fine, "1 entry is from an earlier version of your conditions",
        "{count} entries are from earlier versions of your conditions"),
      finding(
        "journal kinds", .unknownKind, .fine, "1 entry is kept, but this version does not use it",
        "{count} entries are kept, but this version does not use them"),
      finding(
        "journal newer values", .unknownValue, .fine, "1 entry has a value that only a newer version knows. It is kept",
        "{count} entries have values that only a newer version knows. They are kept"),
      finding(
        "journal zones", .unknownZone, .fine, "1 entry has a time zone that this computer does not know",
        "{count} entries have time zones that this computer does not know"),
    ].compactMap(\.self)
  }

  // MARK: Documents

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

  // MARK: What is worked out from the rest

  /// Estimates are made again with the next entry, from the day before theirs on; forecasts that were made ahead can't
  /// be, and are missing from then on.
  func forecasts() -> HealthFinding {
    settingAside(
      Part(
        what: "journal forecasts", fine: "every forecast is as it was saved",
        fault: ("1 forecast is damaged", "{count} forecasts are damaged"),
        fixed: ("1 damaged forecast is set aside", "{count} damaged forecasts are set aside")),
      { statements in
        let lists = ForecastTerms(statements)
        return try statements.all(
          """
          SELECT rowid, condition, for_day, kind, json, checksum IS \(RowChecksum.ofForecast) FROM forecast
          ORDER BY condition, for_day, kind
          """
        ) { row -> SetAsideRow? in
          let (condition, day): (String, Int) = (try row.decode(atIndex: 1), try row.decode(atIndex: 2))
          let isIntact = try row.decode(Bool.self, atIndex: 5)
          let forecast = try Forecast(
            kept: try row.decode(atIndex: 4), of: condition, for: day, try row.decode(atIndex: 3), lists)
          guard !isIntact || forecast == nil else { return nil }
          return SetAsideRow(
            origin: "forecast", row: try row.decode(atIndex: 0), name: condition, day: Day(number: day))
        }.compactMap(\.self)
      },
      replace: { statements, row in
        try statements.run("DELETE FROM forecast WHERE rowid = ?", [row.row])
        if let day = row.day, day.isPlausible { try statements.touch(day.number - 1) }
      })
  }

  /// What moves forecasts, in lists: without theirs, forecasts have no reasons.
  func forecastTerms() -> HealthFinding {
    settingAside(
      Part(
        what: "journal reasons", fine: "the reasons of all forecasts are as they were saved",
        fault: (
          "the reasons of some forecasts are damaged", "the reasons of some forecasts are damaged in {count} places"
        ),
        fixed: (
          "damaged reasons of forecasts are set aside. The forecasts still count",
          "damaged reasons of forecasts are set aside in {count} places. The forecasts still count"
        )),
      { statements in
        try statements.all(
          """
          SELECT id FROM forecast_terms WHERE checksum IS NOT \(RowChecksum.ofTerms)
            OR NOT json_valid(coalesce(terms, '[]'))
          """
        ) { SetAsideRow(origin: "forecast_terms", row: try $0.decode(atIndex: 0), name: "forecasts") }
      },
      replace: { statements, row in
        try statements.run("UPDATE forecast_terms SET terms = NULL WHERE id = ?", [row.row])
        try statements.run("UPDATE forecast_terms SET checksum = \(RowChecksum.ofTerms) WHERE id = ?", [row.row])
      })
  }

  /// What was learnt: it counts as not there already.
  func cached() -> HealthFinding {
    settingAside(
      Part(
        what: "journal cache", fine: "everything that was learned is as it was saved",
        fault: ("1 part of what was learned is damaged", "{count} parts of what was learned are damaged"),
        fixed: (
          "1 damaged part of what was learned is set aside", "{count} damaged parts of what was learned are set aside"
        )),
      { statements in
        try statements.all(
          """
          SELECT rowid, module || '/' || id FROM cache WHERE checksum IS NOT \(RowChecksum.ofCached)
            OR NOT json_valid(json)
          """
        ) { SetAsideRow(origin: "cache", row: try $0.decode(atIndex: 0), name: try $0.decode(atIndex: 1)) }
      }, replace: { statements, row in try statements.run("DELETE FROM cache WHERE rowid = ?", [row.row]) })
  }

  // MARK: What waits

  /// Entries that do not count because another one contradicts them; nothing where there is none.
  func waiting() -> [HealthFinding] {
    listed(
      "journal clashes",
      one: "1 entry is kept, but not counted: another entry contradicts it",
      more: "{count} entries are kept, but not counted: other entries contradict them"
    ) { statements in
      try statements.all(
        "SELECT id, day FROM entry WHERE waits IS NOT NULL AND day IS NOT NULL ORDER BY day, instant, written, id"
      ) { row in
        SetAsideRow.phrase(EntryID(try row.decode(atIndex: 0)).short, on: Day(number: try row.decode(atIndex: 1)))
      }
    }
  }

  // MARK: What was set aside

  /// What `doctor` has set aside so far; nothing where that is nothing.
  func setAside() -> [HealthFinding] {
    listed(
      "journal set aside",
      one: "1 damaged part is set aside. It is kept, but not used",
      more: "{count} damaged parts are set aside. They are kept, but not used"
    ) { statements in
      try JournalReader(statements).setAside().map { SetAsideRow.phrase($0.name, on: $0.day) }
    }
  }

  /// A finding that nobody has to act on, with its items; nothing where there are none.
  private func listed(
    _ what: String, one: Phrase, more: Phrase, items: (Statements) throws -> [Phrase]
  ) -> [HealthFinding] {
    let finding = looked(what) { statements in
      let items = try items(statements)
      return HealthFinding(
        what, called: JournalDoctor.name, .fine, items.count == 1 ? one : more, ["count": .count(items.count)],
        items: items)
    }
    return finding.state == .fine && finding.items.isEmpty ? [] : [finding]
  }
}
