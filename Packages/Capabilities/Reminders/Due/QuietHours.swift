import TrackerApplication
import TrackerCore

/// The hours in which nothing reminds, by the clock on the person's wall. They may go over midnight; of two equal times
/// there are none.
struct QuietHours: Codable, Hashable, Sendable {
  /// Minutes after midnight, 0 … 1439.
  var from: Int
  var until: Int

  /// 21:30 to 08:00
  static let standard = QuietHours(from: 1290, until: 480)

  var start: LocalTime { LocalTime(wrapping: from) }
  var end: LocalTime { LocalTime(wrapping: until) }
  var isNone: Bool { from == until }

  /// Whether a time of day lies in them: the first minute does, the last one does not.
  func contains(_ time: LocalTime) -> Bool {
    from <= until ? (from..<until).contains(time.minutes) : time.minutes >= from || time.minutes < until
  }

  func contains(_ instant: Instant, in calendar: DayCalendar) -> Bool {
    !isNone && contains(calendar.local(instant).time)
  }

  /// The first instant at or after another one that is not in them.
  func end(from instant: Instant, in calendar: DayCalendar) -> Instant {
    var instant = instant
    // Twice where the clock is put on over their end and their beginning.
    for _ in 0..<2 where contains(instant, in: calendar) {
      let (date, time) = calendar.local(instant)
      let end = calendar.firstInstant(on: time < self.end ? date : date.advanced(by: 1), from: self.end)
      // In an hour that the autumn day has twice, their end was in the first one, and comes once more.
      instant = end > instant ? end : instant + Int64(until - time.minutes) * 60 - instant.seconds % 60
    }
    return instant
  }

  /// When a day's first reminder may come: their end where the day begins within them, else the beginning of the day.
  func wakes(on day: Day, in calendar: DayCalendar) -> Instant { end(from: calendar.start(of: day), in: calendar) }
}
