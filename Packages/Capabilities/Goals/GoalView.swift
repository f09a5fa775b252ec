import TrackerApplication
import TrackerCore

/// All there is to know of one goal.
public struct GoalView: ReadModel {
  public static let schema = "goal/1"

  let item: GoalsView.Item
  let goal: Goal
  let category: GoalCategory
  let metricName: Phrase?
  let pace: GoalPace?
  /// Of each number that it watches.
  let numbers: [Number]
  /// What it watches and nobody knows any more, such as the time of a category of apps whose last rule is gone.
  let unknown: [MetricID]
  /// Where the figures of its template come from.
  let sources: [String]
  /// Of the last 14 days, the latest first.
  let contributions: [GoalContribution]
  let recommendations: [GoalRecommendation]
  /// What was worth knowing of late about what the goal watches, the latest first.
  let insights: [Related]

  /// An insight about the goal's metric.
  struct Related: Encodable, Sendable {
    var day: Day
    /// Of its rule.
    var id: String
    var text: String
    /// Shows the data behind it.
    var command: String
  }

  /// What is told of one number besides where it is.
  struct Number: Sendable {
    let metric: MetricID
    let name: Phrase
    let unit: GoalUnit
    let pace: GoalPace?
  }

  private static let daysOfContributions = 14
  /// Days that insights are told of.
  static let daysOfInsights = 7
  private static let mostInsights = 3

  init(
    _ situation: GoalSituation, category: GoalCategory, sources: [String] = [],
    related: [(day: Day, insight: Insight)] = []
  ) {
    self.sources = sources
    numbers = situation.parts.compactMap { part in
      part.metric.map { Number(metric: $0.id, name: $0.name, unit: GoalUnit($0.unit), pace: part.pace) }
    }
    unknown = situation.parts.compactMap { $0.metric == nil ? $0.goal.aim?.metric : nil }
    item = GoalsView.Item(situation)
    goal = situation.goal
    self.category = category
    metricName = situation.metric?.name
    pace = situation.pace
    contributions = situation.contributions(days: GoalView.daysOfContributions)
    recommendations = situation.recommendations
    insights = related.prefix(GoalView.mostInsights).map { related in
      Related(
        day: related.day, id: related.insight.id, text: related.insight.text, command: related.insight.command)
    }
  }

  private enum Key: String, CodingKey {
    case about, categoryName, categoryColour, categoryIcon, reminder, completed, archived, template, sources, stepList
    case metricName, unknownMetrics, pace, contributions, recommendations, insights
  }

  private struct Step: Encodable {
    var number: Int
    var title: String
    var due: Day?
    var done: Day?
  }

  /// The keys of a goal in a list, and what is told of one goal alone.
  public func encode(to encoder: any Encoder) throws {
    try item.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(goal.about, forKey: .about)
    try container.encode(category.name, forKey: .categoryName)
    try container.encode(category.colour, forKey: .categoryColour)
    try container.encode(category.icon, forKey: .categoryIcon)
    try container.encode(goal.reminder, forKey: .reminder)
    try container.encodeIfPresent(goal.completed, forKey: .completed)
    try container.encodeIfPresent(goal.archived, forKey: .archived)
    try container.encodeIfPresent(goal.template, forKey: .template)
    if !sources.isEmpty { try container.encode(sources, forKey: .sources) }
    try container.encodeIfPresent(metricName, forKey: .metricName)
    if !unknown.isEmpty { try container.encode(unknown, forKey: .unknownMetrics) }
    try container.encodeIfPresent(pace, forKey: .pace)
    let steps = goal.steps.enumerated().map { Step(number: $0 + 1, title: $1.title, due: $1.due, done: $1.done) }
    try container.encode(steps, forKey: .stepList)
    try container.encode(contributions, forKey: .contributions)
    try container.encode(recommendations, forKey: .recommendations)
    try container.encode(insights, forKey: .insights)
  }
}
