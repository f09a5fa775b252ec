import TrackerStatistics

/// The factors' points on the person's own scale, standardised by the moments and range of the person's days so far,
/// never by other people's or later days (`docs/forecast.md`, 3.1).
struct FactorColumns: Sendable, Hashable {
  private(set) var moments: [RunningMoments]
  /// Lowest points of each factor so far, and the highest; 0 before any.
  private(set) var lowest: [Double]
  private(set) var highest: [Double]
  /// The first points that were known, which raw points are measured from; nil before any.
  private(set) var first: [Double?]
  /// z of each factor on the last day; 0 where unknown.
  private(set) var standardised: [Double]

  /// A standardised value is clipped to ± this.
  static let limit = 3.0

  init(count: Int) {
    moments = Array(repeating: RunningMoments(), count: count)
    lowest = Array(repeating: 0, count: count)
    highest = lowest
    first = Array(repeating: nil, count: count)
    standardised = lowest
  }

  /// As they were stored.
  init(moments: [RunningMoments], lowest: [Double], highest: [Double], first: [Double?], standardised: [Double]) {
    self.moments = moments
    self.lowest = lowest
    self.highest = highest
    self.first = first
    self.standardised = standardised
  }

  /// Takes in one day; values beyond the columns are ignored.
  mutating func advance(_ values: [Double?]) {
    for index in moments.indices {
      guard index < values.count, let value = values[index] else {
        standardised[index] = 0
        continue
      }
      lowest[index] = moments[index].count == 0 ? value : min(lowest[index], value)
      highest[index] = moments[index].count == 0 ? value : max(highest[index], value)
      if first[index] == nil { first[index] = value }
      moments[index].add(value)
      standardised[index] = standardised(value, index)
    }
  }

  /// z of a value that is not taken in, on the scale of the days so far; 0 while nothing has varied.
  func standardised(_ value: Double, _ index: Int) -> Double {
    guard let deviation = deviation(index) else { return 0 }
    return min(FactorColumns.limit, max(-FactorColumns.limit, (value - moments[index].mean) / deviation))
  }

  /// Points measured from the first ones that were known, clipped where z would be.
  func raw(_ value: Double, _ index: Int) -> Double {
    let reach = FactorColumns.limit * (deviation(index) ?? 0)
    let mean = moments[index].mean
    return min(mean + reach, max(mean - reach, value)) - (first[index] ?? 0)
  }

  /// Standard deviation of the person's own points, with two pseudo-days at half the range seen so far; nil while
  /// nothing has varied.
  func deviation(_ index: Int) -> Double? {
    let half = (highest[index] - lowest[index]) / 2
    let deviation = ((moments[index].squares + 2 * half * half) / Double(moments[index].count + 2)).squareRoot()
    return deviation > 0 ? deviation : nil
  }
}
