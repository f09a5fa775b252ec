import Foundation
import TrackerCore

/// The new entries of a big import, written ahead of its action in short transactions: whoever wants to save something
/// meanwhile need not wait until all of them are written. What an import that was ended left of the same file is used.
struct ImportAhead {
  /// Fewer are written within the action: that is quicker than all this.
  static let fewest = 1_000
  /// So many are written in one transaction, which takes some milliseconds.
  private static let stretch = 500
  /// Between two transactions, in microseconds: time for others, who ask every five milliseconds.
  private static let pause: UInt32 = 6_000

  let action: any OpenAction
  /// Of what is written.
  let keys: Set<String>

  init(
    _ plan: ImportPlan, under action: any OpenAction, for session: Session
  ) throws {
    self.action = action
    let measurer = try session.journal.read { try session.measurer(in: $0) }
    let left = Dictionary(try action.entries().map { ($0.entry.key ?? "", $0) }) { $1 }
    var pending: [MeasuredEntry] = []
    for draft in plan.new {
      let earlier = left[draft.key]
      var entry = draft.entry(of: session)
      entry.revision = earlier?.entry.revision ?? entry.revision
      let measured = MeasuredEntry(entry, measurer.measures(of: entry, by: draft.kind))
      if measured != earlier { pending.append(measured) }
      if pending.count == ImportAhead.stretch {
        try action.write(pending)
        pending = []
        usleep(ImportAhead.pause)
      }
    }
    if !pending.isEmpty { try action.write(pending) }
    try action.prepare()
    keys = plan.newKeys
  }
}
