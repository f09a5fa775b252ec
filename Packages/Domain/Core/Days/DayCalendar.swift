/// Turns instants into logical days and clock times into instants, in one zone.
///
/// A logical day is a local calendar day that begins at its day start (default 04:00), so that what is logged at 1 a.m.
/// still belongs to the day before. The day start is dated: changing it never moves what was logged under the old one.
public struct DayCalendar: Sendable, Hashable {
  /// A day start and the first calendar day it holds for.
  public struct DayStart: Sendable, Hashable, Codable {
    public var from: Day
    /// Minutes after midnight, 0 … 719.
    public var minutes: Int
    public init(from: Day, minutes: Int) {
      self.from = from
      self.minutes = minutes
    }
  }

  /// 04:00
  public static let defaultDayStart = 240

  public var zone: Zone
  /// In the order of their first days.
  public private(set) var dayStarts: [DayStart]

  public init(zone: Zone, dayStarts: [DayStart] = []) {
    self.zone = zone
    self.dayStarts = dayStarts.sorted { $0.from < $1.from }
  }

  /// Minutes after midnight at which a day begins.
  public func dayStart(on day: Day) -> Int {
    dayStarts.last { $0.from <= day }?.minutes ?? DayCalendar.defaultDayStart
  }

  /// The logical day that an instant belongs to.
  public func day(of instant: Instant) -> Day {
    let (date, time) = local(instant)
    return time.minutes < dayStart(on: date) ? date.advanced(by: -1) : date
  }

  /// Calendar date and clock time of an instant.
  public func local(_ instant: Instant) -> (date: Day, time: LocalTime) {
    let seconds = instant.seconds + Int64(zone.offset(at: instant))
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let minutes = Int(seconds - Int64(days) * 86_400) / 60
    return (Day(number: days), LocalTime(wrapping: minutes))
  }

  /// The first instant of a logical day. Where the clock skips the day start, the day begins right after the gap.
  public func start(of day: Day) -> Instant {
    firstInstant(on: day, from: LocalTime(wrapping: dayStart(on: day)))
  }

  /// The instant of a clock time on a calendar date: the first one where the clock shows it twice.
  ///
  /// - Throws: a `Diagnostic` (`time-skipped`) that names the neighbours where the clock never shows it.
  public func instant(on date: Day, at time: LocalTime) throws(Diagnostic) -> Instant {
    switch resolve(date, minutes: time.minutes) {
    case .instant(let instant): return instant
    case .skipped(let after):
      let (last, first) = (local(after - 60), local(after))
      throw Diagnostic(
        code: "time-skipped", "{day} had no {time}: the clocks went forward. Use {last} or {first}",
        ["day": .day(date), "time": "\(time)", "last": "\(last.time)", "first": "\(first.time)"])
    }
  }

  /// The instant of a clock time within a logical day: times before the day start are those of the next calendar date.
  public func instant(within day: Day, at time: LocalTime) throws(Diagnostic) -> Instant {
    try instant(on: time.minutes < dayStart(on: day) ? day.advanced(by: 1) : day, at: time)
  }

  /// The first instant of a calendar date at which the clock shows a time or a later one: where the clock skips the
  /// time, right after the gap, and where it shows it twice, the first one.
  public func firstInstant(on date: Day, from time: LocalTime) -> Instant {
    switch resolve(date, minutes: time.minutes) {
    case .instant(let instant): instant
    case .skipped(let after): after
    }
  }

  private enum Resolution {
    case instant(Instant)
    case skipped(until: Instant)
  }

  private func resolve(_ date: Day, minutes: Int) -> Resolution {
    let local = Int64(date.number) * 86_400 + Int64(minutes) * 60
    // The offset that holds at a local time is one of those half a day before and after it: no zone changes twice
    // within that.
    let early = zone.offset(at: Instant(seconds: local - 86_400))
    let late = zone.offset(at: Instant(seconds: local + 86_400))
    let candidates = [early, late].map { (offset: $0, instant: Instant(seconds: local - Int64($0))) }
    let valid = candidates.filter { zone.offset(at: $0.instant) == $0.offset }.map(\.instant)
    if let first = valid.min() { return .instant(first) }
    let change = transition(
      between: Instant(seconds: local - Int64(max(early, late))), and: Instant(seconds: local - Int64(min(early, late)))
    )
    return .skipped(until: change)
  }

  /// The instant at which the offset changes, by bisection.
  private func transition(between start: Instant, and end: Instant) -> Instant {
    var low = start.seconds
    var high = end.seconds
    let offset = zone.offset(at: end)
    while low < high {
      let middle = low + (high - low) / 2
      if zone.offset(at: Instant(seconds: middle)) == offset { high = middle } else { low = middle + 1 }
    }
    return Instant(seconds: high)
  }
}
