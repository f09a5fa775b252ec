import GRDB

/// One step from a version of the journal's tables to the next. Steps are only ever appended: one that was released
/// never changes.
struct JournalMigration: Sendable {
  /// For ever, as the journal keeps it.
  var name: String
  var sql: String
}

/// The journal's tables, as the steps that made them.
struct JournalSchema: Sendable {
  /// Marks a SQLite file as a journal: "SYMP".
  static let applicationID = 0x5359_4D50
  /// The rule by which day totals follow from measures; a journal with totals of another rule derives them
  /// again when it is opened.
  static let totalsVersion = 2

  var migrations: [JournalMigration]

  static let current = JournalSchema(migrations: [first, second, third])

  /// The version of the file, kept as its `user_version`.
  var version: Int { migrations.count }

  /// Takes the steps that a journal has not taken, each in a transaction of its own; other programs may be about the
  /// same.
  func migrate(_ db: Database) throws {
    for (index, migration) in migrations.enumerated() {
      try db.inTransaction(.immediate) {
        guard try Int.fetchOne(db, sql: "PRAGMA user_version") == index else { return .rollback }
        try db.execute(sql: migration.sql)
        try db.execute(
          sql: "INSERT INTO migration (number, name) VALUES (?, ?)", arguments: [index + 1, migration.name])
        try db.execute(sql: "PRAGMA user_version = \(index + 1)")
        return .commit
      }
    }
  }

  /// - `revision` holds every state that an entry ever had, a tombstone being one without payload; `entry` points at
  ///   the latest and repeats what is searched for, all NULL while it is deleted. `serial` is the order of first
  ///   writing.
  /// - `entry.revision` is UNIQUE for its index: without one, SQLite searches all entries at each new revision for one
  ///   that waits for it.
  /// - `revision.measures` is filled in when a revision is superseded: until then its measures are rows of `measure`.
  /// - `definition.json` is NULL for a pack that an entry names and nobody remembered.
  /// - `measure` lies by day, so that one day's writing touches few pages; `day_total` by metric, as questions run over
  ///   days.
  /// - `measure.fold` is 1 sum, 2 mean, 3 max, 4 min, 5 last, 6 count.
  /// - Days are counted from 1970-01-01, instants are seconds since then.
  private static let first = JournalMigration(
    name: "first journal",
    sql: """
      PRAGMA application_id = \(applicationID);
      CREATE TABLE migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
      CREATE TABLE meta (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      INSERT INTO meta (name, value) VALUES ('last-action', 0), ('totals-version', 1), ('measures-version', 0);

      CREATE TABLE action (
        id INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        command TEXT NOT NULL,
        reverts INTEGER REFERENCES action (id),
        earliest_day INTEGER
      ) STRICT;
      CREATE INDEX action_reverts ON action (reverts) WHERE reverts IS NOT NULL;

      CREATE TABLE definition (id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, json TEXT) STRICT;

      CREATE TABLE entry (
        serial INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        revision INTEGER NOT NULL UNIQUE REFERENCES revision (id) DEFERRABLE INITIALLY DEFERRED,
        kind TEXT,
        instant INTEGER,
        day INTEGER,
        key TEXT UNIQUE,
        CHECK ((kind IS NULL) = (instant IS NULL) AND (kind IS NULL) = (day IS NULL) \
      AND (kind IS NOT NULL OR key IS NULL))
      ) STRICT;
      CREATE INDEX entry_instant ON entry (instant) WHERE instant IS NOT NULL;
      CREATE INDEX entry_day ON entry (day, instant) WHERE day IS NOT NULL;
      CREATE INDEX entry_kind ON entry (kind, instant) WHERE kind IS NOT NULL;

      CREATE TABLE revision (
        id INTEGER PRIMARY KEY,
        entry INTEGER NOT NULL REFERENCES entry (serial),
        number INTEGER NOT NULL,
        action INTEGER NOT NULL REFERENCES action (id),
        kind TEXT,
        instant INTEGER,
        utc_offset INTEGER,
        zone TEXT,
        day INTEGER,
        source TEXT,
        pack INTEGER REFERENCES definition (id),
        key TEXT,
        payload TEXT,
        measures TEXT
      ) STRICT;
      CREATE INDEX revision_entry ON revision (entry);
      CREATE INDEX revision_action ON revision (action);

      CREATE TABLE metric (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, days INTEGER NOT NULL DEFAULT 0) STRICT;
      CREATE TABLE measure (
        day INTEGER NOT NULL,
        metric INTEGER NOT NULL REFERENCES metric (id),
        entry INTEGER NOT NULL REFERENCES entry (serial),
        position INTEGER NOT NULL,
        instant INTEGER NOT NULL,
        value REAL NOT NULL,
        fold INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        PRIMARY KEY (day, metric, entry, position)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE day_total (
        metric INTEGER NOT NULL REFERENCES metric (id),
        day INTEGER NOT NULL,
        value REAL NOT NULL,
        PRIMARY KEY (metric, day)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE document_revision (
        id INTEGER PRIMARY KEY,
        module TEXT NOT NULL,
        document TEXT NOT NULL,
        number INTEGER NOT NULL,
        action INTEGER NOT NULL REFERENCES action (id),
        json TEXT
      ) STRICT;
      CREATE INDEX document_revision_document ON document_revision (module, document);
      CREATE INDEX document_revision_action ON document_revision (action);
      CREATE TABLE document (
        module TEXT NOT NULL,
        id TEXT NOT NULL,
        revision INTEGER NOT NULL REFERENCES document_revision (id),
        PRIMARY KEY (module, id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE cache (module TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (module, id)) STRICT;

      CREATE TABLE forecast (
        condition TEXT NOT NULL,
        for_day INTEGER NOT NULL,
        kind TEXT NOT NULL,
        json TEXT NOT NULL,
        PRIMARY KEY (condition, for_day, kind)
      ) STRICT;
      """)
}
