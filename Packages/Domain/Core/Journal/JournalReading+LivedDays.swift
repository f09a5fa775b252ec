extension JournalReading {
  /// Every day with an entry among some days, for a store without a quicker way. O(days that lie between entries).
  public func daysWithEntries(in days: ClosedRange<Day>) throws -> Set<Day> {
    var found: Set<Day> = []
    var rest: ClosedRange<Day>? = days
    while let next = rest, let logged = try loggedDays(in: next) {
      found.formUnion([logged.lowerBound, logged.upperBound])
      let inner = (logged.lowerBound.advanced(by: 1), logged.upperBound.advanced(by: -1))
      rest = inner.0 <= inner.1 ? inner.0...inner.1 : nil
    }
    return found
  }

  /// The first and the last day with an entry, nil for an empty journal.
  public func loggedDays() throws -> ClosedRange<Day>? { try loggedDays(in: .allOfEntries) }

  /// The day with an entry that is nearest to a day, the earlier one of two; nil for an empty journal.
  public func loggedDay(nearestTo day: Day) throws -> Day? {
    let before = try loggedDays(in: ClosedRange.allOfEntries.lowerBound...max(day, .earliestStored))?.upperBound
    let after = try loggedDays(in: min(day, .latestStored)...ClosedRange.allOfEntries.upperBound)?.lowerBound
    return [before, after].compactMap(\.self).min { abs($0.distance(to: day)) < abs($1.distance(to: day)) }
  }

  /// The next days to go through, where every day counts, logged or not: days with an entry, and the year after each.
  ///
  /// A year without any entry leaves nothing of what recent days mean for a forecast, so that more empty days would
  /// change nothing. Without them, the work grows with the days that have entries: one entry of a mistyped year costs a
  /// year, not a century.
  ///
  /// - Parameters:
  ///   - first: The first day that may be among them.
  ///   - last: The last one.
  ///   - length: How many there are at most, 365 or fewer.
  /// - Returns: Days without a gap, no more than `length`; nil where there are none.
  public func livedDays(from first: Day, through last: Day, atMost length: Int = LivedDays.year) throws
    -> ClosedRange<Day>?
  {
    guard first <= last, last >= .earliestStored else { return nil }
    let reach = max(first.advanced(by: -LivedDays.year), .earliestStored)
    guard let logged = try loggedDays(in: reach...last) else { return nil }
    let start = max(first, logged.lowerBound)
    // The last entry by the start is the start itself, or one of the year before it.
    let lived = start == logged.lowerBound ? start : try loggedDays(in: reach...start)?.upperBound ?? start
    return start...min(last, start.advanced(by: length - 1), lived.advanced(by: LivedDays.year))
  }

  /// All of them, in stretches of a year at most.
  public func eachLivedStretch(
    from first: Day, through last: Day, atMost length: Int = LivedDays.year, _ body: (ClosedRange<Day>) throws -> Void
  ) throws {
    var next = first
    while let days = try livedDays(from: next, through: last, atMost: length) {
      try body(days)
      next = days.upperBound.advanced(by: 1)
    }
  }
}

/// How long days without an entry count.
public enum LivedDays {
  /// Days after an entry that are gone through. The decayed sums of a forecast have half-lives of a week, so that less
  /// than 10⁻¹⁵ of them is left.
  public static let year = 365
}

extension Day {
  /// 1696-03-17 and 2243-10-17: a damaged number of a day lies anywhere, that of an entry between them.
  static let earliestStored = Day(number: -100_000)
  static let latestStored = Day(number: 100_000)
}

extension ClosedRange<Day> {
  /// The days that an entry may be of: damaged ones lie anywhere.
  public static let allOfEntries = Day.earliestStored...Day.latestStored
}
