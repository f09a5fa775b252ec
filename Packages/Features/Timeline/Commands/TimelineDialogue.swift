import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerTimeline

/// Goes through pages of days, and through the entries of a day, with keys. Entries are changed, deleted and brought
/// back by the commands for it, which run on the same screen: what they say stays above it.
struct TimelineDialogue {
  private let context: CommandContext
  /// What was changed here and not undone, the latest last: what `u` undoes. Other changes are none of this screen's.
  private var done: [(action: Int64, entry: EntryID)] = []

  init(in context: CommandContext) { self.context = context }

  private var clock: @Sendable () -> Instant { { [context] in context.now } }

  /// Shows pages of days until the person leaves.
  ///
  /// - Throws: `Failure` for what was typed wrong, and where the journal can't be read.
  mutating func showPages(_ query: TimelineQuery, _ session: Session) throws {
    var screen = try PageScreen(query, session, clock: clock)
    while try context.console.follow(&screen) == .finished, let day = screen.day {
      guard try show(day, screen.session, canGoBack: true) == .back else { return }
    }
  }

  /// Shows a day until the person leaves it.
  ///
  /// - Returns: `.back` where they want to see the pages again.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  mutating func show(_ day: Day, _ session: Session, canGoBack: Bool = false) throws -> FormSignal {
    var screen = try DayScreen(day, session, canGoBack: canGoBack, clock: clock)
    while true {
      let signal = try context.console.follow(&screen)
      guard signal == .finished else { return signal }
      try run(on: &screen)
    }
  }

  /// Does what a key asked for.
  private mutating func run(on screen: inout DayScreen) throws {
    switch screen.wish {
    case .undo:
      guard let last = done.last else {
        return screen.say("There is nothing to undo here. To undo an earlier change: symptoms undo")
      }
      // Where it can't be undone the command has said why, and will say so again.
      let isUndone = context.runOnScreen(["undo", Action.name(of: last.action)]) == 0
      if isUndone { done.removeLast() }
      try screen.reload()
      if isUndone { screen.choose(last.entry) }
    case .edit(let id): try change(id, ["edit", id.rawValue], on: &screen)
    case .delete(let id): try change(id, ["delete", id.rawValue, "--on-screen"], on: &screen)
    case nil: return
    }
  }

  private mutating func change(_ id: EntryID, _ line: [String], on screen: inout DayScreen) throws {
    // Another program may have deleted it between the last look and the key.
    _ = try screen.update()
    guard screen.view.entries.contains(where: { $0.id == id }) else { return }
    let before = try lastAction(screen.session)
    _ = context.runOnScreen(line)
    if let action = try action(on: id, after: before, screen.session) { done.append((action, id)) }
    try screen.reload()
  }

  private func lastAction(_ session: Session) throws -> Int64 { try session.journal.read { try $0.lastAction() } }

  /// The action that changed an entry since another one; nil where none did, as after a form that was left.
  private func action(on id: EntryID, after last: Int64, _ session: Session) throws -> Int64? {
    try session.journal.read { journal in
      let newest = try journal.lastAction()
      guard newest > last else { return nil }
      return try ((last + 1)...newest).last { action in
        try journal.changes(of: action).contains { $0.subject == .entry(id) }
      }
    }
  }
}
