import Testing
import TrackerApplication

@Suite("Lines of signs") struct SparklineTests {
  @Test("each value has a sign by its height, a day that is not known a gap, and none the lowest sign")
  func signs() {
    #expect(Sparkline([0, 1, 2, 3, 4, 5, 6, 7], in: 0...7).text == "▁▂▃▄▅▆▇█")
    #expect(Sparkline([0, nil, 10], in: 0...10).text == "▁·█")
    #expect(Sparkline([-3, 30], in: 0...10).text == "▁█", "beyond an end it is drawn at it")
    #expect(Sparkline([nil, nil], in: 0...10).text.isEmpty, "nothing is known")
    #expect(Sparkline([], in: 0...1).text.isEmpty)
  }

  @Test("points lie on their scale, amounts above none, and a weight that hardly differs stays in the middle")
  func ranges() {
    #expect(Sparkline([3, 4, nil], isAmount: false, scale: 0...10).text == "▃▄·")
    #expect(Sparkline([1500, 750, 0], isAmount: true, scale: nil).text == "█▅▁")
    #expect(Sparkline([0, nil, 0], isAmount: true, scale: nil).text == "▁·▁", "days of none are low")
    #expect(Sparkline([70.4, 70.5], isAmount: false, scale: nil).text == "▄▅")
    #expect(Sparkline([70, nil, 77], isAmount: false, scale: nil).text == "▁·█")
    #expect(Sparkline([70.4], isAmount: false, scale: nil).text == "▅")
  }
}
