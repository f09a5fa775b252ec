/// The one place that keeps what a person logged: entries with revisions, their measures and day totals, documents,
/// forecasts and the definitions in force. Modules never write SQL; the store and its in-memory twin pass one
/// conformance suite.
public protocol Journal: Sendable {
  /// Reads a consistent state: nothing that is written meanwhile is seen. `body` asks what it is given, never the
  /// journal itself: neither `read` nor `write` is called from within a body.
  ///
  /// - Throws: `Failure` of kind `storage`, or what `body` throws.
  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result

  /// One action, all or nothing: when `body` throws, nothing of it is kept. Writers wait for each other. When this
  /// returns, what was written survives the end of the program and of the power.
  ///
  /// An action that changed no entry and no document leaves no record, even if it kept forecasts, definitions or cached
  /// state. One that reverts another always leaves one, so that undoing again goes further back.
  ///
  /// - Parameter command: The command in words, without anything that was logged.
  /// - Throws: `Failure` of kind `storage` or `system`, or what `body` throws.
  func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
    -> Result

  /// Opens an action, so that its entries can be written ahead. One program at a time has one open.
  ///
  /// - Parameter command: That of the action. What was written ahead under the same one by a program that ended before
  ///   it closed the action is there.
  /// - Returns: nil where nothing can be written ahead, as on a disk where it can't be known whether a program is still
  ///   at it.
  /// - Throws: `Failure` of kind `storage` or `system`, such as when another program has an action open.
  func open(_ command: String) throws -> (any OpenAction)?

  /// Whether nothing can be written to it, as in a folder without the right to.
  var isReadOnly: Bool { get }

  /// The versions of the rules by which the measures of kinds of entries were made, as `rederive` was last told. A kind
  /// that is absent has measures as they are made now.
  ///
  /// - Throws: `Failure` of kind `storage`.
  func measuresVersions(of kinds: Set<LogKindID>) throws -> [LogKindID: Int]

  /// Makes the measures again of every entry of some kinds, those that `undo` would bring back included, with all that
  /// follows from them, and keeps the versions of their rules. It is no action, and cached state is thrown away where
  /// anything changed. O(entries of these kinds).
  ///
  /// - Parameters:
  ///   - versions: The kinds, with the version of the rules of now.
  ///   - derive: An entry's measures by the rules of now; nil leaves those it has.
  /// - Returns: By kind, how many current entries have other measures than before; kinds without any are absent.
  /// - Throws: `Failure`, or what `derive` throws; then nothing was changed.
  @discardableResult
  func rederive(_ versions: [LogKindID: Int], _ derive: (Entry) throws -> [Measure]?) throws
    -> [LogKindID: Int]

  /// Makes an empty journal what another one was, all or nothing: when `body` throws, nothing of it is kept.
  ///
  /// - Throws: `Failure` (`validation`) where the journal has actions already, `Failure` of kind `storage` or
  ///   `system`, or what `body` throws.
  func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result
}

/// What can be asked of a journal within one consistent state. Within an action this is the state with all that the
/// action has written so far.
public protocol JournalReading {
  /// Ordered by instant, then by the order in which they were first written; newest first is exactly the reverse.
  func entries(_ query: EntryQuery) throws -> [Entry]
  /// How many entries a query would give, its limit aside.
  func count(_ query: EntryQuery) throws -> Int
  /// The entries that were deleted and have not come back, ordered by id.
  func deletedEntries() throws -> [DeletedEntry]

  /// The damaged parts that were set aside, in that order.
  func setAside() throws -> [SetAside]

  /// The totals of the metrics on the days, in no promised order. Metrics without a measure on a day are absent.
  func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal]
  /// Every metric with a total that begins so, with the number of its days, ordered by id: `intake.` for the foods ever
  /// named.
  func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)]
  /// The first and the last day with an entry, nil for an empty journal.
  func loggedDays() throws -> ClosedRange<Day>?

  /// The document that was put under the key, else the state that was cached under it, else nil.
  func document(_ key: DocumentKey) throws -> Document?
  /// The documents and cached state of a module, ordered by id.
  func documents(of module: ModuleID) throws -> [Document]
  /// The modules that documents or cached state are kept of, ordered by id.
  func modulesWithDocuments() throws -> [ModuleID]

  /// The forecasts of a condition for the days, ordered by day, then kind.
  func forecasts(of condition: PackID, for days: ClosedRange<Day>) throws -> [Forecast]
  /// The conditions that forecasts are kept of with the days these are for, ordered by id.
  func forecastDays() throws -> [(condition: PackID, days: ClosedRange<Day>)]

  /// A definition that was remembered, as canonical JSON; nil for an unknown hash.
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
  /// What was put under a key as it was once an action was done, cached state aside; nil where there was nothing then.
  func document(_ key: DocumentKey, after action: Int64) throws -> String?

  /// Gives `body` everything that does not follow from the rest, one by one, so that a long journal never stands in
  /// memory: actions by id, definitions by hash, documents by key, entries in the order in which they were first
  /// written, forecasts by condition, day and kind. O(journal).
  ///
  /// - Throws: `Failure` (`storage`) where a text is damaged, or what `body` throws.
  func eachRecord(_ body: (JournalRecord) throws -> Void) throws
}

/// What can be done to an empty journal that becomes what another one was.
public protocol JournalRestoring: JournalReading {
  /// Adds a record as it was, with the ids of its actions. Actions come before what names them.
  ///
  /// - Parameter measures: Of an entry, those of each of its revisions, in their order; a revision without one, and any
  ///   other record, has none.
  /// - Throws: `Failure` (`validation`) where a revision names an action that was not added.
  func add(_ record: JournalRecord, measures: [[Measure]]) throws
}

/// What can be done to a journal within one action.
public protocol JournalWriting: JournalReading {
  /// The action being written: above all earlier ones, and, recorded or not, never given to a later one if anything was
  /// written.
  var action: Int64 { get }

  /// Says that the action being written reverts an earlier one, which may be chosen by what the body has read. It then
  /// leaves a record even where it changes nothing.
  ///
  /// - Throws: `Failure` (`validation`) when there is no such action.
  func reverts(_ action: Int64) throws

  /// Adds an entry, or replaces the one of its id as its next revision (the entry's own `revision` is ignored); a
  /// deleted one comes back as the revision after its tombstone. Its measures replace those it gave before, and the
  /// totals of the touched metrics and days are added up again. An entry equal to the kept one, with equal measures, is
  /// no change.
  ///
  /// - Throws: `Failure` (`validation`) when another entry has the same key, or a measure is not a finite number; then
  ///   nothing is changed.
  func put(_ entry: Entry, measures: [Measure]) throws
  /// Takes in what was written ahead, as if it were put now in the order in which it was written. The open action is
  /// gone then.
  ///
  /// - Parameter keys: Those of the entries that are taken in; others are thrown away.
  /// - Throws: `Failure` (`validation`) when an entry of the journal has one of the keys.
  func close(_ open: any OpenAction, taking keys: Set<String>) throws
  /// Throws away what was written ahead by programs that ended before they closed their actions.
  ///
  /// - Returns: The commands of these actions, the earliest first; empty nearly always.
  func discardAbandoned() throws -> [String]
  /// Leaves a tombstone: the entry is gone from queries and totals, its revisions stay and its key is free. Deleting
  /// what is not there does nothing.
  func delete(_ entry: EntryID) throws

  /// Keeps a document as its next revision; nil removes it, which is a revision too. A document equal to the kept one
  /// is no change.
  func put(_ json: String?, as key: DocumentKey) throws

  /// Like `put`, for state that can be rebuilt from the rest, such as what the forecast has learnt: it is no part of
  /// the action, leaves no revision and is not undone.
  func cache(_ json: String?, as key: DocumentKey) throws

  /// Stores a forecast in place of the one of its condition, day and kind. The journal does not know when a day begins:
  /// keeping a forecast once its day has begun is the caller's duty. Forecasts are no part of the action and are not
  /// undone.
  ///
  /// - Throws: `Failure` (`validation`) when one of its numbers is not finite.
  func put(_ forecast: Forecast) throws
  /// Removes the replayed forecasts of a condition for days from the given one on: they are made again.
  func removeReplayedForecasts(of condition: PackID, from day: Day) throws

  /// Keeps a definition under its hash; a known one stays as it is.
  func remember(_ json: String, as hash: ContentHash) throws
}
