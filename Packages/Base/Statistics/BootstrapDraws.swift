/// The columns' sums over each resample of a bootstrap.
public struct BootstrapDraws: Sendable {
  /// For each resample the sums of the columns, in their order.
  public let rounds: [[Double]]

  /// The percentile interval of a figure of the sums.
  ///
  /// - Parameters:
  ///   - level: The share of resamples within it, such as .9.
  ///   - figure: A function of the columns' sums, such as a ratio of two; resamples in which it is nil or not finite
  ///     are left out.
  /// - Returns: nil where fewer than half of the resamples have the figure.
  public func interval(level: Double, of figure: (_ sums: [Double]) -> Double?) -> ClosedRange<Double>? {
    let figures = rounds.compactMap(figure).filter(\.isFinite).sorted()
    guard !figures.isEmpty, 2 * figures.count >= rounds.count else { return nil }
    let outside = (1 - min(1, max(0, level))) / 2
    return BootstrapDraws.quantile(outside, of: figures)...BootstrapDraws.quantile(1 - outside, of: figures)
  }

  /// Of sorted numbers, on straight lines between neighbours (definition 7 of Hyndman and Fan 1996).
  private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    let place = share * Double(sorted.count - 1)
    let below = Int(place)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
  }
}
