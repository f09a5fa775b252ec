import TrackerApplication
import TrackerCore

extension Logbook {
  /// Nothing is left that could be undone or redone.
  private struct NothingLeft: Error {}

  /// Takes the last actions back, the latest first; each is an action of its own. What was undone stays on record, and
  /// the action that set the person up is never undone.
  ///
  /// - Parameter count: How many, 1 or more; fewer are undone where there are no more, or where one can't be: then the
  ///   answer says so.
  /// - Throws: `Failure` (`validation`) when there is nothing to undo, or when the latest action can't be undone.
  public func undo(_ count: Int = 1) throws -> UndoneView {
    var view = UndoneView(.undoing, today: session.today)
    var bound: Int64?
    for _ in 0..<count {
      do {
        // The action before may have changed who the person is.
        let session = try bound == nil ? session : session.current()
        let ((account, id, flags), changes) = try session.record("undo") { journal in
          let choice = try ActionChoice(journal)
          // What others write meanwhile was not asked to be undone.
          guard let chosen = try choice.latest(isUndoing: false, before: bound) else { throw NothingLeft() }
          let reversal = ActionReversal(logbook: Logbook(session), journal: journal, choice: choice)
          let account = try reversal.revert(chosen, isLatest: bound == nil)
          return (account, chosen.reverted.id, try session.seekCareBrought(to: journal))
        }
        bound = id
        view.add(account, flags, changes)
      } catch is NothingLeft {
        guard !view.actions.isEmpty else {
          throw Failure(
            .validation, "There's nothing to undo. This takes back what you saved after your set-up",
            recovery: "To change your set-up: symptoms onboard --change")
        }
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

  /// Puts an action in force again that was undone.
  ///
  /// - Parameter action: Its id; nil for the one that was undone last.
  /// - Throws: `Failure` (`validation`) where there is none, and where something later changed what it changed, or was
  ///   logged in its place; then nothing is written.
  public func redo(action: Int64? = nil) throws -> UndoneView {
    try revert("redo", telling: .redoing) { choice in
      if let action { return try choice.undone(action) }
      guard let latest = try choice.latest(isUndoing: true) else {
        throw Failure(
          .validation, "There's nothing to get back: nothing is undone",
          recovery: "To see your last changes: symptoms undo --list")
      }
      return latest
    }
  }

  private func revert(
    _ command: String, telling: ActionAccount.Telling, _ choose: (ActionChoice) throws -> ActionChoice.Chosen
  ) throws -> UndoneView {
    let ((account, flags), changes) = try session.record(command) { journal in
      let choice = try ActionChoice(journal)
      let reversal = ActionReversal(logbook: self, journal: journal, choice: choice)
      return (try reversal.revert(choose(choice), isLatest: false), try session.seekCareBrought(to: journal))
    }
    var view = UndoneView(telling, today: session.today)
    view.add(account, flags, changes)
    return view
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
