/// How the numbers of a window's days become one value, worked out of a window and its metric once.
struct WindowValue: Sendable {
  private enum Take: Sendable {
    case fold(Fold)
    case daysAtLeast(Double)
    case run
  }

  private let take: Take

  /// nil for the own fold of a metric that the catalogue does not know: there is no value then.
  init?(of window: MetricWindow, in catalogue: MetricCatalogue) {
    switch window.take {
    case .metricsOwn:
      guard let fold = catalogue[window.metric]?.foldOverDays else { return nil }
      take = .fold(fold)
    case .fold(let fold): take = .fold(fold)
    case .worst: take = .fold(.worst(catalogue[window.metric]?.direction ?? .high))
    case .daysAtLeast(let least): take = .daysAtLeast(least)
    case .run: take = .run
    }
  }

  /// The value, nil when fewer than half of the days are known.
  ///
  /// - Parameters:
  ///   - numbers: Days in order, not-a-number where unknown.
  ///   - days: Which of them the window is.
  ///   - known: Room for the known ones, so that many windows share it.
  func callAsFunction(_ numbers: [Double], _ days: Range<Int>, scratch known: inout [Double]) -> Double? {
    known.removeAll(keepingCapacity: true)
    for day in days where !numbers[day].isNaN { known.append(numbers[day]) }
    guard known.count * 2 >= days.count, !known.isEmpty else { return nil }
    switch take {
    case .fold(let fold): return fold(known)
    case .daysAtLeast(let least): return Double(known.count { $0 >= least })
    // Not-a-number is not above zero, so an unknown day ends the run.
    case .run: return Double(days.reversed().prefix { numbers[$0] > 0 }.count)
    }
  }

  /// The values of windows that end on days in a row, not-a-number where unknown.
  ///
  /// - Parameters:
  ///   - numbers: Days in order, not-a-number where unknown.
  ///   - over: Days of each window.
  ///   - first: Where the first window begins among the numbers.
  ///   - count: How many windows.
  func values(_ numbers: [Double], of over: Int, from first: Int = 0, count: Int) -> [Double] {
    var known: [Double] = []
    return (first..<first + count).map { self(numbers, $0..<($0 + over), scratch: &known) ?? .nan }
  }
}
