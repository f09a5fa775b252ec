import TrackerCore

/// The values of some days in a row, in the person's units.
struct TrendValues: Sendable {
  let days: ClosedRange<Day>
  /// One a day, nil where it is not known.
  private let values: [Double?]

  init(_ days: ClosedRange<Day>, _ values: [Double?]) {
    self.days = days
    self.values = values
  }

  /// Those of some days; nil for each day that lies outside.
  subscript(_ asked: ClosedRange<Day>) -> [Double?] {
    asked.map { day in days.contains(day) ? values[days.lowerBound.distance(to: day)] : nil }
  }

  /// Those of the last days, counted from the last one.
  func last(_ count: Int) -> [Double?] {
    self[days.upperBound.advanced(by: 1 - count)...days.upperBound]
  }
}
