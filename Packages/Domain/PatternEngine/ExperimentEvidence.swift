import TrackerStatistics

/// When an experiment is judged. Whenever else somebody looks, nothing is said of a difference.
public enum ExperimentLook: String, Sendable, Hashable, Codable {
  /// Once, after two thirds of the pairs.
  case middle
  /// When all pairs are over.
  case end

  /// The p up to which a difference is clear. The two add up to .05, so that an experiment without any difference finds
  /// one with a chance of .05 at most, whatever was seen at the first look.
  public var bound: Double {
    switch self {
    case .middle: 0.01
    case .end: 0.04
    }
  }
}

/// What the blocks of an experiment say: the days planned with the exposure against those planned without it, whether
/// or not the person did as planned.
public struct ExperimentEvidence: Sendable, Hashable {
  public let look: ExperimentLook
  /// By pair: the mean severity of the counted days with the exposure less that without it. Only of pairs with at least
  /// two known days in each block.
  public let differences: [Double]
  /// Pairs that were planned until the look.
  public let planned: Int
  /// The mean difference in points; above 0 where days with the exposure were worse. nil without pairs.
  public let difference: Double?
  /// The exact two-sided p over all orders that could have been drawn.
  public let chance: Double
  /// The differences that agree with the days, at a level of the look's bound. nil where there are too few pairs.
  public let interval: ClosedRange<Double>?

  /// Known days that a block must have.
  static let fewestDays = 2

  /// - Parameter severity: By day of the plan; nil and missing days are not known.
  /// - Returns: nil for a look that the design does not have.
  public init?(_ severity: [Double?], by plan: ExperimentPlan, at look: ExperimentLook) {
    guard let pairs = look == .end ? plan.design.pairs : plan.design.look else { return nil }
    self.look = look
    planned = pairs
    func mean(ofBlock block: Int) -> Double? {
      let known = plan.counted(inBlock: block).compactMap { $0 < severity.count ? severity[$0] : nil }
      return known.count >= ExperimentEvidence.fewestDays ? known.reduce(0, +) / Double(known.count) : nil
    }
    differences = (0..<pairs).compactMap { pair in
      guard let first = mean(ofBlock: 2 * pair), let second = mean(ofBlock: 2 * pair + 1) else { return nil }
      return plan.beginsWith[pair] ? first - second : second - first
    }
    let test = PairedRandomisationTest(differences)
    difference = test.mean
    chance = test.chance
    interval = test.interval(level: look.bound)
  }

  /// Whether the days differ clearly.
  public var isClear: Bool { chance <= look.bound }

  /// Whether there are too few pairs for any answer: none could reach the bound.
  public var hasTooFewPairs: Bool { interval == nil }
}
