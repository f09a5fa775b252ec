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

  /// One that is on and has no time.
  struct Unplanned: Encodable, Hashable, Sendable {
    var id: ReminderID
    var name: Phrase
    var why: Phrase
  }

  var isOn: Bool
  /// Whether any rule is on.
  var hasRuleOn: Bool
  var unplanned: [Unplanned]
  var next: [Next]

  private enum CodingKeys: String, CodingKey { case next, unplanned, isOn }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard isOn else { return [.sentence("\(format("Reminders are off. Nothing reminds you."))")] }
    guard hasRuleOn else {
      return [.sentence("\(format("None of them is on yet. To choose: symptoms reminders list"))")]
    }
    let why = unplanned.map { one in
      let values = ["name": format(one.name), "why": format(one.why)]
      return Block.sentence("\(format("{name}: {why}", values))")
    }
    guard !next.isEmpty else { return [.sentence("\(format("Nothing is planned."))")] + why }
    return why + [
      .table(
        Block.Table(
          [.init(""), .init("")],
          rows: next.map { .init(["\(format($0.at.words))", "\(format($0.name))"]) })),
      .sentence("\(format("Each one comes only if it is still needed then."))"),
    ]
  }
}
