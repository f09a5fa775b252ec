import GRDB
import TrackerCore

/// Entries that are not as they were written, or can't be read.
extension JournalExamination {
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
}
