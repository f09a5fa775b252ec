import TrackerCore

/// Where something was recorded, as far as that decides which day it belongs to.
public enum HealthPlace: Sendable, Hashable {
  case home
  /// Seconds east of Greenwich on a journey.
  case away(Int)
}

/// Finds the logical days of many moments, most of which lie near the one before.
struct HealthClock {
  /// One day at home.
  private struct Stretch {
    var day: Int
    var start: Int64
    var end: Int64
    /// Of its whole time; nil where clocks change within it.
    var offset: Int?
  }

  let calendar: DayCalendar
  private var last: Stretch

  init(_ calendar: DayCalendar) {
    self.calendar = calendar
    last = HealthClock.stretch(of: Day(number: 20_000), calendar)
  }

  private static func stretch(of day: Day, _ calendar: DayCalendar) -> Stretch {
    let (start, end) = (calendar.start(of: day), calendar.start(of: day.advanced(by: 1)))
    let offsets = [start, end].map(calendar.zone.offset)
    return Stretch(
      day: day.number, start: start.seconds, end: end.seconds, offset: offsets[0] == offsets[1] ? offsets[0] : nil)
  }

  private mutating func find(_ seconds: Int64) {
    guard seconds < last.start || seconds >= last.end else { return }
    last = HealthClock.stretch(of: calendar.day(of: Instant(seconds: seconds)), calendar)
  }

  /// Seconds east of Greenwich at home.
  mutating func offset(at seconds: Int64) -> Int {
    find(seconds)
    return last.offset ?? calendar.zone.offset(at: Instant(seconds: seconds))
  }

  /// The logical day of a moment, with its first second and the one behind its last.
  mutating func day(of seconds: Int64, at place: HealthPlace) -> (day: Int, start: Int64, end: Int64) {
    switch place {
    case .home:
      find(seconds)
      return (last.day, last.start, last.end)
    case .away(let offset):
      let local = seconds + Int64(offset)
      let date = Int((Double(local) / 86_400).rounded(.down))
      let isBefore = local - Int64(date) * 86_400 < Int64(calendar.dayStart(on: Day(number: date))) * 60
      let day = isBefore ? date - 1 : date
      return (day, start(of: day, offset), start(of: day + 1, offset))
    }
  }

  private func start(of day: Int, _ offset: Int) -> Int64 {
    Int64(day) * 86_400 + Int64(calendar.dayStart(on: Day(number: day))) * 60 - Int64(offset)
  }

  /// The date and the minute of the day that clocks showed.
  mutating func local(_ seconds: Int64, at place: HealthPlace) -> (date: Int, minute: Int) {
    let offset: Int
    switch place {
    case .home: offset = self.offset(at: seconds)
    case .away(let own): offset = own
    }
    let local = seconds + Int64(offset)
    let date = Int((Double(local) / 86_400).rounded(.down))
    return (date, Int(local - Int64(date) * 86_400) / 60)
  }
}
