import TrackerCore

/// A journal that does everything it is asked and takes it back: what a dry run writes to, so that it answers exactly
/// as the real run does.
struct RehearsedJournal: Journal {
  private struct TakenBack: Error {}

  let journal: any Journal

  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }

  var isReadOnly: Bool { journal.isReadOnly }

  func measuresVersions(of kinds: Set<LogKindID>) throws -> [LogKindID: Int] {
    try journal.measuresVersions(of: kinds)
  }

  /// Opening has brought the measures up to date.
  func rederive(_ versions: [LogKindID: Int], _ derive: (Entry) throws -> [Measure]?) throws -> [LogKindID: Int] {
    [:]
  }

  /// All or nothing is a promise of every journal: throwing at the end leaves nothing.
  func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
    -> Result
  {
    var result: Result?
    do {
      try journal.write(command, at: instant) { journal in
        result = try body(journal)
        throw TakenBack()
      }
    } catch is TakenBack {}
    guard let result else { throw Failure(.storage, "The trial import did not work") }
    return result
  }
}
