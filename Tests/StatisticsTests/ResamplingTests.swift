import Testing
import TrackerStatistics

/// The tests that shuffle: where they draw, and what they make of days that resemble the day before.
@Suite struct ResamplingTests {
  @Test(
    "a table in which a question was always answered alike has no p",
    arguments: [[0, 0, 3, 4], [3, 4, 0, 0], [3, 0, 4, 0]])
  func degenerate(counts: [Int]) {
    let table = ContingencyTable(
      exposedWith: counts[0], exposedWithout: counts[1], unexposedWith: counts[2], unexposedWithout: counts[3])
    #expect(table.chance == nil && table.chiSquare == nil && table.fisherChance == nil && table.phi == nil)
  }

  @Test("the drawn p of many lots is near the exact one of few, and repeats with its seed")
  func drawnLots() throws {
    let values = (0..<40).map { Double($0 % 7) + ($0.isMultiple(of: 2) ? 1.5 : 0) }
    let condition = (0..<40).map { $0.isMultiple(of: 2) }
    var (one, other) = (SplitMix64(seed: 5), SplitMix64(seed: 5))
    let chance = try #require(RandomisationTest.chance(of: values, under: condition, using: &one))
    #expect(chance == RandomisationTest.chance(of: values, under: condition, using: &other))
    // Welch's t of the same numbers gives .031.
    #expect(abs(chance - 0.03) < 0.015)
    #expect(RandomisationTest.chance(of: values, under: condition.map { _ in true }, using: &one) == nil)
  }

  /// How often two series that have nothing to do with each other are said to go together at the 5% level.
  private func falseShare(blockLength: Int, people: Int) -> Double {
    var random = SplitMix64(seed: 19)
    let test = BlockPermutation(blockLength: blockLength, rounds: 199)
    let found = (0..<people).count { _ in
      let series = (0..<2).map { _ in
        var value = 0.0
        return (0..<168).map { _ -> Double? in
          value = 0.7 * value + random.normal()
          return random.chance(0.1) ? nil : value
        }
      }
      return test.chance(series[0], series[1], using: &random) ?? 1 <= 0.05
    }
    return Double(found) / Double(people)
  }

  @Test("blocks of fourteen days hold the 5% where each day resembles the one before, and single days do not")
  func blocks() {
    #expect(falseShare(blockLength: 14, people: 300) <= 0.09)
    #expect(falseShare(blockLength: 1, people: 300) >= 0.15)
  }

  @Test("the drawn p of the largest of twenty products with luck is as often small as its p says")
  func drawnLargest() {
    var random = SplitMix64(seed: 8)
    let test = BlockPermutation(blockLength: 7, rounds: 199)
    let chances = (0..<200).map { _ in
      let columns = (0..<20).map { _ in (0..<112).map { _ in random.normal() } }
      return test.chance(ofLargest: columns, with: (0..<112).map { _ in random.normal() }, using: &random) ?? 0
    }
    #expect((10...32).contains(chances.count { $0 <= 0.1 }))
    #expect((80...120).contains(chances.count { $0 <= 0.5 }))
    let zeros = [0.0, 0, 0]
    #expect(test.chance(ofLargest: [zeros], with: [1, 2, 3], using: &random) == nil)
    #expect(test.chance(ofLargest: [[1, 2, 3]], with: zeros, using: &random) == nil)
    #expect(test.chance(ofLargest: [], with: [1, 2, 3], using: &random) == nil)
  }

  @Test("a series that does not vary, or shares no day with the other, has no p")
  func undefined() {
    var random = SplitMix64(seed: 1)
    let test = BlockPermutation(blockLength: 14)
    #expect(test.chance([1, 1, 1, 1], [1, 2, 3, 4], using: &random) == nil)
    #expect(test.chance([1, 2, nil, nil], [nil, nil, 3, 4], using: &random) == nil)
    #expect(test.chance([], [], using: &random) == nil)
  }
}
