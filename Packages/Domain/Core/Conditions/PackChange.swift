/// What became of an id that a pack once shipped, so that history still reads.
public struct PackChange: Sendable, Hashable, Codable {
  /// The sections of a pack whose ids are for ever.
  public enum Section: String, Sendable, Codable, CaseIterable {
    case symptoms, foods, groups, factors, insights, onboarding
    /// Of these the whole ids of metrics: `custom.sun`, `vitals.steps`.
    case metrics
  }

  public var section: Section
  public var id: String
  /// The id that took its place; nil where nothing did.
  public var now: String?
  /// Of a symptom that was answered on another scale: that scale's range, whose ends become the new scale's ends. Of a
  /// metric, two values of it, which become those of `to`.
  public var from: ClosedRange<Double>?
  /// Of a metric that was in another unit.
  public var to: ClosedRange<Double>?
  /// Of a metric: how several values of a day became one. nil for their mean.
  public var fold: Fold?

  public init(
    section: Section, id: String, now: String?, from: ClosedRange<Double>? = nil, to: ClosedRange<Double>? = nil,
    fold: Fold? = nil
  ) {
    self.to = to
    self.fold = fold
    self.section = section
    self.id = id
    self.now = now
    self.from = from
  }

  /// The metric of what took the id's place, nil where nothing did or it has none.
  public var metric: MetricID? { now.flatMap { now in prefix.map { MetricID($0 + now) } } }

  /// What the change says a metric was before; nil where it speaks of something else.
  ///
  /// - Parameter range: What the metric's values can be now.
  func former(of metric: MetricID, in range: ClosedRange<Double>) -> MetricDefinition.Former? {
    guard let prefix, metric == self.metric else { return nil }
    return MetricDefinition.Former(
      id: MetricID(prefix + id), range: from, becoming: to ?? range, hasNone: section != .metrics)
  }

  /// What the metrics of the section begin with, nil where it has none.
  private var prefix: String? {
    switch section {
    case .symptoms: "symptom."
    case .foods: "food-group."
    case .metrics: ""
    case .groups, .factors, .insights, .onboarding: nil
    }
  }
}
