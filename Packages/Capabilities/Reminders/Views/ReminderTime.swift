import TrackerApplication
import TrackerCore

/// An instant as the person's clock shows it; in JSON with its offset.
struct ReminderTime: Encodable, Hashable, Sendable {
  let date: Day
  let time: LocalTime
  private let today: Day
  let written: String

  /// - Parameter today: The calendar date of now.
  init(_ instant: Instant, in calendar: DayCalendar, today: Day) {
    (date, time) = calendar.local(instant)
    self.today = today
    written = instant.written(offset: calendar.zone.offset(at: instant))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(written)
  }

  /// `today at 20:00`
  var words: Phrase {
    let values = ["time": Phrase.verbatim("\(time)"), "day": .day(date)]
    return switch today.distance(to: date) {
    case 0: .words("today at {time}", values)
    case 1: .words("tomorrow at {time}", values)
    default: .words("{day}, {time}", values)
    }
  }
}
