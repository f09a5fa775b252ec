import TrackerApplication
import TrackerCore

/// Puts back what was before an action, in the action that is being written.
struct ActionReversal {
  let logbook: Logbook
  let journal: any JournalWriting
  let choice: ActionChoice

  private var session: Session { logbook.session }
  private var teller: ActionTeller { ActionTeller(session: session, journal: journal) }

  /// Puts everything back that an action changed.
  ///
  /// - Parameter isLatest: Whether nothing later that stands can have changed the same things.
  /// - Returns: What that did.
  /// - Throws: `Failure` (`validation`) that names what was changed later, or what stands in the way now; then nothing
  ///   is written.
  func revert(_ chosen: ActionChoice.Chosen, isLatest: Bool) throws -> ActionAccount {
    let changes = try changes(of: chosen, isLatest: isLatest)
    let account = try teller.account(ofPuttingBack: changes, from: chosen.origin)
    try journal.revert(chosen.reverted.id)
    return account
  }

  /// What putting back would change.
  ///
  /// - Throws: `Failure` (`validation`) that names what was changed later, or what stands in the way now.
  func changes(of chosen: ActionChoice.Chosen, isLatest: Bool) throws -> [Change] {
    if !isLatest { try refuseLaterChanges(than: chosen) }
    let changes = try journal.changes(of: chosen.reverted.id)
    let coming = changes.compactMap { change -> Entry? in
      if case .entry(_, let before?, _) = change { before } else { nil }
    }
    try ReturnCheck(logbook: logbook, journal: journal).refuseClashes(
      of: coming, beside: Set(changes.map(\.subject)), until: chosen.reverted.id)
    return changes
  }

  private func refuseLaterChanges(than chosen: ActionChoice.Chosen) throws {
    let later = try journal.laterChanges(than: chosen.reverted.id).last {
      choice.history.matters($0.action, for: chosen.reverted.id)
    }
    guard let later else { return }
    let origin = Action.name(of: choice.history.origin(of: later.action))
    let values: [String: Phrase] = [
      "later": "\(origin)", "action": "\(chosen.origin.name)",
      "what": try teller.name(of: later.subject, leftBy: chosen.reverted.id),
    ]
    guard choice.history.isUndoing(later.action) else {
      throw Failure(
        .validation, "{action} cannot be undone now: {later} changed {what} later", values,
        recovery: "Undo that first: symptoms undo {later}")
    }
    throw Failure(
      .validation, "{action} cannot be changed now: undoing {later} changed {what} later", values,
      recovery: "Get that back first: symptoms redo {later}")
  }
}
