import TrackerApplication
import TrackerCore

/// How much somebody exercised, against their own usual.
enum ExerciseRules {
  static let all: [CoachingRule] = [againstUsual, fewerDays, moreDays, back]

  private static let minutes: MetricID = "exercise.minutes"
  private static let active: MetricID = "exercise.active_days"

  static let againstUsual = CoachingRule(
    "exercise-against-usual", "You exercised much more or less than on a usual day.", category: .health, priority: 2,
    quietDays: 3, metrics: { _ in [minutes: PersonalUsual.days] },
    examples: [
      .speaks("You exercised for 90 minutes today; it's usually none.", [minutes: .days(10, 0) + [90]]),
      .speaks("You exercised for 90 minutes today; it's usually about 20.", [minutes: .days(10, 20) + [90]]),
      .speaks("You did not exercise today; it's usually about 40 minutes.", [minutes: .days(10, 40) + [0]]),
      .silent("now and then", [minutes: [0, 0, 45, 0, 0, 45, 0, 0, 45, 0, 45]]),
      .silent("ten minutes", [minutes: .days(8, 0) + [10]]),
      .silent(
        "a rest day of a week with walks on five days",
        [minutes: .days(28, of: 40, 40, 0, 40, 40, 40, 0) + [40, 40, 0]]),
      .silent("a weekend without, as every week", [minutes: .days(28, of: 40, 40, 40, 40, 40, 0, 0)]),
      .speaks(
        "You did not exercise today; it's usually about 33 minutes.",
        [minutes: .days(21, of: 40, 40, 0, 40, 40, 40, 40) + [40, 40, 0, 0]]),
    ]
  ) { day in
    guard let exercise = day.compared(minutes) else { return [] }
    let difference = abs(exercise.value - exercise.usual)
    let spread = 1.5 * SleepRules.spread(of: exercise.before, around: exercise.usual)
    guard difference >= 15, difference >= spread else { return [] }
    // A rest day is part of most people's week: one without is news once there are more in a row than usual.
    if exercise.value < 0.5, !isLongestRest(day) { return [] }
    return [
      CoachingNotice(
        sentence(exercise.value, usual: exercise.usual, isToday: day.isToday),
        command: day.entries("exercise", days: PersonalUsual.days + 1), subject: minutes.rawValue,
        value: exercise.value, comparedWith: exercise.usual, weight: difference / max(spread, 15))
    ]
  }

  /// Whether the days in a row without exercise, up to the day, are more than any before. Unknown days are passed over.
  private static func isLongestRest(_ day: CoachingDay) -> Bool {
    let values = (0...PersonalUsual.days).compactMap { day.number(minutes, back: $0) }
    let now = values.prefix { $0 == 0 }.count
    var (longest, run) = (0, 0)
    for value in values.dropFirst(now) {
      run = value > 0 ? 0 : run + 1
      longest = max(longest, run)
    }
    return now > longest
  }

  private static func sentence(_ value: Double, usual: Double, isToday: Bool) -> Phrase {
    let values: [String: Phrase] = ["value": .number(value, upTo: 0), "usual": .number(usual, upTo: 0)]
    if value < 0.5 {
      return .words(
        isToday
          ? "You did not exercise today; it's usually about {usual} minutes."
          : "You did not exercise; it's usually about {usual} minutes.", values)
    }
    if usual < 0.5 {
      return .words(
        isToday
          ? "You exercised for {value} minutes today; it's usually none."
          : "You exercised for {value} minutes; it's usually none.", values)
    }
    return .words(
      isToday
        ? "You exercised for {value} minutes today; it's usually about {usual}."
        : "You exercised for {value} minutes; it's usually about {usual}.", values)
  }

  // MARK: Days

  /// Days with exercise in the week that ended yesterday, and in the four weeks before it on average.
  private static func days(_ day: CoachingDay) -> (value: Double, usual: Double)? {
    guard let value = day.number(active, back: 1) else { return nil }
    let before = (1...4).compactMap { day.number(active, back: 1 + 7 * $0) }
    return before.count >= 2 ? (value, before.reduce(0, +) / Double(before.count)) : nil
  }

  private static func notice(_ days: (value: Double, usual: Double), _ day: CoachingDay) -> CoachingNotice {
    CoachingNotice(
      comparing: days.value == 1
        ? "You exercised on 1 of the last seven days; it's usually {usual}."
        : "You exercised on {value} of the last seven days; it's usually {usual}.", value: days.value,
      usual: days.usual, upTo: 0, command: day.entries("exercise", days: 8), subject: minutes.rawValue)
  }

  static let fewerDays = CoachingRule(
    "fewer-active-days", "You exercised on fewer days this week than usual.", category: .habit, priority: 2,
    quietDays: 7, metrics: { _ in [active: 29] },
    examples: [
      .speaks(
        "You exercised on 1 of the last seven days; it's usually 4.",
        [minutes: .days(28, of: 30, 0, 30, 0, 30, 0, 30) + [0, 0, 30, 0, 0, 0, 0, 0]]),
      .silent("as usual", [minutes: .days(36, of: 30, 0)]),
      .silent("too few weeks", [minutes: .days(7, 30) + .days(8, 0)]),
    ]
  ) { day in
    guard let days = days(day), days.value <= days.usual - 2 else { return [] }
    return [notice(days, day)]
  }

  static let moreDays = CoachingRule(
    "more-active-days", "You exercised on more days this week than usual.", category: .habit, severity: .positive,
    priority: 2, quietDays: 7, metrics: { _ in [active: 29] },
    examples: [
      .speaks(
        "You exercised on 5 of the last seven days; it's usually 2.",
        [minutes: .days(28, of: 30, 0, 0, 0, 0, 0, 30) + [30, 30, 0, 30, 30, 0, 30, 0]]),
      .silent("as usual", [minutes: .days(36, of: 30, 0)]),
    ]
  ) { day in
    guard let days = days(day), days.value >= days.usual + 2 else { return [] }
    return [notice(days, day)]
  }

  static let back = CoachingRule(
    "exercise-back", "You exercised after a week or more without.", category: .habit, severity: .positive,
    priority: 3, quietDays: 7, metrics: { _ in [minutes: 0, "exercise.sedentary_days": 1] },
    examples: [
      .speaks("You exercised today, after 9 days without.", [minutes: [20] + .days(9, 0) + [20]]),
      .silent("three days without", [minutes: [20, 0, 0, 0, 20]]),
      .silent("a day is unknown", [minutes: [0, 0, 0, nil, 0, 0, 0, 20]]),
    ]
  ) { day in
    guard let now = day.number(minutes), now > 0, let without = day.number("exercise.sedentary_days", back: 1),
      without >= 7
    else { return [] }
    return [
      CoachingNotice(
        .words(
          day.isToday
            ? "You exercised today, after {count} days without."
            : "You exercised, after {count} days without.",
          ["count": .number(without, upTo: 0)]),
        command: day.entries("exercise", days: Int(without) + 1), subject: minutes.rawValue, value: now, comparedWith: 0
      )
    ]
  }
}
