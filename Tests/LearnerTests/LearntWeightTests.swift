import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerLearner

/// What a factor weighs.
@Suite struct LearntWeightTests {
  /// A year in which the first of two factors moves tomorrow's severity.
  static func learner(_ design: LearnerDesign, days: Int, effect: Double = 2) -> Learner {
    var random = SplitMix64(seed: 6)
    var learner = Learner(design)
    var carried = 0.0
    for _ in 0..<days {
      let values = (0..<2).map { _ in Double.random(in: 0...100, using: &random) }
      let severity = min(10, max(1, (5 + carried + random.normal()).rounded()))
      learner.advance(LearnerDay(isFlare: severity >= 7, severity: severity, values: values))
      carried = (values[0] - 50) / 50 * effect
    }
    return learner
  }

  static func design(_ logOdds: Double = 0, deviation: Double = 0.3, isSeverity: Bool = true) -> LearnerDesign {
    LearnerDesign(
      factors: ["driver", "noise"].map { .init(id: $0, logOdds: logOdds, deviation: deviation) }, cut: 6.5,
      isSeverity: isSeverity)
  }

  @Test("before the first day the learnt weight is the prior's, on the pack's scale the pack's own")
  func prior() throws {
    for isSeverity in [true, false] {
      for weight in Learner(Self.design(0.25, isSeverity: isSeverity)).weights {
        #expect(
          abs(weight.learnt.mean - weight.prior.mean) < 1e-12
            && abs(weight.learnt.deviation - weight.prior.deviation) < 1e-12)
        #expect(
          abs(weight.learnt.mean / weight.scale - 0.25) < 1e-12
            && abs(weight.learnt.deviation / weight.scale - 0.3) < 1e-12)
        #expect(weight.knownDays == 0)
      }
    }
  }

  @Test(
    "the scale adds up the model weights, the shrinkage of a usual day and the severity slope at the cut"
  )
  func scale() throws {
    let weight = try #require(Learner(Self.design()).weights.first)
    let variance = 0.25 * 0.25 + 0.08 * 0.08 * logit(0.3) * logit(0.3)
    // Γ(4.5)/(√(8π) Γ(4)), Student's density at 0 with 8 degrees of freedom.
    let density = 0.38669902096
    let slope = 0.87 * 4 * density / (0.75 * (0.9 + 0.01)).squareRoot()
    #expect(abs(weight.scale - (0.21 / (1 + .pi * variance / 8).squareRoot() + 0.58 * 0.6 * slope)) < 1e-9)
  }

  @Test("what drives the days is learnt after a year, and noise is not")
  func learnt() throws {
    let year = Self.learner(Self.design(), days: 365).weights
    #expect(year[0].learnt.range.lowerBound > 0 && year[1].learnt.range.contains(0))
    #expect(year.map(\.knownDays) == [365, 365])
  }

  @Test(
    "no life that strains the arithmetic gives a weight that is no number",
    arguments: LearnerTests.strained.map { $0.name })
  func strained(name: String) throws {
    var learner = Learner(LearnerTests.design)
    for day in try #require(LearnerTests.strained.first { $0.name == name }).days { learner.advance(day) }
    for weight in learner.weights {
      #expect(weight.learnt.mean.isFinite && weight.learnt.deviation > 0 && weight.scale > 0, "\(weight.factor)")
    }
  }
}
