/// The three bands shared by the load score and the flare probability in percent: 0–30, 31–65, 66–100.
public enum RiskBand: String, Sendable, Codable, CaseIterable, Comparable {
  case low, moderate, high

  /// The band of a whole number of points or percent, 0 … 100.
  public init(points: Int) {
    self = points <= 30 ? .low : points <= 65 ? .moderate : .high
  }

  public var range: ClosedRange<Int> {
    switch self {
    case .low: 0...30
    case .moderate: 31...65
    case .high: 66...100
    }
  }

  public var colour: BandColour {
    switch self {
    case .low: .green
    case .moderate: .yellow
    case .high: .red
    }
  }

  public static func < (left: RiskBand, right: RiskBand) -> Bool { left.range.lowerBound < right.range.lowerBound }
}

extension Double {
  /// To the nearest whole number, halves up: the one rounding of points and percent.
  public var roundedHalfUp: Int { Int((self + 0.5).rounded(.down)) }
}
