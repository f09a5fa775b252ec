import TrackerApplication
import TrackerCore

/// When each rule could be due next: the answer of `reminders next`.
public struct ReminderNextView: ReadModel {
  public static let schema = "reminders-next/1"

  struct Next: Encodable, Hashable, Sendable {
    var at: ReminderTime
    var id: ReminderID
    var name: Phrase
  }

  var isOn: Bool
  var next: [Next]

  private enum CodingKeys: String, CodingKey {
    case next
    case isOn = "is_on"
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard isOn else { return [.sentence("\(format("Reminders are off. Nothing reminds you."))")] }
    guard !next.isEmpty else { return [.sentence("\(format("Nothing is planned."))")] }
    return [
      .table(
        Block.Table(
          [.init(""), .init("")],
          rows: next.map { .init(["\(format($0.at.words))", "\(format($0.name))"]) })),
      .sentence("\(format("Each one comes only if it is still needed then."))"),
    ]
  }
}
