import TrackerCore

/// Which goals are shown, and in which order.
public struct GoalQuery: Sendable, Hashable {
  /// What goals are sorted by.
  public enum Order: String, Sendable, CaseIterable {
    case priority, due, progress, created
  }

  public var order: Order = .priority
  public var states: Set<Goal.State> = [.active]
  /// As typed; nil for all.
  public var category: String?
  public var priority: GoalPriority?
  /// Whether every one is shown, however many there are.
  public var isFull = false

  public init() {}

  /// In the order: the highest priority, the earliest day, the least progress or the newest first; then by id.
  func sorted(_ goals: [GoalSituation]) -> [GoalSituation] {
    func key(_ situation: GoalSituation) -> Double {
      switch order {
      case .priority: Double(-situation.goal.priority.rank)
      case .due: situation.goal.due.map { Double($0.number) } ?? .infinity
      case .progress: situation.progress ?? -1
      case .created: Double(-situation.goal.created.number)
      }
    }
    return goals.map { (key($0), $0) }.sorted { ($0.0, $0.1.goal.id) < ($1.0, $1.1.goal.id) }.map(\.1)
  }
}
