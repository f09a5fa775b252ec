import GRDB
import TrackerCore

/// Makes an empty journal what another one was, within one transaction. What follows from the records is made at the
/// end, as a whole.
final class JournalRestorer: JournalReader, JournalRestoring {
  /// For what is written as any action writes it.
  private let writer: JournalWriter
  /// When each was done.
  private var actions: [Int64: Instant] = [:]
  /// The earliest day that each action touched.
  private var touched: [Int64: Day] = [:]
  private var nextRevision: Int64 = 1

  /// - Throws: `Failure` (`validation`) where the journal has actions already.
  init(empty statements: Statements) throws {
    guard try statements.number("SELECT count(*) FROM action") == 0 else { throw Failure.journalIsNotEmpty }
    writer = try JournalWriter(statements, at: Instant(seconds: 0), command: "")
    super.init(statements)
  }

  func add(_ record: JournalRecord, measures: [[Measure]]) throws {
    switch record {
    case .action(let action):
      if let reverts = action.reverts { try check(reverts) }
      try statements.run(
        "INSERT INTO action (id, at, command, purpose, file, reverts) VALUES (?, ?, ?, ?, ?, ?)",
        [
          action.id, action.at.seconds, action.command, action.purpose.name, action.purpose.file, action.reverts,
        ])
      actions[action.id] = action.at
    case .definition(let hash, let text): try writer.remember(text, as: hash)
    case .document(let key, let revisions): try add(revisions, of: key)
    case .entry(let id, let revisions): try add(revisions, measures, of: id)
    case .forecast(let json):
      try writer.put(try JournalJSON.decode(Forecast.self, from: json, what: "forecasts"))
    case .setAside(let part):
      try statements.keep(part)
    }
  }

  private func check(_ action: Int64) throws(Failure) {
    guard actions[action] != nil else { throw Failure.unknownAction(action) }
  }

  private func add(_ revisions: [DocumentRevision], of key: DocumentKey) throws {
    guard !revisions.isEmpty else { return }
    let (module, id) = (key.module.rawValue.normalised, key.id.normalised)
    for (index, revision) in revisions.enumerated() {
      try check(revision.action)
      try statements.run(
        "INSERT INTO document_revision (module, document, number, action, json, checksum) VALUES (?, ?, ?, ?, ?, ?)",
        [
          module, id, index + 1, revision.action, revision.json,
          RowChecksum.of([module, id, index + 1, revision.action, revision.json]),
        ])
    }
    try statements.run(
      "INSERT INTO document (module, id, revision) VALUES (?, ?, ?)", [module, id, statements.lastInsertedRow])
  }

  private func add(_ revisions: [EntryRevision], _ measures: [[Measure]], of id: EntryID) throws {
    guard let last = revisions.last else { return }
    let serial = nextRevision
    nextRevision += Int64(revisions.count)
    try statements.run(
      "INSERT INTO entry (revision, kind, instant, day, key, serial, id, written) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      [
        nextRevision - 1, last.state?.kind.rawValue, last.state?.instant.seconds, last.state?.day.number,
        last.state?.key?.normalised, serial, id.rawValue,
        (revisions[0].written ?? actions[revisions[0].action])?.seconds ?? 0,
      ])
    for (index, revision) in revisions.enumerated() {
      try check(revision.action)
      let measures = measures.indices.contains(index) ? measures[index] : []
      let isLast = index == revisions.count - 1
      if let day = revision.state?.day { touch(day, by: revision.action) }
      if index > 0, let day = revisions[index - 1].state?.day { touch(day, by: revision.action) }
      let state = revision.state
      let said: [(any DatabaseValueConvertible)?] = [
        index + 1, revision.action, state?.kind.rawValue, state?.instant.seconds, state?.offset, state?.zone,
        state?.day.number, state?.source.rawValue, try state?.pack.map(writer.row(ofDefinition:)),
        state?.key?.normalised, state?.payload,
      ]
      try statements.run(
        """
        INSERT INTO revision (id, entry, measures, checksum,
          number, action, kind, instant, utc_offset, zone, day, source, pack, key, payload)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        StatementArguments(
          [
            serial + Int64(index), serial, isLast || state == nil ? nil : try JournalJSON.encode(measures),
            RowChecksum.of([id.rawValue] + said),
          ] as [(any DatabaseValueConvertible)?]) + StatementArguments(said))
      if isLast, let state = revision.state {
        try writer.totals.add(measures, ofEntry: serial, at: state.instant, on: state.day)
      }
    }
  }

  private func touch(_ day: Day, by action: Int64) { touched[action] = min(touched[action] ?? day, day) }

  func wait(_ states: [EntryID: EntryID?]) throws { try writer.wait(states) }

  /// Makes what follows from the records; called before the transaction is committed.
  func finish() throws {
    // A body may have swallowed it.
    if let fault = statements.fault { throw fault }
    for (action, day) in touched {
      try statements.run("UPDATE action SET earliest_day = ? WHERE id = ?", [day.number, action])
    }
    try DayTotals.rebuild(statements)
    try statements.run("UPDATE meta SET value = ? WHERE name = 'last-action'", [actions.keys.max() ?? 0])
  }
}
