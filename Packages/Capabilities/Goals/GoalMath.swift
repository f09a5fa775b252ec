import TrackerCore
import TrackerStatistics

/// The formulas of goals, each in one place; docs/goals.md says them in words.
enum GoalMath {
  /// How far a value has come from a start to a target: clip((value − start) / (target − start), 0 … 1). Where the two
  /// are equal, 1.
  static func progress(from start: Double, to target: Double, at value: Double) -> Double {
    target == start ? 1 : clip((value - start) / (target - start), 0...1)
  }

  /// The mean of those that are known; nil where none is. Of a goal with several numbers, they count alike; with steps,
  /// their share counts as much as all numbers together.
  static func mean(_ parts: [Double?]) -> Double? {
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
  }

  /// What one day did for a target, −1 … 1.
  ///
  /// A day at the target is 1. Else it is compared with the person's usual: (value − usual) / (target − usual), in the
  /// direction of the target. Where the usual is at the target already, a day short of it counts by how far it falls
  /// back: (value − target) / |target − start|.
  static func contribution(of value: Double, usual: Double, toward target: GoalTarget, from start: Double) -> Double {
    let sign: Double = target.target < start ? -1 : 1
    let missing = sign * (target.target - value)
    if missing <= 0 { return 1 }
    let room = sign * (target.target - usual)
    let span = abs(target.target - start)
    if room > 0 { return clip(sign * (value - usual) / room, -1...1) }
    return span > 0 ? clip(-missing / span, -1...1) : -1
  }

  /// What one day did for a target whose metric runs on from day to day: the change since the last known day, against
  /// the change that those days need, −1 … 1.
  ///
  /// - Parameters:
  ///   - perDay: The change a day that is needed, in the direction of the target; above 0.
  ///   - days: Between the two values, 1 or more.
  static func contribution(
    ofChange change: Double, over days: Int, needing perDay: Double, toward target: GoalTarget, from start: Double
  ) -> Double {
    let sign: Double = target.target < start ? -1 : 1
    return clip(sign * change / (perDay * Double(days)), -1...1)
  }

  /// What one day did for a habit, −1 … 1: 1 where it is met. A day that is not is 0 where the week has room for it,
  /// else below 0 by how far it was from the threshold.
  ///
  /// - Parameter hasRoom: Whether the week can be met without the day.
  static func contribution(of value: Double, to habit: GoalHabit, hasRoom: Bool) -> Double {
    if habit.isMet(.value(value)) == true { return 1 }
    if hasRoom { return 0 }
    let share = habit.side == .atLeast ? value / habit.threshold : habit.threshold / value
    return clip((share.isFinite ? share : 0) - 1, -1...0)
  }

  /// What all the goals' days together are, 0 … 1: the mean of the contributions, of which those below 0 count as 0.
  /// nil where none is known.
  static func overall(_ contributions: [Double]) -> Double? {
    contributions.isEmpty ? nil : contributions.map { max(0, $0) }.reduce(0, +) / Double(contributions.count)
  }

  /// A share as screens tell it, in whole percent: a bar beside `0%` is empty.
  static func shown(_ share: Double) -> Double { (share * 100).rounded() / 100 }

  static func clip(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }
}

/// How a metric moves, and where that leads.
public struct GoalPace: Sendable, Hashable, Encodable {
  /// The change a week that is needed from now to the day the goal is due; nil without such a day, after it, and once
  /// the target is reached.
  public var neededPerWeek: Double?
  /// The change a week over the last 28 days, a least-squares line through the known ones; nil where fewer than 7 are.
  public var perWeek: Double?
  /// How many more known days that takes; 0 where there are enough.
  public var missingDays: Int
  /// The day on which the line reaches the target; nil where it does not within ten years.
  public var reaches: Day?
  /// The earliest and the latest such day of the lines within the 80% interval of the slope; nil as above.
  public var earliest: Day?
  public var latest: Day?

  /// Days that are looked at.
  static let days = 28
  /// Known ones among them without which there is no line.
  static let fewestDays = 7
  private static let farthest = 3650.0
  /// So much of a day more is none: rounding alone makes it.
  private static let instant = 1e-3

  /// - Parameters:
  ///   - values: Of the last days, the earliest first; not-a-number where unknown.
  ///   - current: Where the line starts.
  init(_ values: ArraySlice<Double>, current: Double?, target: Double, due: Day?, today: Day) {
    let rows = values.suffix(GoalPace.days).enumerated().filter { !$0.element.isNaN }.map {
      PartialSlope.Row(predictor: Double($0.offset), outcome: $0.element, covariates: [1])
    }
    missingDays = max(0, GoalPace.fewestDays - rows.count)
    guard let current, current != target else { return }
    let left = target - current
    if let due, due > today { neededPerWeek = left / Double(today.distance(to: due)) * 7 }
    guard missingDays == 0, let line = PartialSlope(rows) else { return }
    perWeek = line.slope * 7
    let interval = line.interval(level: 0.8)
    func day(_ slope: Double) -> Day? {
      let days = left / slope
      return days > 0 && days <= GoalPace.farthest
        ? today.advanced(by: Int((days - GoalPace.instant).rounded(.up))) : nil
    }
    reaches = day(line.slope)
    guard reaches != nil else { return }
    earliest = day(left > 0 ? interval.upperBound : interval.lowerBound)
    latest = day(left > 0 ? interval.lowerBound : interval.upperBound)
  }
}
