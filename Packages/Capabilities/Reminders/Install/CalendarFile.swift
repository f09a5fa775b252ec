import TrackerCore

/// A calendar of events, once or again and again, as RFC 5545 writes it. Times are those of the clock on the wall,
/// wherever that is: 20:00 stays 20:00 in summer, in winter and on a journey.
struct CalendarFile {
  struct Event {
    /// The same for ever, so that a file that is opened again changes the event.
    var id: String
    /// The first date.
    var date: Day
    var time: LocalTime
    /// After how many days it comes again; nil for never.
    var every: Int?
    var title: String
    var about: String
  }

  var events: [Event]
  /// When it was made.
  var made: Instant

  var text: String {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//symptoms//reminders//EN", "CALSCALE:GREGORIAN"]
      + events.flatMap(lines) + ["END:VCALENDAR"]
    return lines.map { CalendarFile.folded($0) + "\r\n" }.joined()
  }

  private func lines(of event: Event) -> [String] {
    [
      "BEGIN:VEVENT", "UID:\(event.id)", "DTSTAMP:\(CalendarFile.utc(made))",
      "DTSTART:\(CalendarFile.digits(event.date))T\(CalendarFile.digits(event.time))00", "DURATION:PT15M",
    ] + (event.every.map { [CalendarFile.rule(every: $0, from: event.date)] } ?? []) + [
      "SUMMARY:\(CalendarFile.escaped(event.title))", "DESCRIPTION:\(CalendarFile.escaped(event.about))",
      "CLASS:PRIVATE", "TRANSP:TRANSPARENT", "BEGIN:VALARM", "ACTION:DISPLAY",
      "DESCRIPTION:\(CalendarFile.escaped(event.title))", "TRIGGER:PT0S", "END:VALARM", "END:VEVENT",
    ]
  }

  /// When it comes again: 3.8.5.3.
  private static func rule(every days: Int, from date: Day) -> String {
    let (weeks, rest) = days.quotientAndRemainder(dividingBy: 7)
    let interval = rest == 0 ? weeks : days
    let often = interval == 1 ? "" : ";INTERVAL=\(interval)"
    guard rest == 0 else { return "RRULE:FREQ=DAILY\(often)" }
    let weekday = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][date.weekday - 1]
    return "RRULE:FREQ=WEEKLY\(often);BYDAY=\(weekday)"
  }

  /// A text as a value: 3.3.11.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\", ";", ",": result += "\\\(character)"
      case "\n", "\r\n", "\r": result += "\\n"
      default:
        if !character.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) { result.append(character) }
      }
    }
    return result
  }

  /// A line in pieces of at most 75 octets, none of which cuts a character: 3.1.
  static func folded(_ line: String) -> String {
    var result = ""
    var length = 0
    for character in line {
      let size = character.utf8.count
      if length + size > 75 {
        result += "\r\n "
        length = 1
      }
      result.append(character)
      length += size
    }
    return result
  }

  private static func digits(_ day: Day) -> String { day.description.replacing("-", with: "") }
  private static func digits(_ time: LocalTime) -> String { time.description.replacing(":", with: "") }

  private static func utc(_ instant: Instant) -> String {
    let written = instant.written(offset: 0).prefix(19)
    return written.replacing("-", with: "").replacing(":", with: "") + "Z"
  }
}
