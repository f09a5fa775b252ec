import Foundation
import GRDB
import TrackerCore

/// The words of entries, in a file of its own beside the journal: what is found there soon follows from the journal, so
/// the file may be lost, damaged or old, and is made again.
///
/// It is brought up to date by whoever searches. Saving an entry never touches it.
struct SearchIndex {
  /// In the home.
  static let name = "search.sqlite"
  /// What SQLite keeps beside it.
  static let beside = ["-wal", "-shm", "-journal"]
  /// Of the tables below: a file of another form is made again.
  private static let form = 2
  /// The day of what is never found.
  fileprivate static let hiddenDay = -1_000_000_000
  /// Entries that are read at once.
  private static let portion = 200

  /// - `entry.serial` and `entry.revision` are those of the journal.
  /// - `mark` has what entries are by, such as `category:idea`.
  /// - `words` is the index; its rows are those of `entry`. Its text is folded but for accents, which its tokenizer
  ///   leaves out. Beginnings of up to five letters have indexes of their own: many words begin so.
  /// - `state` says how far the journal was read: its last revision and that one's checksum, and the rules by which.
  private static let tables = """
    CREATE TABLE state (revision INTEGER NOT NULL, checksum INTEGER, rules TEXT NOT NULL) STRICT;
    CREATE TABLE entry (
      serial INTEGER PRIMARY KEY, revision INTEGER NOT NULL, day INTEGER NOT NULL, instant INTEGER NOT NULL,
      written INTEGER NOT NULL, id TEXT NOT NULL
    ) STRICT;
    CREATE TABLE mark (mark TEXT NOT NULL, serial INTEGER NOT NULL, PRIMARY KEY (mark, serial)) STRICT, WITHOUT ROWID;
    CREATE INDEX mark_serial ON mark (serial);
    CREATE VIRTUAL TABLE words USING fts5(
      text, columnsize = 0, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5');
    PRAGMA user_version = \(form);
    """

  private let queue: DatabaseQueue
  private let rules: [LogKindID: SearchRule]

  static func path(home: String) -> String { "\(home)/\(name)" }

  /// Opens the index of a home, or makes an empty one (0600).
  init(home: String, rules: [LogKindID: SearchRule]) throws {
    let path = SearchIndex.path(home: home)
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw DatabaseError(resultCode: .SQLITE_CANTOPEN) }
    Foundation.close(file)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "search"
    // What a power cut takes is made again; what it leaves is whole.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL") }
    queue = try DatabaseQueue(path: path, configuration: configuration)
    self.rules = rules
    try queue.inDatabase { db in
      try db.inTransaction(.immediate) {
        let form = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard form != SearchIndex.form else { return .rollback }
        guard form == 0, try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0 else {
          throw DatabaseError(resultCode: .SQLITE_NOTADB)
        }
        try db.execute(sql: SearchIndex.tables)
        return .commit
      }
    }
  }

  /// Removes the index of a home, with all words in it.
  static func remove(home: String) {
    for ending in [""] + beside { unlink(path(home: home) + ending) }
  }

  func close() { try? queue.close() }

  /// Finds entries.
  ///
  /// - Parameter journal: Within one state of the journal.
  /// - Returns: Their rows in the journal, the newest first, and how many there are, whatever the limit.
  func search(_ query: TextQuery, in journal: Statements) throws -> (serials: [Int64], count: Int) {
    try queue.inDatabase { db in
      try db.inTransaction(.immediate) {
        try bringUpToDate(db, journal)
        return .commit
      }
      let statement = SearchStatement(query)
      let serials = try Int64.fetchAll(
        db, sql: statement.select, arguments: statement.arguments + [max(0, query.limit), max(0, query.offset)])
      return (serials, try Int.fetchOne(db, sql: statement.count, arguments: statement.arguments) ?? 0)
    }
  }

  // MARK: Bringing it up to date

  /// Which rules made the index: `journal 1`.
  private var rulesText: String {
    rules.map { "\($0.key) \($0.value.version)" }.sorted().joined(separator: ", ")
  }

  private func bringUpToDate(_ db: Database, _ journal: Statements) throws {
    let kinds = try rules.keys.map(\.rawValue).jsonArray
    let last = try journal.first("SELECT id, checksum FROM revision ORDER BY id DESC LIMIT 1") {
      (revision: try $0.decode(Int64.self, atIndex: 0), checksum: try $0.decode(Int64?.self, atIndex: 1))
    }
    if let known = try known(db, journal) {
      if known < last?.revision ?? 0 { try add(since: known, kinds: kinds, db, journal) }
    } else {
      try clear(db)
      try add(since: nil, kinds: kinds, db, journal)
    }
    // An entry that is gone without a trace, such as one of a day that is kept no more, is in no revision.
    if try Int.fetchOne(db, sql: "SELECT count(*) FROM entry") ?? 0 != countOfEntries(kinds, journal) {
      try clear(db)
      try add(since: nil, kinds: kinds, db, journal)
    }
    let state: StatementArguments = [last?.revision ?? 0, last?.checksum, rulesText]
    if try Row.fetchOne(db, sql: "SELECT 1 FROM state WHERE (revision, checksum, rules) IS (?, ?, ?)", arguments: state)
      == nil
    {
      try db.execute(sql: "DELETE FROM state")
      try db.execute(sql: "INSERT INTO state (revision, checksum, rules) VALUES (?, ?, ?)", arguments: state)
    }
  }

  /// How many entries of the kinds there are that can be read.
  private func countOfEntries(_ kinds: String, _ journal: Statements) throws -> Int {
    try journal.number(
      "SELECT count(*) FROM entry WHERE kind IN (SELECT value FROM json_each(?)) AND instant IS NOT NULL", [kinds])
  }

  /// The last revision that the index has read of this very journal by these rules; nil where it has to begin again.
  private func known(_ db: Database, _ journal: Statements) throws -> Int64? {
    guard let row = try Row.fetchOne(db, sql: "SELECT revision, checksum, rules FROM state") else { return nil }
    let (revision, checksum): (Int64, Int64?) = (row["revision"], row["checksum"])
    guard row["rules"] as String == rulesText else { return nil }
    if revision == 0 { return 0 }
    let same = try journal.first("SELECT checksum FROM revision WHERE id = ?", [revision]) {
      try $0.decode(Int64?.self, atIndex: 0)
    }
    return same == .some(checksum) ? revision : nil
  }

  private func clear(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM entry; DELETE FROM mark; DELETE FROM words; DELETE FROM state")
  }

  /// Takes in the entries that were written after a revision; nil for all of them.
  private func add(since revision: Int64?, kinds: String, _ db: Database, _ journal: Statements) throws {
    let condition =
      revision == nil
      ? "entry.serial > ?1 AND +entry.kind IN (SELECT value FROM json_each(?2))"
      : "entry.revision > ?1 AND (entry.kind IS NULL OR +entry.kind IN (SELECT value FROM json_each(?2)))"
    let place = revision == nil ? "entry.serial" : "entry.revision"
    var after = revision ?? 0
    var isNew = 0
    while true {
      let rows = try journal.all(
        """
        SELECT \(EntryStatement.columns), entry.serial, entry.revision, \(place) FROM entry
        JOIN revision ON revision.id = entry.revision LEFT JOIN definition ON definition.id = revision.pack
        WHERE \(condition) ORDER BY \(place) LIMIT \(SearchIndex.portion)
        """, [after, kinds]
      ) { row in
        SearchRow(
          serial: try row.decode(atIndex: EntryStatement.columnCount),
          revision: try row.decode(atIndex: EntryStatement.columnCount + 1),
          place: try row.decode(atIndex: EntryStatement.columnCount + 2),
          written: try row.decode(atIndex: EntryStatement.writtenColumn), id: try row.decode(atIndex: 1),
          isDeleted: try row.decode(String?.self, atIndex: 2) == nil, entry: try? Entry(row))
      }
      for row in rows { try put(row, isNew: revision == nil, db) }
      isNew += rows.count
      guard rows.count == SearchIndex.portion, let last = rows.last else { break }
      after = last.place
    }
    // Many small pieces of an index are slower to search than one.
    if isNew > 5 * SearchIndex.portion { try db.execute(sql: "INSERT INTO words (words) VALUES ('optimize')") }
  }

  /// An entry of the journal; without one where it is deleted or damaged.
  private struct SearchRow {
    var serial: Int64
    var revision: Int64
    var place: Int64
    var written: Int64
    var id: String
    var isDeleted: Bool
    var entry: Entry?
  }

  private func put(_ row: SearchRow, isNew: Bool, _ db: Database) throws {
    func run(_ sql: String, _ arguments: StatementArguments) throws {
      try db.cachedStatement(sql: sql).execute(arguments: arguments)
    }
    if !isNew {
      try run("DELETE FROM entry WHERE serial = ?", [row.serial])
      try run("DELETE FROM mark WHERE serial = ?", [row.serial])
      try run("DELETE FROM words WHERE rowid = ?", [row.serial])
    }
    guard !row.isDeleted else { return }
    // A damaged entry is counted and never found: its day and time are not to be trusted.
    try run(
      "INSERT INTO entry (serial, revision, day, instant, written, id) VALUES (?, ?, ?, ?, ?, ?)",
      [
        row.serial, row.revision, row.entry?.day.number ?? SearchIndex.hiddenDay, row.entry?.instant.seconds ?? 0,
        row.written,
        row.id,
      ])
    guard let entry = row.entry, let content = rules[entry.kind]?.content(entry.payload) else { return }
    try run(
      "INSERT INTO words (rowid, text) VALUES (?, ?)", [row.serial, TextFolding.withoutSharpS(content.text)])
    for mark in content.marks.sorted() { try run("INSERT INTO mark (mark, serial) VALUES (?, ?)", [mark, row.serial]) }
  }

  // MARK: Looking at it

  /// Whether the index of a home can be read, and its words are those of its texts; O(index). An index that is behind
  /// is whole.
  static func isWhole(home: String) -> Bool {
    do {
      let index = try SearchIndex(home: home, rules: [:])
      defer { index.close() }
      return try index.queue.inDatabase { db in
        guard try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"],
          try Int.fetchOne(db, sql: "SELECT count(*) FROM words")
            == Int.fetchOne(
              db, sql: "SELECT count(*) FROM entry WHERE day > \(hiddenDay)")
        else { return false }
        try db.execute(sql: "INSERT INTO words (words) VALUES ('integrity-check')")
        return true
      }
    } catch { return false }
  }
}

/// The SQL of a search in the index.
private struct SearchStatement {
  private let hasWords: Bool
  private var conditions: [String] = []
  private(set) var arguments: StatementArguments = []

  /// Apart from the count: a page of many is kept sorted while they are gone through, which takes less than to gather
  /// all of them.
  var select: String {
    "SELECT serial FROM \(source) ORDER BY instant DESC, written DESC, id DESC LIMIT ? OFFSET ?"
  }
  var count: String { "SELECT count(*) FROM \(source)" }

  private var source: String {
    let tables = hasWords ? "words CROSS JOIN entry ON entry.serial = words.rowid" : "entry"
    return "\(tables) WHERE \(conditions.joined(separator: " AND "))"
  }

  init(_ query: TextQuery) {
    hasWords = !query.terms.isEmpty
    conditions.append("entry.day > \(SearchIndex.hiddenDay)")
    if hasWords {
      conditions.append("words MATCH ?")
      arguments += [query.terms.map(SearchStatement.match).joined(separator: " AND ")]
    }
    for marks in query.marks {
      conditions.append(
        "entry.serial IN (SELECT serial FROM mark WHERE mark IN (\(marks.map { _ in "?" }.joined(separator: ", "))))")
      arguments += StatementArguments(marks.sorted())
    }
    if let days = query.days {
      conditions.append("entry.day BETWEEN ? AND ?")
      arguments += [days.lowerBound.number, days.upperBound.number]
    }
  }

  /// A term in the language of the index. Words have letters and digits alone, so nothing has to be escaped.
  private static func match(_ term: TextQuery.Term) -> String {
    let spellings = term.spellings.map { "\"\($0.joined(separator: " "))\"\(term.isBeginning ? " *" : "")" }
    return "(\(spellings.joined(separator: " OR ")))"
  }
}
