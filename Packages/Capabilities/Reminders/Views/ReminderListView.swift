import TrackerApplication
import TrackerCore

/// Every rule, on or off: the answer of `reminders list`.
public struct ReminderListView: ReadModel {
  public static let schema = "reminders-list/1"

  var isOn: Bool
  var rules: [ReminderRow]

  private enum CodingKeys: String, CodingKey { case rules, isOn }

  public func blocks(_ format: TextFormatter) -> [Block] {
    (isOn ? [] : [.sentence("\(format("Reminders are off. Nothing reminds you."))")]) + [
      ReminderListView.table(rules, hasState: true, format),
      .section([
        .sentence("\(format("To switch one on: symptoms reminders on check-in"))"),
        .sentence("\(format("To choose when: symptoms reminders on check-in --at 19:00"))"),
      ]),
    ]
  }

  /// - Parameter hasState: Whether each row says that it is on or off; else it says when it comes next.
  static func table(_ rows: [ReminderRow], hasState: Bool, _ format: TextFormatter) -> Block {
    .table(
      Block.Table(
        [
          .init(""), .init(""), .init(""),
        ],
        rows: rows.map { row in
          let state: RichText = row.isOn ? "\(format("on"), .good)" : "\(format("off"), .faint)"
          return .init([
            "\(row.id.rawValue, .strong)", hasState ? state : "\(row.nextWords(format))", "\(format(row.about))",
          ])
        }))
  }
}

extension ReminderRow {
  /// When it comes next, or why that is not known.
  fileprivate func nextWords(_ format: TextFormatter) -> String {
    if isInQuietHours { return format("never: in your quiet hours") }
    if let snoozedUntil { return format("snoozed until {time}", ["time": format(snoozedUntil.words)]) }
    return next.map { format($0.words) } ?? "–"
  }
}
