extension Day {
  /// 1900-01-01, the first day that anything can be logged of. What is learnt goes through every day since the first,
  /// so that a mistyped year must not lead to the time of the Romans.
  public static let earliestOfEntries = Day(number: -25_567)

  /// Why nothing can be logged of the day, nil where it can.
  ///
  /// - Parameter latest: The last day that something can be logged of: today, or for a night the day it ends on.
  public func faultOfEntry(latest: Day, today: Day) -> Diagnostic? {
    if self > latest {
      return Diagnostic(code: "future-day", "\(self) has not come yet", allowed: "up to today, \(today)")
    }
    guard self < .earliestOfEntries else { return nil }
    return Diagnostic(code: "day-too-early", "\(self) lies too far back", allowed: "from \(Day.earliestOfEntries) on")
  }
}
