import TrackerCore

/// A journal under a check, with what was found wrong so far.
final class JournalProbe {
  let journal: any Journal
  private(set) var failures: [String] = []

  init(_ journal: any Journal) { self.journal = journal }

  func expect<Value: Equatable>(_ found: Value, _ wanted: Value, _ what: String) {
    if found != wanted { failures.append("\(what): found \(found), wanted \(wanted)") }
  }

  /// Expects a failure of a kind that does not carry `secret`.
  func expectFailure(_ kind: Failure.Kind, without secret: String? = nil, _ what: String, _ body: () throws -> Void) {
    do {
      try body()
      failures.append("\(what): nothing was thrown")
    } catch let failure as Failure {
      expect(failure.kind, kind, what)
      if let secret, "\(failure)".contains(secret) { failures.append("\(what): the failure carries what was logged") }
    } catch {
      failures.append("\(what): threw \(error), not a failure")
    }
  }

  /// One action on the first day, so many seconds after noon.
  @discardableResult
  func write<Result>(
    _ command: String = "log", at second: Int64 = 0, reverting: Int64? = nil,
    _ body: (any JournalWriting) throws -> Result
  ) throws -> Result {
    let noon = Sample.instant(0, hour: 12)
    return try journal.write(command, at: Instant(seconds: noon.seconds + second)) { journal in
      if let reverting { try journal.reverts(reverting) }
      return try body(journal)
    }
  }

  /// An action that puts one entry.
  @discardableResult
  func put(_ entry: Entry, _ measures: Measure..., at second: Int64 = 0) throws -> Int64 {
    try write(at: second) { journal in
      try journal.put(entry, measures: measures)
      return journal.action
    }
  }

  @discardableResult
  func delete(_ entry: Entry) throws -> Int64 {
    try write { journal in
      try journal.delete(entry.id)
      return journal.action
    }
  }

  /// What a query gives, as ids.
  func ids(_ query: EntryQuery = EntryQuery()) throws -> [String] {
    try journal.read { try $0.entries(query).map(\.id.rawValue) }
  }

  /// The totals of the samples' metrics on the samples' days, as `metric day = value`.
  func totals() throws -> [String] {
    try journal.read { try Sample.totals($0) }
  }

  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result { try journal.read(body) }
}
