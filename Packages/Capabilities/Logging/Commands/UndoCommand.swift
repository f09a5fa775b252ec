import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `undo [N]`: takes the last actions back.
struct UndoCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Take the last command that wrote back; again for the one before.",
    discussion: """
      Each command that wrote is one action, an import of years too. Undoing keeps what was undone on record. It stops \
      at the action that set you up.
        symptoms undo
        symptoms undo 3
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("How many actions.", valueName: "n"))
  var count = 1

  func validate() throws {
    guard (1...100).contains(count) else { throw ValidationError("undo takes a whole number from 1 to 100.") }
  }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    var undone: [UndoneView.Action] = []
    var changes: [OutlookChange] = []
    for _ in 0..<count {
      guard let action = try session.journal.read({ try Self.next(in: $0) }) else { break }
      let result = try session.record("undo", reverting: action.id) { journal in
        let changes = try journal.changes(of: action.id)
        for change in changes { try Self.revert(change, in: journal) }
        return changes.count { if case .entry = $0 { true } else { false } }
      }
      undone.append(.init(command: action.command, at: action.at, entries: result.result))
      changes = result.changes
    }
    guard !undone.isEmpty else {
      throw Failure(
        .validation, "There is nothing to undo", mend: "Only what was logged after setting up can be undone.")
    }
    try context.answer(
      UndoneView(actions: undone, isAll: undone.count < count, tomorrow: changes))
  }

  /// The latest action that is neither undone nor an undoing.
  private static func next(in journal: any JournalReading) throws -> Action? {
    let reverted = try journal.revertedActions()
    var limit = 16
    while true {
      let actions = try journal.actions(limit: limit)
      if let action = actions.first(where: { $0.reverts == nil && !reverted.contains($0.id) }) {
        return action.command == "onboard" ? nil : action
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

/// What was undone.
struct UndoneView: StyledReadModel {
  static let schema = "undone/1"

  struct Action: Encodable, Sendable {
    var command: String
    var at: Instant
    /// How many entries it had changed.
    var entries: Int
  }

  var actions: [Action]
  /// Whether fewer actions than asked for could be undone.
  var isAll: Bool
  var tomorrow: [OutlookChange]

  func text(_ style: TextStyle) -> String {
    let what = actions.map { action in
      action.entries == 0
        ? "“\(action.command)”" : "“\(action.command)” (\(action.entries) \(action.entries == 1 ? "entry" : "entries"))"
    }
    let rest = isAll ? "There is nothing further to undo." : ""
    let line = ["Undone: \(what.joined(separator: ", ")).", rest, OutlookChange.sentence(tomorrow, style.words)]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return (style.isPlain ? line : style.wrap(line, indent: 2)) + "\n"
  }
}
