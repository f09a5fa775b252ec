/// Whether numbers differ between two conditions whose order was drawn by lot, judged by the lots that could have been
/// drawn instead (Fisher 1935).
public enum RandomisationTest {
  /// How many other lots are looked at one by one; of more, `sampled` are drawn.
  public static let mostEnumerated = 100_000
  /// How many lots are drawn where there are too many.
  public static let sampled = 9_999

  /// The two-sided p of the difference between the mean with the condition and the mean without it.
  ///
  /// Every arrangement with as many under the condition is equally likely. All of them are looked at, so that p is
  /// exact, unless there are more than `mostEnumerated`; then p is (1 + those at least as far apart)/(1 + drawn).
  ///
  /// - Parameter generator: Used only where arrangements are drawn.
  /// - Returns: nil unless both conditions occur. The arrays have equal lengths.
  public static func chance(
    of values: [Double], under condition: [Bool], using generator: inout some RandomNumberGenerator
  ) -> Double? {
    precondition(values.count == condition.count, "\(values.count) numbers under \(condition.count) conditions")
    let chosen = condition.count { $0 }
    guard chosen > 0, chosen < values.count else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    let centred = values.map { $0 - mean }
    // With the total at 0, the difference of the means is in proportion to the sum of the chosen.
    let own = abs(zip(centred, condition).reduce(0) { $1.1 ? $0 + $1.0 : $0 })
    let limit = own - 1e-9 * centred.reduce(0) { $0 + abs($1) }
    var (far, all) = (0, 0)
    if let count = combinations(of: chosen, from: values.count), count <= mostEnumerated {
      forEachSum(of: chosen, from: centred) { sum in
        all += 1
        if abs(sum) >= limit { far += 1 }
      }
    } else {
      var order = centred
      (far, all) = (1, 1 + sampled)
      for _ in 0..<sampled {
        order.shuffle(using: &generator)
        if abs(order.prefix(chosen).reduce(0, +)) >= limit { far += 1 }
      }
    }
    return Double(far) / Double(all)
  }

  /// How many ways there are to choose; nil past a million.
  private static func combinations(of chosen: Int, from count: Int) -> Int? {
    var ways = 1
    for step in 0..<min(chosen, count - chosen) {
      ways = ways * (count - step) / (step + 1)
      if ways > 1_000_000 { return nil }
    }
    return ways
  }

  /// The sums of all choices of so many numbers.
  private static func forEachSum(of chosen: Int, from numbers: [Double], _ body: (Double) -> Void) {
    func choose(_ left: Int, from start: Int, _ sum: Double) {
      if left == 0 { return body(sum) }
      for index in start...(numbers.count - left) { choose(left - 1, from: index + 1, sum + numbers[index]) }
    }
    choose(chosen, from: 0, 0)
  }
}
