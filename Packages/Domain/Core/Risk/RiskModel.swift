/// A pack's weighted risk groups and their factors.
public struct RiskModel: Sendable, Hashable, Codable {
  /// A group of factors, such as sleep or food: their points sum to one score, cut to 0 … 100 and weighted.
  public struct Group: Sendable, Hashable, Codable {
    public var id: GroupID
    public var name: String
    /// 0 … 100; the weights of a pack sum to 100.
    public var weight: Double
    public init(id: GroupID, name: String, weight: Double) {
      self.id = id
      self.name = name
      self.weight = weight
    }
  }

  public var groups: [Group]
  public var factors: [RiskFactor]

  public init(groups: [Group], factors: [RiskFactor]) {
    self.groups = groups
    self.factors = factors
  }

  /// The metric that a factor names to look at how many other groups are raised.
  public static let raisedGroups: MetricID = "risk.raised_groups"
  /// A group counts as raised from this score on.
  public static let raisedScore = 50.0

  /// The metrics that the factors look at, each with the earliest day it is needed for, as days before the day scored.
  public var lookback: [MetricID: Int] {
    factors.reduce(into: [:]) { days, factor in
      guard case .response(let window, _) = factor.rule, window.metric != RiskModel.raisedGroups else { return }
      days[window.metric] = max(days[window.metric] ?? 0, window.lookback)
    }
  }
}
