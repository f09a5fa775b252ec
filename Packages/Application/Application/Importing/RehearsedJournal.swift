import TrackerCore

/// A journal that does everything it is asked and takes it back: what a dry run writes to, so that it answers exactly
/// as the real run does.
public struct RehearsedJournal: Journal {
  private struct TakenBack: Error {}

  private let journal: any Journal

  public init(journal: any Journal) { self.journal = journal }

  public func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }

  /// What is taken back at the end is never written ahead.
  public func open(_ command: String, importing file: String?) throws -> (any OpenAction)? { nil }

  public var isReadOnly: Bool { journal.isReadOnly }

  public func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] {
    try journal.measureRules(of: kinds)
  }

  /// Opening has brought the measures up to date.
  public func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] { [:] }

  public func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result)
    throws
    -> Result
  {
    try rehearsed { keep in try journal.write(command, at: instant) { try keep(try body($0)) } }
  }

  public func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result {
    try rehearsed { keep in try journal.restore { try keep(try body($0)) } }
  }

  public func search(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits {
    try journal.search(query, rules)
  }

  public func version() throws -> Int64? { try journal.version() }

  public func onDamage(_ tell: @escaping @Sendable (_ count: Int) -> Void) { journal.onDamage(tell) }

  public func alone(_ body: () throws -> Void) throws { try journal.alone(body) }

  /// All or nothing is a promise of every journal: throwing at the end leaves nothing.
  private func rehearsed<Result>(_ perform: (_ keep: (Result) throws -> Void) throws -> Void) throws -> Result {
    var result: Result?
    do {
      try perform { made in
        result = made
        throw TakenBack()
      }
    } catch is TakenBack {}
    guard let result else { throw Failure(.storage, "The trial import did not work") }
    return result
  }
}
