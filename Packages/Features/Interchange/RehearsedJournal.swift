import TrackerCore

/// A journal that does everything it is asked and takes it back: what a dry run writes to, so that it answers exactly
/// as the real run does.
struct RehearsedJournal: Journal {
  private struct TakenBack: Error {}

  let journal: any Journal

  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }

  /// All or nothing is a promise of every journal: throwing at the end leaves nothing.
  func write<Result>(
    _ command: String, at instant: Instant, reverting: Int64?, _ body: (any JournalWriting) throws -> Result
  ) throws -> Result {
    var result: Result?
    do {
      try journal.write(command, at: instant, reverting: reverting) { journal in
        result = try body(journal)
        throw TakenBack()
      }
    } catch is TakenBack {}
    guard let result else { throw Failure(.storage, "The dry run could not be done") }
    return result
  }
}
