import GRDB
import TrackerCore
import TrackerPacks

/// The new journal.
extension JournalSalvage {
  /// How much came back, and what did not.
  struct Outcome {
    var entries = 0
    var days: ClosedRange<Day>?
    /// Entries of which no state is left, by their short ids.
    var lost: [Phrase] = []
    /// Entries whose last change is lost.
    var older: [Phrase] = []
    /// States of entries that left no trace but their numbers.
    var untraced = 0
    var documents = 0
    var forecasts = 0
    /// Forecasts from before their day, which nobody can make again, by condition and day.
    var lostForecasts: [Phrase] = []
    var setAside: [Phrase] = []
    /// Definitions that were in force, and of which nothing is left.
    var lostDefinitions = 0
  }

  /// Writes everything into an empty journal, all or nothing. Measures and totals are made again afterwards
  /// (`SQLiteJournal.rederive`), and so is what was learnt.
  ///
  /// - Parameters:
  ///   - packs: Give lost definitions back.
  ///   - newID: Names an entry whose id is lost.
  mutating func write(into journal: SQLiteJournal, packs: PackLibrary, newID: () -> EntryID) throws -> Outcome {
    try journal.writing { statements in
      var outcome = Outcome()
      try writeActions(statements)
      outcome.lostDefinitions = try writeDefinitions(from: packs, statements)
      try writeEntries(statements, &outcome, newID: newID)
      for (id, row) in sorted("document_revision") {
        try insert(row, id: id, into: "document_revision", statements)
      }
      try statements.run("INSERT INTO document (module, id, revision) \(JournalExamination.latestDocuments)")
      outcome.documents = try statements.number(
        """
        SELECT count(*) FROM document JOIN document_revision ON document_revision.id = document.revision
        WHERE json IS NOT NULL
        """)
      try writeDrafts(statements)
      outcome.documents += try statements.number("SELECT count(*) FROM draft")
      for (id, row) in sorted("forecast") { try insert(row, id: id, into: "forecast", statements) }
      try writeForecastTerms(statements)
      outcome.forecasts = try statements.number("SELECT count(*) FROM forecast")
      let forecasts = Set([rows, changed].flatMap { ($0["forecast"] ?? [:]).values.map(ForecastKey.init) })
      outcome.lostForecasts = keptForecasts.subtracting(forecasts).sorted {
        ($0.condition, $0.day) < ($1.condition, $1.day)
      }
      .map { SetAsideRow.phrase($0.condition, on: Day(number: $0.day)) }
      try writeSetAside(statements, &outcome)
      try addChecksums(statements)
      if !hasPurposes {
        for sql in JournalSchema.purposesFromCommands.split(separator: ";") { try statements.run(String(sql)) }
      }
      try statements.run("UPDATE meta SET value = (SELECT coalesce(max(id), 0) FROM action) WHERE name = 'last-action'")
      return outcome
    }
  }

  func sorted(_ table: String) -> [(key: Int64, value: Record)] {
    (rows[table] ?? [:]).sorted { $0.key < $1.key }
  }

  func insert(_ row: Record, id: Int64, into table: String, _ statements: Statements) throws {
    let names = row.keys.sorted()
    let places = Array(repeating: "?", count: names.count + 1).joined(separator: ", ")
    try statements.run(
      "INSERT OR REPLACE INTO \(table) (rowid, \(names.joined(separator: ", "))) VALUES (\(places))",
      StatementArguments([id.databaseValue] + names.map { row[$0] ?? .null }))
  }

  /// Actions that are lost, and that something names, are there without what they were.
  private func writeActions(_ statements: Statements) throws {
    let known = rows["action"] ?? [:]
    let writers = ["revision", "document_revision"].flatMap { rows[$0]?.values.map { $0.number("action") } ?? [] }
    let named = Set(writers + known.values.map { $0.number("reverts") }).subtracting(known.keys).filter { $0 > 0 }
    let lost = named.map { (key: $0, value: ["at": 0.databaseValue, "command": "doctor".databaseValue] as Record) }
    for (id, row) in (sorted("action") + lost).sorted(by: { $0.key < $1.key }) {
      var row = row
      row["id"] = id.databaseValue
      try insert(row, id: id, into: "action", statements)
    }
  }

  /// Whether the journal is of a form that keeps what actions are for: an action of an earlier one ends before.
  private var hasPurposes: Bool { (rows["action"] ?? [:]).values.contains { $0["purpose"] != nil } }

  /// What was begun and not finished; journals of earlier forms kept it in their cache.
  private func writeDrafts(_ statements: Statements) throws {
    for (id, row) in sorted("draft") { try insert(row, id: id, into: "draft", statements) }
    for (id, row) in sorted("cache") where isIntact(row, in: "cache") == true {
      try insert(row, id: id, into: "cache", statements)
    }
    for sql in JournalSchema.draftsFromCache.split(separator: ";") { try statements.run(String(sql)) }
    try statements.run("DELETE FROM cache")
  }

  private func writeEntries(_ statements: Statements, _ outcome: inout Outcome, newID: () -> EntryID) throws {
    var states = Dictionary(grouping: sorted("revision")) { $0.value.number("entry") }
    let changed = Set((changed["revision"] ?? [:]).values.map { $0.number("entry") })
    var seen = Set((rows["revision"] ?? [:]).keys).union((self.changed["revision"] ?? [:]).keys)
    // A damaged number may be any.
    let possible = 1...Int64(2 * (seen.count + (rows["entry"] ?? [:]).count) + 1_000)
    var named = seen.filter(possible.contains)
    var names: Set<String> = [""]
    var keys: Set<String> = []
    for (serial, entry) in sorted("entry") {
      let latest = entry.number("revision")
      let isDeleted = entry["kind"].map(\.isNull) ?? false
      if possible.contains(serial) { named.insert(serial) }
      if possible.contains(latest) { named.insert(latest) }
      seen.insert(latest)
      let id = name(ofEntry: serial)
      guard let last = states[serial]?.last else {
        if !isDeleted, !changed.contains(serial) {
          outcome.lost.append(SetAsideRow.phrase(EntryID(id).short, on: entry.day))
        }
        continue
      }
      if last.key < latest, isDeleted {
        let row: Record = [
          "entry": serial.databaseValue, "number": (last.value.number("number") + 1).databaseValue,
          "action": last.value["action"] ?? .null,
        ]
        states[serial]?.append((key: latest, value: row))
      } else if last.key < latest {
        outcome.older.append(SetAsideRow.phrase(EntryID(id).short, on: last.value.day))
      }
      // Two with one id or key can only be of a damaged index; the later one gets another.
      let isNamed = names.insert(id).inserted
      let isKeyFree = states[serial]?.last?.value.text("key").map { keys.insert($0).inserted } ?? true
      if !isKeyFree {
        states[serial] = states[serial]?.map { ($0.key, $0.value.merging(["key": .null]) { _, new in new }) }
        outcome.older.append(SetAsideRow.phrase(EntryID(id).short, on: last.value.day))
      }
      try write(states[serial] ?? [], ofEntry: serial, named: isNamed ? EntryID(id) : newID(), statements)
      if let written = entry["written"], !written.isNull {
        try statements.run("UPDATE entry SET written = ? WHERE serial = ?", [written, serial])
      } else {
        try statements.run("\(JournalSchema.writtenFromActions) WHERE serial = ?", [serial])
      }
      if !isNamed || !isKeyFree {
        try statements.run("UPDATE revision SET checksum = NULL WHERE entry = ?", [serial])
      }
      if let day = (isDeleted ? nil : last.value.day), day.isPlausible {
        outcome.entries += 1
        outcome.days = min(outcome.days?.lowerBound ?? day, day)...max(outcome.days?.upperBound ?? day, day)
      }
    }
    outcome.untraced = Int(named.max() ?? 0) - seen.filter(possible.contains).count
  }

  private func write(
    _ states: [(key: Int64, value: Record)], ofEntry serial: Int64, named id: EntryID, _ statements: Statements
  ) throws {
    guard let latest = states.last else { return }
    // The entry and its states name each other: that is checked when everything is written.
    try statements.run(
      "INSERT INTO entry (serial, id, revision, kind, instant, day, key) VALUES (?, ?, ?, ?, ?, ?, ?)",
      StatementArguments(
        [serial.databaseValue, id.rawValue.databaseValue, latest.key.databaseValue]
          + ["kind", "instant", "day", "key"].map { latest.value[$0] ?? .null }))
    for (revision, state) in states {
      var row = state
      row["id"] = revision.databaseValue
      row["measures"] = revision == latest.key ? .null : state["measures"] ?? .null
      try insert(row, id: revision, into: "revision", statements)
    }
  }

  /// A list that is lost keeps its id, so that no other one gets it.
  private func writeForecastTerms(_ statements: Statements) throws {
    // Rows of other tables look like these.
    for (id, row) in sorted("forecast_terms") where isIntact(row, in: "forecast_terms") == true {
      try insert(row, id: id, into: "forecast_terms", statements)
    }
    try statements.run(
      """
      INSERT OR IGNORE INTO forecast_terms (id)
      SELECT DISTINCT json_extract(json, '$[1]') FROM forecast
      WHERE CASE WHEN json_valid(json) THEN json_type(json, '$[1]') = 'integer' END
      """)
    try statements.run("UPDATE forecast_terms SET checksum = \(RowChecksum.ofTerms) WHERE terms IS NULL")
  }

  private func writeSetAside(_ statements: Statements, _ outcome: inout Outcome) throws {
    for (id, row) in sorted("set_aside") { try insert(row, id: id, into: "set_aside", statements) }
    for (table, rows) in changed.sorted(by: { $0.key < $1.key }) {
      for (id, record) in rows.sorted(by: { $0.key < $1.key }) {
        var fields = record.filter { !$0.value.isNull }.mapValues(JSONValue.init(stored:))
        fields["id"] = .number(Double(id))
        let row = SetAsideRow(origin: table, row: id, name: name(of: record, in: table), day: record.day)
        try row.keep(try JournalJSON.encode(fields), statements)
        outcome.setAside.append(row.phrase)
      }
    }
  }

  private func name(of record: Record, in table: String) -> String {
    switch table {
    case "revision": EntryID(name(ofEntry: record.number("entry"))).short
    case "document_revision", "draft": "\(record.text("module") ?? "")/\(record.text("document") ?? "")"
    case "definition": record.text("hash") ?? ""
    default: record.text("condition") ?? ""
    }
  }

  /// For rows of journals from before there were checksums, and for entries with a new id.
  private func addChecksums(_ statements: Statements) throws {
    try statements.run(
      """
      UPDATE revision SET checksum = (SELECT \(RowChecksum.ofRevision) FROM entry WHERE entry.serial = revision.entry)
      WHERE checksum IS NULL
      """)
    for (table, sum) in [
      ("document_revision", RowChecksum.ofDocumentRevision), ("definition", RowChecksum.ofDefinition),
      ("forecast", RowChecksum.ofForecast),
    ] {
      try statements.run("UPDATE \(table) SET checksum = \(sum) WHERE checksum IS NULL")
    }
  }
}

extension JSONValue {
  /// A value as it was read.
  fileprivate init(stored value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let whole): Double(exactly: whole).map(JSONValue.number) ?? .text("\(whole)")
      case .double(let number): .number(number)
      case .string(let text): .text(text)
      case .blob(let data): .object(["base64": .text(data.base64EncodedString())])
      }
  }
}
