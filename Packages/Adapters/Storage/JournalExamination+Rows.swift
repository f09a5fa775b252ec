import GRDB
import TrackerCore

/// Rows that are not as they were written, or can't be read.
extension JournalExamination {
  /// Finds rows that can't be used, and sets them aside where that is allowed.
  ///
  /// - Parameter replace: What takes the place of a row once it is kept.
  func settingAside(
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
