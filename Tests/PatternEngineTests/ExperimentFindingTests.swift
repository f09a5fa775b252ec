import Testing
import TrackerStatistics

@testable import TrackerPatternEngine

@Suite struct ExperimentFindingTests {
  private let plan: ExperimentPlan

  init() {
    var random = SplitMix64(seed: 8)
    plan = ExperimentPlan(ExperimentDesign(lag: 1, pairs: 10), using: &random)
  }

  private var asPlanned: [Bool?] { (0..<plan.design.days).map { plan.isWith($0) } }

  /// Days that are `base` without, and worse by `effect` a day after one with; small shocks tell the pairs apart.
  private func severity(effect: Double, base: Double = 4, shock: Double = 0.2) -> [Double?] {
    var random = SplitMix64(seed: 2)
    return (0..<plan.design.daysUntilKnown).map { day in
      base + (plan.isWith(day - 1) == true ? effect : 0) + shock * random.normal()
    }
  }

  private func finding(
    _ severity: [Double?], _ exposed: [Bool?]? = nil, at look: ExperimentLook = .end
  ) throws -> ExperimentFinding {
    try #require(ExperimentFinding(severity: severity, exposed: exposed ?? asPlanned, by: plan, at: look))
  }

  @Test("worse, better and much the same, with the difference and a range that holds it")
  func answers() throws {
    let worse = try finding(severity(effect: 1.5))
    #expect(worse.verdict == .worse && worse.evidence.differences.count == 10)
    #expect(abs((worse.evidence.difference ?? 0) - 1.5) < 0.15)
    #expect(worse.evidence.interval?.contains(1.5) == true && worse.evidence.chance == 2.0 / 1024)
    #expect(try finding(severity(effect: -1.5)).verdict == .better)
    #expect(try finding(severity(effect: 0)).verdict == .little)
    #expect(try finding(severity(effect: 0, shock: 3)).verdict == .unclear)
  }

  @Test("where a point to one side is possible, it is not little, whichever side that is", arguments: [1.0, -1])
  func oneSided(side: Double) throws {
    var days = severity(effect: 0)
    for block in 0..<20 {
      let isWith = plan.isWith(block * plan.design.blockLength) == true
      let shift = (block / 2).isMultiple(of: 2) ? 1.8 : -0.6
      for day in plan.counted(inBlock: block) { days[day] = 4 + (isWith ? side * shift : 0) }
    }
    let found = try finding(days)
    let range = try #require(found.evidence.interval)
    #expect(range.contains(0) && max(abs(range.lowerBound), abs(range.upperBound)) > 1)
    #expect(min(abs(range.lowerBound), abs(range.upperBound)) < 1 && found.verdict == .unclear)
  }

  @Test("only the days after the washout count, a day later than their cause")
  func washout() throws {
    var days = severity(effect: 1.5)
    for block in 0..<20 {
      // The first day of a block is judged on the second.
      days[block * plan.design.blockLength + 1] = plan.isWith(block * plan.design.blockLength) == true ? 0 : 10
    }
    #expect(try finding(days) == finding(severity(effect: 1.5)))
    // Had the days of the washout counted, the difference would have gone the other way.
    #expect(try finding(days.map { $0.map { 10 - $0 } }).verdict == .better)
  }

  @Test("a pair counts with two known days in each block, and too few pairs give no answer")
  func missing() throws {
    var days = severity(effect: 1.5)
    days[plan.counted(inBlock: 0).lowerBound] = nil
    #expect(try finding(days).evidence.differences.count == 10)
    days[plan.counted(inBlock: 0).lowerBound + 1] = nil
    #expect(try finding(days).evidence.differences.count == 9)
    for block in stride(from: 0, to: 10, by: 2) { for day in plan.counted(inBlock: block) { days[day] = nil } }
    let few = try finding(days)
    #expect(few.evidence.differences.count == 5 && few.verdict == .tooFewPairs && few.evidence.interval == nil)
    #expect(try finding([]).verdict == .tooFewPairs)
  }

  @Test("what was not as planned, or is not known, gives no answer, however the days differ")
  func adherence() throws {
    let days = severity(effect: 1.5)
    #expect(try finding(days, asPlanned.map { _ in nil }).verdict == .exposureUnknown)
    #expect(try finding(days, asPlanned.map { _ in true }).verdict == .notAsPlanned)
    var third = asPlanned
    for day in third.indices where day % 10 < 3 { third[day] = nil }
    #expect(try finding(days, third).verdict == .worse)
    for day in third.indices where day % 10 == 3 { third[day] = nil }
    #expect(try finding(days, third).verdict == .exposureUnknown)
    var loose = asPlanned
    for day in loose.indices where day % 5 == 0 { loose[day] = loose[day].map { !$0 } }
    let some = try finding(days, loose)
    #expect(some.verdict == .worse && some.adherence.asPlanned == 64 && some.adherence.days == 80)
    #expect(abs((some.adherence.contrast ?? 0) - 0.6) < 0.01)
  }

  @Test("the days are compared as they were planned, whether or not the person did so")
  func intentionToTreat() throws {
    var loose = asPlanned
    for day in loose.indices where day % 7 == 0 { loose[day] = loose[day].map { !$0 } }
    let days = severity(effect: 1.5)
    #expect(try finding(days, loose).evidence == finding(days).evidence)
  }

  @Test("the look in the middle has a bound of its own, and nothing after it counts")
  func middle() throws {
    let days = severity(effect: 1.5)
    let middle = try finding(days, at: .middle)
    #expect(middle.evidence.planned == 8 && middle.evidence.chance == 2.0 / 256 && middle.verdict == .worse)
    #expect(middle.adherence.days == 64 && middle.adherence.asPlanned == 64, "days after the look do not count")
    let end = plan.design.daysUntilLook ?? 0
    #expect(try finding(Array(days.prefix(end)), at: .middle).evidence == middle.evidence)
    #expect(try finding(Array(days.prefix(end - 1)), at: .middle).evidence != middle.evidence)
    // One pair that points the other way: p is above .01, and below .05.
    var one = days
    for (block, value) in [(0, plan.beginsWith[0]), (1, !plan.beginsWith[0])] {
      for day in plan.counted(inBlock: block) { one[day] = value ? 4 : 5 }
    }
    let less = try finding(one, at: .middle)
    #expect(less.evidence.chance > 0.01 && less.evidence.chance < 0.05 && !less.evidence.isClear)
    var random = SplitMix64(seed: 4)
    let short = ExperimentPlan(ExperimentDesign(lag: 1, pairs: 8), using: &random)
    #expect(ExperimentFinding(severity: days, exposed: asPlanned, by: short, at: .middle) == nil)
  }

  @Test("what is left is worth it where the days are steady, and not where they are wild")
  func futility() throws {
    let steady = try finding(severity(effect: 0.4, shock: 0.8), at: .middle)
    let wild = try finding(severity(effect: 0, shock: 6), at: .middle)
    #expect(try #require(steady.chanceAtEnd(of: 1, by: plan)) > 0.5)
    #expect(try #require(wild.chanceAtEnd(of: 1, by: plan)) < ExperimentFinding.futile)
    #expect(try finding(severity(effect: 1)).chanceAtEnd(of: 1, by: plan) == nil, "nothing comes after the end")
  }
}
