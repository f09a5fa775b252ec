import TrackerApplication
import TrackerCore
import TrackerHashing

extension Reminders {
  /// Writes the reminders that are on, and that a calendar can tell, as a file for one. A title says what a reminder is
  /// called, never what is so: a calendar cannot see that.
  ///
  /// - Parameter replacing: Whether a file that is there already is replaced.
  /// - Throws: `Failure` (`validation`) where there is none to write, or a file of that name; `system` when it can't be
  ///   written.
  public func writeCalendar(to path: String, replacing: Bool) throws -> ReminderCalendarView {
    let on = try session.journal.read { journal -> [(rule: ReminderRule, plan: ReminderPlan, dates: [Date])] in
      let plan = try journal.reminderPlan()
      // When the person set themselves up: it stays the same wherever the journal goes.
      let made = try journal.action(1)?.at.seconds ?? 0
      let rules = plan.isOn ? environment.registry.reminderRules.all.filter(plan.isOn) : []
      return try rules.map { ($0, plan, try dates(of: $0, plan, made: made, in: journal)) }
    }
    let told = on.filter { !$0.dates.isEmpty }
    guard !told.isEmpty else {
      throw Failure(
        .validation, "None of your reminders that are on fits into a calendar",
        recovery: "To switch one on: symptoms reminders on check-in")
    }
    let events = told.flatMap { one in one.dates.map { $0.event(title: environment.words(one.rule.name), one.rule) } }
    let calendar = CalendarFile(of: "reminders", events.map { $0.component(made: environment.now) })
    try OutputFile(path).write(replacing: replacing) { try $0(calendar.text) }
    return ReminderCalendarView(
      file: path, events: told.map { row($0.rule, $0.plan) },
      leftOut: on.filter(\.dates.isEmpty).map { row($0.rule, $0.plan) })
  }

  /// When a calendar reminds of a rule.
  private struct Date {
    var id: String
    /// Of the clock on the wall.
    var date: Day
    var time: LocalTime
    /// After how many days it comes again; nil for never.
    var every: Int?

    func event(title: String, _ rule: ReminderRule) -> ReminderEvent {
      ReminderEvent(id: id, date: date, time: time, every: every, title: title, about: rule.command)
    }
  }

  private func dates(
    of rule: ReminderRule, _ plan: ReminderPlan, made: Int64, in journal: any JournalReading
  ) throws -> [Date] {
    // What comes only once in a while would come every day.
    guard rule.occasion == nil else { return [] }
    let (time, weekday): (LocalTime, Int?)
    switch plan.timing(of: rule) {
    case .daily(let at): (time, weekday) = (at, nil)
    case .weekly(let on, let at): (time, weekday) = (at, on)
    case .after, .moments: return []
    }
    func date(_ name: String, _ day: Day, every: Int?) -> Date {
      let id = SHA256.hexadecimal(of: Array("\(name)/\(made)".utf8)).prefix(32)
      return Date(
        id: "\(id)@symptoms-reminders", date: session.calendar.date(of: time, in: day), time: time, every: every)
    }
    switch rule.inCalendars {
    case .nothing: return []
    case .timing:
      let days = (0..<7).map { session.today.advanced(by: $0) }
      let first = days.first { weekday == nil || $0.weekday == weekday }
      return first.map { [date(rule.id.rawValue, $0, every: weekday == nil ? 1 : 7)] } ?? []
    case .dates(let dates):
      return try dates(session, journal).compactMap { known in
        // What is past is no date any more, but what comes again has a next one.
        let past = max(0, known.day.distance(to: session.today))
        guard let every = known.every else {
          return past == 0 ? date("\(rule.id)/\(known.id)", known.day, every: nil) : nil
        }
        let next = known.day.advanced(by: (past + every - 1) / every * every)
        return date("\(rule.id)/\(known.id)", next, every: every)
      }
    }
  }
}
