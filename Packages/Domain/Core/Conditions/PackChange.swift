/// What became of an id that a pack once shipped, so that history still reads.
public struct PackChange: Sendable, Hashable, Codable {
  /// The sections of a pack whose ids are for ever.
  public enum Section: String, Sendable, Codable, CaseIterable {
    case symptoms, foods, groups, factors, insights, onboarding
  }

  public var section: Section
  public var id: String
  /// The id that took its place; nil where nothing did.
  public var now: String?
  /// Of a symptom that was answered on another scale: that scale's range, whose ends become the new scale's ends.
  public var from: ClosedRange<Double>?

  public init(section: Section, id: String, now: String?, from: ClosedRange<Double>? = nil) {
    self.section = section
    self.id = id
    self.now = now
    self.from = from
  }

  /// The metric of what took the id's place, nil where nothing did or it has none.
  var metric: MetricID? { now.flatMap { now in prefix.map { MetricID($0 + now) } } }

  /// The metric that the change says another one was before, nil where it speaks of something else.
  func former(of metric: MetricDefinition) -> MetricDefinition.Former? {
    guard let prefix, metric.id == self.metric else { return nil }
    return MetricDefinition.Former(id: MetricID(prefix + id), range: from, becoming: metric.range)
  }

  /// What the metrics of the section begin with, nil where it has none.
  private var prefix: String? {
    switch section {
    case .symptoms: "symptom."
    case .foods: "food-group."
    case .groups, .factors, .insights, .onboarding: nil
    }
  }
}
