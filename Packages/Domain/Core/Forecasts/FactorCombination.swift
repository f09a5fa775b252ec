/// Two factors that, in the person's own records, go together with worse days than each of them alone, or with better
/// ones (`docs/forecast.md`, 7.3).
///
/// A factor counts as present on a day on which its points are above the person's own mean of the days looked at.
public struct FactorCombination: Sendable, Hashable, Codable {
  /// One of the two, with the points that it has to exceed to be present, −100 … 100.
  public struct Part: Sendable, Hashable, Codable {
    public var factor: FactorID
    public var above: Double
    public init(factor: FactorID, above: Double) {
      self.factor = factor
      self.above = above
    }
  }

  /// In the pack's order.
  public var first: Part
  public var second: Part
  /// Points of severity, 0 … 10, of the day after, beyond what the two add up to; above 0 is worse.
  public var slope: Double
  /// The false-discovery rate over all pairs that were tested, 0 … 1.
  public var falseDiscovery: Double
  /// Days on which both were present and the day after is known.
  public var days: Int

  public init(first: Part, second: Part, slope: Double, falseDiscovery: Double, days: Int) {
    self.first = first
    self.second = second
    self.slope = slope
    self.falseDiscovery = falseDiscovery
    self.days = days
  }

  /// Whether both are present, given the points of each on a day; one that is unknown is not.
  public func isPresent(points: (FactorID) -> Double?) -> Bool {
    [first, second].allSatisfy { part in points(part.factor).map { $0 > part.above } ?? false }
  }
}
