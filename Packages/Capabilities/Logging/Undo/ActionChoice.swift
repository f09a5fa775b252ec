import TrackerApplication
import TrackerCore

/// Which action undoing or redoing is about. It is chosen within the transaction that reverts it, so that two commands
/// at once never take the same one.
struct ActionChoice {
  /// The action to revert, and the one that people know: what was done at first, however often it was undone and
  /// redone.
  struct Chosen {
    var reverted: Action
    var origin: Action
  }

  let journal: any JournalReading
  let history: ActionHistory

  init(_ journal: any JournalReading) throws {
    self.journal = journal
    history = try journal.history()
  }

  /// The latest action that stands; nil where only setting up is left.
  ///
  /// - Parameters:
  ///   - isUndoing: Whether it is the latest undoing that is asked for.
  ///   - bound: Only what was done before this action counts; nil for all.
  func latest(isUndoing: Bool, before bound: Int64? = nil) throws -> Chosen? {
    var limit = 16
    while true {
      let actions = try journal.actions(limit: limit)
      let found = actions.first { action in
        bound.map { action.id < $0 } ?? true && history.stands(action.id) && history.isUndoing(action.id) == isUndoing
      }
      if let found {
        let chosen = Chosen(reverted: found, origin: try action(history.origin(of: found.id)))
        return chosen.origin.purpose == .settingUp ? nil : chosen
      }
      if actions.count < limit { return nil }
      limit *= 4
    }
  }

  /// An action that a person named, to take it back.
  ///
  /// - Throws: `Failure` (`validation`) where there is no such action, where it set the person up, and where it is
  ///   taken back already.
  func standing(_ id: Int64) throws -> Chosen {
    let chosen = try chosen(id)
    let name: [String: Phrase] = ["action": "\(chosen.origin.name)"]
    guard chosen.origin.purpose != .settingUp else {
      throw Failure(
        .validation, "{action} is your set-up. Undo goes no further back", name,
        recovery: "To change your set-up: symptoms onboard --change")
    }
    guard !history.isUndoing(chosen.reverted.id) else {
      throw Failure(
        .validation, "{action} is already undone", name, recovery: "To get it back: symptoms redo {action}")
    }
    return chosen
  }

  /// An action that a person named, to put it in force again.
  ///
  /// - Throws: `Failure` (`validation`) where there is no such action, and where it was not taken back.
  func undone(_ id: Int64) throws -> Chosen {
    let chosen = try chosen(id)
    guard history.isUndoing(chosen.reverted.id) else {
      throw Failure(
        .validation, "{action} is not undone, so there's nothing to get back",
        ["action": "\(chosen.origin.name)"], recovery: "To see your last changes: symptoms undo --list")
    }
    return chosen
  }

  private func chosen(_ id: Int64) throws -> Chosen {
    guard let named = try journal.action(id) else { throw unknown(id) }
    let origin = history.origin(of: named.id)
    return Chosen(reverted: try action(history.latest(of: origin)), origin: try action(origin))
  }

  private func action(_ id: Int64) throws -> Action {
    guard let action = try journal.action(id) else { throw unknown(id) }
    return action
  }

  private func unknown(_ id: Int64) -> Failure {
    Failure(
      .validation, "There's no change {action}", ["action": "\(Action.name(of: id))"],
      recovery: "To see your last changes: symptoms undo --list")
  }
}
