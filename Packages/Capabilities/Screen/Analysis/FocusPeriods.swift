import TrackerCore

/// A time of work without longer breaks.
struct FocusPeriod: Sendable, Hashable {
  var start: Instant
  var end: Instant
  /// Of work, without the breaks in between.
  var seconds: Int64
}

extension UseStream {
  private static let (longestBreak, mostDistracting, fewestWork) = (Int64(120), Int64(60), Int64(1_500))

  /// Stretches of work of at least 25 minutes. Productive spans are one stretch while the break between them takes two
  /// minutes at most and has no more than one minute of something distracting. O(n).
  var focusPeriods: [FocusPeriod] {
    var periods: [FocusPeriod] = []
    var current: FocusPeriod?
    var distracting: Int64 = 0
    for span in spans {
      guard span.counted > 0 else {
        if span.counted < 0 { distracting += span.seconds }
        continue
      }
      if var period = current, span.start.seconds - period.end.seconds <= UseStream.longestBreak,
        distracting <= UseStream.mostDistracting
      {
        period.end = span.end
        period.seconds += span.seconds
        current = period
      } else {
        if let current { periods.append(current) }
        current = FocusPeriod(start: span.start, end: span.end, seconds: span.seconds)
      }
      distracting = 0
    }
    if let current { periods.append(current) }
    return periods.filter { $0.seconds >= UseStream.fewestWork }
  }
}
