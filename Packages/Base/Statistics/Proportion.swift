/// How often something was so, of all times that it could have been.
public struct Proportion: Sendable, Hashable {
  /// Times that it was so.
  public var count: Int
  /// All times.
  public var total: Int

  /// A share of a total.
  ///
  /// - Parameter count: 0 … `total`.
  public init(count: Int, of total: Int) {
    precondition((0...max(0, total)).contains(count) && total >= 0, "\(count) of \(total)")
    self.count = count
    self.total = total
  }

  /// 0 … 1; nil of nothing.
  public var share: Double? { total > 0 ? Double(count) / Double(total) : nil }

  /// The score interval of the share (Wilson 1927), which also holds for few times and near 0 and 1; nil of nothing.
  ///
  /// - Parameter level: Its coverage, between 0 and 1, such as .95.
  public func interval(level: Double) -> ClosedRange<Double>? {
    guard let share else { return nil }
    let z = Normal.quantile((1 + level) / 2)
    let part = z * z / Double(total)
    let centre = (share + part / 2) / (1 + part)
    let half = (share * (1 - share) * part + part * part / 4).squareRoot() / (1 + part)
    // The limits are exact where nothing, or everything, was so.
    let lower = count == 0 ? 0 : centre - half
    return lower...(count == total ? 1 : centre + half)
  }
}
