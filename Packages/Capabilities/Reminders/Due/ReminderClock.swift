import TrackerApplication
import TrackerCore

/// An occasion on which a rule can be due.
struct ReminderOccasion: Hashable, Sendable {
  /// Tells it from the other occasions of the rule, for ever.
  var id: String
  var since: Instant
  /// What the moment fills in.
  var values: [String: Phrase] = [:]
}

/// When a rule's occasions are: a pure function of its timing and of what is known.
struct ReminderClock {
  let timing: ReminderRule.Timing
  let quiet: QuietHours
  let context: ReminderContext

  private var calendar: DayCalendar { context.calendar }
  private var now: Instant { context.now }

  /// The occasions that have come and are not over, whatever else must be so.
  var reached: [ReminderOccasion] {
    switch timing {
    case .daily, .weekly:
      return instant(on: context.day).map { [ReminderOccasion(id: "\(context.day)", since: $0)] }?
        .filter { $0.since <= now } ?? []
    case .after(let hours, _, _, _):
      guard let base else { return [] }
      let gone = gaps(since: base, hours: hours)
      guard gone > 0 else { return [] }
      return [
        ReminderOccasion(
          id: "\(base.seconds)+\(gone)", since: base + Int64(gone) * seconds(hours))
      ]
    case .moments:
      return context.moments.filter { moment in moment.at <= now && moment.until.map { now < $0 } ?? true }
        .map { ReminderOccasion(id: $0.id, since: $0.at, values: $0.values) }
    }
  }

  /// The first occasion after now that lies outside of the quiet hours, and not before another instant; nil where none
  /// is known.
  func next(notBefore earliest: Instant) -> Instant? {
    switch timing {
    case .daily, .weekly:
      // A week and a day, as today's may be over.
      return (0...8).lazy.compactMap { offset -> Instant? in
        let day = context.day.advanced(by: offset)
        guard let instant = instant(on: day) else { return nil }
        let from = max(instant, earliest)
        let isOfDay = from < calendar.start(of: day.advanced(by: 1))
        return from > now && isOfDay && !quiet.contains(from, in: calendar) ? from : nil
      }.first
    case .after(let hours, _, let isWaking, _):
      guard let base else { return nil }
      let next = base + Int64(gaps(since: base, hours: hours) + 1) * seconds(hours)
      return outsideQuiet(max(next, earliest), restartingAfter: isWaking ? seconds(hours) : 0)
    case .moments:
      return context.moments.map(\.at).filter { $0 > now }.min().map { outsideQuiet(max($0, earliest)) }
    }
  }

  private func outsideQuiet(_ instant: Instant, restartingAfter seconds: Int64 = 0) -> Instant {
    quiet.contains(instant, in: calendar) ? quiet.end(from: instant, in: calendar) + seconds : instant
  }

  /// When a day's occasion begins; nil on a day that has none.
  private func instant(on day: Day) -> Instant? {
    switch timing {
    case .daily(let at): instant(on: day, at: at)
    case .weekly(let weekday, let at): day.weekday == weekday ? instant(on: day, at: at) : nil
    case .after, .moments: nil
    }
  }

  /// A time before the day start is that of the next calendar date.
  private func instant(on day: Day, at time: LocalTime) -> Instant {
    calendar.firstInstant(on: calendar.date(of: time, in: day), from: time)
  }

  /// What the hours count from.
  private var base: Instant? {
    guard case .after(_, _, let isWaking, let since) = timing else { return nil }
    return isWaking ? max(since(context) ?? context.wakes, context.wakes) : since(context)
  }

  private func gaps(since base: Instant, hours: Int) -> Int {
    now > base ? Int((now.seconds - base.seconds) / seconds(hours)) : 0
  }

  private func seconds(_ hours: Int) -> Int64 { Int64(max(hours, 1)) * 3_600 }
}

extension DayCalendar {
  /// The calendar date of a time of day within a logical day.
  func date(of time: LocalTime, in day: Day) -> Day {
    time.minutes < dayStart(on: day) ? day.advanced(by: 1) : day
  }
}
