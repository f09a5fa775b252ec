import TrackerApplication
import TrackerCore

/// The setting `day_start`: dated in the person's journal, so that days logged under another one stay as they are.
struct DayStartSetting {
  let session: Session

  /// The day start in force, and since when.
  var value: SettingValue {
    let start = session.calendar.dayStarts.last { $0.from <= session.today }
    return SettingValue(
      value: LocalTime(wrapping: session.calendar.dayStart(on: session.today)).description,
      origin: start.map { "your journal since \($0.from)" } ?? "standard")
  }

  /// Sets it from the current logical day on; nothing is written where it is in force already.
  ///
  /// - Parameter value: `HH:MM`, as `SettingDefinition.normalised` gives it.
  func set(_ value: String, command: String) throws {
    guard let time = LocalTime(value), time.minutes != session.calendar.dayStart(on: session.today) else { return }
    try session.journal.write(command, at: session.environment.now) { journal in
      var starts = try journal.value(DayCalendar.document) ?? []
      starts.removeAll { $0.from >= session.today }
      starts.append(DayCalendar.DayStart(from: session.today, minutes: time.minutes))
      try journal.put(starts, as: DayCalendar.document)
    }
  }
}
