import Testing
import TrackerCharts

@Suite struct ChartAxisTests {
  @Test(
    "ticks are round and hold all values",
    arguments: [
      (0.0...8.7, [0, 2, 4, 6, 8, 10]), (0...100, [0, 50, 100]), (61.2...64.9, [61, 62, 63, 64, 65]),
      (-3...4, [-4, -2, 0, 2, 4]), (0...0.07, [0, 0.02, 0.04, 0.06, 0.08]), (0...12_345, [0, 5_000, 10_000, 15_000]),
    ] as [(ClosedRange<Double>, [Double])])
  func ticks(_ range: ClosedRange<Double>, _ expected: [Double]) {
    let ticks = NiceTicks(range)
    #expect(zip(ticks.values, expected).allSatisfy { abs($0 - $1) < 1e-9 } && ticks.values.count == expected.count)
    #expect(ticks.range.lowerBound <= range.lowerBound && ticks.range.upperBound >= range.upperBound - 1e-9)
  }

  @Test("a value that never changes has room on both sides", arguments: [0, 70.4, -5])
  func constant(_ value: Double) {
    let ticks = NiceTicks(value...value)
    #expect(ticks.values.count >= 2 && ticks.range.lowerBound < value && ticks.range.upperBound > value)
  }

  @Test("a scale of points is always whole, amounts start at none, and what is measured lies between its ends")
  func axes() {
    let words = ChartWords()
    let points = ChartAxis("a", for: [3, 4], scale: 0...10, isAmount: true, words: words)
    #expect(points.lowest == 0 && points.highest == 10 && points.ticks.map(\.label) == ["0", "5", "10"])
    let amount = ChartAxis("a", for: [300, 410], isAmount: true, words: words)
    #expect(amount.lowest == 0 && amount.highest >= 410)
    let weight = ChartAxis("a", for: [70.2, 70.9], isAmount: false, words: words)
    #expect(weight.lowest > 69 && weight.highest < 72)
    let nothing = ChartAxis("a", for: [], isAmount: true, words: words)
    #expect(nothing.lowest == 0 && nothing.highest == 1 && nothing.ticks.count >= 2)
  }

  @Test(
    "a scale of whole numbers has no label between them",
    arguments: [
      (1.0...10, [1, 5, 10]), (0...10, [0, 5, 10]), (0...3, [0, 1, 2, 3]), (1...5, [1, 3, 5]), (1...7, [1, 4, 7]),
      (0...0.5, [0, 0.25, 0.5]),
    ] as [(ClosedRange<Double>, [Double])])
  func scales(_ scale: ClosedRange<Double>, _ expected: [Double]) {
    let axis = ChartAxis("a", for: [], scale: scale, isAmount: true, words: ChartWords())
    #expect(axis.ticks.map(\.value) == expected && axis.lowest == scale.lowerBound && axis.highest == scale.upperBound)
  }

  @Test("a value beyond an end is drawn at it; what is no number at the beginning")
  func shares() {
    let axis = ChartAxis("a", 0...10)
    #expect([-5, 0, 2.5, 10, 99].map(axis.share) == [0, 0, 0.25, 1, 1])
    #expect(axis.share(.nan) == 0 && axis.share(.infinity) == 0 && ChartAxis("a", 3...3).share(3) == 0)
  }

  @Test("decimals have the sign of the language")
  func decimals() {
    var words = ChartWords()
    words.point = ","
    #expect(words.number(0.125, upTo: 2) == "0,13" && words.told(nil) == "not logged")
  }

  @Test("on an axis of ratios, twice and half are as far from 1, and 1 is always labelled")
  func ratios() {
    let axis = ChartAxis(ratios: [0.6, 3.1], "ratio", words: ChartWords())
    #expect(axis.ticks.map(\.value) == [0.5, 1, 2, 4])
    #expect(abs((axis.share(2) - axis.share(1)) - (axis.share(1) - axis.share(0.5))) < 1e-9)
    #expect(axis.share(4) == 1 && axis.share(0.01) == 0 && axis.share(0) == 0)
    // Far apart, every second one is named.
    #expect(
      ChartAxis(ratios: [0.05, 40], "ratio", words: ChartWords()).ticks.map(\.value) == [0.0625, 0.25, 1, 4, 16])
    #expect(ChartAxis(ratios: [], "ratio", words: ChartWords()).ticks.map(\.value) == [1, 2])
    #expect(ChartAxis(ratios: [.nan, -1, .infinity], "ratio", words: ChartWords()).ticks.map(\.value) == [1, 2])
  }
}
