/// The one place that keeps what a person logged: entries with revisions, their measures and day totals, documents, forecasts and the
/// definitions in force. Modules never write SQL; the store and its in-memory twin pass one conformance suite.
public protocol Journal: Sendable {
  /// Reads a consistent state: nothing that is written meanwhile is seen.
  ///
  /// - Throws: `Failure` of kind `storage`, or what `body` throws.
  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result

  /// One action, all or nothing: when `body` throws, nothing of it is kept. Writers wait for each other. An action that wrote nothing
  /// leaves no record. When this returns, what was written survives a crash and a power cut.
  ///
  /// - Parameters:
  ///   - command: The command in words, without anything that was logged.
  ///   - reverting: The action that this one reverts.
  /// - Throws: `Failure` of kind `storage`, or what `body` throws.
  func write<Result>(_ command: String, at instant: Instant, reverting: Int64?, _ body: (any JournalWriting) throws -> Result) throws
    -> Result
}

extension Journal {
  public func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws -> Result {
    try write(command, at: instant, reverting: nil, body)
  }
}

/// What can be asked of a journal within one consistent state.
public protocol JournalReading {
  /// Ordered by instant, then by the order in which they were written.
  func entries(_ query: EntryQuery) throws -> [Entry]
  /// How many entries a query would give, its limit aside.
  func count(_ query: EntryQuery) throws -> Int

  /// The totals of the metrics on the days, in no promised order. Metrics without a measure on a day are absent.
  func totals(of metrics: Set<MetricID>, in days: ClosedRange<Day>) throws -> [DayTotal]
  /// Every stored metric that begins so, with the number of its days: `intake.` for the foods ever named.
  func metrics(withPrefix prefix: String) throws -> [(metric: MetricID, days: Int)]
  /// The first and the last day with an entry, nil for an empty journal.
  func loggedDays() throws -> ClosedRange<Day>?

  func document(_ key: DocumentKey) throws -> Document?
  func documents(of module: ModuleID) throws -> [Document]

  /// The forecasts of a condition for the days, ordered by day, then kind.
  func forecasts(of condition: PackID, for days: ClosedRange<Day>) throws -> [Forecast]

  /// A definition that was remembered, as canonical JSON; nil for an unknown hash.
  func definition(_ hash: ContentHash) throws -> String?

  /// The latest actions, newest first.
  func actions(limit: Int) throws -> [Action]
  /// Ids of actions that a later action reverted, so that undoing several times goes further back.
  func revertedActions() throws -> Set<Int64>
  /// The id of the last action, 0 before the first.
  func lastAction() throws -> Int64
  /// The earliest day touched by actions after the given one, nil where none was.
  func earliestTouchedDay(after action: Int64) throws -> Day?
  /// What an action changed: each entry and document with its state before, nil where it did not exist.
  func changes(of action: Int64) throws -> [Change]
}

/// What can be done to a journal within one action.
public protocol JournalWriting: JournalReading {
  /// The action being written.
  var action: Int64 { get }

  /// Adds an entry, or replaces the one of its id as its next revision (the entry's own `revision` is ignored). Its measures replace
  /// those it gave before, and the totals of the touched metrics and days are made anew from measures.
  ///
  /// - Throws: `Failure` (`validation`) when another entry has the same key.
  func put(_ entry: Entry, measures: [Measure]) throws
  /// Leaves a tombstone: the entry is gone from queries and totals, its revisions stay. Deleting what is not there does nothing.
  func delete(_ entry: EntryID) throws

  /// Keeps a document as its next revision; nil removes it. A document equal to the kept one is no change.
  func put(_ json: String?, as key: DocumentKey) throws

  /// Like `put`, for state that can be made anew from the rest, such as what the forecast has learnt: it is no part of the action, leaves no
  /// revision and is not undone.
  func cache(_ json: String?, as key: DocumentKey) throws

  /// Stores a forecast in place of the one of its condition, day and kind. The journal does not know when a day begins: keeping a forecast
  /// once its day has begun is the caller's duty.
  func put(_ forecast: Forecast) throws
  /// Removes the replayed forecasts of a condition for days from the given one on: they are made anew.
  func removeReplayedForecasts(of condition: PackID, from day: Day) throws

  /// Keeps a definition under its hash; a known one stays as it is.
  func remember(_ json: String, as hash: ContentHash) throws
}

/// One thing that an action changed.
public enum Change: Sendable, Hashable {
  /// The entry and its measures before the action, nil where it did not exist, and whether it exists after it.
  case entry(EntryID, before: Entry?, measuresBefore: [Measure])
  case document(DocumentKey, before: String?)
}
