import Foundation
import TrackerCore

/// How a habit went on some days without a gap. Unknown days change nothing: they are neither met nor missed.
struct HabitRecord: Sendable {
  /// Days of a week, 1 … 7.
  let perWeek: Int
  let first: Day
  /// From the first day on: whether the day was met, nil while that is unknown.
  let met: [Bool?]

  private var last: Day { first.advanced(by: met.count - 1) }

  /// Whether a day was met; nil where that is unknown.
  func isMet(on day: Day) -> Bool? {
    let index = first.distance(to: day)
    return met.indices.contains(index) ? met[index] : nil
  }

  // MARK: Strength

  /// The share that is left of a strength after a day of a habit of this frequency: a half after 13 days of a daily
  /// habit, after longer for a rarer one.
  ///
  /// As Loop Habit Tracker has it (`Score.compute`, github.com/iSoron/uhabits): 0.5^(√frequency / 13).
  static func kept(perWeek: Int) -> Double { pow(0.5, (Double(perWeek) / 7).squareRoot() / 13) }

  /// How firm the habit is, 0 … 1, day by day from the first; nil until a day is known.
  ///
  /// Each known day: strength ← strength · kept + (1 − kept) · done. Of a daily habit, `done` is 1 on a day that was
  /// met, else 0. Of a rarer one it is the share of met days among the last 14 known days, against the share that is
  /// wished for, at most 1: Loop looks at two weeks too, so that it does not matter on which days of a week it was.
  var strengths: [Double?] {
    let kept = HabitRecord.kept(perWeek: perWeek)
    var strength: Double?
    var recent: [Bool] = []
    return met.map { met in
      guard let met else { return strength }
      recent.append(met)
      if recent.count > HabitRecord.recentDays { recent.removeFirst() }
      let share = Double(recent.count { $0 }) / Double(recent.count)
      let done = perWeek == 7 ? (met ? 1 : 0) : min(1, share / (Double(perWeek) / 7))
      strength = (strength ?? 0) * kept + (1 - kept) * done
      return strength
    }
  }

  private static let recentDays = 14

  // MARK: Weeks

  /// What is known of one week.
  struct Week: Sendable, Hashable {
    var met = 0
    var unknown = 0
    /// Days of it that are still to come, or not over.
    var open = 0
  }

  /// The week, from Monday to Sunday, that a day is in. Days before the first one are unknown.
  ///
  /// - Parameter isOver: Whether the last day is over; one that is not, and not met yet, is open.
  func week(of day: Day, isOver: Bool) -> Week {
    let monday = day.advanced(by: 1 - day.weekday)
    return (0..<7).map(monday.advanced(by:)).reduce(into: Week()) { week, day in
      if isMet(on: day) == true {
        week.met += 1
      } else if day > last || (day == last && !isOver) {
        week.open += 1
      } else if isMet(on: day) == nil {
        week.unknown += 1
      }
    }
  }

  // MARK: Streak

  /// How many units in a row were met: days of a daily habit, else weeks.
  struct Streak: Sendable, Hashable, Encodable {
    enum Unit: String, Sendable, Encodable { case days, weeks }
    var length: Int
    var unit: Unit
  }

  /// How close two missed units may lie without ending a streak: at least so many units apart.
  private static let grace = (days: 7, weeks: 4)

  /// The streak up to the last day. One missed unit does not end it, two within the same 7 days (of a daily habit) or
  /// 4 weeks do. A missed unit is not counted, nor is one that is unknown or not over.
  ///
  /// A week is met once it has the wished number of days, and missed where even its unknown days could not have made
  /// it.
  func streak(isOver: Bool) -> Streak { run(isOver: isOver).streak }

  /// The streak, and whether days before the first one could make it longer: nothing has ended it since.
  func run(isOver: Bool) -> (streak: Streak, mayBeLonger: Bool) {
    let unit: Streak.Unit = perWeek == 7 ? .days : .weeks
    let (length, isEnded) =
      unit == .days
      ? length(of: met.reversed(), grace: HabitRecord.grace.days)
      : length(of: weeks(isOver: isOver).reversed(), grace: HabitRecord.grace.weeks)
    return (Streak(length: length, unit: unit), !isEnded)
  }

  private func weeks(isOver: Bool) -> [Bool?] {
    var monday = first.advanced(by: 1 - first.weekday)
    var weeks: [Bool?] = []
    while monday <= last {
      let week = week(of: monday, isOver: isOver)
      let mayBeMet = week.open > 0 || week.met + week.unknown >= perWeek
      weeks.append(week.met >= perWeek ? true : mayBeMet ? nil : false)
      monday = monday.advanced(by: 7)
    }
    return weeks
  }

  /// - Parameter units: The latest first.
  private func length(of units: some Collection<Bool?>, grace: Int) -> (Int, isEnded: Bool) {
    var (length, missed) = (0, Int?.none)
    for (index, unit) in units.enumerated() {
      if unit == true { length += 1 }
      guard unit == false else { continue }
      if let before = missed, index - before < grace { return (length, true) }
      missed = index
    }
    return (length, false)
  }
}
