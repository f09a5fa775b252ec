import TrackerCore

/// The documents of a journal, for the time of one question: each kind is read once, however many ask for it.
public final class DocumentShelf {
  private let journal: any JournalReading
  /// What was read, by the names of kinds; of a kind with one document a list of one or none.
  private var read: [String: Any] = [:]

  public init(_ journal: any JournalReading) { self.journal = journal }

  /// The document of a kind, nil where there is none.
  ///
  /// - Throws: `Failure` (`storage`) when it can't be read.
  public func value<Value>(_ kind: DocumentKind<Value>) throws -> Value? {
    try kept(kind) { try journal.value(kind).map { [$0] } ?? [] }.first
  }

  /// The documents of a family, ordered by their ids.
  ///
  /// - Throws: `Failure` (`storage`) when one of them can't be read.
  public func values<Value>(_ kind: DocumentKind<Value>) throws -> [Value] {
    try kept(kind) { try journal.values(kind) }
  }

  private func kept<Value>(_ kind: DocumentKind<Value>, _ make: () throws -> [Value]) rethrows -> [Value] {
    let name = "\(kind.module)/\(kind.id)"
    if let known = read[name] as? [Value] { return known }
    let found = try make()
    read[name] = found
    return found
  }
}
