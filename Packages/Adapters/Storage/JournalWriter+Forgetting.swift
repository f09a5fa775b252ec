import GRDB
import TrackerCore

extension JournalWriter {
  func forget(before day: Day) throws -> Int {
    let first = day.number
    try beginForgetting()
    try statements.run("INSERT INTO temp.forgotten SELECT serial FROM entry WHERE day < ?", [first])
    // A deleted entry lay last where the revision before its tombstone says.
    try statements.run(
      """
      INSERT INTO temp.forgotten SELECT entry.serial FROM entry
      WHERE entry.day IS NULL AND (
        SELECT day FROM revision WHERE revision.entry = entry.serial AND day IS NOT NULL ORDER BY id DESC LIMIT 1) < ?
      """, [first])
    try statements.run("DELETE FROM set_aside WHERE day < ?", [first])
    return try forgetChosen {
      try statements.run("DELETE FROM measure WHERE day < ?", [first])
      try statements.run("DELETE FROM day_total WHERE day < ?", [first])
      try statements.run(
        "UPDATE metric SET days = (SELECT count(*) FROM day_total WHERE day_total.metric = metric.id)")
    }
  }

  func purge(_ entries: Set<EntryID>) throws -> Int {
    try beginForgetting()
    try statements.run(
      """
      INSERT INTO temp.forgotten
      SELECT entry.serial FROM json_each(?) AS wanted CROSS JOIN entry ON entry.id = wanted.value
      WHERE entry.kind IS NULL
      """, [try entries.map(\.rawValue).jsonArray])
    // What was set aside has the beginning of the entry's id, and its serial if it was set aside in this journal. Where
    // that says nothing, the beginning must be of no other entry.
    try statements.run(
      """
      DELETE FROM set_aside WHERE origin = 'revision' AND EXISTS (
        SELECT 1 FROM temp.forgotten JOIN entry ON entry.serial = forgotten.serial
        WHERE substr(entry.id, 1, 5) = set_aside.name
          AND (json_extract(set_aside.content, '$.entry') = entry.serial OR NOT EXISTS (
            SELECT 1 FROM entry AS other WHERE other.id >= set_aside.name AND other.id < set_aside.name || ?
              AND other.serial NOT IN (SELECT serial FROM temp.forgotten))))
      """, ["".endOfPrefix])
    return try forgetChosen {}
  }

  func forgetStates(of document: DocumentKey, before instant: Instant) throws {
    hasWritten = true
    try statements.run(
      """
      DELETE FROM document_revision WHERE module = ?1 AND document = ?2 AND id < (
        SELECT max(replaced.id) FROM document_revision AS replaced JOIN action ON action.id = replaced.action
        WHERE replaced.module = ?1 AND replaced.document = ?2 AND action.at < ?3)
      """, [document.module.rawValue.normalised, document.id.normalised, instant.seconds])
  }

  func purge(documents: Set<DocumentKey>) throws -> Int {
    var count = 0
    for key in documents {
      let (module, id) = (key.module.rawValue.normalised, key.id.normalised)
      let known = try statements.number(
        "SELECT count(*) FROM document_revision WHERE module = ? AND document = ?", [module, id])
      guard known > 0 else { continue }
      hasWritten = true
      count += 1
      try statements.run("DELETE FROM document WHERE module = ? AND id = ?", [module, id])
      try statements.run("DELETE FROM document_revision WHERE module = ? AND document = ?", [module, id])
      try statements.run(
        "DELETE FROM set_aside WHERE origin = 'document_revision' AND name = ?", ["\(module)/\(id)"])
    }
    return count
  }

  /// Makes room for the serials of the entries that are to go.
  private func beginForgetting() throws {
    try statements.run("CREATE TEMP TABLE IF NOT EXISTS forgotten (serial INTEGER PRIMARY KEY)")
    try statements.run("DELETE FROM temp.forgotten")
  }

  /// Removes the chosen entries with all that they ever were.
  ///
  /// - Parameter removeMeasures: Removes what they give to metrics; deleted ones give nothing.
  /// - Returns: How many there were.
  private func forgetChosen(_ removeMeasures: () throws -> Void) throws -> Int {
    let count = try statements.number("SELECT count(*) FROM temp.forgotten")
    guard count > 0 else { return 0 }
    hasWritten = true
    let waiting = try statements.all(
      """
      SELECT id FROM entry WHERE waits IN (SELECT serial FROM temp.forgotten)
        AND serial NOT IN (SELECT serial FROM temp.forgotten)
      """
    ) { EntryID(try $0.decode(atIndex: 0)) }
    try wait(Dictionary(uniqueKeysWithValues: waiting.map { ($0, EntryID?.none) }))
    try totals.settle()
    try removeMeasures()
    // The names of foods and of one's own numbers are metrics.
    try statements.run(
      """
      DELETE FROM metric WHERE days = 0
        AND id NOT IN (SELECT metric FROM measure) AND id NOT IN (SELECT metric FROM open_measure)
      """)
    totals.forgetMetrics()
    try statements.run("DELETE FROM revision WHERE entry IN (SELECT serial FROM temp.forgotten)")
    try statements.run("DELETE FROM entry WHERE serial IN (SELECT serial FROM temp.forgotten)")
    try statements.run("DELETE FROM temp.forgotten")
    return count
  }
}
