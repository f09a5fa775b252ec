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

  /// The latest action that stands, which undoing takes back; nil where only setting up is left.
  ///
  /// - Parameter bound: Only what was done before this action counts; nil for all.
  func latest(before bound: Int64? = nil) throws -> Chosen? {
    let found = try first { action -> Chosen?? in
      guard bound.map({ action.id < $0 }) ?? true, isInForce(action, isUndoing: false) else { return nil }
      let chosen = try chosen(reverting: action)
      if chosen.origin.purpose == .settingUp { return .some(nil) }
      return try isErased(chosen.origin) ? nil : .some(chosen)
    }
    return found ?? nil
  }

  /// The latest undoing that stands, which redoing takes back; nil where there is none. `isOver` says whether something
  /// new was done since: then redoing goes no further by itself.
  func latestUndone() throws -> (chosen: Chosen, isOver: Bool)? {
    var isOver = false
    return try first { action -> (chosen: Chosen, isOver: Bool)? in
      if action.reverts == nil { isOver = true }
      guard isInForce(action, isUndoing: true) else { return nil }
      let chosen = try chosen(reverting: action)
      return try isErased(chosen.origin) ? nil : (chosen, isOver)
    }
  }

  private func isInForce(_ action: Action, isUndoing: Bool) -> Bool {
    history.stands(action.id) && history.isUndoing(action.id) == isUndoing
  }

  private func chosen(reverting action: Action) throws -> Chosen {
    Chosen(reverted: action, origin: try self.action(history.origin(of: action.id)))
  }

  /// The first thing that a body finds in an action, the newest one first; nil where it finds none.
  private func first<Found>(_ find: (Action) throws -> Found?) throws -> Found? {
    var (seen, limit) = (0, 16)
    while true {
      let actions = try journal.actions(limit: limit)
      for action in actions.dropFirst(seen) { if let found = try find(action) { return found } }
      if actions.count < limit { return nil }
      (seen, limit) = (actions.count, limit * 4)
    }
  }

  /// Whether nothing is left of what an action changed, because all of it was erased for good since.
  func isErased(_ action: Action) throws -> Bool {
    try journal.changeCounts(of: action.id).total == 0 && journal.changes(of: action.id).isEmpty
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
    try refuseErased(chosen)
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
    try refuseErased(chosen)
    return chosen
  }

  private func refuseErased(_ chosen: Chosen) throws {
    guard try isErased(chosen.origin) else { return }
    throw Failure(
      .validation, "What {action} changed was erased for good", ["action": "\(chosen.origin.name)"],
      recovery: "To see your last changes: symptoms undo --list")
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
