import TrackerApplication
import TrackerCore

/// The person's rules for apps, and the apps without one.
public struct AppsView: ReadModel {
  public static let schema = "apps/1"

  struct App: Encodable, Sendable {
    var app: String
    var category: String?
    /// Of the last days together.
    var minutes: Double
  }

  var rules: [AppRule]
  /// The longest first.
  var withoutRule: [App]
  /// Of which `withoutRule` is.
  var days: Int

  private static let mostShown = 8

  private func category(of rule: AppRule, _ format: TextFormatter) -> String {
    guard !rule.isOfCategory else { return format("all of this category") }
    return rule.category.map { format(AppCategory.name(of: $0)) } ?? "–"
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let rows = rules.map { rule in
      Block.Table.Row([
        .asWritten(rule.isOfCategory ? format(AppCategory.name(of: rule.name)) : rule.name),
        "\(category(of: rule, format))",
        "\(rule.level.map { format(AppLevel.name(of: $0)) } ?? "–")",
      ])
    }
    let table: Block =
      rows.isEmpty
      ? .sentence("\(format("You have no rules for apps yet. They say which apps help you and which distract."))")
      : .table(.init([.init(format("App")), .init(format("Category")), .init(format("Level"))], rows: rows))
    let apps = withoutRule.prefix(Self.mostShown).map { app in
      Block.Table.Row([
        .asWritten(app.app), "\(app.category.map { format(AppCategory.name(of: $0)) } ?? "–")",
        "\(format(.duration(minutes: Int(app.minutes))))",
      ])
    }
    let example = withoutRule.first?.app ?? "mail"
    let next: Block = .section([
      .commands([
        .init("symptoms apps set \(example.shellWord) productive", format("say that an app helps")),
        .init("symptoms apps set games distracting", format("say it of a whole category")),
      ])
    ])
    guard !apps.isEmpty else { return [table, next] }
    return [
      table,
      .section([
        .heading(.init("\(format("Apps without a level, last {count} days", ["count": "\(days)"]))")),
        .table(
          .init([.init(format("App")), .init(format("Category")), .init(format("Duration"), .trailing)], rows: apps)),
      ]), next,
    ]
  }
}

/// The answer to a change of a rule.
public struct AppSavedView: ReadModel {
  public static let schema = "app-rule/1"

  /// A goal that watches what is not known without the rule.
  struct Watching: Encodable, Sendable {
    var goal: GoalID
    var title: String
    var metric: MetricID
    var metricName: Phrase
  }

  var rule: AppRule
  var isRemoved: Bool
  /// Absent where no goal watches it.
  private(set) var watching: [Watching]?

  init(rule: AppRule, isRemoved: Bool) {
    self.rule = rule
    self.isRemoved = isRemoved
  }

  /// - Parameters:
  ///   - goals: Those that watch what is not known any more.
  ///   - catalogue: That of before.
  mutating func describe(_ goals: [FollowedGoal], by catalogue: MetricCatalogue) {
    let told = goals.map { goal in
      Watching(
        goal: goal.id, title: goal.title, metric: goal.aim.metric,
        metricName: catalogue[goal.aim.metric]?.name ?? .verbatim(goal.aim.metric.rawValue))
    }
    watching = told.isEmpty ? nil : told
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let name = rule.isOfCategory ? format(AppCategory.name(of: rule.name)) : rule.name
    guard !isRemoved else {
      let removed = format("Removed: the rule for {name}. Past days count without it.", ["name": name])
      let goals = (watching ?? []).map { goal in
        format(
          "Your goal {goal} watches {metric}, which is not known without this rule.",
          ["goal": goal.title, "metric": format(goal.metricName)])
      }
      let undo: [Block] =
        goals.isEmpty ? [] : [.commands([.init("symptoms undo", format("put the rule back"))])]
      return ([removed] + goals).map { Block.sentence("\($0)") } + undo
    }
    let says = [
      rule.category.map { format(AppCategory.name(of: $0)) }, rule.level.map { format(AppLevel.name(of: $0)) },
    ].compactMap(\.self).joined(separator: ", ")
    return [
      .sentence("\(format("Saved: {name} is {says}. It counts for past days, too.", ["name": name, "says": says]))")
    ]
  }
}
