import TrackerCore

/// What a module keeps of a day that a person has begun and not finished, such as a check-in: one draft for each day
/// (`JournalWriting.draft`). What erases the entries of old days erases these with them.
public struct DayDrafts: Sendable {
  public let module: ModuleID
  private let prefix: String
  /// So many of them, in words: `2 unfinished check-ins`.
  public let told: @Sendable (_ count: Int) -> Phrase

  /// - Parameter prefix: What the ids of the drafts begin with; the day follows.
  public init(_ module: ModuleID, prefix: String, told: @escaping @Sendable (_ count: Int) -> Phrase) {
    self.module = module
    self.prefix = prefix
    self.told = told
  }

  /// Where the draft of a day is kept.
  public func key(of day: Day) -> DocumentKey { DocumentKey(module, "\(prefix)\(day)") }

  /// The days with a draft, the earliest first.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func days(in journal: any JournalReading) throws -> [Day] {
    try journal.documents(of: module).compactMap { document in
      document.key.id.hasPrefix(prefix) ? Day(String(document.key.id.dropFirst(prefix.count))) : nil
    }.sorted()
  }
}
