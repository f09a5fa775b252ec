/// A factor's response: points −100 … 100 over a metric's window value; straight lines between the points, flat
/// outside.
public struct ResponseCurve: Sendable, Hashable, Codable {
  /// A corner of the curve: a window value in the metric's unit, with the points it gives, −100 … 100.
  public struct Point: Sendable, Hashable, Codable {
    public var value: Double
    public var points: Double
    public init(value: Double, points: Double) {
      self.value = value
      self.points = points
    }
  }

  /// At least two, values rising strictly.
  public let points: [Point]

  /// nil unless there are two points or more and their values rise strictly.
  public init?(_ points: [Point]) {
    guard points.count >= 2, zip(points, points.dropFirst()).allSatisfy({ $0.value < $1.value }) else { return nil }
    self.points = points
  }

  /// Points at a window value. O(number of points).
  public func callAsFunction(_ value: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if value <= first.value { return first.points }
    for place in 1..<points.count where value <= points[place].value {
      let (low, high) = (points[place - 1], points[place])
      return low.points + (high.points - low.points) * (value - low.value) / (high.value - low.value)
    }
    return last.points
  }

  /// The most points the curve can give.
  @inlinable
  public var highest: Double { points.lazy.map(\.points).max() ?? 0 }
  /// The fewest points the curve can give.
  @inlinable
  public var lowest: Double { points.lazy.map(\.points).min() ?? 0 }
}
