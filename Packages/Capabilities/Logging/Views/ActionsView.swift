import TrackerApplication
import TrackerCore

/// The last actions: what can be undone, and what was.
public struct ActionsView: ReadModel {
  public static let schema = "actions/1"

  /// One action.
  struct Row: Encodable, Sendable {
    var account: ActionAccount
    /// The calendar date on which it was done.
    var date: Day
    /// Clock time where the person is now.
    var time: String
    /// Whether it was undone and not redone.
    var isUndone: Bool
    /// Whether it set the person up: undoing stops there.
    var isSettingUp: Bool

    init(account: ActionAccount, local: (date: Day, time: LocalTime), isUndone: Bool, isSettingUp: Bool) {
      self.account = account
      date = local.date
      time = local.time.description
      self.isUndone = isUndone
      self.isSettingUp = isSettingUp
    }
  }

  /// The newest first.
  var actions: [Row]

  private func columns(_ format: TextFormatter) -> [Block.Table.Column] {
    [.init(format("action"), isTitleShown: false), .init(format("at"), isTitleShown: false), .init("")]
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let days = Dictionary(grouping: actions, by: \.date).sorted { $0.key > $1.key }
    let groups = days.map { day, rows in
      Block.Table.Group(
        "\(format.long(day))",
        rows: rows.map { row in
          let values = ["what": sentence(row, format)]
          let what =
            row.account.isErased == true
            ? format("{what} Erased for good.", values)
            : row.isUndone ? format("{what} Undone.", values) : format("{what}", values)
          return .init(["\(row.account.id)", "\(row.time, .faint)", "\(what)"])
        })
    }
    let undoing = actions.first { !$0.isUndone && $0.account.isErased == nil && !$0.isSettingUp }.map {
      Block.NextCommand("symptoms undo \($0.account.id)", format("undo one of them"))
    }
    let redoing = actions.first { $0.isUndone && $0.account.isErased == nil }.map {
      Block.NextCommand("symptoms redo \($0.account.id)", format("get it back"))
    }
    let commands = [undoing, redoing].compactMap { $0 }
    return [.table(.init(columns(format), groups: groups))] + (commands.isEmpty ? [] : [.commands(commands)])
  }

  private func sentence(_ row: Row, _ format: TextFormatter) -> String {
    if row.isSettingUp { return format("You set up the program.") }
    return row.account.sentence(.doing, format, today: row.date)
  }
}
