import Testing
import TrackerStatistics

@Suite struct PairedRandomisationTestTests {
  /// All orders one by one.
  private func counted(_ differences: [Double]) -> Double {
    let own = abs(differences.reduce(0, +))
    let far = (0..<(1 << differences.count)).count { lot in
      let sum = differences.enumerated().reduce(0.0) { $0 + (lot >> $1.offset & 1 == 1 ? $1.element : -$1.element) }
      return abs(sum) >= own - 1e-9
    }
    return Double(far) / Double(1 << differences.count)
  }

  private func drawn(_ count: Int, seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in (random.normal() * 4).rounded() / 4 + 0.25 }
  }

  @Test("p counts every order, ties among them")
  func everyOrder() {
    for seed in 0..<60 as Range<UInt64> {
      let differences = drawn(1 + Int(seed % 11), seed: seed)
      #expect(abs(PairedRandomisationTest(differences).chance - counted(differences)) < 1e-12, "\(differences)")
    }
  }

  @Test("p is 1 without pairs and where all are alike, and 2 / 2^pairs at best")
  func ends() {
    #expect(PairedRandomisationTest([]).chance == 1)
    #expect(PairedRandomisationTest([]).mean == nil && PairedRandomisationTest([]).interval(level: 0.05) == nil)
    #expect(PairedRandomisationTest([0, 0, 0]).chance == 1)
    #expect(PairedRandomisationTest([1, 2, 3, 4, 5, 6, 7, 8]).chance == 2.0 / 256)
    #expect(PairedRandomisationTest(Array(repeating: 1, count: 40)).chance == 0x1p-39)
  }

  @Test("the interval holds what the test would not reject: each end, moved a little, changes the answer")
  func interval() throws {
    for seed in 0..<40 as Range<UInt64> {
      let differences = drawn(6 + Int(seed % 6), seed: seed)
      let interval = try #require(PairedRandomisationTest(differences).interval(level: 0.05))
      func isRejected(_ shift: Double) -> Bool {
        PairedRandomisationTest(differences.map { $0 - shift }).chance <= 0.05
      }
      let step = 1e-4
      #expect(isRejected(interval.lowerBound - step) && !isRejected(interval.lowerBound + step), "\(differences)")
      #expect(isRejected(interval.upperBound + step) && !isRejected(interval.upperBound - step), "\(differences)")
    }
    #expect(PairedRandomisationTest([1, 2, 3, 4, 5]).interval(level: 0.05) == nil, "five pairs reach 2 / 32 at best")
  }

  @Test("no more pairs than an interval can be worked out for")
  func many() {
    let most = Array(repeating: 1.0, count: PairedRandomisationTest.mostPairsOfInterval)
    #expect(PairedRandomisationTest(most).interval(level: 0.05) == 1...1)
    #expect(PairedRandomisationTest(most + [1]).interval(level: 0.05) == nil)
  }
}
