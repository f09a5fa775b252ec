import TrackerApplication
import TrackerCore

/// When somebody falls asleep, and how regularly.
enum SleepTimeRules {
  static let all: [CoachingRule] = [late, drift, regularity]

  private static let middle: MetricID = "sleep.midpoint"
  private static let hours: MetricID = "sleep.hours"
  private static let metrics: CoachingRule.Metrics = { _ in
    [middle: PersonalUsual.days + 7, hours: PersonalUsual.days + 7]
  }
  /// Later by more than so many hours is told.
  private static let tolerance = 0.75

  /// When the person fell asleep, in hours after midnight, negative before it; nil where the times are not known.
  private static func asleep(_ day: CoachingDay, back: Int) -> Double? {
    guard let middle = day.number(middle, back: back), let hours = day.number(hours, back: back) else { return nil }
    return middle - hours / 2
  }

  private static func mean(_ day: CoachingDay, back days: ClosedRange<Int>, fewest: Int) -> Double? {
    let known = days.compactMap { asleep(day, back: $0) }
    return known.count >= fewest ? known.reduce(0, +) / Double(known.count) : nil
  }

  /// Minutes to the nearest five: when somebody falls asleep is known no better.
  private static func minutes(_ hours: Double) -> Phrase { .count((hours * 12).roundedHalfUp * 5) }

  /// A notice of when somebody fell asleep, in hours after midnight; told as times of day.
  private static func notice(_ text: Phrase, command: String, asleep: Double, usual: Double) -> CoachingNotice {
    func time(_ hours: Double) -> String { "\(LocalTime(wrapping: (hours * 60).roundedHalfUp))" }
    var notice = CoachingNotice(
      text, command: command, subject: middle.rawValue, value: asleep, comparedWith: usual)
    notice.told = (time(asleep), time(usual))
    return notice
  }

  static let late = CoachingRule(
    "late-night", "You fell asleep more than 45 minutes later than usual.", category: .habit, priority: 2,
    quietDays: 3, metrics: metrics,
    examples: [
      .speaks(
        "You fell asleep about 90 minutes later than usual last night.",
        [middle: .days(14, 3) + [4], hours: .days(14, 7) + [6]]),
      .silent("half an hour later", [middle: .days(14, 3) + [3.5], hours: .days(15, 7)]),
      .silent("the times are not known", [hours: .days(14, 7) + [4]]),
    ]
  ) { day in
    guard let time = asleep(day, back: 0),
      let usual = mean(day, back: 1...PersonalUsual.days, fewest: PersonalUsual.fewestDays), time - usual > tolerance
    else { return [] }
    return [
      notice(
        .words(
          day.isToday
            ? "You fell asleep about {minutes} minutes later than usual last night."
            : "You fell asleep about {minutes} minutes later than usual that night.",
          ["minutes": minutes(time - usual)]), command: day.entries("rest", days: 7),
        asleep: time, usual: usual)
    ]
  }

  static let drift = CoachingRule(
    "bedtime-drift", "You have fallen asleep more than 45 minutes later than usual all week.", category: .habit,
    priority: 3, quietDays: 7, metrics: metrics,
    examples: [
      .speaks(
        "You fell asleep about 60 minutes later than usual over the last week.",
        [middle: .days(21, 3) + .days(7, 4), hours: .days(28, 7)]),
      .silent("half an hour later", [middle: .days(21, 3) + .days(7, 3.5), hours: .days(28, 7)]),
      .silent("one late night", [middle: .days(27, 3) + [6], hours: .days(28, 7)]),
    ]
  ) { day in
    guard let week = mean(day, back: 0...6, fewest: 5),
      let usual = mean(day, back: 7...6 + PersonalUsual.days, fewest: 14), week - usual > tolerance
    else { return [] }
    return [
      notice(
        .words(
          "You fell asleep about {minutes} minutes later than usual over the last week.",
          ["minutes": minutes(week - usual)]), command: day.entries("rest", days: 14), asleep: week, usual: usual)
    ]
  }

  /// How far the middle of the sleep lies from its mean on average, in hours.
  private static func unrest(_ day: CoachingDay, back days: ClosedRange<Int>, fewest: Int) -> Double? {
    let known = day.known(middle, back: days)
    guard known.count >= fewest else { return nil }
    let mean = known.reduce(0, +) / Double(known.count)
    return known.reduce(0) { $0 + abs($1 - mean) } / Double(known.count)
  }

  static let regularity = CoachingRule(
    "sleep-regularity", "Your sleep times were less regular this week than usual.", category: .habit, priority: 3,
    quietDays: 7, metrics: metrics,
    examples: [
      .speaks(
        "Your sleep times moved by about 80 minutes this week; it's usually 30.",
        [middle: .days(28, of: 2.5, 3.5) + [2, 5, 2, 5, 2, 4.5, 2.5]]),
      .silent("as usual", [middle: .days(35, of: 2.5, 3.5)]),
      .silent("never regular", [middle: .days(35, of: 2, 5)]),
    ]
  ) { day in
    guard let week = unrest(day, back: 0...6, fewest: 5), let usual = unrest(day, back: 7...34, fewest: 14),
      week - usual >= 0.5, week >= usual * 1.5
    else { return [] }
    return [
      CoachingNotice(
        .words(
          "Your sleep times moved by about {minutes} minutes this week; it's usually {usual}.",
          ["minutes": minutes(week), "usual": minutes(usual)]),
        command: day.entries("rest", days: 14),
        subject: middle.rawValue, value: week, comparedWith: usual)
    ]
  }
}
