extension JournalSchema {
  /// - `entry.written` is when an entry was first written, on whatever device: entries of one instant go by it, then by
  ///   id, so that they have the same order in every journal.
  /// - `entry.waits` is the entry that counts in its place, by its `serial`; NULL where it counts itself. It follows
  ///   from the entries.
  /// - `action.purpose` is `setting-up` or `import`, NULL for any other change; `file` the name of an imported file.
  /// - `draft` holds what a person has begun and not finished. `kept_at` is an instant; `checksum` is as in the second
  ///   form.
  /// - `forecast_terms` has lists of what moves forecasts, in their order, as `ForecastTerms` writes them: many
  ///   forecasts name one. `terms` is NULL for a list that is lost, so that no other one gets its id.
  static let third = JournalMigration(
    name: "order, purposes, drafts and short forecasts",
    sql: """
      ALTER TABLE entry ADD COLUMN written INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE entry ADD COLUMN waits INTEGER;
      CREATE INDEX entry_waits ON entry (day) WHERE waits IS NOT NULL;
      \(writtenFromActions);

      ALTER TABLE action ADD COLUMN purpose TEXT;
      ALTER TABLE action ADD COLUMN file TEXT;
      ALTER TABLE open_action ADD COLUMN file TEXT;
      \(purposesFromCommands);
      UPDATE open_action SET file = \(fileInCommand) WHERE command GLOB 'import ?*';

      CREATE TABLE draft (
        id INTEGER PRIMARY KEY,
        module TEXT NOT NULL,
        document TEXT NOT NULL,
        kept_at INTEGER NOT NULL,
        json TEXT NOT NULL,
        checksum INTEGER,
        UNIQUE (module, document)
      ) STRICT;
      \(draftsFromCache);

      CREATE TABLE forecast_terms (id INTEGER PRIMARY KEY, terms TEXT UNIQUE, checksum INTEGER) STRICT;
      """)

  /// Says of every entry that it was first written by its first action.
  static let writtenFromActions = """
    UPDATE entry SET written = coalesce((SELECT action.at FROM revision JOIN action ON action.id = revision.action
      WHERE revision.entry = entry.serial ORDER BY revision.id LIMIT 1), 0)
    """

  /// Reads the purposes of actions out of their commands, as they were kept until the third form.
  static let purposesFromCommands = """
    UPDATE action SET purpose = 'setting-up' WHERE command = 'onboard';
    UPDATE action SET purpose = 'import', file = \(fileInCommand) WHERE command GLOB 'import ?*'
    """

  /// The name of the file in `import csv diary.csv`, NULL in `import csv`.
  private static let fileInCommand = """
    CASE WHEN instr(substr(command, 8), ' ') > 0 THEN substr(command, 8 + instr(substr(command, 8), ' ')) END
    """

  /// Takes over the drafts that lay in the cache until the third form. Damaged ones stay there.
  static let draftsFromCache = """
    INSERT OR IGNORE INTO draft (module, document, kept_at, json, checksum)
      SELECT module, id, at, json, row_checksum(module, id, at, json)
      FROM cache JOIN (SELECT coalesce(max(at), 0) AS at FROM action)
      WHERE \(isDraft) AND checksum IS row_checksum(module, id, json);
    DELETE FROM cache WHERE \(isDraft) AND checksum IS row_checksum(module, id, json)
    """

  /// Whether a row of the cache is one of the drafts that earlier versions kept there.
  static let isDraft = """
    ((module = 'check-in' AND id GLOB 'draft-*') OR (module = 'onboarding' AND id = 'draft'))
    """
}
