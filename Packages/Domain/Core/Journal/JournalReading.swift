/// What can be asked of a journal within one consistent state. Within an action this is the state with all that the
/// action has written so far.
public protocol JournalReading {
  /// Ordered by instant, then by the time at which they were first written, then by id, so that the same entries have
  /// the same order in every journal; newest first is exactly the reverse.
  func entries(_ query: EntryQuery) throws -> [Entry]
  /// How many entries a query would give, its limit aside.
  func count(_ query: EntryQuery) throws -> Int
  /// The entries that were deleted and have not come back, ordered by id.
  func deletedEntries() throws -> [DeletedEntry]
  /// The ids of entries that begin so, those of deleted entries included, in order.
  ///
  /// - Parameter limit: How many at most, 0 or more.
  func ids(withPrefix prefix: String, limit: Int) throws -> [EntryID]

  /// The damaged parts that were set aside, in that order.
  func setAside() throws -> [SetAside]

  /// The totals of the metrics on the days, in no promised order. Metrics without a measure on a day are absent, and
  /// what waits gives none. Measures are folded in the order of `entries`.
  func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal]
  /// Every metric with a total that begins so, with the number of its days, ordered by id: `intake.` for the foods ever
  /// named.
  func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)]
  /// The first and the last day with an entry among some days, nil where none of them has one. O(log entries).
  func loggedDays(in days: ClosedRange<Day>) throws -> ClosedRange<Day>?
  /// Every day with an entry among some days. O(entries of the days).
  func daysWithEntries(in days: ClosedRange<Day>) throws -> Set<Day>

  /// The entries of some days that wait, each with the one that counts in its place (`JournalWriting.wait`).
  func waiting(in days: ClosedRange<Day>) throws -> [EntryID: EntryID]

  /// The document that was put under the key, else the draft, else the state that was cached under it, else nil.
  func document(_ key: DocumentKey) throws -> Document?
  /// The documents, drafts and cached state of a module, ordered by id.
  func documents(of module: ModuleID) throws -> [Document]
  /// The modules that documents, drafts or cached state are kept of, ordered by id.
  func modulesWithDocuments() throws -> [ModuleID]

  /// The forecasts of a condition for the days, ordered by day, then kind.
  func forecasts(of condition: PackID, for days: ClosedRange<Day>) throws -> [Forecast]
  /// The conditions that forecasts are kept of with the days these are for, ordered by id.
  func forecastDays() throws -> [(condition: PackID, days: ClosedRange<Day>)]

  /// The text of a definition that was remembered; nil for an unknown hash. It is the one that the hash was made of
  /// (`DefinitionText`), or JSON that an earlier version kept in place of it.
  func definition(_ hash: ContentHash) throws -> String?

  /// The latest actions, newest first.
  func actions(limit: Int) throws -> [Action]
  /// An action by its id, nil where none left a record under it.
  func action(_ id: Int64) throws -> Action?
  /// The actions that each reverted an earlier one: by their ids, the ids of those they reverted. `ActionHistory` says
  /// what follows.
  func reversals() throws -> [Int64: Int64]
  /// The id of the last action that left a record, 0 before the first; within an action that has changed something its
  /// own.
  func lastAction() throws -> Int64
  /// The earliest day on which actions after the given one added, changed or deleted an entry, nil where none did. An
  /// entry that moved touched both of its days.
  func earliestTouchedDay(after action: Int64) throws -> Day?
  /// The days on which entries of some kinds lie, or lay, that an action changed.
  func days(changedBy action: Int64, of kinds: Set<LogKindID>) throws -> [LogKindID: Set<Day>]
  /// What an action changed, once each, in no promised order: entries and documents with their state before the action,
  /// nil where they did not exist. Empty for an unknown action.
  func changes(of action: Int64) throws -> [Change]
  /// How many entries an action added, changed and removed, without reading any of them; one that was written as it was
  /// counts as changed. Zero for an unknown action.
  func changeCounts(of action: Int64) throws -> ChangeCounts
  /// The changes of an action to documents alone, as `changes(of:)` gives them.
  func documentChanges(of action: Int64) throws -> [Change]
  /// Where later actions changed what an action changed: each later action once for each entry and document, ordered by
  /// their actions. Empty for an unknown action.
  func laterChanges(than action: Int64) throws -> [LaterChange]
  /// An entry as it was once an action was done, whether or not that changed it; nil where it did not exist then.
  func entry(_ id: EntryID, after action: Int64) throws -> Entry?
  /// The action that first wrote an entry, whatever became of the entry since; nil for an unknown one.
  func firstAction(of entry: EntryID) throws -> Int64?
  /// Everything that an entry ever was, the oldest first, whatever became of it since; empty for an unknown one. What
  /// is damaged is said to be so, and never thrown. O(log entries + versions).
  func versions(of entry: EntryID) throws -> [EntryVersion]
  /// What was put under a key as it was once an action was done, cached state aside; nil where there was nothing then.
  func document(_ key: DocumentKey, after action: Int64) throws -> String?

  /// What actions made of a document, the oldest first; a removal is one of them. Empty where there never was any.
  func revisions(of document: DocumentKey) throws -> [DocumentRevision]
  /// What actions made of every document of a module, those that were removed included, each the oldest first.
  func revisions(ofAll module: ModuleID) throws -> [DocumentKey: [DocumentRevision]]

  /// Gives `body` everything that does not follow from the rest, one by one, so that a long journal never stands in
  /// memory: actions by id, definitions by hash, documents by key, entries by the time at which they were first
  /// written and then by id, forecasts by condition, day and kind. Drafts stay where they are. O(journal).
  ///
  /// - Throws: `Failure` (`storage`) where a text is damaged, or what `body` throws.
  func eachRecord(_ body: (JournalRecord) throws -> Void) throws
}
