/// How closely two series of numbers go together, −1 … 1.
public enum Correlation {
  /// Pearson's coefficient; nil under two pairs, or where a series does not vary. The series have equal lengths.
  public static func pearson(_ a: [Double], _ b: [Double]) -> Double? {
    precondition(a.count == b.count, "series of \(a.count) and \(b.count) numbers")
    let (left, right) = (RunningMoments(a), RunningMoments(b))
    let scale = left.squares.squareRoot() * right.squares.squareRoot()
    guard a.count > 1, scale > 0 else { return nil }
    let product = zip(a, b).reduce(0) { $0 + ($1.0 - left.mean) * ($1.1 - right.mean) }
    return min(1, max(-1, product / scale))
  }

  /// Spearman's coefficient: Pearson's of the ranks; nil as there.
  public static func spearman(_ a: [Double], _ b: [Double]) -> Double? { pearson(ranks(a), ranks(b)) }

  /// The ranks of numbers from 1 on; equal ones share the mean of theirs. O(n log n).
  public static func ranks(_ numbers: [Double]) -> [Double] {
    let order = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    var ranks = Array(repeating: 0.0, count: numbers.count)
    var first = 0
    while first < order.count {
      var last = first
      while last + 1 < order.count, numbers[order[last + 1]] == numbers[order[first]] { last += 1 }
      for place in first...last { ranks[order[place]] = Double(first + last) / 2 + 1 }
      first = last + 1
    }
    return ranks
  }
}
