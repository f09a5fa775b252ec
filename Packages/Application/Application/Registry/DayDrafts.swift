import TrackerCore

/// What a module keeps of a day that a person has begun and not finished, such as a check-in: one draft for each day,
/// or for each of several things of a day (`JournalWriting.draft`). What erases the entries of old days erases these
/// with them.
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

  /// Where a draft of a day is kept.
  ///
  /// - Parameter thing: What it is of, where a day can have several.
  public func key(of day: Day, _ thing: String? = nil) -> DocumentKey {
    DocumentKey(module, "\(prefix)\(day)\(thing.map { ".\($0)" } ?? "")")
  }

  /// The drafts with their days, those of the earliest day first.
  ///
  /// - Parameter thing: What they are of; nil for all of them.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func all(of thing: String? = nil, in journal: any JournalReading) throws -> [(day: Day, key: DocumentKey)] {
    try journal.documents(of: module).compactMap { document -> (day: Day, key: DocumentKey)? in
      let id = document.key.id
      guard id.hasPrefix(prefix), let word = id.dropFirst(prefix.count).split(separator: ".").first,
        let day = Day(String(word)), thing == nil || document.key == key(of: day, thing)
      else { return nil }
      return (day, document.key)
    }.sorted { ($0.day, $0.key) < ($1.day, $1.key) }
  }
}
