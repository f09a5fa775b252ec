import TrackerApplication
import TrackerCore

/// When in a person's week something was.
enum UseContext: String, CaseIterable, Encodable, Sendable {
  case weekend
  /// Within the person's own breaks.
  case pause = "break"
  /// Within the person's own hours of work.
  case scheduled
  case morning, evening, unknown

  var name: Phrase {
    switch self {
    case .weekend: "Weekend"
    case .pause: "Breaks"
    case .scheduled: "Work hours"
    case .morning: "Morning"
    case .evening: "Evening"
    case .unknown: "Other times"
    }
  }
}

/// The person's own hours of work and breaks, from their settings.
struct WorkHours: Sendable, Hashable {
  var hours: [ClockSpan]
  var breaks: [ClockSpan]

  static let hours = SettingDefinition.personal(
    id: "work.hours", topic: .day, title: "Hours of work",
    about: "When you work or study, for the times of day in productivity.", shape: .hours,
    defaultValue: SettingDefinition.none)
  static let breaks = SettingDefinition.personal(
    id: "work.breaks", topic: .day, title: "Breaks",
    about: "When you take breaks, for the times of day in productivity.", shape: .hours,
    defaultValue: SettingDefinition.none)

  init(hours: [ClockSpan] = [], breaks: [ClockSpan] = []) {
    self.hours = hours
    self.breaks = breaks
  }

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(in journal: any JournalReading) throws {
    let settings = try PersonalSettings(in: journal)
    self.init(hours: ClockSpan.list(settings[Self.hours]), breaks: ClockSpan.list(settings[Self.breaks]))
  }

  /// The first that fits: weekend, a break, hours of work, morning (5 to 9), evening (18 to 23).
  func context(of instant: Instant, in calendar: DayCalendar) -> UseContext {
    let (date, time) = calendar.local(instant)
    if date.weekday >= 6 { return .weekend }
    if breaks.contains(where: { $0.contains(time) }) { return .pause }
    if hours.contains(where: { $0.contains(time) }) { return .scheduled }
    switch time.minutes / 60 {
    case 5..<9: return .morning
    case 18..<23: return .evening
    default: return .unknown
    }
  }
}
