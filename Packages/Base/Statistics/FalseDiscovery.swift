/// Control of the share of false findings where many questions are asked at once.
public enum FalseDiscovery {
  /// The q of each p, in their order (Benjamini and Hochberg 1995): the lowest rate of false discoveries at which it
  /// would still be a finding, 0 … 1. O(n log n).
  ///
  /// - Parameter chances: The p of everything that was tested, shown or not, 0 … 1.
  public static func adjusted(_ chances: [Double]) -> [Double] {
    var adjusted = chances
    var lowest = 1.0
    let order = chances.indices.sorted { (chances[$0], $0) < (chances[$1], $1) }
    for (rank, index) in order.enumerated().reversed() {
      lowest = min(lowest, chances[index] * Double(chances.count) / Double(rank + 1))
      adjusted[index] = lowest
    }
    return adjusted
  }
}
