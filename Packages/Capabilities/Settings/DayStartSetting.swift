import TrackerApplication
import TrackerCore

/// Where the setting `day_start` is kept: dated in the person's journal, so that days logged under another one stay as
/// they are.
struct DayStartSetting: SettingBacking {
  func value(for session: Session, in journal: any JournalReading) throws -> SettingValue? {
    try dayStarts(in: journal).last { $0.from <= session.today }.map {
      SettingValue(
        value: LocalTime(wrapping: $0.minutes).description,
        origin: .words("your journal, since {day}", ["day": .day($0.from)]))
    }
  }

  /// Holds from the current logical day on.
  func set(_ value: String?, for session: Session, in journal: any JournalWriting) throws {
    let minutes = value.flatMap { LocalTime($0) }?.minutes ?? DayCalendar.defaultDayStart
    var starts = try dayStarts(in: journal)
    let inForce = starts.last { $0.from <= session.today }?.minutes ?? DayCalendar.defaultDayStart
    guard minutes != inForce else { return }
    starts.removeAll { $0.from >= session.today }
    starts.append(DayCalendar.DayStart(from: session.today, minutes: minutes))
    try journal.put(starts, as: DayCalendar.document)
  }

  /// In the order of their first days.
  private func dayStarts(in journal: any JournalReading) throws -> [DayCalendar.DayStart] {
    (try journal.value(DayCalendar.document) ?? []).sorted { $0.from < $1.from }
  }
}
