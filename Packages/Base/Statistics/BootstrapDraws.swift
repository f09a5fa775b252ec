/// Sums over days that were drawn anew, round by round.
public struct BootstrapDraws: Sendable {
  /// For each round the sums of the columns.
  public let rounds: [[Double]]

  /// The interval that the middle of the rounds lies in.
  ///
  /// - Parameters:
  ///   - level: The share of rounds within it, such as .9.
  ///   - figure: A function of the columns' sums, such as a ratio of two; nil in rounds in which it can't be told,
  ///     which are left out.
  /// - Returns: nil where fewer than half of the rounds have the figure.
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
