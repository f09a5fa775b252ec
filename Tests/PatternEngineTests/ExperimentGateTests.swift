import Foundation
import Testing
import TrackerStatistics

@testable import TrackerPatternEngine

/// How often experiments are wrong, and how often they find what is there. `PATTERN_GATE=full` runs more of them.
@Suite struct ExperimentGateTests {
  private static let isFull = ProcessInfo.processInfo.environment["PATTERN_GATE"] == "full"
  private static let rounds = isFull ? 20_000 : 2_000

  /// A kind of days.
  private struct World {
    var name: String
    var rhythm: SeverityRhythm
    /// Points by which a season goes up and down.
    var season = 0.0
    /// Points by which two days of the week are worse.
    var weekend = 0.0
    /// Whether bad days are answered less.
    var hasGaps = false

    static let all = [
      World(name: "days like the day before", rhythm: .init(mean: 4.5, spread: 1.9, persistence: 0.7, answered: 0.9)),
      World(name: "days by themselves", rhythm: .init(mean: 4, spread: 1.2, persistence: 0.3, answered: 0.9)),
      World(
        name: "season, weekdays and gaps", rhythm: .init(mean: 4.5, spread: 1.5, persistence: 0.5, answered: 0.95),
        season: 1.2, weekend: 0.8, hasGaps: true),
      World(name: "mostly none", rhythm: .init(mean: 0.3, spread: 1.5, persistence: 0.5, answered: 0.9)),
    ]

    func days(
      _ plan: ExperimentPlan, effect: Double, using random: inout SplitMix64
    ) -> (exposed: [Bool?], severity: [Double?]) {
      var days = rhythm.draw(plan, effect: effect, adherence: 0.9, using: &random)
      let phase = Double.random(in: 0..<1, using: &random)
      for day in days.severity.indices {
        guard let value = days.severity[day] else { continue }
        let wave = season * sin(2 * .pi * (Double(day) / 90 + phase)) + (day % 7 < 2 ? weekend : 0)
        let told = min(10, max(0, (value + wave).rounded()))
        days.severity[day] = hasGaps && random.chance(told >= 7 ? 0.3 : 0.1) ? nil : told
      }
      return days
    }
  }

  private typealias Judge = @Sendable (_ severity: [Double?], _ exposed: [Bool?], ExperimentPlan) -> Bool

  /// The rule: a look in the middle, and one at the end.
  private static let rule: Judge = { severity, exposed, plan in
    [ExperimentLook.middle, .end].contains { look in
      let verdict = ExperimentFinding(severity: severity, exposed: exposed, by: plan, at: look)?.verdict
      return verdict == .worse || verdict == .better
    }
  }

  /// Somebody who looks after every pair, and stops at the first p up to .05.
  private static let impatient: Judge = { severity, _, plan in
    guard let all = ExperimentEvidence(severity, by: plan, at: .end)?.differences else { return false }
    return all.indices.contains { PairedRandomisationTest(Array(all[...$0])).chance <= 0.05 }
  }

  /// The share of experiments in which a judge finds a difference.
  private static func found(_ judge: Judge, in world: World, effect: Double, design: ExperimentDesign) -> Double {
    var random = SplitMix64(seed: 41)
    let found = (0..<rounds).count { _ in
      let plan = ExperimentPlan(design, using: &random)
      let days = world.days(plan, effect: effect, using: &random)
      return judge(days.severity, days.exposed, plan)
    }
    return Double(found) / Double(rounds)
  }

  @Test("without a difference, at most one experiment in twenty finds one, the look in the middle included")
  func falsePositives() {
    for world in World.all {
      for design in [ExperimentDesign(lag: 1, pairs: 10), ExperimentDesign(lag: 1, pairs: 14)] {
        let share = Self.found(Self.rule, in: world, effect: 0, design: design)
        // Above what was drawn by chance: three standard errors of a share of .05.
        let slack = 3 * (0.05 * 0.95 / Double(Self.rounds)).squareRoot()
        #expect(share <= 0.05 + slack, "\(world.name), \(design.pairs) pairs: \(share)")
        if Self.isFull { print("| \(world.name) | \(design.days) | 0 | \(share) |") }
      }
    }
  }

  @Test("a planted difference is found about as often as the plan says")
  func power() {
    for world in World.all.dropLast() {
      let design = ExperimentDesign(lag: 1, pairs: 14)
      for effect in [1.0, 2] {
        let share = Self.found(Self.rule, in: world, effect: effect, design: design)
        let said = ExperimentPower(of: effect, by: design, rhythm: world.rhythm).chance
        if Self.isFull { print("| \(world.name) | \(design.days) | \(effect) | \(share), planned \(said) |") }
        if world.season == 0 { #expect(abs(share - said) < 0.1, "\(world.name), \(effect): \(share) for \(said)") }
        #expect(effect < 2 || share > 0.8, "\(world.name), \(effect): \(share)")
      }
    }
  }

  @Test("the check fails somebody who looks after every pair")
  func impatience() {
    let share = Self.found(Self.impatient, in: World.all[0], effect: 0, design: ExperimentDesign(lag: 1, pairs: 14))
    #expect(share > 0.08, "\(share)")
  }

  @Test("the plan is as long as it must be, and no longer: steady days need fewer weeks than wild ones")
  func proposals() {
    func proposed(_ spread: Double) -> ExperimentPower {
      .proposed(lag: 1, rhythm: .init(mean: 4, spread: spread, persistence: 0.5, answered: 0.9))
    }
    let (steady, wild) = (proposed(0.7), proposed(2.5))
    #expect(steady.design.pairs == 10 && steady.chance >= ExperimentPower.enough)
    #expect(wild.design.pairs == 14 && wild.chance < 0.5)
    #expect(proposed(2.5) == wild, "the same days give the same plan")
  }

  @Test("the rhythm of days is that of the days that are known, and needs four weeks of them")
  func rhythm() throws {
    var random = SplitMix64(seed: 5)
    var distance = 0.0
    let days = (0..<4_000).map { _ -> Double? in
      distance = 0.6 * distance + 0.8 * random.normal()
      return random.chance(0.8) ? 5 + distance : nil
    }
    let rhythm = try #require(SeverityRhythm(days))
    #expect(abs(rhythm.mean - 5) < 0.1 && abs(rhythm.spread - 1) < 0.1)
    #expect(abs(rhythm.persistence - 0.6) < 0.05 && abs(rhythm.answered - 0.8) < 0.03)
    #expect(SeverityRhythm(Array(repeating: 3, count: 27) + [nil]) == nil)
    let constant = try #require(SeverityRhythm(Array(repeating: 3, count: 28)))
    #expect(constant.spread == 0.5 && constant.persistence == 0 && constant.answered == 1)
  }
}
