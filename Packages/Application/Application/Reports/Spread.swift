import TrackerCharts

/// What is known of some numbers, as clinicians read it: the median, the middle half, the ends, and how many there are.
public struct Spread: Sendable, Hashable, Encodable {
  public let median: Double
  /// From the first to the third quartile.
  public let middle: ClosedRange<Double>
  public let lowest: Double
  public let highest: Double
  public let known: Int

  /// Fewer numbers have no middle half worth telling.
  private static let fewestOfHalf = 4

  /// Whether there are numbers enough for a middle half that says more than the numbers themselves.
  public var hasHalf: Bool { known >= Spread.fewestOfHalf }

  /// nil where nothing is known.
  public init?(_ known: [Double]) {
    guard let half = MiddleHalf(of: known), let lowest = known.min(), let highest = known.max() else { return nil }
    median = half.median
    middle = half.from...half.to
    (self.lowest, self.highest, self.known) = (lowest, highest, known.count)
  }
}

extension TextFormatter {
  /// `5 (3–7)`: the median with the middle half; `5` where the numbers are too few for it.
  public func told(_ spread: Spread) -> String {
    guard spread.hasHalf else { return number(spread.median) }
    return self(
      "{median} ({low}–{high})",
      [
        "median": number(spread.median), "low": number(spread.middle.lowerBound),
        "high": number(spread.middle.upperBound),
      ])
  }

  /// `12 of 88 (14%)`; a dash where there is nothing to count among.
  public func share(of count: Int, in all: Int) -> String {
    guard all > 0 else { return "–" }
    return self(
      "{count} of {all} ({share})",
      ["count": "\(count)", "all": "\(all)", "share": percent(Double(count) / Double(all))])
  }
}
