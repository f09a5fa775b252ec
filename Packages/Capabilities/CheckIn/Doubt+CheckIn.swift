import TrackerApplication
import TrackerCore

extension Doubt {
  /// A time without a day that has not come yet today, so that it may be yesterday's; nil for any other.
  ///
  /// - Parameter instant: The latest time of that name.
  static func timeOfYesterday(_ instant: Instant, in session: Session) -> Doubt? {
    let (date, time) = session.calendar.local(instant)
    let day = session.calendar.day(of: instant)
    guard date < session.calendar.local(session.environment.now).date, day < session.today else { return nil }
    return Doubt(
      code: "time-of-yesterday",
      question: session.format(
        "{time} has not come yet today. Was it yesterday, {day}?",
        ["time": "\(time)", "day": session.format.short(day)]),
      problem: "\(time) has not come yet today",
      fix: "For yesterday, add the day: symptoms check-in at=\(time) day=yesterday")
  }
}
