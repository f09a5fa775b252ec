import GRDB
import TrackerCore

/// The tables, as named migrations that are only ever added to.
enum Schema {
  /// "symp", so that a journal can be told from other databases.
  static let applicationID: Int32 = 0x7379_6D70
  /// The number of migrations: what `user_version` says of a journal that is up to date.
  static let version: Int32 = 1

  static func bringUpToDate(_ queue: DatabaseQueue, path: String, isWritable: Bool) throws {
    let (stored, application, isEmpty) = try queue.read { database in
      (
        try Int32.fetchOne(database, sql: "PRAGMA user_version") ?? 0, try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0,
        try Bool.fetchOne(database, sql: "SELECT count(*) = 0 FROM sqlite_master") ?? true
      )
    }
    guard isEmpty || application == applicationID else {
      throw Failure(.storage, "\(path) is a database of another program", mend: "Name another home with --home DIR.")
    }
    guard stored <= version else {
      throw Failure(
        .storage, "The journal \(path) was written by a newer version of the program (\(stored), this one knows \(version))",
        mend: "Update the program; the journal was left as it is.")
    }
    guard stored < version else { return }
    guard isWritable else { throw StorageFailure.notWritable(path) }
    try migrator.migrate(queue)
  }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1-journal") { database in
      try database.execute(sql: firstTables)
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.execute(sql: "PRAGMA user_version = 1")
    }
    return migrator
  }

  /// Days are numbers since 1970-01-01, instants seconds since then in UTC, payloads JSON.
  private static let firstTables = """
    CREATE TABLE action (
      id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, command TEXT NOT NULL, reverts INTEGER REFERENCES action (id)
    ) STRICT;
    CREATE INDEX action_reverts ON action (reverts) WHERE reverts IS NOT NULL;

    CREATE TABLE entry (
      serial INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, day INTEGER NOT NULL, instant INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL, zone TEXT NOT NULL, revision INTEGER NOT NULL, source TEXT NOT NULL, pack TEXT, key TEXT UNIQUE,
      payload TEXT NOT NULL, is_deleted INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX entry_day ON entry (day, kind) WHERE is_deleted = 0;

    CREATE TABLE revision (
      entry INTEGER NOT NULL REFERENCES entry (serial), revision INTEGER NOT NULL, action INTEGER NOT NULL REFERENCES action (id), state TEXT,
      PRIMARY KEY (entry, revision)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX revision_action ON revision (action);

    CREATE TABLE metric (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT;

    CREATE TABLE measure (
      metric INTEGER NOT NULL REFERENCES metric (number), day INTEGER NOT NULL, entry INTEGER NOT NULL REFERENCES entry (serial),
      place INTEGER NOT NULL, instant INTEGER NOT NULL, value REAL NOT NULL, fold TEXT NOT NULL, rank INTEGER NOT NULL,
      PRIMARY KEY (metric, day, entry, place)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX measure_entry ON measure (entry);

    CREATE TABLE day_total (
      metric INTEGER NOT NULL REFERENCES metric (number), day INTEGER NOT NULL, value REAL NOT NULL, PRIMARY KEY (metric, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE touched (action INTEGER PRIMARY KEY REFERENCES action (id), day INTEGER NOT NULL) STRICT;

    CREATE TABLE document_revision (
      module TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL, action INTEGER NOT NULL REFERENCES action (id), json TEXT,
      PRIMARY KEY (module, id, revision)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX document_revision_action ON document_revision (action);

    CREATE TABLE cache (module TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (module, id)) STRICT, WITHOUT ROWID;

    CREATE TABLE forecast (
      condition TEXT NOT NULL, day INTEGER NOT NULL, kind TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (condition, day, kind)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE definition (hash TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """
}
