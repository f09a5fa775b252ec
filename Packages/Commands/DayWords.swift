import TrackerCore

extension Day {
  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]

  /// `Thursday`
  public var weekdayName: String { Day.weekdays[weekday - 1] }

  /// `Thursday 12 March 2026`
  public var longText: String { "\(shortText) \(components.year)" }

  /// `Thursday 12 March`
  public var shortText: String { "\(weekdayName) \(components.day) \(Day.months[components.month - 1])" }
}

extension Double {
  /// At most one decimal, none where it is zero: `4.6`, `7`.
  public var shortText: String {
    let tenths = (self * 10).rounded()
    let whole = Int(tenths) / 10
    let rest = abs(Int(tenths) % 10)
    let sign = tenths < 0 && whole == 0 ? "-" : ""
    return rest == 0 ? "\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
