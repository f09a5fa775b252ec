/// Whether two conditions differ that were tried in pairs, the order within each pair drawn by lot, judged by the
/// orders that could have been drawn instead (Fisher 1935).
///
/// With the orders of all pairs drawn independently, each of the 2^pairs lots was equally likely. All of them count, so
/// that p is exact and asks nothing of how the numbers are distributed.
public struct PairedRandomisationTest: Sendable, Hashable {
  /// The most pairs that an interval is worked out for: it takes 2^pairs numbers.
  public static let mostPairsOfInterval = 16

  /// By pair: the number with the condition less that without it.
  public let differences: [Double]

  /// - Parameter differences: By pair; those that are not known are left out.
  public init(_ differences: [Double]) { self.differences = differences }

  /// The mean difference; nil without pairs.
  public var mean: Double? {
    differences.isEmpty ? nil : differences.reduce(0, +) / Double(differences.count)
  }

  /// The two-sided p: the share of lots under which the mean difference would lie at least as far from 0. 1 without
  /// pairs; the smallest there can be is 2 / 2^pairs.
  ///
  /// O(2^(pairs/2) · pairs): the lots of one half of the pairs are held against the sorted sums of the other half.
  public var chance: Double {
    let own = abs(differences.reduce(0, +))
    let limit = own - 1e-9 * differences.reduce(0) { $0 + abs($1) }
    let half = differences.count / 2
    let left = PairedRandomisationTest.sums(of: differences.prefix(half))
    let right = PairedRandomisationTest.sums(of: differences.dropFirst(half)).sorted()
    var far = 0
    // The sums lie around 0 in pairs, so those below −limit are as many as those above it.
    for sum in left { far += right.count - right.countBelow(limit - sum) }
    let all = left.count * right.count
    return limit <= 0 ? 1 : 2 * Double(far) / Double(all)
  }

  /// The differences that the test would not reject at `level`, one added to every pair: all between two of the means
  /// of subsets of the pairs (Hartigan 1969). It holds 0 exactly where `chance` is above the level.
  ///
  /// - Parameter level: 0 … 1. The interval holds the difference with a chance of at least 1 − level.
  /// - Returns: nil where there are too few pairs for the level, or more than `mostPairsOfInterval`.
  public func interval(level: Double) -> ClosedRange<Double>? {
    guard differences.count <= PairedRandomisationTest.mostPairsOfInterval else { return nil }
    let lots = 1 << differences.count
    let outside = Int((level / 2 * Double(lots) + 1e-9).rounded(.down))
    guard outside > 0 else { return nil }
    var means: [Double] = []
    means.reserveCapacity(lots - 1)
    var sums: [(sum: Double, count: Int)] = [(0, 0)]
    for difference in differences { sums += sums.map { ($0.sum + difference, $0.count + 1) } }
    for (sum, count) in sums.dropFirst() { means.append(sum / Double(count)) }
    means.sort()
    return means[outside - 1]...means[means.count - outside]
  }

  /// The sums of the numbers with every choice of signs.
  private static func sums(of numbers: ArraySlice<Double>) -> [Double] {
    numbers.reduce(into: [0]) { sums, number in sums = sums.map { $0 + number } + sums.map { $0 - number } }
  }
}

extension [Double] {
  /// How many numbers of a sorted array lie below another one.
  fileprivate func countBelow(_ limit: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
