extension Day {
  /// 1900-01-01, the first day that anything can be logged of. What is learnt goes through every day since the first,
  /// so that a mistyped year must not lead to the time of the Romans.
  public static let earliestOfEntries = Day(number: -25_567)

  /// Why nothing can be logged of the day, nil where it can.
  ///
  /// - Parameter latest: The last day that something can be logged of: today, or for a night the day it ends on.
  public func faultOfEntry(latest: Day, today: Day) -> Diagnostic? {
    if self > latest {
      return Diagnostic(code: "future-day", "{day} is in the future. You can log up to today", ["day": .day(self)])
    }
    guard self < .earliestOfEntries else { return nil }
    return Diagnostic(
      code: "day-too-early", "{day} is too long ago. The earliest day is {first}",
      ["day": .day(self), "first": .day(.earliestOfEntries)])
  }
}
