import TrackerApplication
import TrackerCore

/// The entries that were deleted, and can come back until they are erased for good.
public struct Trash: Sendable {
  /// So many are shown unless more are asked for.
  public static let usualLimit = 20
  /// What has to be typed to erase them, in English; translated it is taken, too.
  public static let confirmation = "empty the trash"

  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// The entries that were deleted last, the last one first.
  ///
  /// - Parameter limit: How many, 1 or more.
  /// - Throws: `Failure` (`storage`).
  public func list(_ limit: Int = Trash.usualLimit) throws -> TrashView {
    try session.journal.read { journal in
      let deleted = try journal.deletedEntries().sorted { ($1.action, $0.id) < ($0.action, $1.id) }
      let teller = ActionTeller(session: session, journal: journal)
      let rows = try deleted.prefix(limit).map { deleted in
        let last = try journal.versions(of: deleted.id).last { $0.entry != nil }?.entry
        return TrashView.Row(
          deleted, last.map { teller.thing(.removed, $0) }, by: try journal.action(deleted.action)?.command ?? "",
          session.calendar.local(deleted.deletedAt))
      }
      let removed = try session.environment.registry.attachmentsLeaving(removedAt: { _ in true }, in: journal)
      return TrashView(
        entries: rows, count: deleted.count, today: session.today, attachments: removed.isEmpty ? nil : removed.count)
    }
  }

  /// What erasing would take; nothing is changed.
  ///
  /// - Parameter day: Only what was deleted before this day goes; nil for all of it.
  /// - Throws: `Failure` (`storage`).
  public func plan(before day: Day? = nil) throws -> PurgeView {
    try session.journal.read { journal in
      let ids = Set(try journal.deletedEntries().filter { isGone($0.deletedAt, before: day) }.map(\.id))
      return PurgeView(ids: ids, attachments: try attachments(with: ids, before: day, in: journal), before: day)
    }
  }

  /// Erases deleted entries for good, with all that they ever were. Of what was planned, an entry that came back
  /// meanwhile stays.
  ///
  /// - Parameter plan: What the person was shown.
  /// - Throws: `Failure` (`storage`, `system`); then nothing is erased.
  public func empty(_ plan: PurgeView) throws -> PurgeView {
    var view = plan
    let gone = try session.environment.write("trash empty", to: session.journal) { journal in
      let entries = try journal.purge(plan.ids)
      let attachments = try attachments(before: plan.before, in: journal).intersection(plan.attached)
      return (entries: entries, attachments: try journal.purge(documents: attachments))
    }
    view.count = gone.entries
    view.attachments = gone.attachments > 0 ? gone.attachments : nil
    // All of it is gone from every answer; now from the file as well.
    try session.journal.compact()
    let environment = session.environment
    for reader in environment.registry.attachmentReaders.all { try reader.sweep(environment, session.journal) }
    view.done = true
    return view
  }

  private func isGone(_ instant: Instant, before day: Day?) -> Bool {
    day.map { session.calendar.day(of: instant) < $0 } ?? true
  }

  /// The attachments that go with entries, and those that were taken off an entry before a day.
  private func attachments(
    with entries: Set<EntryID> = [], before day: Day?, in journal: any JournalReading
  ) throws -> Set<DocumentKey> {
    try session.environment.registry.attachmentsLeaving(
      with: entries, removedAt: { isGone($0, before: day) }, in: journal)
  }
}
