import TrackerCore

/// The values of days one after the other as a line of signs, a column for each: `▂▄·▅▆`. A day that is not known is a
/// gap, which no value looks like.
public struct Sparkline: Sendable, Hashable {
  /// In the order of their days; nil where a day is not known.
  public var values: [Double?]
  /// Where the lowest and the highest sign lie. Values beyond an end are drawn at it.
  public var range: ClosedRange<Double>

  public init(_ values: [Double?], in range: ClosedRange<Double>) {
    self.values = values
    self.range = range
  }

  /// One sign a value; empty where nothing is known.
  public var text: String {
    guard values.contains(where: { $0 != nil }) else { return "" }
    return String(values.map { $0.map(sign) ?? Sparkline.gap })
  }

  static let gap: Character = "·"
  private static let levels = Array("▁▂▃▄▅▆▇█")

  /// The line that a text of signs draws, each 0 … 1 of the highest; nil for any other text.
  public static func shares(drawnBy text: String) -> [Double?]? {
    guard !text.isEmpty else { return nil }
    var shares: [Double?] = []
    for sign in text {
      if sign == gap {
        shares.append(nil)
      } else if let level = levels.firstIndex(of: sign) {
        shares.append(Double(level) / Double(levels.count - 1))
      } else {
        return nil
      }
    }
    return shares
  }

  private func sign(_ value: Double) -> Character {
    let span = range.upperBound - range.lowerBound
    // Where all values are the same, none is low and others are in the middle.
    let share = span > 0 ? (value - range.lowerBound) / span : value == 0 ? 0 : 0.5
    return Sparkline.levels[Int(min(7, max(0, (share * 7).rounded())))]
  }
}

extension Sparkline {
  /// Values of a metric. Points lie on their scale and amounts above none; of anything else, such as a weight, the ends
  /// are those of the values, at least a twentieth apart: what hardly differs is to look so.
  ///
  /// - Parameters:
  ///   - isAmount: Whether there can be none of it, as of drinks.
  ///   - scale: The scale of points; nil for what is measured.
  public init(_ values: [Double?], isAmount: Bool, scale: ClosedRange<Double>?) {
    let known = values.compactMap(\.self)
    let (lowest, highest) = (known.min() ?? 0, known.max() ?? 0)
    if let scale {
      self.init(values, in: scale)
    } else if isAmount {
      self.init(values, in: min(0, lowest)...max(0, highest))
    } else {
      let fewest = max(abs(lowest), abs(highest)) / 20
      let room = lowest == highest ? 0 : max(0, fewest - (highest - lowest)) / 2
      self.init(values, in: (lowest - room)...(highest + room))
    }
  }

  /// Values of a metric on days one after the other.
  public init(_ values: [Double?], of metric: MetricDefinition) {
    self.init(values, isAmount: metric.range.lowerBound == 0, scale: metric.pointScale)
  }
}

extension MetricDefinition {
  /// The scale of points, from none; nil for what is measured or counted.
  public var pointScale: ClosedRange<Double>? { unit == "points" ? reach : nil }
}
