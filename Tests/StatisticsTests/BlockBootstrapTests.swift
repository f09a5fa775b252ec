import Foundation
import Testing
import TrackerStatistics

@Suite struct BlockBootstrapTests {
  private static func interval(_ values: [Double], block: Int, rounds: Int = 1000, seed: UInt64 = 1) -> ClosedRange<
    Double
  >? {
    var generator = SplitMix64(seed: seed)
    return BlockBootstrap(blockLength: block, rounds: rounds).draws(of: [values], using: &generator).interval(
      level: 0.9
    ) {
      $0[0] / Double(values.count)
    }
  }

  @Test("the same seed gives the same interval to the last bit, another seed another")
  func seeds() throws {
    var generator = SplitMix64(seed: 5)
    let values = generator.days(100, keeping: 0.5)
    #expect(Self.interval(values, block: 7) == Self.interval(values, block: 7))
    #expect(Self.interval(values, block: 7) != Self.interval(values, block: 7, seed: 2))
  }

  @Test(
    "every round has as many days as there were, and each day as often as any other", arguments: [14, 15, 20, 21, 100])
  func days(count: Int) throws {
    var generator = SplitMix64(seed: 9)
    // One column counts days, the others mark one day each.
    let marks = [0, 1, count / 2, count - 1].map { marked in (0..<count).map { $0 == marked ? 1.0 : 0 } }
    let draws = BlockBootstrap(blockLength: 7, rounds: 4000).draws(
      of: [Array(repeating: 1, count: count)] + marks, using: &generator)
    #expect(draws.rounds.count == 4000)
    #expect(draws.rounds.allSatisfy { $0[0] == Double(count) })
    for column in 1...4 {
      let mean = draws.rounds.reduce(0) { $0 + $1[column] } / 4000
      #expect(abs(mean - 1) < 0.08)
    }
  }

  @Test("drawn days stay in their blocks: neighbours come together")
  func blocks() {
    var generator = SplitMix64(seed: 3)
    // A product of neighbouring marks: with blocks of seven, day 10 nearly always brings day 11 along.
    let marks = [10, 11].map { marked in (0..<70).map { $0 == marked ? 1.0 : 0 } }
    let rounds = BlockBootstrap(blockLength: 7, rounds: 2000).draws(of: marks, using: &generator).rounds
    let together = rounds.count { $0[0] == $0[1] }
    #expect(Double(together) / 2000 > 0.7)
    let alone = BlockBootstrap(blockLength: 1, rounds: 2000).draws(of: marks, using: &generator).rounds
    #expect(Double(alone.count { $0[0] == $0[1] }) / 2000 < 0.5)
  }

  // Of a mean of independent days: ± 1.645 σ/√n.
  @Test("of independent days the interval is as wide as the textbook's")
  func independent() throws {
    var generator = SplitMix64(seed: 11)
    let values = generator.days(2000, keeping: 0)
    let width = try #require(Self.interval(values, block: 7)).width
    #expect(abs(width / (2 * 1.645 / 2000.0.squareRoot()) - 1) < 0.15)
  }

  // Of a mean of days that keep .8: the variance of a long mean is (1 + .8)/(1 − .8) = 9 times that of independent
  // days; blocks of seven days see 1 + 2 Σ (1 − k/7) .8^k = 4.5 of it.
  @Test("of days that resemble the one before it is wider, and blocks of one day do not see that")
  func dependent() throws {
    var generator = SplitMix64(seed: 12)
    let values = generator.days(4000, keeping: 0.8)
    let single = try #require(Self.interval(values, block: 1)).width
    let weeks = try #require(Self.interval(values, block: 7)).width
    let expected = (1 + 2 * (1..<7).reduce(0) { $0 + (1 - Double($1) / 7) * pow(0.8, Double($1)) }).squareRoot()
    #expect(abs(weeks / single / expected - 1) < 0.15)
  }

  @Test("intervals of nine in ten hold the true mean in about nine of ten histories")
  func coverage() {
    var generator = SplitMix64(seed: 21)
    let held = (0..<300).count { _ in
      let values = generator.days(200, keeping: 0.3)
      return Self.interval(values, block: 7, rounds: 200, seed: generator.next())?.contains(0) == true
    }
    #expect((0.82...0.95).contains(Double(held) / 300))
  }

  @Test("figures that can't be told in a round are left out, and nothing is told of too few")
  func untold() throws {
    var generator = SplitMix64(seed: 2)
    let bootstrap = BlockBootstrap(blockLength: 7, rounds: 100)
    let draws = bootstrap.draws(of: [(0..<60).map(Double.init)], using: &generator)
    #expect(draws.interval(level: 0.9) { _ in nil } == nil)
    #expect(draws.interval(level: 0.9) { _ in .nan } == nil)
    #expect(draws.interval(level: 0.9) { _ in .infinity } == nil)
    let mean = try #require(draws.interval(level: 0.9) { $0[0] / 60 })
    #expect(draws.interval(level: 0.9) { $0[0] > 60 * mean.lowerBound ? 1 : nil } == 1...1)
    #expect(bootstrap.draws(of: [Array(repeating: 1, count: 13)], using: &generator).rounds.isEmpty)
    #expect(
      bootstrap.draws(of: [Array(repeating: 1, count: 13)], using: &generator).interval(level: 0.9) { $0[0] } == nil)
    #expect(bootstrap.draws(of: [], using: &generator).rounds.isEmpty)
  }

  @Test("interval ends are percentiles of the rounds, on straight lines between them")
  func percentiles() throws {
    var generator = SplitMix64(seed: 2)
    // Twenty days of powers of two: nearly every round has a sum of its own.
    let powers = (0..<20).map { pow(2.0, Double($0)) }
    let draws = BlockBootstrap(blockLength: 1, rounds: 1001).draws(of: [powers], using: &generator)
    let sorted = draws.rounds.map { $0[0] }.sorted()
    #expect(draws.interval(level: 0.5) { $0[0] } == sorted[250]...sorted[750])
    #expect(draws.interval(level: 0) { $0[0] } == sorted[500]...sorted[500])
    #expect(draws.interval(level: 1) { $0[0] } == sorted[0]...sorted[1000])
    let between = try #require(draws.interval(level: 0.999) { $0[0] })
    #expect(abs(between.lowerBound - (sorted[0] + sorted[1]) / 2) < 1e-6 * sorted[1])
  }
}

extension ClosedRange<Double> {
  fileprivate var width: Double { upperBound - lowerBound }
}

extension SplitMix64 {
  /// Days of which each keeps a share of the one before; their spread is 1.
  fileprivate mutating func days(_ count: Int, keeping share: Double) -> [Double] {
    var value = normal()
    return (0..<count).map { _ in
      defer { value = share * value + (1 - share * share).squareRoot() * normal() }
      return value
    }
  }
}
