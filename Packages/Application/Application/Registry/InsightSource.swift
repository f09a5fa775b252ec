import TrackerCore

/// Says something about a day that stands out; nothing when nothing does.
public protocol InsightSource: Sendable {
  var id: String { get }
  /// Metrics it reads, each with how many days before the day.
  func metrics(for person: Person) -> [MetricID: Int]
  /// What stands out on a day. The journal may be read for what is in no metric.
  ///
  /// - Throws: `Failure` when the journal can't be read.
  func insights(on day: TodayContext) throws -> [Insight]
}

/// A sentence that names the two numbers it compares.
public struct Insight: Sendable, Hashable, Codable {
  public var id: String
  public var text: String
  public var value: Double
  public var comparedWith: Double
  /// How far it stands out; the largest are shown.
  public var weight: Double

  public init(id: String, text: String, value: Double, comparedWith: Double, weight: Double) {
    self.id = id
    self.text = text
    self.value = value
    self.comparedWith = comparedWith
    self.weight = weight
  }
}
