import Synchronization
import TrackerCore

/// Whether a command has saved anything: an answer that can't be written then says so.
public final class KeptChanges: Sendable {
  private let isKept = Mutex(false)

  public init() {}

  var hasAny: Bool { isKept.withLock { $0 } }
  func add() { isKept.withLock { $0 = true } }
}

/// A journal that notes that something was saved in it.
struct NotingJournal: Journal {
  let journal: any Journal
  let changes: KeptChanges

  var isReadOnly: Bool { journal.isReadOnly }

  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }

  func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
    -> Result
  {
    let (result, isKept) = try journal.write(command, at: instant) { writing in
      let before = try writing.lastAction()
      let result = try body(writing)
      return (result, try writing.lastAction() != before)
    }
    if isKept { changes.add() }
    return result
  }

  func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result {
    let result = try journal.restore(body)
    changes.add()
    return result
  }

  func open(_ command: String, importing file: String?) throws -> (any OpenAction)? {
    try journal.open(command, importing: file)
  }

  func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule] {
    try journal.measureRules(of: kinds)
  }

  /// What follows from entries is made again by no command.
  func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int] {
    try journal.rederive(plan)
  }

  func alone(_ body: () throws -> Void) throws { try journal.alone(body) }

  func search(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits {
    try journal.search(query, rules)
  }

  func version() throws -> Int64? { try journal.version() }

  func compact() throws { try journal.compact() }

  func onDamage(_ tell: @escaping @Sendable (_ count: Int) -> Void) { journal.onDamage(tell) }
}
