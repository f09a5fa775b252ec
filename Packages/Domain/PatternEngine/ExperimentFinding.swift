import Foundation
import TrackerStatistics

/// How far a person did as an experiment's plan said.
public struct ExperimentAdherence: Sendable, Hashable {
  /// Days of blocks with the exposure, and those of them that are known and had it.
  public private(set) var with = Share()
  /// Days of blocks without the exposure, and those of them that are known and had it.
  public private(set) var without = Share()

  /// Days, counted.
  public struct Share: Sendable, Hashable, Codable {
    public var days = 0
    /// On which it is known whether the exposure was there.
    public var known = 0
    /// On which it was there.
    public var exposed = 0

    /// Of the known days; nil where none is known.
    var exposedShare: Double? { known > 0 ? Double(exposed) / Double(known) : nil }
  }

  /// - Parameter exposed: By day of the plan, up to the day before now; nil where it is not known.
  public init(_ exposed: [Bool?], by plan: ExperimentPlan) {
    for (day, answer) in exposed.enumerated() {
      guard let isWith = plan.isWith(day) else { continue }
      let place = isWith ? \ExperimentAdherence.with : \ExperimentAdherence.without
      self[keyPath: place].days += 1
      guard let answer else { continue }
      self[keyPath: place].known += 1
      if answer { self[keyPath: place].exposed += 1 }
    }
  }

  public var days: Int { with.days + without.days }
  public var known: Int { with.known + without.known }
  /// Known days that went as planned.
  public var asPlanned: Int { with.exposed + without.known - without.exposed }

  /// By how much the exposure was more frequent on days planned with it, −1 … 1; nil where one side is not known.
  public var contrast: Double? {
    guard let with = with.exposedShare, let without = without.exposedShare else { return nil }
    return with - without
  }

  /// The least share of days that must be known for any answer.
  public static let leastKnown = 0.7
  /// The least contrast for any answer.
  public static let leastContrast = 0.5
}

/// What an experiment comes to at a look.
public struct ExperimentFinding: Sendable, Hashable {
  /// What can be told.
  public enum Verdict: String, Sendable, Hashable, Codable {
    /// Days with the exposure were worse.
    case worse
    /// Days with it were better.
    case better
    /// Whatever difference there is lies below `smallDifference`.
    case little
    /// A difference can neither be shown nor ruled out.
    case unclear
    /// Too few pairs have enough known days.
    case tooFewPairs = "too-few-pairs"
    /// It is not known of enough days whether the exposure was there.
    case exposureUnknown = "exposure-unknown"
    /// Days with and without the exposure were too much alike in that.
    case notAsPlanned = "not-as-planned"

    /// Whether it answers the question.
    public var isAnswer: Bool { self == .worse || self == .better || self == .little }
  }

  public let evidence: ExperimentEvidence
  public let adherence: ExperimentAdherence
  public let verdict: Verdict

  /// Differences below it, in points, count as little.
  public static let smallDifference = 1.0

  /// - Parameters:
  ///   - severity: By day of the plan, 0 … 10; nil where it is not known.
  ///   - exposed: By day of the plan; nil where it is not known.
  /// - Returns: nil for a look that the design does not have.
  public init?(severity: [Double?], exposed: [Bool?], by plan: ExperimentPlan, at look: ExperimentLook) {
    guard let evidence = ExperimentEvidence(severity, by: plan, at: look) else { return nil }
    self.evidence = evidence
    let days = 2 * evidence.planned * plan.design.blockLength
    adherence = ExperimentAdherence((0..<days).map { $0 < exposed.count ? exposed[$0] : nil }, by: plan)
    verdict = ExperimentFinding.verdict(of: evidence, adherence)
  }

  private static func verdict(of evidence: ExperimentEvidence, _ adherence: ExperimentAdherence) -> Verdict {
    guard let interval = evidence.interval, let difference = evidence.difference else { return .tooFewPairs }
    let known = Double(adherence.known) / Double(max(1, adherence.days))
    guard known >= ExperimentAdherence.leastKnown, let contrast = adherence.contrast else { return .exposureUnknown }
    guard contrast >= ExperimentAdherence.leastContrast else { return .notAsPlanned }
    if evidence.isClear { return difference > 0 ? .worse : .better }
    let isLittle = -smallDifference < interval.lowerBound && interval.upperBound < smallDifference
    return isLittle ? .little : .unclear
  }

  /// How likely it is that the end finds a difference, after a look that found none: the pairs to come are drawn with a
  /// mean difference of `effect` and the spread of those that are over. nil at the end, and below three pairs.
  ///
  /// - Parameter effect: In points, in the direction that the pairs so far point to.
  public func chanceAtEnd(of effect: Double, by plan: ExperimentPlan) -> Double? {
    guard evidence.look == .middle, evidence.differences.count > 2,
      let spread = RunningMoments(evidence.differences).standardDeviation
    else { return nil }
    let mean = (evidence.difference ?? 0) < 0 ? -effect : effect
    var generator = SplitMix64(name: "rest of an experiment")
    let rounds = 400
    let found = (0..<rounds).count { _ in
      let rest = (evidence.planned..<plan.design.pairs).map { _ in mean + spread * generator.normal() }
      return PairedRandomisationTest(evidence.differences + rest).chance <= ExperimentLook.end.bound
    }
    return Double(found) / Double(rounds)
  }

  /// The chance below which going on is not worth it.
  public static let futile = 0.1
}
