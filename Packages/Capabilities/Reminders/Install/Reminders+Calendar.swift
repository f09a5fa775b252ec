import TrackerApplication
import TrackerCore
import TrackerHashing

extension Reminders {
  /// Writes the reminders that are on and have a time of day as a file for a calendar.
  ///
  /// - Parameter replacing: Whether a file that is there already is replaced.
  /// - Throws: `Failure` (`validation`) where there is none to write, or a file of that name; `system` when it can't be
  ///   written.
  public func writeCalendar(to path: String, replacing: Bool) throws -> ReminderCalendarView {
    let (plan, made) = try session.journal.read { journal in
      // When the person set themselves up: it stays the same wherever the journal goes.
      (try journal.reminderPlan(), try journal.action(1)?.at.seconds ?? 0)
    }
    let on = plan.isOn ? environment.registry.reminderRules.all.filter(plan.isOn) : []
    let timed = on.compactMap { rule in event(of: rule, plan, made: made).map { (rule, $0) } }
    guard !timed.isEmpty else {
      throw Failure(
        .validation, "None of your reminders that are on has a time of day",
        recovery: "To switch one on: symptoms reminders on check-in")
    }
    let calendar = CalendarFile(events: timed.map(\.1), made: environment.now)
    try OutputFile(path).write(replacing: replacing) { try $0(calendar.text) }
    return ReminderCalendarView(
      file: path, events: timed.map { row($0.0, plan) },
      leftOut: on.filter { rule in !timed.contains { $0.0.id == rule.id } }.map { row($0, plan) })
  }

  private func event(of rule: ReminderRule, _ plan: ReminderPlan, made: Int64) -> CalendarFile.Event? {
    // What comes only once in a while would come every day.
    guard rule.occasion == nil else { return nil }
    let (time, weekday): (LocalTime, Int?)
    switch plan.timing(of: rule) {
    case .daily(let at): (time, weekday) = (at, nil)
    case .weekly(let on, let at): (time, weekday) = (at, on)
    case .after, .moments: return nil
    }
    let days = (0..<7).map { session.today.advanced(by: $0) }
    guard let first = days.first(where: { weekday == nil || $0.weekday == weekday }) else { return nil }
    let id = SHA256.hexadecimal(of: Array("\(rule.id)/\(made)".utf8)).prefix(32)
    return CalendarFile.Event(
      id: "\(id)@symptoms-reminders", date: session.calendar.date(of: time, in: first), time: time,
      isWeekly: weekday != nil, title: environment.words(rule.notifies), about: rule.command)
  }
}
