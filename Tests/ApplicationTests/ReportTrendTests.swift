import Testing
import TrackerApplication
import TrackerCharts
import TrackerCore

@Suite struct ReportTrendTests {
  private let last = Day("2026-03-12") ?? Day(number: 0)

  @Test(
    "days stand one by one in a week, then by weeks, months and years, and none is lost",
    arguments: [(1, 1), (7, 7), (8, 2), (30, 5), (92, 14), (93, 4), (365, 13), (3650, 11)])
  func stretches(count: Int, expected: Int) {
    let days = last.advanced(by: 1 - count)...last
    let stretches = ReportTrend.stretches(of: days)
    #expect(stretches.count == expected)
    #expect(stretches.first?.lowerBound == days.lowerBound && stretches.last?.upperBound == days.upperBound)
    #expect(zip(stretches, stretches.dropFirst()).allSatisfy { $0.upperBound.advanced(by: 1) == $1.lowerBound })
  }

  @Test("a mean of seven days counts the days before the first one that is drawn")
  func meanOfEarlierDays() {
    func mean(_ earlier: [Double?]) -> [Double?] {
      var chart = ReportChart(
        "a", Array(repeating: 4, count: 14), on: last.advanced(by: -13)...last, axis: ChartAxis("a", 0...10))
      chart.earlier = earlier
      guard case .chart(let drawn) = chart.block(TextFormatter()), case .plot(let plot) = drawn.picture else {
        return []
      }
      return plot.series.last?.values ?? []
    }
    #expect(mean([]).prefix(5) == [nil, nil, nil, nil, 4])
    #expect(mean(Array(repeating: 2, count: 6)).count == 14 && mean(Array(repeating: 2, count: 6))[0] == 16.0 / 7)
  }

  @Test(
    "a stretch has the shortest name that says it",
    arguments: [
      ("2026-03-12", "2026-03-12", "12 March"), ("2026-03-06", "2026-03-12", "6–12 March"),
      ("2026-02-27", "2026-03-05", "27 February – 5 March"), ("2026-02-01", "2026-02-28", "February 2026"),
      ("2026-01-01", "2026-12-31", "2026"),
    ])
  func names(from: String, to: String, name: String) throws {
    let days = try #require(Day(from))...(try #require(Day(to)))
    #expect(ReportTrend.name(of: days, TextFormatter()) == name)
  }
}
