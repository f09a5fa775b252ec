import TrackerCore

/// When an entry was: its span decides, else `at=` and the day that was named, else now.
extension EntryParser {
  var today: Day { context.calendar.day(of: now) }

  /// The day of a word, nil where none was typed or it is at fault. A night may end on a calendar date whose day has
  /// not begun.
  ///
  /// - Throws: `OpenQuestions` for one that may be either of two days.
  func day(_ text: String?, _ diagnostics: inout [Diagnostic]) throws -> Day? {
    guard let text else { return nil }
    let read: Day?
    do { read = try readDay(text) } catch let diagnostic as Diagnostic {
      diagnostics.append(diagnostic)
      return nil
    }
    guard let day = read else {
      diagnostics.append(.noDay(ShapeParser.keyword(text)))
      return nil
    }
    let latest = max(today, kind.definition.countsForMorning ? context.calendar.local(now).date : today)
    if let diagnostic = day.faultOfEntry(latest: latest, today: today) {
      diagnostics.append(diagnostic)
      return nil
    }
    return day
  }

  /// When an entry was, as far as it was typed.
  struct Moment {
    var instant: Instant
    /// The logical day.
    var day: Day
    /// Whether there is more than a day before today, which stands at its noon.
    var isTimeKnown = true
    /// Whether the time may be yesterday's or a slip.
    var doubts: [Doubt] = []
  }

  func time(
    at text: String?, day: Day?, payload: Payload, editing entry: Entry?, _ diagnostics: inout [Diagnostic]
  ) -> Moment {
    let calendar = context.calendar
    if let span = kind.definition.time(of: payload, in: calendar) {
      if text != nil {
        diagnostics.append(
          Diagnostic(
            code: "given-twice", "Leave out at=: {field} already says the time", ["field": "\(span.field)"]))
      }
      return Moment(instant: span.instant, day: span.day)
    }
    do {
      if let text {
        let time = try ShapeParser.time(text)
        var named = day
        if named == nil { named = try ownDay(of: entry, at: time) }
        var at = try at(time, on: named)
        if entry == nil, day == nil { at.doubts = doubts(about: at, time) }
        return at
      }
      if let entry, let day {
        // Another day takes the time of day along.
        return try at(calendar.local(entry.instant).time, on: day)
      }
      if let day, day != today {
        let noon = try calendar.instant(on: day, at: LocalTime(wrapping: 720))
        return Moment(instant: min(now, noon), day: day, isTimeKnown: false)
      }
    } catch { diagnostics.append(error) }
    if let entry, day == nil { return Moment(instant: entry.instant, day: entry.day) }
    return Moment(instant: now, day: today)
  }

  /// A time without a day that has not come yet today is yesterday's, or a slip.
  private func doubts(about moment: Moment, _ time: LocalTime) -> [Doubt] {
    let calendar = context.calendar
    guard calendar.local(moment.instant).date < calendar.local(now).date, moment.day < today else { return [] }
    return [
      Doubt(
        code: "time-of-yesterday", question: "{time} is still to come today. Was it yesterday?",
        problem: "This time is still to come today",
        fix: "If it was yesterday, add day=yesterday or --yes: {help}",
        ["time": "\(time)", "help": kind.definition.help])
    ]
  }

  /// The day on which an entry stays at another time of day; nil where that time has not come yet, so that the evening
  /// before is meant.
  private func ownDay(of entry: Entry?, at time: LocalTime) throws(Diagnostic) -> Day? {
    guard let day = entry?.day else { return nil }
    return try context.calendar.instant(within: day, at: time) > now ? nil : day
  }

  /// The latest time of that name that is not after now, or the one within the day that was named.
  private func at(_ time: LocalTime, on day: Day?) throws(Diagnostic) -> Moment {
    let calendar = context.calendar
    if let day {
      let instant = try calendar.instant(within: day, at: time)
      guard instant <= now else {
        throw Diagnostic(
          code: "future-time", "That time is still to come. The latest you can log is {clock}",
          ["clock": "\(calendar.local(now).time)"])
      }
      return Moment(instant: instant, day: day)
    }
    let instant = try calendar.latest(time, notAfter: now)
    return Moment(instant: instant, day: calendar.day(of: instant))
  }
}

extension DayCalendar {
  /// The latest instant not after another one at which clocks show a time of day.
  ///
  /// - Throws: a `Diagnostic` (`time-skipped`) where the clock has just skipped it.
  func latest(_ time: LocalTime, notAfter now: Instant) throws(Diagnostic) -> Instant {
    let (date, clock) = local(now)
    do {
      let instant = try instant(on: date, at: time)
      if instant <= now { return instant }
    } catch  where clock < time {
      // It will be skipped later today; the latest one was yesterday's.
    }
    return try instant(on: date.advanced(by: -1), at: time)
  }
}
