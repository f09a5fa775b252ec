/// The circular block bootstrap (Politis and Romano 1992), which shows how uncertain a figure of a series of days is
/// where each day resembles the one before.
///
/// Whole blocks of consecutive days are drawn with replacement, with the first day following the last, until there are
/// as many days as in the series.
public struct BlockBootstrap: Sendable, Hashable {
  /// Consecutive days that are drawn together.
  public var blockLength: Int
  /// Resamples.
  public var rounds: Int

  /// A bootstrap; both numbers are raised to at least 1.
  public init(blockLength: Int, rounds: Int) {
    self.blockLength = max(1, blockLength)
    self.rounds = max(1, rounds)
  }

  /// Draws every resample and sums its columns.
  ///
  /// The sum of a block is a difference of running sums, so that this takes O(days + rounds · days / block length)
  /// steps.
  ///
  /// - Parameter columns: What is summed: in each column a number for every day, in order of time. Columns have the
  ///   same number of days.
  /// - Returns: The sums of each resample; none for a series shorter than two blocks.
  public func draws(of columns: [[Double]], using generator: inout some RandomNumberGenerator) -> BootstrapDraws {
    let days = columns.first?.count ?? 0
    precondition(columns.allSatisfy { $0.count == days }, "columns of \(columns.map(\.count)) days")
    guard days >= 2 * blockLength else { return BootstrapDraws(rounds: []) }
    let running = columns.map(BlockBootstrap.runningSums)
    let fullBlocks = days / blockLength
    let rest = days % blockLength
    return BootstrapDraws(
      rounds: (0..<rounds).map { _ in
        let starts = (0..<fullBlocks).map { _ in BlockBootstrap.start(below: days, using: &generator) }
        let lastStart = BlockBootstrap.start(below: days, using: &generator)
        return running.map { sums in
          starts.reduce(sums[lastStart + rest] - sums[lastStart]) { $0 + (sums[$1 + blockLength] - sums[$1]) }
        }
      })
  }

  /// A whole number from 0 to under `days`: the upper half of a product of 128 bits, whose bias of days/2⁶⁴ nobody can
  /// see.
  private static func start(below days: Int, using generator: inout some RandomNumberGenerator) -> Int {
    Int(generator.next().multipliedFullWidth(by: UInt64(days)).high)
  }

  /// Of the first 0, 1, … numbers, going on from the last to the first until the second round is nearly full.
  private static func runningSums(_ values: [Double]) -> [Double] {
    var sums = [0.0]
    sums.reserveCapacity(2 * values.count)
    var sum = 0.0
    for value in values + values.dropLast() {
      sum += value
      sums.append(sum)
    }
    return sums
  }
}
