import TrackerCore

/// Something that a person aims for: a document of its own, so that each change of it is a revision.
public struct Goal: Codable, Sendable, Hashable {
  public var id: GoalID
  public var title: String
  /// What it means, in the person's words; nil where nothing was said.
  public var about: String?
  /// The id of a category.
  public var category: String
  public var priority: GoalPriority
  public var created: Day
  /// The day it is to be reached by; nil for none.
  public var due: Day?
  /// What it watches; nil for a goal of steps, or of a share set by hand.
  public var aim: GoalAim?
  /// The further numbers of a goal with a target, in their order; nil where it watches one number, or none.
  public var others: [GoalTarget]?
  /// In their order.
  public var steps: [GoalStep]
  /// How much of it is done, 0 … 1, as set by hand. It counts where there is neither an aim nor a step.
  public var share: Double?
  public var reminder: GoalReminder
  /// The day it was completed on; nil while it is not.
  public var completed: Day?
  /// The day it was put away; nil while it is not.
  public var archived: Day?
  /// Whether it was asked, once it was reached, if it is complete, and the answer was no.
  public var isAsked: Bool
  /// The template that it was made from; nil for one of the person's own.
  public var template: String?

  init(id: GoalID, title: String, created: Day) {
    self.id = id
    self.title = title
    self.created = created
    category = GoalCategory.standard[0].id
    priority = .medium
    steps = []
    reminder = .none
    isAsked = false
  }

  /// Where a goal stands.
  public enum State: String, Sendable, Codable, CaseIterable {
    case active, completed, archived
  }

  public var state: State { archived != nil ? .archived : completed != nil ? .completed : .active }

  /// The habit it watches; nil for any other goal.
  var habit: GoalHabit? { if case .habit(let habit)? = aim { habit } else { nil } }
  /// The target it watches; nil for any other goal.
  var target: GoalTarget? { if case .target(let target)? = aim { target } else { nil } }

  /// Everything it is to reach, in its order; empty for a habit, and for a goal that watches nothing.
  var targets: [GoalTarget] { target.map { [$0] + (others ?? []) } ?? [] }
  /// The metrics that it watches.
  var metrics: [MetricID] { habit.map { [$0.metric] } ?? targets.map(\.metric) }

  /// The same goal as it watches one of its numbers alone.
  func watching(_ target: GoalTarget) -> Goal {
    var goal = self
    (goal.aim, goal.others, goal.steps) = (.target(target), nil, [])
    return goal
  }

  /// The goal, once for each number that it watches.
  var parts: [Goal] { others == nil ? [self] : targets.map(watching) }

  /// The active goals of some, those with the highest priority first, then in their order.
  ///
  /// - Parameters:
  ///   - day: Leaves out goals that began after it; nil leaves out none.
  ///   - most: At most so many: what runs every day never grows with ten thousand goals.
  static func followed(among goals: [Goal], on day: Day?, most: Int) -> [Goal] {
    let active = goals.filter { goal in goal.state == .active && (day.map { goal.created <= $0 } ?? true) }
    return Array(
      GoalPriority.allCases.reversed().lazy.flatMap { priority in active.lazy.filter { $0.priority == priority } }
        .prefix(most))
  }

  /// The documents of goals, one for each.
  static let document = DocumentKind<Goal>("goals", each: "goal.")
  /// So many characters of a title.
  public static let titleLength = 80
  /// So many characters of what it means, and of a step.
  public static let textLength = 300
  /// So many numbers to reach at most.
  static let mostTargets = 5
  /// So many steps at most.
  static let mostSteps = 50
}

/// How much a goal matters.
public enum GoalPriority: String, Sendable, Codable, CaseIterable {
  case low, medium, high

  var rank: Int { self == .high ? 2 : self == .medium ? 1 : 0 }
}

/// How often a person wants to be reminded of a goal, where reminders are on.
public enum GoalReminder: String, Sendable, Codable, CaseIterable {
  case daily, weekly, monthly, none
}

/// A part of a goal that is done or not.
public struct GoalStep: Codable, Sendable, Hashable {
  public var title: String
  /// nil for no day.
  public var due: Day?
  /// The day it was done on; nil while it is not.
  public var done: Day?

  /// Whether it was not done by a day.
  func isOpen(on day: Day) -> Bool { done.map { $0 > day } ?? true }
}

/// What goals are sorted under: one of the program's, or one of the person's own.
public struct GoalCategory: Codable, Sendable, Hashable {
  /// In kebab-case.
  public var id: String
  /// As people read it: the program's are translated.
  public var name: String
  /// As `#RRGGBB`.
  public var colour: String
  /// A sign that stands before the name.
  public var icon: String

  /// Those that everybody has.
  static let standard = [
    GoalCategory(id: "health", name: "Health", colour: "#4CAF50", icon: "♥"),
    GoalCategory(id: "career", name: "Career", colour: "#2196F3", icon: "◆"),
    GoalCategory(id: "personal", name: "Personal", colour: "#9C27B0", icon: "●"),
    GoalCategory(id: "learning", name: "Learning", colour: "#FF9800", icon: "▲"),
    GoalCategory(id: "financial", name: "Financial", colour: "#607D8B", icon: "■"),
  ]

  /// The document of a person's own categories.
  static let document = DocumentKind<[GoalCategory]>("goals", "categories")
}
