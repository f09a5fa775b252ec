import Testing
import TrackerStatistics

@testable import TrackerPatternEngine

@Suite struct ExperimentPlanTests {
  private func plan(lag: Int = 1, pairs: Int = 10, seed: UInt64 = 3) -> ExperimentPlan {
    var random = SplitMix64(seed: seed)
    return ExperimentPlan(ExperimentDesign(lag: lag, pairs: pairs), using: &random)
  }

  @Test("every pair has a block with and one without, and as many days of both are counted", arguments: 0...2)
  func balance(lag: Int) { for seed in [1, 2, 3, 4] as [UInt64] { balance(plan(lag: lag, seed: seed), lag: lag) } }

  private func balance(_ plan: ExperimentPlan, lag: Int) {
    let design = plan.design
    #expect(design.washout == max(1, lag) && design.blockLength == design.washout + 3)
    for pair in 0..<design.pairs {
      let days = (0..<2 * design.blockLength).map { plan.isWith(2 * pair * design.blockLength + $0) }
      #expect(days.count { $0 == true } == design.blockLength && days.count { $0 == false } == design.blockLength)
      for half in [days.prefix(design.blockLength), days.suffix(design.blockLength)] { #expect(Set(half).count == 1) }
    }
    #expect(plan.isWith(-1) == nil && plan.isWith(design.days) == nil)
  }

  @Test("a day counts for the block that its cause was in, after the washout", arguments: 0...2)
  func counted(lag: Int) {
    let plan = plan(lag: lag)
    for block in 0..<(2 * plan.design.pairs) {
      let causes = plan.counted(inBlock: block).map { $0 - lag }
      #expect(causes.count == 3 && causes.allSatisfy { plan.block(of: $0) == block })
      #expect(causes.first == block * plan.design.blockLength + plan.design.washout)
    }
    #expect(plan.counted(inBlock: 2 * plan.design.pairs - 1).upperBound == plan.design.daysUntilKnown)
  }

  @Test("a coin decides each pair by itself, and one seed always gives one order")
  func order() {
    #expect(plan(seed: 5) == plan(seed: 5) && plan(seed: 5) != plan(seed: 6))
    var random = SplitMix64(seed: 1)
    let plans = (0..<4_000).map { _ in ExperimentPlan(ExperimentDesign(lag: 1, pairs: 10), using: &random) }
    for pair in 0..<9 {
      let (one, both) = (
        plans.count { $0.beginsWith[pair] }, plans.count { $0.beginsWith[pair] && $0.beginsWith[pair + 1] }
      )
      #expect((1_850...2_150).contains(one) && (870...1_130).contains(both))
    }
  }

  @Test("what is proposed lasts 16 weeks at most, and its look can reach its bound with pairs left after it")
  func proposed() {
    for lag in 0...2 {
      let designs = ExperimentDesign.proposed(lag: lag)
      #expect(!designs.isEmpty && designs.map(\.pairs) == designs.map(\.pairs).sorted())
      for design in designs {
        #expect(design.days <= 112)
        let look = design.look ?? 0
        #expect(2 / Double(1 << look) <= ExperimentLook.middle.bound && look < design.pairs)
        #expect(design.daysUntilLook == 2 * look * design.blockLength + lag)
      }
    }
    #expect(ExperimentDesign(lag: 1, pairs: 8).look == nil)
    // After two thirds of the pairs, and eight at least.
    #expect([9, 10, 12, 13, 14].map { ExperimentDesign(lag: 1, pairs: $0).look } == [8, 8, 8, 9, 9])
    #expect(ExperimentLook.middle.bound + ExperimentLook.end.bound <= 0.05 + 1e-12)
  }
}
