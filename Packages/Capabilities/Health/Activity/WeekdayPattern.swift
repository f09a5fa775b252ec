import TrackerCore

/// The weekdays with the highest and the lowest mean.
struct WeekdayPattern: Sendable, Hashable, Encodable {
  struct Weekday: Sendable, Hashable, Encodable {
    /// 1 is Monday.
    var weekday: Int
    var mean: Double
    /// Days that it is made of.
    var known: Int
  }

  var most: Weekday
  var least: Weekday

  /// Known days that each weekday needs.
  static let fewestDays = 3

  /// - Parameter values: Days in a row from the first one on, nil where not known.
  /// - Returns: nil where a weekday has too few known days, and where all weekdays are the same.
  init?(_ values: [Double?], from first: Day) {
    var sums = [(sum: Double, known: Int)](repeating: (0, 0), count: 7)
    for (offset, value) in values.enumerated() {
      guard let value else { continue }
      let weekday = first.advanced(by: offset).weekday - 1
      sums[weekday] = (sums[weekday].sum + value, sums[weekday].known + 1)
    }
    guard sums.allSatisfy({ $0.known >= Self.fewestDays }) else { return nil }
    let all = sums.enumerated().map { place, own in
      Weekday(weekday: place + 1, mean: own.sum / Double(own.known), known: own.known)
    }
    guard let most = all.max(by: { $0.mean < $1.mean }), let least = all.min(by: { $0.mean < $1.mean }),
      most.mean > least.mean
    else { return nil }
    (self.most, self.least) = (most, least)
  }
}
