import TrackerApplication
import TrackerCore

extension Logbook {
  /// Nothing is left that could be undone or redone.
  private struct NothingLeft: Error {
    /// What is said where nothing was undone or redone before.
    var failure: Failure
  }

  /// Takes the last actions back, the latest first; each is an action of its own. What was undone stays on record, and
  /// the action that set the person up is never undone.
  ///
  /// - Parameter count: How many, 1 or more; fewer are undone where there are no more, or where one can't be: then the
  ///   answer says so.
  /// - Throws: `Failure` (`validation`) when there is nothing to undo, or when the latest action can't be undone.
  public func undo(_ count: Int = 1) throws -> UndoneView {
    var bound: Int64?
    return try revert(count, "undo", telling: .undoing) { reversal in
      // What others write meanwhile was not asked to be undone.
      guard let chosen = try reversal.choice.latest(before: bound) else {
        throw NothingLeft(
          failure: Failure(
            .validation, "There's nothing to undo. This takes back what you saved after your set-up",
            recovery: "To change your set-up: symptoms onboard --change"))
      }
      let account = try reversal.revert(chosen, isLatest: bound == nil)
      bound = chosen.reverted.id
      return account
    }
  }

  /// Puts the actions in force again that were undone last, the last one first; each is an action of its own. Something
  /// new ends it: what was undone before that comes back by its number alone.
  ///
  /// - Parameter count: How many, 1 or more; fewer where there are no more, or where one can't come back: then the
  ///   answer says so.
  /// - Throws: `Failure` (`validation`) where there is none, where something new was done since, and where something
  ///   later changed what it changed, or was logged in its place; then nothing is written.
  public func redo(_ count: Int = 1) throws -> UndoneView {
    var hasRedone = false
    return try revert(count, "redo", telling: .redoing) { reversal in
      let nothing = NothingLeft(
        failure: Failure(
          .validation, "There's nothing to get back: nothing is undone",
          recovery: "To see your last changes: symptoms undo --list"))
      guard let (chosen, isOver) = try reversal.choice.latestUndone() else { throw nothing }
      guard isOver else {
        let account = try reversal.revert(chosen, isLatest: false)
        hasRedone = true
        return account
      }
      // What was undone before something new is no part of what was just redone.
      if hasRedone { throw nothing }
      // What stands in its way says more.
      _ = try reversal.changes(of: chosen, isLatest: false)
      throw Failure(
        .validation, "You saved something else since, so redo goes no further",
        ["action": "\(chosen.origin.name)"], recovery: "To get it back anyway: symptoms redo {action}")
    }
  }

  /// Reverts actions one after the other.
  ///
  /// - Parameter revert: Reverts the next one; it throws `NothingLeft` where there is none.
  private func revert(
    _ count: Int, _ command: String, telling: ActionAccount.Telling,
    _ revert: (ActionReversal) throws -> ActionAccount
  ) throws -> UndoneView {
    var view = UndoneView(telling, today: session.today)
    for _ in 0..<count {
      do {
        // The action before may have changed who the person is.
        let session = try view.actions.isEmpty ? session : session.current()
        let ((account, flags), changes) = try session.record(command) { journal in
          let reversal = ActionReversal(
            logbook: Logbook(session), journal: journal, choice: try ActionChoice(journal))
          return (try revert(reversal), try session.seekCareBrought(to: journal))
        }
        view.add(account, flags, changes)
      } catch let end as NothingLeft {
        if view.actions.isEmpty { throw end.failure }
        view.isAll = true
        return view
      } catch let failure as Failure where !view.actions.isEmpty && failure.kind == .validation {
        view.stopped = failure
        return view
      }
    }
    return view
  }

  /// Takes one action back, whenever it was.
  ///
  /// - Parameter action: Its id.
  /// - Throws: `Failure` (`validation`) where there is no such action, where it is undone already or set the person up,
  ///   and where something later changed what it changed; then nothing is written.
  public func undo(action: Int64) throws -> UndoneView {
    try revert("undo", telling: .undoing) { try $0.standing(action) }
  }

  /// Puts one action in force again that was undone, whenever that was.
  ///
  /// - Parameter action: Its id.
  /// - Throws: `Failure` (`validation`) where there is no such action, where it is not undone, and where something
  ///   later changed what it changed, or was logged in its place; then nothing is written.
  public func redo(action: Int64) throws -> UndoneView {
    try revert("redo", telling: .redoing) { try $0.undone(action) }
  }

  private func revert(
    _ command: String, telling: ActionAccount.Telling, _ choose: (ActionChoice) throws -> ActionChoice.Chosen
  ) throws -> UndoneView {
    try revert(1, command, telling: telling) { reversal in
      try reversal.revert(choose(reversal.choice), isLatest: false)
    }
  }

  /// The last actions, the newest first, with what each did; undoing and redoing are told with what they were about.
  ///
  /// - Parameter limit: How many, 1 or more.
  /// - Throws: `Failure` (`storage`).
  public func actions(_ limit: Int = 10) throws -> ActionsView {
    try session.journal.read { journal in
      let history = try journal.history()
      let teller = ActionTeller(session: session, journal: journal)
      let actions = try latestOrigins(limit, in: journal).map { action in
        ActionsView.Row(
          account: try teller.account(of: action), local: session.calendar.local(action.at),
          isUndone: history.isUndoing(history.latest(of: action.id)), isSettingUp: action.purpose == .settingUp)
      }
      return ActionsView(actions: actions)
    }
  }

  /// The latest actions that reverted none.
  private func latestOrigins(_ limit: Int, in journal: any JournalReading) throws -> [Action] {
    var asked = limit
    while true {
      let actions = try journal.actions(limit: asked)
      let origins = actions.filter { $0.reverts == nil }
      if origins.count >= limit || actions.count < asked { return Array(origins.prefix(limit)) }
      asked *= 4
    }
  }
}
