/// What can be said of a journal's entries that follows from them.
public protocol JournalSettling: JournalReading {
  /// Says which entries wait, because another one that says otherwise counts in their place: what waits gives no
  /// totals. It follows from the entries, so it is no part of the action and is not undone.
  ///
  /// - Parameter states: By entry, the one that counts; nil where it counts itself. Entries that are not named stay as
  ///   they are, and nothing happens for one that does not exist.
  func wait(_ states: [EntryID: EntryID?]) throws
}
