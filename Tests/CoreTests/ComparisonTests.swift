import Testing
import TrackerCore

/// Windows that are compared with other days.
@Suite struct ComparisonTests {
  private static let last = Day(number: 20_000)
  private static let catalogue = MetricCatalogue(definitions: [
    MetricDefinition(
      id: "pressure", name: "", unit: "hPa", range: 900...1100, direction: nil, fold: .mean, absence: .unknown,
      about: "")
  ])

  /// The value of a window on the last day; the values are those of the days up to it, nil for unknown ones.
  private func compared(_ window: MetricWindow, _ values: [Double?]) -> WindowComparison? {
    var table = DayTable(days: Self.last.advanced(by: -90)...Self.last, catalogue: Self.catalogue)
    for (back, value) in values.reversed().enumerated() {
      if let value { table.set("pressure", on: Self.last.advanced(by: -back), to: value) }
    }
    let compared = table.comparison(of: window, endingOn: Self.last)
    #expect(compared?.value == table.value(of: window, endingOn: Self.last))
    return compared
  }

  private func window(_ against: MetricWindow.Against, over: Int = 1, lag: Int = 0) -> MetricWindow {
    MetricWindow(metric: "pressure", over: over, lag: lag, against: against)
  }

  @Test("a value is compared with the same window so many days before, and is unknown if either is")
  func daysBefore() {
    #expect(compared(window(.daysBefore(1)), [1020, 1005])?.value == -15)
    #expect(compared(window(.daysBefore(2)), [1020, 1000, 1005])?.value == -15)
    #expect(compared(window(.daysBefore(1), lag: 1), [1020, 1005, 900])?.value == -15)
    #expect(compared(window(.daysBefore(2), over: 2), [1000, 1010, 1020, 1040])?.value == 25)
    #expect(compared(window(.daysBefore(1)), [nil, 1005]) == nil)
    #expect(compared(window(.daysBefore(1)), [1005, nil]) == nil)
  }

  @Test("the usual is the mean of the known days among the 28 before the window, of which seven must be known")
  func usual() {
    let week: [Double?] = [1000, 1002, 1004, 1006, 1008, 1010, 1012]
    #expect(compared(window(.usual), week + [1000])?.before == 1006)
    #expect(compared(window(.usual), week + [1000])?.value == -6)
    #expect(compared(window(.usual), week.dropLast() + [1000]) == nil)
    #expect(compared(window(.usual), [900] + week + Array(repeating: nil, count: 21) + [1000])?.value == -6)
    // What lies in the window itself is no part of the usual.
    #expect(compared(window(.usual, over: 2), week + [nil, 1000])?.before == 7036.0 / 7)
  }

  @Test("in spread, the difference is divided by the standard deviation, and unknown where all days are equal")
  func spread() {
    let week: [Double?] = [1000, 1002, 1004, 1006, 1008, 1010, 1012]
    // Σ(x − x̄)² = 112, over 6: the square root of 18.67.
    let value = compared(window(.usualInSpread), week + [1015])?.value ?? 0
    #expect(abs(value - 9 / (112.0 / 6).squareRoot()) < 1e-9)
    #expect(compared(window(.usualInSpread), Array(repeating: 1000.1, count: 20) + [1015]) == nil)
    // 28 times 7.1 is no longer 28 times as much to the last bit: what rounding leaves is no spread.
    #expect(compared(window(.usualInSpread), Array(repeating: 7.1, count: 28) + [8]) == nil)
  }

  @Test("the look-back grows by what is compared with")
  func lookback() {
    #expect(window(.daysBefore(5), over: 3, lag: 1).lookback == 8)
    #expect(window(.usual, over: 3, lag: 1).lookback == 2 + 1 + 30)
    #expect(MetricWindow(metric: "pressure", over: 3, lag: 1).lookback == 3)
  }
}
