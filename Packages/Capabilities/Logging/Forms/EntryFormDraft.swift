import TrackerApplication
import TrackerCore

/// What was typed into the form of an entry and not saved: kept as it was typed, so that nothing is lost, whatever ends
/// the program. There is one for each kind of entry and day, and one for each entry that is changed.
public struct EntryFormDraft: Codable, Hashable, Sendable {
  /// Of every module's kinds: their forms are made here.
  public static let drafts = DayDrafts(LoggingModule.id, prefix: "form-") { count in
    count == 1 ? "1 unfinished form" : .words("{count} unfinished forms", ["count": .count(count)])
  }

  /// By the fields' ids, only those that differ from what the form begins with.
  public var texts: [String: String]
  public var begun: Instant
  /// Of the entry that is changed, the revision that the person saw; nil for a new entry.
  public var revision: Int?

  public init(texts: [String: String], begun: Instant, revision: Int? = nil) {
    self.texts = texts
    self.begun = begun
    self.revision = revision
  }
}
