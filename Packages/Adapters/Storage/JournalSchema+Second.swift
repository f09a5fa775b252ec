extension JournalSchema {
  /// - `checksum` is what `RowChecksum` gives for the row; without one a row counts as changed.
  /// - `set_aside` holds rows that could not be used, as the JSON of their columns: `origin` is the table, `name` the
  ///   entry, document, condition or hash, `action` the last action before.
  /// - `touched` has the days on which something was set right that no action wrote: `action` is an id that no action
  ///   gets, so that what was learnt before it is learnt again.
  /// - `open_action`, `open_entry` and `open_measure` hold what is written ahead of an action, in tables of their own
  ///   so that no question sees it. An entry's `serial` will be its `number` there above the last one.
  static let second = JournalMigration(
    name: "checksums and open actions",
    sql: """
      ALTER TABLE revision ADD COLUMN checksum INTEGER;
      UPDATE revision SET checksum = row_checksum(
        (SELECT id FROM entry WHERE serial = revision.entry), number, action, kind, instant, utc_offset, zone, day,
        source, pack, key, payload);
      ALTER TABLE document_revision ADD COLUMN checksum INTEGER;
      UPDATE document_revision SET checksum = row_checksum(module, document, number, action, json);
      ALTER TABLE definition ADD COLUMN checksum INTEGER;
      UPDATE definition SET checksum = row_checksum(hash, json);
      ALTER TABLE cache ADD COLUMN checksum INTEGER;
      UPDATE cache SET checksum = row_checksum(module, id, json);
      ALTER TABLE forecast ADD COLUMN checksum INTEGER;
      UPDATE forecast SET checksum = row_checksum(condition, for_day, kind, json);

      CREATE TABLE set_aside (
        id INTEGER PRIMARY KEY,
        action INTEGER NOT NULL,
        origin TEXT NOT NULL,
        name TEXT NOT NULL,
        day INTEGER,
        content TEXT NOT NULL
      ) STRICT;
      CREATE TABLE touched (action INTEGER PRIMARY KEY, day INTEGER NOT NULL) STRICT;

      CREATE TABLE open_action (id INTEGER PRIMARY KEY, command TEXT NOT NULL UNIQUE) STRICT;
      CREATE TABLE open_entry (
        number INTEGER PRIMARY KEY,
        action INTEGER NOT NULL REFERENCES open_action (id),
        id TEXT NOT NULL,
        kind TEXT NOT NULL,
        instant INTEGER NOT NULL,
        utc_offset INTEGER NOT NULL,
        zone TEXT NOT NULL,
        day INTEGER NOT NULL,
        source TEXT NOT NULL,
        pack INTEGER REFERENCES definition (id),
        key TEXT NOT NULL,
        payload TEXT NOT NULL,
        UNIQUE (action, key)
      ) STRICT;
      CREATE TABLE open_measure (
        entry INTEGER NOT NULL REFERENCES open_entry (number) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        metric INTEGER NOT NULL REFERENCES metric (id),
        value REAL NOT NULL,
        fold INTEGER NOT NULL,
        rank INTEGER NOT NULL,
        PRIMARY KEY (entry, position)
      ) STRICT, WITHOUT ROWID;
      """)
}
