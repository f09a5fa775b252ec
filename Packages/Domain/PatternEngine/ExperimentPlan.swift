/// A design with the order that was drawn for it. Day 0 is the first day of the first block.
public struct ExperimentPlan: Sendable, Hashable, Codable {
  public let design: ExperimentDesign
  /// By pair: whether its first block is the one with the exposure.
  public let beginsWith: [Bool]

  /// Draws the order of each pair by a coin.
  public init(_ design: ExperimentDesign, using generator: inout some RandomNumberGenerator) {
    self.design = design
    beginsWith = (0..<design.pairs).map { _ in Bool.random(using: &generator) }
  }

  /// Whether a day is one with the exposure; nil outside of the blocks.
  public func isWith(_ day: Int) -> Bool? {
    guard let block = block(of: day) else { return nil }
    return beginsWith[block / 2] == block.isMultiple(of: 2)
  }

  /// The block of a day, from 0; nil outside of the blocks.
  public func block(of day: Int) -> Int? {
    (0..<design.days).contains(day) && beginsWith.count == design.pairs ? day / design.blockLength : nil
  }

  /// The days whose severity counts for a block: those after its washout, as much later as the lag.
  func counted(inBlock block: Int) -> Range<Int> {
    let end = (block + 1) * design.blockLength + design.lag
    return (end - design.counted)..<end
  }
}
