import TrackerCore

/// Documents that are about days: they go for good where the entries of these days are erased, with all that they ever
/// were. Actions are kept without them, as they are without erased entries.
public struct DayDocuments: Sendable {
  public let id: String
  /// So many of them, in words: `2 experiments`.
  public let told: @Sendable (_ count: Int) -> Phrase
  private let find: @Sendable (Day, any JournalReading) throws -> Set<DocumentKey>

  /// - Parameters:
  ///   - lastDay: The last day that a document is about. It goes once all of its days do.
  ///   - told: So many of them, in words.
  public init<Value>(
    _ kind: DocumentKind<Value>, lastDay: @escaping @Sendable (Value) -> Day,
    told: @escaping @Sendable (_ count: Int) -> Phrase
  ) {
    id = "\(kind.module)/\(kind.id)"
    self.told = told
    find = { day, journal in
      let all = try journal.revisions(ofAll: kind.module).filter { kind.holds($0.key) }
      return Set(
        try all.compactMap { key, revisions in
          // One that was removed says what it was before.
          guard let json = revisions.last(where: { $0.json != nil })?.json else { return nil }
          return lastDay(try kind.value(of: json)) < day ? key : nil
        })
    }
  }

  /// Those that are about earlier days alone, whether they are there or were removed before.
  ///
  /// - Throws: `Failure` (`storage`) when one of them can't be read.
  public func all(before day: Day, in journal: any JournalReading) throws -> Set<DocumentKey> { try find(day, journal) }
}
