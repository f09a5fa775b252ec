import TrackerCore

/// How much the times of sleep repeat from one day to the next: the Sleep Regularity Index.
///
/// Phillips AJK, Clerx WM, O'Brien CS, et al., 2017. Irregular sleep/wake patterns are associated with poorer academic
/// performance and delayed circadian and sleep/wake timing. Scientific Reports 7:3216, doi:10.1038/s41598-017-03171-4.
/// For every minute it is asked whether somebody was asleep then and 24 hours later, or awake both times. The index is
/// −100 + 200 · the share of minutes of which that is so: 100 where all days are alike, 0 by chance.
struct SleepRegularity: Sendable, Hashable, Encodable {
  /// −100 … 100; nil with too few pairs of days.
  var index: Double?
  /// Days with the day after them of which both nights are known with their times.
  var pairs: Int
  /// Days that are looked at.
  var days: Int

  /// Who made it: the decision 0030 has the whole title.
  static let source = "Phillips et al., 2017 (Scientific Reports 7:3216)"

  /// A week of nights.
  static let fewestPairs = 6
  private static let minutesOfDay = 1440

  /// - Parameters:
  ///   - nights: The spans of sleep of each day that has any; a day without is unknown. A day's night is looked for
  ///     from the noon before to the noon of the day.
  ///   - naps: They count as sleep, and make no day known.
  ///   - days: The days that are looked at.
  init(_ nights: [Day: [TimeSpan]], naps: [TimeSpan], on days: ClosedRange<Day>, in calendar: DayCalendar) {
    self.days = days.lowerBound.distance(to: days.upperBound) + 1
    let noons = (-1..<self.days).map {
      calendar.firstInstant(on: days.lowerBound.advanced(by: $0), from: LocalTime(wrapping: 720))
    }
    let start = noons[0]
    // Where the clocks go back, the last day ends later than so many times 24 hours.
    var asleep = Array(repeating: false, count: (self.days + 1) * Self.minutesOfDay)
    for span in nights.values.joined() + naps {
      let minutes = max(0, span.start.minutes(since: start))..<max(0, span.end.minutes(since: start))
      for minute in minutes.clamped(to: asleep.indices) { asleep[minute] = true }
    }
    var (pairs, alike) = (0, 0)
    for (index, day) in days.enumerated().dropLast()
    where nights[day] != nil && nights[day.advanced(by: 1)] != nil {
      let first = noons[index].minutes(since: start)
      pairs += 1
      alike += (first..<first + Self.minutesOfDay).count { asleep[$0] == asleep[$0 + Self.minutesOfDay] }
    }
    self.pairs = pairs
    index = pairs < Self.fewestPairs ? nil : -100 + 200 * Double(alike) / Double(pairs * Self.minutesOfDay)
  }
}
