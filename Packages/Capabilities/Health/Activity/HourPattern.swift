import TrackerCore

/// What days are like hour by hour.
struct HourPattern: Sendable, Hashable, Encodable {
  /// The first of the three hours with the highest mean, 0 … 21.
  var mostActiveHour: Int
  /// How alike the days are, 0 … 1: interdaily stability. nil where nothing ever differs.
  var consistency: Double?
  /// Whole days that it is made of.
  var days: Int

  static let hours = 24
  /// With fewer whole days nothing is said of the hours.
  static let fewestDays = 7
  private static let window = 3

  /// - Parameter days: Of each day its 24 hours; a day with an hour that is not known is left out.
  init?(_ days: [[Double?]]) {
    let whole = days.map { $0.compactMap(\.self) }.filter { $0.count == Self.hours }
    guard whole.count >= Self.fewestDays else { return nil }
    let means = (0..<Self.hours).map { hour in whole.reduce(0) { $0 + $1[hour] } / Double(whole.count) }
    let sums = (0...Self.hours - Self.window).map { means[$0..<$0 + Self.window].reduce(0, +) }
    guard let most = sums.max(), most > 0, let first = sums.firstIndex(of: most) else { return nil }
    mostActiveHour = first
    consistency = Self.stability(of: whole.flatMap(\.self))
    self.days = whole.count
  }

  /// Interdaily stability of hourly values in a row: the variance of the hours' means as a share of that of all values.
  ///
  /// n · Σₕ(x̄ₕ − x̄)² / (24 · Σᵢ(xᵢ − x̄)²), Van Someren 1999 (doi 10.3109/07420529908998724).
  ///
  /// - Returns: 0 … 1; nil with fewer than seven days, and where all values are the same.
  static func stability(of values: [Double]) -> Double? {
    guard values.count >= fewestDays * hours, values.count.isMultiple(of: hours) else { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    let all = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    guard all > 0 else { return nil }
    let ofHours = (0..<hours).reduce(0.0) { sum, hour in
      let own = stride(from: hour, to: values.count, by: hours).reduce(0) { $0 + values[$1] }
      let distance = own / (count / Double(hours)) - mean
      return sum + distance * distance
    }
    return count * ofHours / (Double(hours) * all)
  }
}
