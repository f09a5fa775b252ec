/// What is to be said of a goal, as it was typed; nil leaves what there is, or takes what is usual.
public struct GoalChange: Sendable {
  public var title: String?
  public var about: String?
  public var category: String?
  public var priority: String?
  public var due: String?
  /// What is watched, one or several for a goal with targets.
  public var metrics: [String] = []
  /// Where each of them starts, in their order; empty for where the person is now.
  public var starts: [String] = []
  /// Where each of them is to get, in their order.
  public var targets: [String] = []
  public var atLeast: String?
  public var atMost: String?
  public var days: String?
  public var steps: [String] = []
  public var reminder: String?
  public var template: String?
  /// What is taken away: of a goal that has it.
  public var clears: Set<Part> = []

  /// What can be taken away.
  public enum Part: Sendable { case about, due, aim }

  public init() {}

  /// Whether it says nothing.
  var isEmpty: Bool {
    [title, about, category, priority, due, atLeast, atMost, days, reminder, template].allSatisfy { $0 == nil }
      && [metrics, starts, targets, steps].allSatisfy(\.isEmpty) && clears.isEmpty
  }

  /// Whether it says anything of what is watched.
  var isOfAim: Bool { isOfHabit || ![metrics, starts, targets].allSatisfy(\.isEmpty) }
  var isOfHabit: Bool { [atLeast, atMost, days].contains { $0 != nil } }
}
