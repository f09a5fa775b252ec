import TrackerCore
import TrackerPackQuality

extension PackShowView {
  /// What is worth knowing about a day.
  struct Insight: Encodable, Sendable {
    var id: String
    var metric: MetricID
    var over: Int
    var lag: Int
    var take: String?
    /// The comparison in English words, for scripts.
    var when: String
    let comparison: PackInsight.Comparison
    var running: Int
    var says: String
    var period: Int
    var category: InsightCategory
    var severity: InsightSeverity
    var priority: Int
    var appliesTo: AppliesTo?

    private enum CodingKeys: String, CodingKey {
      case id, metric, over, lag, take, when, running, says, period, category, severity, priority, appliesTo
    }
  }
}

extension PackShowView.Insight {
  init(_ insight: PackInsight) {
    self.init(
      id: insight.id, metric: insight.window.metric, over: insight.window.over, lag: insight.window.lag,
      take: insight.window.take.written, when: insight.compared, comparison: insight.comparison,
      running: insight.running, says: insight.text,
      period: insight.period, category: insight.category, severity: insight.severity, priority: insight.priority,
      appliesTo: insight.appliesTo)
  }
}
