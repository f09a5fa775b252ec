import Testing
import TrackerStatistics

@Suite struct MeanDifferenceTests {
  /// NumPy 2.4.6 and SciPy 1.17.1: means of five parts of two days, `2 * t.sf(d / se, 4)` and `t.ppf(.975, 4)`.
  @Test("two series are compared by the means of five parts each")
  func parts() throws {
    let found = try #require(
      MeanDifference(from: [3, 4, 2, 5, 6, 4, 3, 5, 7, 2], to: [6, 5, 8, 7, 4, 6, 9, 7, 5, 8]))
    #expect(abs(found.difference - 2.4) < 1e-12 && found.degreesOfFreedom == 4)
    #expect(abs(found.standardError - 0.6403124237432849) < 1e-12)
    #expect(abs(found.chance - 0.019978779414416264) < 1e-10)
    let interval = found.interval(level: 0.95)
    #expect(abs(interval.lowerBound - 0.6222077053006216) < 1e-9)
    #expect(abs(interval.upperBound - 4.177792294699379) < 1e-9)
  }

  /// The same packages: the standard deviation of all weeks times √2, with 7 degrees of freedom.
  @Test("the last week is held against the one before by how much weeks differ")
  func weeks() throws {
    let found = try #require(MeanDifference(ofLast: [4, 5, 4.5, 5.5, 4, 5, 4.25, 7.5], fewest: 8))
    #expect(found.difference == 3.25 && abs(found.standardError - 1.6304852476662102) < 1e-12)
    #expect(abs(found.chance - 0.08647309307770626) < 1e-10)
    #expect(MeanDifference(ofLast: [4, 5, 4.5, 5.5, 4, 5, 4.25, 7.5], fewest: 9) == nil)
    #expect(MeanDifference(ofLast: [4, 5, 4.5, 5.5, 4, 5, nil, 7.5], fewest: 3) == nil)
    #expect(MeanDifference(ofLast: [4, nil, 4.5, nil, 4, 5, 4.25, 7.5], fewest: 6)?.degreesOfFreedom == 5)
  }

  @Test("a part that is known on fewer than half of its days does not count, and three parts are needed")
  func gaps() {
    let whole: [Double?] = Array(repeating: 4, count: 20)
    let three = [4, 4, nil, nil, 4, 4, nil, nil, 4, 4, nil, nil] + Array(repeating: Double?.none, count: 8)
    #expect(MeanDifference(from: three, to: whole)?.degreesOfFreedom == 2)
    let two = Array(three.prefix(8)) + Array(repeating: Double?.none, count: 12)
    #expect(MeanDifference(from: two, to: whole) == nil && MeanDifference(from: whole, to: two) == nil)
    #expect(MeanDifference(from: [], to: whole) == nil)
  }

  @Test("where nothing varies, no difference is luck, and any other is none")
  func constant() throws {
    let same = try #require(MeanDifference(from: Array(repeating: 4, count: 20), to: Array(repeating: 4, count: 20)))
    #expect(same.chance == 1 && same.interval(level: 0.95) == 0...0)
    let other = try #require(MeanDifference(from: Array(repeating: 4, count: 20), to: Array(repeating: 2, count: 20)))
    #expect(other.chance == 0 && other.difference == -2)
  }

  /// Answers of 0 … 10 around 4, each like the day before by `memory`, one day in four not known.
  private static func answers(_ count: Int, memory: Double, using generator: inout SplitMix64) -> [Double?] {
    var level = normal(&generator)
    return (0..<count).map { _ in
      level = memory * level + (1 - memory * memory).squareRoot() * normal(&generator)
      let isKnown = Double.random(in: 0..<1, using: &generator) > 0.25
      return isKnown ? min(10, max(0, (4 + 2 * level).rounded())) : nil
    }
  }

  private static func normal(_ generator: inout SplitMix64) -> Double {
    Normal.quantile(Double.random(in: 0.000_001..<1, using: &generator))
  }

  @Test(
    "luck seldom looks like a change, also where each day resembles the one before",
    arguments: [(30, 0.0, 0.05), (30, 0.5, 0.05), (30, 0.7, 0.08), (90, 0.5, 0.05), (365, 0.7, 0.05)])
  func luck(_ days: Int, _ memory: Double, _ most: Double) {
    var generator = SplitMix64(seed: 11)
    let rounds = 1_000
    let found = (0..<rounds).count { _ in
      let all = Self.answers(2 * days, memory: memory, using: &generator)
      let difference = MeanDifference(from: Array(all.prefix(days)), to: Array(all.suffix(days)))
      return (difference?.chance ?? 1) < 0.05
    }
    #expect(Double(found) / Double(rounds) <= most, "\(found) of \(rounds)")
  }

  @Test("weeks that only differ by luck seldom look like a change", arguments: [0.0, 0.5, 0.7])
  func luckOfWeeks(_ memory: Double) {
    var generator = SplitMix64(seed: 12)
    let rounds = 1_000
    let found = (0..<rounds).count { _ in
      let all = Self.answers(26 * 7, memory: memory, using: &generator)
      let means = stride(from: 0, to: all.count, by: 7).map { start -> Double? in
        let known = all[start..<start + 7].compactMap(\.self)
        return known.count < 5 ? nil : known.reduce(0, +) / Double(known.count)
      }
      return (MeanDifference(ofLast: means, fewest: 8)?.chance ?? 1) < 0.05
    }
    #expect(Double(found) / Double(rounds) <= 0.05, "\(found) of \(rounds)")
  }

  @Test("three points in thirty days are mostly found")
  func power() {
    var generator = SplitMix64(seed: 13)
    let rounds = 500
    let found = (0..<rounds).count { _ in
      let before = Self.answers(30, memory: 0.5, using: &generator)
      let after = Self.answers(30, memory: 0.5, using: &generator).map { $0.map { $0 + 3 } }
      return (MeanDifference(from: before, to: after)?.chance ?? 1) < 0.05
    }
    #expect(Double(found) / Double(rounds) >= 0.65, "\(found) of \(rounds)")
  }
}
