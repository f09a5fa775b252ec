/// What can be done to an empty journal that becomes what another one was.
public protocol JournalRestoring: JournalSettling {
  /// Adds a record as it was, with the ids of its actions. Actions come before what names them.
  ///
  /// - Parameter measures: Of an entry, those of each of its revisions, in their order; a revision without one, and any
  ///   other record, has none.
  /// - Throws: `Failure` (`validation`) where a revision names an action that was not added.
  func add(_ record: JournalRecord, measures: [[Measure]]) throws
}
