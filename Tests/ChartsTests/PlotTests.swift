import Testing
import TrackerCore

@testable import TrackerCharts

@Suite struct PlotTests {
  private func plot(
    _ values: [Double?], from first: Day = Day(number: 20_000), flares: Set<Int> = [], fold: Fold = .mean
  )
    -> Plot
  {
    let places = values.indices.map {
      Plot.Place("d\($0)", day: first.advanced(by: $0), isMarked: flares.contains($0))
    }
    return Plot(
      y: ChartAxis("a", 0...10), places: places, ticks: [.init(0, "first"), .init(values.count - 1, "last")],
      .one(.init("a", .bars, values)), fold: fold)
  }

  @Test("ten years become months, a year becomes weeks, and a season stays days")
  func grain() {
    let ten = plot(Array(repeating: 4, count: 3_652)).thinned(to: 140)
    #expect(ten.grain == .month && (119...121).contains(ten.plot.places.count))
    #expect(ten.plot.ticks.map(\.label) == ["first", "last"] && ten.plot.ticks[1].place == ten.plot.places.count - 1)
    let narrow = plot(Array(repeating: 4, count: 3_652))
    #expect(narrow.thinned(to: 76).grain == .quarter && narrow.thinned(to: 76).plot.places.count <= 76)
    #expect(narrow.thinned(to: 20).grain == .year && narrow.thinned(to: 20).plot.places.count <= 12)
    let year = plot(Array(repeating: 4, count: 365)).thinned(to: 76)
    #expect(year.grain == .week && (52...54).contains(year.plot.places.count))
    #expect(plot(Array(repeating: 4, count: 76)).thinned(to: 76).grain == .day)
  }

  @Test("a week begins on Monday, is known where half of its days are, and is marked where any of them is")
  func weeks() {
    // 2026-08-24 is a Monday.
    let monday = Day(year: 2026, month: 8, day: 24) ?? Day(number: 0)
    let values: [Double?] = [1, 2, 3, 6, nil, nil, nil, 9, nil, nil, nil, nil, nil, nil]
    let thin = plot(values, from: monday, flares: [9]).thinned(to: 2)
    #expect(thin.grain == .week && thin.plot.series[0].values == [3, nil])
    #expect(thin.plot.places.map(\.isMarked) == [false, true] && thin.plot.places[0].label == "d0 – d6")
    let last = plot(values, from: monday, fold: .last).thinned(to: 2)
    #expect(last.plot.series[0].values == [6, nil])
  }

  @Test("a mean of seven days is left out where a place is a week already")
  func smoothing() {
    var plot = plot(Array(repeating: 4, count: 365))
    plot.content = .two(plot.series[0], .init("mean", .line, plot.series[0].values, isSmoothing: true))
    #expect(plot.thinned(to: 400).plot.series.count == 2 && plot.thinned(to: 76).plot.series.count == 1)
  }

  @Test("a mean of seven days needs five of them")
  func rolling() {
    let values: [Double?] = [2, 4, 6, 8, 10, nil, nil, nil, 1]
    #expect(values.rollingMean(over: 7, fewest: 5) == [nil, nil, nil, nil, 6, 6, 6, nil, nil])
  }

  /// numpy 1.26, `numpy.quantile([1, 3, 3, 4, 8, 10], [0.25, 0.5, 0.75])`.
  @Test("the middle half is that of numpy")
  func middleHalf() throws {
    let middle = try #require(MiddleHalf(of: [10, 3, 1, 4, 8, 3]))
    #expect(middle.from == 3 && middle.median == 3.5 && middle.to == 7)
    #expect(MiddleHalf(of: []) == nil && MiddleHalf(of: [4])?.to == 4)
  }

  @Test("the table has every day; what is not known says so, and is no zero")
  func table() {
    let table = plot([0, nil, 2.25], flares: [2]).table(ChartWords())
    #expect(table.columns.map(\.title) == ["day", "a", "flare day"])
    #expect(table.rows == [["d0", "0", ""], ["d1", "not logged", ""], ["d2", "2.3", "yes"]])
    var smooth = plot([0])
    smooth.content = .two(smooth.series[0], .init("mean", .line, [nil], isSmoothing: true))
    #expect(smooth.table(ChartWords()).rows == [["d0", "0", "too few days known"]])
  }

  @Test("a histogram counts each known value once, and the unknown days by themselves")
  func histogram() {
    let whole = Portions(histogramOf: [3, 3, 5, nil], "a", unit: "days", words: ChartWords())
    #expect(whole.portions.map(\.name) == ["3", "4", "5", "not logged"])
    #expect(
      whole.portions.map(\.amount) == [2, 0, 1, 1] && whole.portions.map(\.isUnknown) == [false, false, false, true])
    let wide = Portions(histogramOf: (0...100).map { Double($0) / 2 }, "a", unit: "days", words: ChartWords())
    #expect(wide.portions.reduce(0) { $0 + $1.amount } == 101 && wide.portions.first?.name == "0–5")
    #expect(Portions(histogramOf: [nil], "a", unit: "days", words: ChartWords()).portions.map(\.isUnknown) == [true])
  }

  @Test("the strongest colour stands for the bad end")
  func levels() {
    func map(_ worse: Direction?) -> HeatMap {
      HeatMap(
        "a", rows: [], columns: [], cells: [], steps: HeatMap.steps(ofScale: 0...10, words: ChartWords()), worse: worse)
    }
    #expect([0, 3, 4, 6.4, 7, 8, 9, 10].map(map(.high).level) == [0, 0, 1, 1, 2, 2, 3, 3])
    #expect([0, 10].map(map(.low).level) == [3, 0] && [0, 10].map(map(nil).level) == [0, 3])
  }

  @Test(
    "at most four steps hold all values of a range, also where round numbers are few",
    arguments: [0.0...2_000, 3.8...8.7, 1...9, 0...42, 35.9...40.3, 5...5, 0...0.7, 12...97])
  func steps(_ range: ClosedRange<Double>) throws {
    let steps = HeatMap.steps(over: range, words: ChartWords())
    #expect((1...4).contains(steps.count) && Set(steps.map(\.from)).count == steps.count)
    let end = try #require(steps.last?.label.split(separator: "–").last.flatMap { Double($0) })
    #expect(try #require(steps.first).from <= range.lowerBound && end >= range.upperBound, "\(steps.map(\.label))")
  }

  @Test(
    "steps of a scale are its own whole numbers, each in one step",
    arguments: [
      (0.0...10, ["0–3", "4–6", "7–8", "9–10"]), (1...10, ["1–3", "4–6", "7–8", "9–10"]),
      (1...5, ["1", "2", "3", "4–5"]), (0...3, ["0", "1", "2", "3"]), (0...100, ["0–24", "25–49", "50–74", "75–100"]),
    ] as [(ClosedRange<Double>, [String])])
  func scales(_ scale: ClosedRange<Double>, _ expected: [String]) {
    let steps = HeatMap.steps(ofScale: scale, words: ChartWords())
    #expect(steps.map(\.label) == expected)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.from < $1.from } && steps.first?.from == scale.lowerBound)
  }

  @Test("a calendar begins on the Monday before its first day, and days outside of it are not unknown ones")
  func calendar() {
    let thursday = Day(year: 2026, month: 8, day: 27) ?? Day(number: 0)
    let map = HeatMap(
      calendarOf: [1, nil, 3, 4, 5], from: thursday, marked: [thursday], title: "weekday",
      weekdays: ["M", "T", "W", "T", "F", "S", "S"], steps: [], worse: nil, places: 0
    ) { "\($0)" }
    #expect(map.columns == ["2026-08-24", "2026-08-31"])
    #expect(map.cells[3] == [.value(1, isMarked: true), .outside] && map.cells[4] == [.unknown, .outside])
    #expect(map.cells[0] == [.outside, .value(5)] && map.hasGaps && map.hasMarks)
  }
}
