import TrackerApplication
import TrackerCore

/// Why each rule is due or not: the answer of `reminders audit`.
public struct ReminderAuditView: ReadModel {
  public static let schema = "reminders-audit/1"

  struct Condition: Encodable, Hashable, Sendable {
    var holds: Bool
    var words: Phrase
  }

  struct Rule: Encodable, Hashable, Sendable {
    var id: ReminderID
    var name: Phrase
    var isDue: Bool
    var conditions: [Condition]
    var next: ReminderTime?

    private enum CodingKeys: String, CodingKey {
      case id, name, conditions, next
      case isDue = "due"
    }
  }

  var rules: [Rule]

  public func blocks(_ format: TextFormatter) -> [Block] {
    rules.map { rule in
      let state = rule.isDue ? format("due") : format("not due")
      let next = rule.next.map { time in
        Block.details([.sentence("\(format("Next: {time}", ["time": format(time.words)]))")])
      }
      return .section(
        [
          .heading(.init("\(rule.id.rawValue): \(format.inSentence(state))")),
          .list(
            .init(
              rule.conditions.map { condition in
                Block.ItemList.Item("\(format(condition.words))", mark: condition.holds ? .done : .open)
              })),
        ] + (rule.isDue ? [] : [next].compactMap(\.self)))
    }
  }
}
