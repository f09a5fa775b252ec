import TrackerStatistics

/// Whether a long second night after a short one went with a better day after it, and fewer flares: `docs/patterns.md`,
/// 12.
public struct RecoverySleep: Sendable, Hashable {
  /// Hours below the person's usual night from which a night is short.
  public static let shortfall = 1.0
  /// The two-sided p under which it is told.
  public static let mostChance = 0.05

  /// The person's usual night in hours: the median.
  public var usualHours: Double
  /// Flares on the days after a short night and then one longer than usual.
  public var afterLonger: Proportion
  /// Flares on the days after a short night and then one that was no longer than usual.
  public var afterOther: Proportion
  /// By how many points those days differ, freed of what the day between the nights explains; below 0 for better ones.
  public var difference: PartialSlope

  /// Looks for it, O(days).
  ///
  /// - Parameter sleep: Hours of the night that ended on each day, from the first day on; nil where it is not known.
  public static func find(_ sleep: [Double?], on outcome: Outcome) -> PersonalLimit<RecoverySleep> {
    precondition(sleep.count == outcome.count, "nights of \(sleep.count) days, an outcome of \(outcome.count)")
    let nights = sleep.compactMap { $0 }.sorted()
    let usual = nights.isEmpty ? 0 : (nights[(nights.count - 1) / 2] + nights[nights.count / 2]) / 2
    var (known, short) = (DayBits(count: sleep.count), DayBits(count: sleep.count))
    for (day, (first, second)) in zip(sleep, sleep.dropFirst()).enumerated() {
      guard let first, second != nil else { continue }
      known.insert(day)
      if first <= usual - shortfall { short.insert(day) }
    }
    let rows = LimitRows(outcome, on: short)
    let isLonger = rows.days.map { day in sleep[day + 1].map { $0 > usual } ?? false }
    let missing = rows.missing(isLonger, of: outcome.rows.count(with: known))
    guard missing.isNothing else { return .needs(missing) }
    guard let difference = rows.adjusted?.slope(of: isLonger.map { $0 ? 1 : 0 }) else {
      return .unclear(days: rows.days.count, chance: nil)
    }
    let limit = RecoverySleep(
      usualHours: usual, afterLonger: rows.flares(isLonger, where: true),
      afterOther: rows.flares(isLonger, where: false), difference: difference)
    let isFewer = difference.slope < 0 && limit.afterLonger.share ?? 1 < limit.afterOther.share ?? 0
    return difference.chance < mostChance && isFewer
      ? .found(limit) : .unclear(days: rows.days.count, chance: difference.chance)
  }
}
