/// Whether two series of days go together more closely than they would if the second had nothing to do with the first,
/// with each day resembling the one before.
///
/// The second series is cut into blocks of consecutive days, from a random offset on, and the blocks are put into a
/// random order. What neighbouring days have in common stays, and what the two series have in common goes.
public struct BlockPermutation: Sendable, Hashable {
  /// Consecutive days that stay together, at least 1.
  public var blockLength: Int
  /// Orders that are drawn where there are too many to look at all of them.
  public var rounds: Int
  /// The most orders that are looked at one by one, over all offsets.
  public var mostEnumerated: Int

  /// A permutation of blocks.
  public init(blockLength: Int, rounds: Int = 4_999, mostEnumerated: Int = 20_000) {
    precondition(blockLength > 0 && rounds > 0, "blocks of \(blockLength) days, \(rounds) rounds")
    self.blockLength = blockLength
    self.rounds = rounds
    self.mostEnumerated = mostEnumerated
  }

  /// The two-sided p of a rank correlation, 0 … 1; nil where the correlation of the two series is undefined.
  ///
  /// Each series is ranked over its own known days. A coefficient is Pearson's of these ranks over the days on which
  /// both are known, which is Spearman's where no day is missing. Where all orders are looked at, p is their share with
  /// a coefficient at least as far from 0, each offset counting the same; where they are drawn, it is
  /// (1 + those)/(1 + drawn).
  ///
  /// - Parameters:
  ///   - first: A number for every day; nil where it is not known.
  ///   - second: The same days.
  ///   - generator: Used only where orders are drawn.
  public func chance(
    _ first: [Double?], _ second: [Double?], using generator: inout some RandomNumberGenerator
  ) -> Double? {
    precondition(first.count == second.count, "series of \(first.count) and \(second.count) days")
    let (left, right) = (RankedDays(first), RankedDays(second))
    guard let own = left.coefficient(with: right) else { return nil }
    return share(of: first.count, using: &generator) { order in
      abs(left.coefficient(with: right.ordered(order)) ?? 0) >= abs(own) - 1e-12
    }
  }

  /// The one-sided p of the largest of several products with a series, 0 … 1, so that choosing the largest costs
  /// what it should (Westfall and Young 1993); nil where each column, or the series, is 0 throughout.
  ///
  /// Each column is scaled to length 1. Orders are counted as in the p of a correlation.
  ///
  /// - Parameters:
  ///   - columns: As long as the series; all that the largest is chosen from.
  ///   - series: What is put into another order, such as what covariates leave of an outcome.
  ///   - generator: Used only where orders are drawn.
  public func chance(
    ofLargest columns: [[Double]], with series: [Double], using generator: inout some RandomNumberGenerator
  ) -> Double? {
    let scaled = columns.compactMap { column -> [Double]? in
      let length = dot(column, column).squareRoot()
      return length > 0 ? column.map { $0 / length } : nil
    }
    let size = dot(series, series).squareRoot()
    guard size > 0, let own = scaled.map({ dot($0, series) }).max() else { return nil }
    return share(of: series.count, using: &generator) { order in
      let ordered = order.flatMap { series[$0] }
      return scaled.contains { dot($0, ordered) >= own - 1e-12 * size }
    }
  }

  /// The share of the orders of so many days that are as far out as the days' own.
  private func share(
    of days: Int, using generator: inout some RandomNumberGenerator, isFar: ([Range<Int>]) -> Bool
  ) -> Double {
    let offsets = (0..<min(blockLength, days)).map { blocks(of: days, offset: $0) }
    let orders = offsets.reduce(0) { total, blocks in
      blocks.count > 12 ? .max : total == .max ? .max : total + (1...blocks.count).reduce(1, *)
    }
    guard orders <= mostEnumerated else {
      var far = 1
      for _ in 0..<rounds {
        let blocks = offsets[Int.random(in: offsets.indices, using: &generator)].shuffled(using: &generator)
        if isFar(blocks) { far += 1 }
      }
      return Double(far) / Double(rounds + 1)
    }
    let shares = offsets.map { blocks in
      var (far, all) = (0, 0)
      var order = blocks
      BlockPermutation.forEachOrder(of: &order, count: order.count) { order in
        all += 1
        if isFar(order) { far += 1 }
      }
      return Double(far) / Double(all)
    }
    return shares.reduce(0, +) / Double(shares.count)
  }

  /// The days cut into blocks; the first has `offset` days, if any.
  private func blocks(of days: Int, offset: Int) -> [Range<Int>] {
    let starts = (offset == 0 ? [] : [0]) + Array(stride(from: offset, to: days, by: blockLength))
    return zip(starts, starts.dropFirst() + [days]).map { $0..<$1 }
  }

  /// Heap's algorithm.
  private static func forEachOrder(of order: inout [Range<Int>], count: Int, _ body: ([Range<Int>]) -> Void) {
    guard count > 1 else { return body(order) }
    for index in 0..<count {
      forEachOrder(of: &order, count: count - 1, body)
      if index < count - 1 { order.swapAt(count.isMultiple(of: 2) ? index : 0, count - 1) }
    }
  }
}

/// The ranks of a series' known days, and 0 on the others.
private struct RankedDays {
  private var ranks: [Double]
  private var known: [Double]

  init(_ series: [Double?]) {
    let days = series.indices.filter { series[$0] != nil }
    ranks = Array(repeating: 0, count: series.count)
    known = ranks
    for (day, rank) in zip(days, Correlation.ranks(days.compactMap { series[$0] })) {
      // Around 0, so that the sums below lose no digits.
      ranks[day] = rank - Double(days.count + 1) / 2
      known[day] = 1
    }
  }

  /// The same days, block by block.
  func ordered(_ blocks: [Range<Int>]) -> RankedDays {
    var other = self
    var place = 0
    for block in blocks {
      for day in block {
        other.ranks[place] = ranks[day]
        other.known[place] = known[day]
        place += 1
      }
    }
    return other
  }

  func coefficient(with other: RankedDays) -> Double? {
    let (count, left, right) = (dot(known, other.known), dot(ranks, other.known), dot(known, other.ranks))
    guard count > 1 else { return nil }
    let leftSquares = zip(ranks, other.known).reduce(0) { $0 + $1.0 * $1.0 * $1.1 } - left * left / count
    let rightSquares = zip(other.ranks, known).reduce(0) { $0 + $1.0 * $1.0 * $1.1 } - right * right / count
    guard leftSquares > 1e-9, rightSquares > 1e-9 else { return nil }
    return (dot(ranks, other.ranks) - left * right / count) / (leftSquares * rightSquares).squareRoot()
  }
}
