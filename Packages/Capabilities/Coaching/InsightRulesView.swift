import TrackerApplication
import TrackerCore

/// Every rule that may say something to the person.
public struct InsightRulesView: ReadModel {
  public static let schema = "insight-rules/1"

  struct Rule: Encodable, Sendable {
    var id: String
    var about: Phrase
    var category: InsightCategory
    var severity: InsightSeverity
    /// 1 … 5
    var priority: Int
    var quietDays: Int
    var isMuted: Bool
  }

  var rules: [Rule]

  /// - Parameter category: Only rules of this category; nil for all.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(category: InsightCategory? = nil, in session: Session) throws {
    let muted = try session.journal.read { try $0.value(MutedInsights.document)?.rules(of: session.person) ?? [] }
    rules = Coach.rules(of: session).filter { category == nil || $0.category == category }.map { rule in
      Rule(
        id: rule.id, about: rule.about, category: rule.category, severity: rule.severity, priority: rule.priority,
        quietDays: rule.quietDays, isMuted: muted.contains(rule.id))
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !rules.isEmpty else { return [.sentence("\(format("There are no insights of this sort."))")] }
    let groups = InsightCategory.allCases.compactMap { category -> Block? in
      let rules = rules.filter { $0.category == category }
      guard !rules.isEmpty else { return nil }
      return .section([
        .heading(.init("\(format(category.title))")),
        .list(.init(rules.map { item($0, format) })),
      ])
    }
    return groups + [
      .section([.sentence("\(format("To mute one: symptoms insights mute {id}", ["id": rules[0].id]))")])
    ]
  }

  private func item(_ rule: Rule, _ format: TextFormatter) -> Block.ItemList.Item {
    let muted = rule.isMuted ? " (\(format("muted")))" : ""
    return .init("\(rule.id, .strong)\(muted)", mark: .none, details: [.sentence("\(format(rule.about))")])
  }
}

extension InsightCategory {
  /// Its name as a heading.
  var title: Phrase {
    switch self {
    case .health: "Health"
    case .productivity: "Productivity"
    case .correlation: "What goes together"
    case .mood: "Mood"
    case .goal: "Goals"
    case .habit: "Habits"
    }
  }
}
