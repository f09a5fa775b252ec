import TrackerApplication
import TrackerCore

/// How long and how well somebody slept, against their own usual.
enum SleepRules {
  static let all: [CoachingRule] = [
    againstUsual, shortNights, fiveShortNights, debt, goodMornings, interruptions, naps,
  ]

  private static let hours: MetricID = "sleep.hours"
  private static let readsHours: CoachingRule.Metrics = { _ in [hours: PersonalUsual.days + 5] }

  // MARK: Length

  static let againstUsual = CoachingRule(
    "night-against-usual", "Last night was much shorter or longer than your usual.", category: .health, priority: 2,
    quietDays: 3, metrics: readsHours,
    examples: [
      .speaks("You slept 4.5 hours last night; you usually sleep 7.3.", [hours: .days(10, 7.3) + [4.5]]),
      .speaks(
        "You slept 4.5 hours last night; you usually sleep 6.8.", [hours: [8, 8, 8, 8, 8, 8, 5, 5, 5, 5, 4.5]]),
      .silent("an ordinary night", [hours: [7, 7.5, 8, 6.5, 7, 7, 6, 7.2, 6.4]]),
      .silent("too few nights", [hours: .days(6, 7) + [4]]),
    ]
  ) { day in
    guard let night = day.compared(hours) else { return [] }
    let difference = abs(night.value - night.usual)
    let spread = 1.5 * spread(of: night.before, around: night.usual)
    guard difference >= 1, difference >= min(2, spread) else { return [] }
    return [
      CoachingNotice(
        comparing: day.isToday
          ? "You slept {value} hours last night; you usually sleep {usual}."
          : "You slept {value} hours that night; you usually sleep {usual}.", value: night.value, usual: night.usual,
        upTo: 1, command: day.entries("rest", days: PersonalUsual.days + 1), subject: hours.rawValue,
        weight: difference / max(spread, 1))
    ]
  }

  /// The standard deviation of numbers, 0 for fewer than two.
  static func spread(of numbers: [Double], around mean: Double) -> Double {
    guard numbers.count > 1 else { return 0 }
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(numbers.count - 1)).squareRoot()
  }

  /// How many nights in a row, the last one among them, were shorter than the usual before them by so much.
  private static func run(of nights: Int, shorterBy hours: Double, _ day: CoachingDay) -> (
    longest: Double, usual: Double
  )? {
    let last = day.known(Self.hours, back: 0...nights - 1)
    guard last.count == nights, let longest = last.max(), let usual = day.usual(Self.hours, back: nights),
      longest <= usual - hours
    else { return nil }
    return (longest, usual)
  }

  static let shortNights = CoachingRule(
    "short-nights", "Three nights in a row were at least an hour shorter than your usual.", category: .health,
    priority: 3, quietDays: 7, metrics: readsHours,
    examples: [
      .speaks(
        "You slept 5.8 hours or less three nights in a row; you usually sleep 7.2.",
        [hours: .days(14, 7.2) + [5.8, 5, 5.5]]),
      .silent("the last night was long enough", [hours: .days(14, 7.2) + [5.8, 5, 6.9]]),
      .silent("a night is unknown", [hours: .days(14, 7.2) + [5.8, nil, 5]]),
    ]
  ) { day in
    guard let nights = run(of: 3, shorterBy: 1, day) else { return [] }
    return [
      CoachingNotice(
        comparing: "You slept {value} hours or less three nights in a row; you usually sleep {usual}.",
        value: nights.longest, usual: nights.usual, upTo: 1, command: day.entries("rest", days: 7),
        subject: hours.rawValue)
    ]
  }

  static let fiveShortNights = CoachingRule(
    "five-short-nights", "Five nights in a row were much shorter than your usual.", category: .health,
    severity: .warning, priority: 5, quietDays: 7, metrics: readsHours,
    examples: [
      .speaks(
        "You slept 5.5 hours or less five nights in a row; you usually sleep 7.2.",
        [hours: .days(14, 7.2) + [5.5, 5, 5.5, 4.9, 5.2]]),
      .silent("only an hour less", [hours: .days(14, 7.2) + .days(5, 6.2)]),
      .silent("four nights", [hours: .days(14, 7.2) + .days(4, 5)]),
    ]
  ) { day in
    guard let nights = run(of: 5, shorterBy: 1.5, day) else { return [] }
    return [
      CoachingNotice(
        comparing: "You slept {value} hours or less five nights in a row; you usually sleep {usual}.",
        value: nights.longest, usual: nights.usual, upTo: 1, command: day.entries("rest", days: 7),
        subject: hours.rawValue)
    ]
  }

  static let debt = CoachingRule(
    "sleep-debt", "You slept at least five hours less than usual over seven days.", category: .health, priority: 3,
    quietDays: 7, metrics: { _ in ["sleep.debt": 0] },
    examples: [
      .speaks(
        "You slept 7 hours less than usual over seven days.", [hours: .days(28, 7) + .days(7, 6)]),
      .silent("an ordinary week", [hours: .days(28, 7) + .days(7, 6.5)]),
      .silent("too few nights", [hours: .days(28, 7) + [4, nil, nil, nil, 4, nil, 4]]),
    ]
  ) { day in
    guard let debt = day.number("sleep.debt"), debt >= 5 else { return [] }
    return [
      CoachingNotice(
        .words("You slept {value} hours less than usual over seven days.", ["value": .number(debt, upTo: 1)]),
        command: day.entries("rest", days: 7), subject: hours.rawValue, value: debt, comparedWith: 0)
    ]
  }

  // MARK: Quality

  /// The only notice that asks something; its command answers it.
  static let goodMornings = CoachingRule(
    "good-mornings", "Your sleep was 7 or better on three mornings in a row.", category: .habit, severity: .positive,
    priority: 2, quietDays: 7,
    metrics: { _ in ["sleep.quality": 2, "sleep.midpoint": 0, hours: 0] },
    examples: [
      .speaks(
        "Your sleep was 7 or better three mornings in a row. Tag your wake time?",
        ["sleep.quality": [5, 7, 8, 7], "sleep.midpoint": [3], hours: [7]]),
      .speaks(
        "Your sleep was 7 or better three mornings in a row.", ["sleep.quality": [7, 7, 9]]),
      .silent("a 6 among them", ["sleep.quality": [7, 6, 9]]),
      .silent("a morning is unknown", ["sleep.quality": [7, nil, 7]]),
    ]
  ) { day in
    let last = day.known("sleep.quality", back: 0...2)
    guard last.count == 3, let least = last.min(), least >= 7 else { return [] }
    guard day.isToday, let middle = day.number("sleep.midpoint"), let asleep = day.number(hours) else {
      return [
        CoachingNotice(
          "Your sleep was 7 or better three mornings in a row.", command: day.entries("rest", days: 3), value: least)
      ]
    }
    let woke = LocalTime(wrapping: ((middle + asleep / 2) * 60).roundedHalfUp)
    return [
      CoachingNotice(
        "Your sleep was 7 or better three mornings in a row. Tag your wake time?",
        command: "symptoms journal \"Woke at \(woke)\" tag=wake-time", value: least)
    ]
  }

  static let interruptions = CoachingRule(
    "awake-more-often", "You woke up more often than usual last night.", category: .health, priority: 2, quietDays: 3,
    metrics: { _ in ["sleep.interruptions": PersonalUsual.days] },
    examples: [
      .speaks("You woke up 5 times last night; it's usually 1.", ["sleep.interruptions": .days(10, of: 1, 2, 0) + [5]]),
      .silent("once more than usual", ["sleep.interruptions": .days(10, 1) + [2]]),
      .silent("too few nights", ["sleep.interruptions": [1, 1, 5]]),
    ]
  ) { day in
    guard let night = day.compared("sleep.interruptions"), night.value - night.usual >= 2 else { return [] }
    return [
      CoachingNotice(
        comparing: day.isToday
          ? "You woke up {value} times last night; it's usually {usual}."
          : "You woke up {value} times that night; it's usually {usual}.", value: night.value, usual: night.usual,
        upTo: 0, command: day.entries("rest", days: 7))
    ]
  }

  static let naps = CoachingRule(
    "more-naps", "You napped more this week than usual.", category: .health, priority: 1, quietDays: 7,
    metrics: { _ in ["sleep.nap_minutes": 36] },
    examples: [
      .speaks(
        "You napped for 280 minutes in the last seven days; it's usually about 70.",
        ["sleep.nap_minutes": .days(28, 10) + .days(7, 40) + [nil]]),
      .silent("as usual", ["sleep.nap_minutes": .days(36, 10)]),
      .silent("too few weeks", ["sleep.nap_minutes": .days(7, 10) + .days(8, 40)]),
    ]
  ) { day in
    guard let week = day.week("sleep.nap_minutes", back: 1), let usual = day.usualWeek("sleep.nap_minutes", back: 1),
      week - usual >= 90
    else { return [] }
    return [
      CoachingNotice(
        comparing: "You napped for {value} minutes in the last seven days; it's usually about {usual}.", value: week,
        usual: usual, upTo: 0, command: day.entries("rest", days: 8))
    ]
  }
}
