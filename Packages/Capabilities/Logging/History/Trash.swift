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
      return TrashView(entries: rows, count: deleted.count, today: session.today)
    }
  }

  /// What erasing would take; nothing is changed.
  ///
  /// - Parameter day: Only what was deleted before this day goes; nil for all of it.
  /// - Throws: `Failure` (`storage`).
  public func plan(before day: Day? = nil) throws -> PurgeView {
    let deleted = try session.journal.read { try $0.deletedEntries() }.filter { entry in
      day.map { session.calendar.day(of: entry.deletedAt) < $0 } ?? true
    }
    return PurgeView(ids: Set(deleted.map(\.id)), before: day)
  }

  /// Erases deleted entries for good, with all that they ever were. Of what was planned, an entry that came back
  /// meanwhile stays.
  ///
  /// - Parameter plan: What the person was shown.
  /// - Throws: `Failure` (`storage`, `system`); then nothing is erased.
  public func empty(_ plan: PurgeView) throws -> PurgeView {
    var view = plan
    view.count = try session.environment.write("trash empty", to: session.journal) { try $0.purge(plan.ids) }
    // All of it is gone from every answer; now from the file as well.
    try session.journal.compact()
    view.done = true
    return view
  }
}
