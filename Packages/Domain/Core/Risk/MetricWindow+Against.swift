extension MetricWindow {
  /// What the value of a window is compared with: what counts is the difference.
  public enum Against: Sendable, Hashable, Codable {
    /// The same window so many days before, 1 … 28.
    case daysBefore(Int)
    /// The person's own usual: the mean of the same window as it ended on each of the 28 days before the window. Seven
    /// of them must be known.
    case usual
    /// The same, divided by the standard deviation of those days; unknown where that is 0.
    case usualInSpread

    /// Days of the usual, and the known days among them without which nothing is usual.
    public static let usualDays = (all: 28, fewest: 7)

    /// How many days before the window's end the first other window ends.
    ///
    /// - Parameter over: The length of the window.
    public func reach(of over: Int) -> Int {
      switch self {
      case .daysBefore(let days): days
      case .usual, .usualInSpread: over - 1 + Against.usualDays.all
      }
    }

    /// Whether it compares with the person's own usual.
    public var isWithUsual: Bool { if case .daysBefore = self { false } else { true } }

    /// Both sides on a day; nil where one is unknown. O(28).
    ///
    /// - Parameters:
    ///   - values: The window's values day by day, not-a-number where unknown.
    ///   - place: The day's, with at least `reach(of:)` days before it.
    ///   - over: The length of the window.
    func comparison(_ values: [Double], at place: Int, over: Int) -> WindowComparison? {
      let now = values.indices.contains(place) ? values[place] : .nan
      let first = place - reach(of: over)
      guard !now.isNaN, first >= 0 else { return nil }
      if case .daysBefore = self {
        let before = values[first]
        return before.isNaN ? nil : WindowComparison(now: now, before: before, spread: nil)
      }
      var (sum, count) = (0.0, 0)
      for value in values[first..<first + Against.usualDays.all] where !value.isNaN {
        sum += value
        count += 1
      }
      guard count >= Against.usualDays.fewest else { return nil }
      let usual = sum / Double(count)
      guard self == .usualInSpread else { return WindowComparison(now: now, before: usual, spread: nil) }
      var squares = 0.0
      for value in values[first..<first + Against.usualDays.all] where !value.isNaN {
        squares += (value - usual) * (value - usual)
      }
      let spread = (squares / Double(count - 1)).squareRoot()
      // Equal values differ from their mean by what rounding leaves.
      guard spread > 1e-9 * max(1, abs(usual)) else { return nil }
      return WindowComparison(now: now, before: usual, spread: spread)
    }
  }
}

/// A window's value beside what it is compared with.
public struct WindowComparison: Sendable, Hashable {
  /// The window's own value.
  public var now: Double
  /// Of the other days, or the person's usual.
  public var before: Double
  /// The standard deviation that the difference is divided by (that of a sample); nil where it is not divided.
  public var spread: Double?

  /// In the metric's unit, above 0 where the window has more.
  public var difference: Double { now - before }

  /// What a curve looks at.
  public var value: Double { spread.map { difference / $0 } ?? difference }
}
