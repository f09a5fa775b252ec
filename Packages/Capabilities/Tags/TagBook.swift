import TrackerApplication
import TrackerCore

/// What a person does with their tags: see all of them, and change one on every entry that has it.
///
/// A change is one action over all of these entries, which `undo` takes back. The entries are read in the transaction
/// that writes them.
public struct TagBook: Sendable {
  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// Every tag, the one that was used last first.
  ///
  /// - Throws: `Failure` (`storage`).
  public func all() throws -> TagsView {
    let days = try session.journal.read { try $0.daysOfTags() }
    let rows = days.compactMap { tag, days in
      days.last.map { TagsView.Row(tag: tag, days: days.count, last: $0) }
    }
    return TagsView(tags: rows.sorted { $0.last == $1.last ? $0.tag < $1.tag : $0.last > $1.last })
  }

  /// Gives a tag another name.
  ///
  /// - Parameters:
  ///   - old: As it is typed, with or without `#`.
  ///   - new: One that no entry has.
  /// - Throws: `Failure` (`validation`) for what is no tag, a tag that no entry has, and a new one that exists.
  public func rename(_ old: String, to new: String) throws -> TagsChangedView {
    let (old, new) = (try tag(old), try tag(new))
    return try change("tags rename", .renamed, old, new) { journal in
      guard try !exists(new, in: journal) || old == new else {
        throw Failure(
          .validation, "You already have the tag {new}", ["old": "\(old)", "new": "\(new)"],
          recovery: "To make them one tag: symptoms tags merge {old} {new}")
      }
    }
  }

  /// Puts a tag in place of another one. An entry that has both keeps one.
  ///
  /// - Parameters:
  ///   - old: The one that goes.
  ///   - new: The one that stays.
  /// - Throws: `Failure` (`validation`) for what is no tag, and a tag that no entry has.
  public func merge(_ old: String, into new: String) throws -> TagsChangedView {
    let (old, new) = (try tag(old), try tag(new))
    return try change("tags merge", .merged, old, new) { journal in
      guard try exists(new, in: journal) else {
        throw Failure(
          .validation, "No entry has the tag {new}", ["old": "\(old)", "new": "\(new)"],
          recovery: "To give {old} that name: symptoms tags rename {old} {new}")
      }
    }
  }

  /// Takes a tag off every entry that has it.
  ///
  /// - Throws: `Failure` (`validation`) for what is no tag, and a tag that no entry has.
  public func remove(_ old: String) throws -> TagsChangedView {
    try change("tags remove", .removed, try tag(old), nil) { _ in }
  }

  private func tag(_ text: String) throws -> EntryTag {
    guard let tag = EntryTag(typed: text) else { throw Failure.invalid([FieldDefinition.tags.wrongType]) }
    return tag
  }

  private func exists(_ tag: EntryTag, in journal: any JournalReading) throws -> Bool {
    try !journal.totals(of: [tag.metric], in: .allOfEntries).isEmpty
  }

  /// - Parameter check: Throws where the change is not possible in the journal as it is.
  private func change(
    _ command: String, _ verb: TagsChangedView.Verb, _ old: EntryTag, _ new: EntryTag?,
    _ check: (any JournalReading) throws -> Void
  ) throws -> TagsChangedView {
    let (count, changes) = try session.record(command) { journal in
      let entries = try journal.entries(tagged: old)
      guard !entries.isEmpty else { throw try unknown(old, in: journal) }
      try check(journal)
      let measurer = try session.measurer(in: journal)
      for var entry in entries where old != new {
        // What a module brings that is not there can't be measured.
        guard let kind = session.environment.registry.logKind(entry.kind) else { continue }
        entry.payload.tags = TagBook.tags(entry.payload.tags, replacing: old, by: new)
        try journal.put(entry, measures: measurer.measures(of: entry, by: kind))
      }
      return entries.count
    }
    return TagsChangedView(
      verb: verb, tag: old, becomes: new, entries: count, tomorrow: changes, givesTips: session.environment.givesTips)
  }

  private static func tags(_ tags: [EntryTag], replacing old: EntryTag, by new: EntryTag?) -> [EntryTag] {
    tags.map { $0 == old ? new : $0 }.reduce(into: []) { kept, tag in
      if let tag, !kept.contains(tag) { kept.append(tag) }
    }
  }

  private func unknown(_ tag: EntryTag, in journal: any JournalReading) throws -> Failure {
    let near = nearestMatch(to: tag.rawValue, among: try journal.daysOfTags().keys.map(\.rawValue).sorted())
    return Failure(
      .validation,
      near == nil ? "No entry has the tag {tag}" : "No entry has the tag {tag}. Did you mean {near}?",
      ["tag": "\(tag)", "near": "\(near ?? "")"], recovery: "To see your tags: symptoms tags")
  }
}
