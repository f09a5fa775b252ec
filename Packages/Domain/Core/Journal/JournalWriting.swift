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
