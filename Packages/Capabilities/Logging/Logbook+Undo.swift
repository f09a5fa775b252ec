import TrackerApplication
import TrackerCore

extension Logbook {
  /// Takes the last actions back, the latest first; each is an action of its own. What was undone stays on record, and
  /// the action that set the person up is never undone.
  ///
  /// - Parameter count: How many, 1 or more; fewer are undone where there are no more.
  /// - Throws: `Failure` (`validation`) when there is nothing to undo, `Failure` (`storage`) when something else was
  ///   written meanwhile.
  public func undo(_ count: Int = 1) throws -> UndoneView {
    var undone: [UndoneView.Action] = []
    var changes: [OutlookChange] = []
    while undone.count < count, let next = try session.journal.read(Self.next) {
      let result = try session.record("undo", reverting: next.action.id) { journal in
        guard try journal.actions(limit: 2).first(where: { $0.id != journal.action })?.id == next.latest else {
          throw Failure(
            .storage, "Something else was written meanwhile", recovery: "Look at symptoms list, and undo again.")
        }
        let changes = try journal.changes(of: next.action.id)
        for change in changes { try Self.revert(change, in: journal) }
        return changes.count { if case .entry = $0 { true } else { false } }
      }
      undone.append(.init(command: next.action.command, at: next.action.at, entries: result.result))
      changes = result.changes
    }
    guard !undone.isEmpty else {
      throw Failure(
        .validation, "There is nothing to undo", recovery: "Only what was logged after setting up can be undone.")
    }
    return UndoneView(actions: undone, isAll: undone.count < count, tomorrow: changes)
  }

  /// The latest action that is neither undone nor an undoing, and the id of the latest of all.
  private static func next(in journal: any JournalReading) throws -> (action: Action, latest: Int64)? {
    let reverted = try journal.revertedActions()
    var limit = 16
    while true {
      let actions = try journal.actions(limit: limit)
      if let action = actions.first(where: { $0.reverts == nil && !reverted.contains($0.id) }) {
        return action.command == "onboard" ? nil : (action, actions[0].id)
      }
      if actions.count < limit { return nil }
      limit *= 4
    }
  }

  private static func revert(_ change: Change, in journal: any JournalWriting) throws {
    switch change {
    case .entry(_, let before?, let measures): try journal.put(before, measures: measures)
    case .entry(let id, nil, _): try journal.delete(id)
    case .document(let key, let before): try journal.put(before, as: key)
    }
  }
}
