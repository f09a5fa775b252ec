import Testing
import TrackerStatistics

@Suite struct RunningMomentsTests {
  // NIST Statistical Reference Datasets, univariate summary statistics, with their certified values: NumAcc1, and
  // NumAcc2 to 4, whose 1,001 numbers begin with the mean and then alternate around it.
  static let datasets: [(name: String, values: [Double], mean: Double, deviation: Double)] = [
    ("NumAcc1", [10_000_001, 10_000_003, 10_000_002], 10_000_002, 1),
    ("NumAcc2", alternating(1.2, 1.1, 1.3), 1.2, 0.1),
    ("NumAcc3", alternating(1_000_000.2, 1_000_000.1, 1_000_000.3), 1_000_000.2, 0.1),
    ("NumAcc4", alternating(10_000_000.2, 10_000_000.1, 10_000_000.3), 10_000_000.2, 0.1),
  ]

  private static func alternating(_ first: Double, _ low: Double, _ high: Double) -> [Double] {
    [first] + (0..<1000).map { $0.isMultiple(of: 2) ? low : high }
  }

  @Test("certified means and deviations come out, however far the numbers lie from zero", arguments: datasets)
  func certified(dataset: (name: String, values: [Double], mean: Double, deviation: Double)) throws {
    let moments = RunningMoments(dataset.values)
    #expect(abs(moments.mean - dataset.mean) < 1e-8 * dataset.mean)
    #expect(abs(try #require(moments.standardDeviation) - dataset.deviation) < 1e-7)
  }

  @Test("what can't be told of few numbers is nil, not zero")
  func few() {
    #expect(RunningMoments().mean == 0)
    #expect(RunningMoments().variance == nil)
    #expect(RunningMoments([4.0]).standardDeviation == nil)
    #expect(RunningMoments([4.0]).mean == 4)
    #expect(RunningMoments([4.0, 6]).variance == 2)
  }
}
