import TrackerApplication
import TrackerCore

/// A reminder in a calendar, once or again and again.
struct ReminderEvent {
  /// The same for ever, so that a file that is opened again changes the event.
  var id: String
  /// The first date.
  var date: Day
  /// Of the clock on the wall.
  var time: LocalTime
  /// After how many days it comes again; nil for never.
  var every: Int?
  var title: String
  var about: String

  /// - Parameter made: When the calendar was made.
  func component(made: Instant) -> CalendarFile.Component {
    let again = every.map { [CalendarFile.Property.value("RRULE", rule(every: $0))] } ?? []
    let alarm = CalendarFile.Component(
      "VALARM", [.value("ACTION", "DISPLAY"), .text("DESCRIPTION", title), .value("TRIGGER", "PT0S")])
    return CalendarFile.Component(
      "VEVENT",
      [.value("UID", id), .instant("DTSTAMP", made), .time("DTSTART", date, time), .value("DURATION", "PT15M")] + again
        + [
          .text("SUMMARY", title), .text("DESCRIPTION", about), .value("CLASS", "PRIVATE"),
          .value("TRANSP", "TRANSPARENT"),
        ], within: [alarm])
  }

  /// When it comes again: 3.8.5.3.
  private func rule(every days: Int) -> String {
    let (weeks, rest) = days.quotientAndRemainder(dividingBy: 7)
    let interval = rest == 0 ? weeks : days
    let often = interval == 1 ? "" : ";INTERVAL=\(interval)"
    guard rest == 0 else { return "FREQ=DAILY\(often)" }
    let weekday = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][date.weekday - 1]
    return "FREQ=WEEKLY\(often);BYDAY=\(weekday)"
  }
}
