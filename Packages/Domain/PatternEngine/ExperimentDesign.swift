/// How an experiment with one exposure is laid out: blocks of days with it and without it, in pairs.
public struct ExperimentDesign: Sendable, Hashable, Codable {
  /// Days after which the exposure is judged, 0 … 2.
  public let lag: Int
  /// Days at the beginning of each block that do not count, so that what the block before left can fade.
  public let washout: Int
  /// Days of each block that count.
  public let counted: Int
  /// How many pairs of blocks.
  public let pairs: Int
  /// After how many pairs there is the one look before the end; nil where there is none.
  public let look: Int?

  /// The fewest pairs of a design that is proposed, so that something is left after the look.
  public static let fewestPairs = 10
  /// The most days of a design that is proposed: 16 weeks.
  public static let mostDays = 112
  /// The fewest pairs before the look: its bound can be reached from 8 on, as 2 / 2⁸ is below .01.
  public static let fewestPairsBeforeLook = 8

  /// The design for a lag. The washout is as long as the lag, but a day at least, and three days of each block count.
  /// The look comes after two thirds of the pairs, where enough are before it and any after.
  ///
  /// - Parameters:
  ///   - lag: 0 … 2 days.
  ///   - pairs: At least 2.
  public init(lag: Int, pairs: Int) {
    precondition((0...2).contains(lag) && pairs > 1, "a lag of \(lag) days, \(pairs) pairs")
    self.lag = lag
    self.pairs = pairs
    washout = max(1, lag)
    counted = 3
    let look = max(ExperimentDesign.fewestPairsBeforeLook, (2 * pairs + 1) / 3)
    self.look = look < pairs ? look : nil
  }

  /// Days of a block.
  public var blockLength: Int { washout + counted }
  /// Days of all blocks.
  public var days: Int { days(ofPairs: pairs) }
  /// Days until all that counts is known: the blocks, and the lag after them.
  public var daysUntilKnown: Int { days + lag }
  /// Days until all that counts for the look is known; nil where there is none.
  public var daysUntilLook: Int? { look.map { days(ofPairs: $0) + lag } }

  private func days(ofPairs pairs: Int) -> Int { 2 * pairs * blockLength }

  /// The designs that may be proposed for a lag, the shortest first.
  public static func proposed(lag: Int) -> [ExperimentDesign] {
    let pair = 2 * ExperimentDesign(lag: lag, pairs: fewestPairs).blockLength
    return (fewestPairs...(mostDays / pair)).map { ExperimentDesign(lag: lag, pairs: $0) }
  }
}
