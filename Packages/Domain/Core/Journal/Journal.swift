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
  /// - Parameters:
  ///   - command: That of the action. What was written ahead under the same one by a program that ended before it
  ///     closed the action is there.
  ///   - file: The name of the file that is imported.
  /// - Returns: nil where nothing can be written ahead, as on a disk where it can't be known whether a program is still
  ///   at it.
  /// - Throws: `Failure` of kind `storage` or `system`, such as when another program has an action open.
  func open(_ command: String, importing file: String?) throws -> (any OpenAction)?

  /// Whether nothing can be written to it, as in a folder without the right to.
  var isReadOnly: Bool { get }

  /// The rules by which the measures of kinds of entries were made, as `rederive` was last told. A kind that is absent
  /// has measures as they are made now.
  ///
  /// - Throws: `Failure` of kind `storage`.
  func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule]

  /// Makes the measures again of every entry of some kinds, those that `undo` would bring back included, with all that
  /// follows from them, and keeps their rules. It is no action, and cached state is thrown away where anything changed.
  /// Forecasts stay as they are. O(entries of these kinds).
  ///
  /// - Parameter plan: Says how, from the state that the measures are made again in.
  /// - Returns: By kind, how many current entries have other measures than before; kinds without any are absent.
  /// - Throws: `Failure`, or what `plan` or its `derive` throws; then nothing was changed.
  @discardableResult
  func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int]

  /// A number for what follows the journal while others write to it: another one than before as soon as another program
  /// has written. What this one writes itself may change it or not. Asking costs next to nothing.
  ///
  /// - Returns: nil where this is the person's journal no longer, as after all was erased: it has to be opened again.
  /// - Throws: `Failure` of kind `storage`.
  func version() throws -> Int64?

  /// Sets who is told how many damaged entries a question has left out, once for each entry.
  func onDamage(_ tell: @escaping @Sendable (_ count: Int) -> Void)

  /// Does something while no other program writes to the journal or has an action open, as before all of it is erased.
  /// What is damaged or may only be read nobody writes to.
  ///
  /// - Throws: `Failure` of kind `storage` where another program is writing, or what `body` throws.
  func alone(_ body: () throws -> Void) throws

  /// Gives back the room of what was removed, so that nothing of it is left in the files of the journal.
  ///
  /// - Throws: `Failure` of kind `storage` or `system`; what was removed stays removed.
  func compact() throws

  /// Finds entries by their words, the newest first. What a journal keeps to find them soon follows from the entries:
  /// it is made when it is first needed, brought up to date before each answer, and never in the way of an entry.
  ///
  /// - Parameter rules: By what the entries of each kind are found; others are not looked at.
  /// - Throws: `Failure` of kind `storage`.
  func search(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits

  /// Makes an empty journal what another one was, all or nothing: when `body` throws, nothing of it is kept. A journal
  /// that was made for this is gone then, once it is let go of.
  ///
  /// - Throws: `Failure` (`validation`) where the journal has actions already, `Failure` of kind `storage` or
  ///   `system`, or what `body` throws.
  func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result
}

extension Journal {
  /// The last action, for a journal whose writers all leave one.
  public func version() throws -> Int64? { try read { try $0.lastAction() } }

  /// Nobody, for a journal in which nothing is ever damaged.
  public func onDamage(_ tell: @escaping @Sendable (_ count: Int) -> Void) {}

  /// Nothing, for a journal that keeps nothing of what was removed.
  public func compact() throws {}

  /// At once, for a journal that only one program has.
  public func alone(_ body: () throws -> Void) throws { try body() }

  /// Makes the measures of kinds again by rules that depend on nothing that the journal keeps.
  ///
  /// - Parameters:
  ///   - versions: The kinds, with the version of the rules of now.
  ///   - derive: An entry's measures by the rules of now; nil leaves those it has.
  /// - Throws: As `rederive(_:)`.
  @discardableResult
  public func rederive(_ versions: [LogKindID: Int], _ derive: @escaping (Entry) throws -> [Measure]?) throws
    -> [LogKindID: Int]
  {
    try rederive { _ in Rederivation(versions.mapValues { MeasureRule(version: $0) }, derive: derive) }
  }
}

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

/// What can be said of a journal's entries that follows from them.
public protocol JournalSettling: JournalReading {
  /// Says which entries wait, because another one that says otherwise counts in their place: what waits gives no
  /// totals. It follows from the entries, so it is no part of the action and is not undone.
  ///
  /// - Parameter states: By entry, the one that counts; nil where it counts itself. Entries that are not named stay as
  ///   they are, and nothing happens for one that does not exist.
  func wait(_ states: [EntryID: EntryID?]) throws
}

/// What can be done to an empty journal that becomes what another one was.
public protocol JournalRestoring: JournalSettling {
  /// Adds a record as it was, with the ids of its actions. Actions come before what names them.
  ///
  /// - Parameter measures: Of an entry, those of each of its revisions, in their order; a revision without one, and any
  ///   other record, has none.
  /// - Throws: `Failure` (`validation`) where a revision names an action that was not added.
  func add(_ record: JournalRecord, measures: [[Measure]]) throws
}

/// What can be done to a journal within one action.
public protocol JournalWriting: JournalSettling {
  /// The action being written: above all earlier ones, and, recorded or not, never given to a later one if anything was
  /// written.
  var action: Int64 { get }

  /// Says that the action being written reverts an earlier one, which may be chosen by what the body has read. It then
  /// leaves a record even where it changes nothing.
  ///
  /// - Throws: `Failure` (`validation`) when there is no such action.
  func reverts(_ action: Int64) throws

  /// Says what the action being written is for; without it, it is any change. An action that changes nothing leaves no
  /// record for that.
  func declare(_ purpose: Action.Purpose) throws

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
  /// - Returns: The commands of these actions with the names of their files, the earliest first; empty nearly always.
  func discardAbandoned() throws -> [AbandonedAction]
  /// Leaves a tombstone: the entry is gone from queries and totals, its revisions stay and its key is free. Deleting
  /// what is not there does nothing.
  func delete(_ entry: EntryID) throws

  /// Removes the entries of all days before one for good: all their revisions, measures and totals, those of entries
  /// that were deleted there, and damaged parts that were set aside of these days. It is no part of the action and
  /// can't be undone. Forecasts and cached state stay, and no day counts as touched: what was learnt of these days
  /// stays learnt.
  ///
  /// - Returns: How many entries went, those that were deleted before included.
  func forget(before day: Day) throws -> Int

  /// Removes entries for good that were deleted: all that they ever were, and damaged parts of them that were set
  /// aside. Entries that are not deleted stay. It is no part of the action and can't be undone; forecasts and cached
  /// state stay, and no day counts as touched.
  ///
  /// - Returns: How many entries went.
  func purge(_ entries: Set<EntryID>) throws -> Int

  /// Removes what a document was before, for good: the states that a later one replaced before an instant. What it was
  /// at that instant stays, with all that came later. It is no part of the action and can't be undone.
  func forgetStates(of document: DocumentKey, before instant: Instant) throws

  /// Removes documents for good, whether they are there or were removed before: all that they ever were, and damaged
  /// parts of them that were set aside. It is no part of the action and can't be undone. Drafts and cached state stay.
  ///
  /// - Returns: How many documents went.
  func purge(documents: Set<DocumentKey>) throws -> Int

  /// Says that an entry was first written at another time than by its first action in this journal, as one that came
  /// from another device. Nothing happens where there is no such entry.
  func setFirstWritten(_ instant: Instant, of entry: EntryID) throws

  /// Keeps a document as its next revision; nil removes it, which is a revision too. A document equal to the kept one
  /// is no change.
  func put(_ json: String?, as key: DocumentKey) throws

  /// Like `put`, for state that can be rebuilt from the rest, such as what the forecast has learnt: it is no part of
  /// the action, leaves no revision and is not undone.
  func cache(_ json: String?, as key: DocumentKey) throws

  /// Like `put`, for what a person has begun and not finished: it is no part of the action, leaves no revision, is not
  /// undone and stays on this device. Unlike cached state nobody can make it again, so only `draft` removes it.
  func draft(_ json: String?, as key: DocumentKey) throws

  /// Stores a forecast in place of the one of its condition, day and kind. The journal does not know when a day begins:
  /// keeping a forecast once its day has begun is the caller's duty. Forecasts are no part of the action and are not
  /// undone.
  ///
  /// - Throws: `Failure` (`validation`) when one of its numbers is not finite.
  func put(_ forecast: Forecast) throws
  /// Removes the replayed forecasts of a condition for days from the given one on: they are made again.
  func removeReplayedForecasts(of condition: PackID, from day: Day) throws

  /// Keeps a definition under its hash. A known one stays as it is, unless the hash was made of the new text and not of
  /// the known one.
  func remember(_ text: String, as hash: ContentHash) throws

  /// Keeps a damaged part that was set aside in another journal. It is no part of the action.
  func keep(_ part: SetAside) throws
}

extension JournalWriting {
  /// Nothing, for a store in which nothing is ever damaged.
  public func keep(_ part: SetAside) throws {}
}
