import TrackerApplication
import TrackerCore

/// Drinks, meals and stress, against the person's own usual.
enum DailyRules {
  static let all: [CoachingRule] = [drinks, largeMeals, stress, calm]

  // MARK: Drinks and meals

  private static let drunk: MetricID = "hydration.ml"

  /// Of yesterday, because what was drunk adds up until the day ends. Who logs no drinks has no usual.
  static let drinks = CoachingRule(
    "drinks-behind", "You logged much less to drink than usual yesterday.", category: .health, severity: .suggestion,
    priority: 2, quietDays: 3, metrics: { _ in [drunk: PersonalUsual.days + 1] },
    examples: [
      .speaks("You drank 900 ml yesterday; it's usually about 2000.", [drunk: .days(10, 2000) + [900, nil]]),
      .silent("a little less", [drunk: .days(10, 2000) + [1600, nil]]),
      .silent("no drinks were logged yesterday", [drunk: .days(10, 2000) + [nil, nil]]),
      .silent("today is not over", [drunk: .days(11, 2000) + [300]]),
    ]
  ) { day in
    guard let drinks = day.compared(drunk, back: 1), drinks.usual - drinks.value >= 500,
      drinks.value <= drinks.usual * 0.7
    else { return [] }
    return [
      CoachingNotice(
        .words(
          day.isToday
            ? "You drank {value} ml yesterday; it's usually about {usual}."
            : "You drank {value} ml the day before; it's usually about {usual}.",
          [
            "value": .number(drinks.value, upTo: 0), "usual": .number((drinks.usual / 100).rounded() * 100, upTo: 0),
          ]), command: day.entries("food", days: 7), value: drinks.value, comparedWith: drinks.usual)
    ]
  }

  static let largeMeals = CoachingRule(
    "more-large-meals", "You had more large meals this week than usual.", category: .health, priority: 1,
    quietDays: 7, metrics: { _ in ["food.large_meals": 36] },
    examples: [
      .speaks(
        "You had 6 large meals in the last seven days; it's usually 1.",
        ["food.large_meals": .days(28, of: 1, 0, 0, 0, 0, 0, 0) + [1, 1, 1, 1, 1, 1, 0, 0]]),
      .silent("as usual", ["food.large_meals": .days(36, of: 1, 0)]),
    ]
  ) { day in
    guard let week = day.week("food.large_meals", back: 1), let usual = day.usualWeek("food.large_meals", back: 1),
      week - usual >= 3
    else { return [] }
    return [
      CoachingNotice(
        comparing: "You had {value} large meals in the last seven days; it's usually {usual}.", value: week,
        usual: usual, upTo: 0, command: day.entries("food", days: 8))
    ]
  }

  // MARK: Stress

  private static let level: MetricID = "stress.level"
  private static let readsLevel: CoachingRule.Metrics = { _ in [level: PersonalUsual.days + 2] }

  /// Three days in a row, all of them known, and the usual of the 28 days before them.
  private static func threeDays(_ day: CoachingDay) -> (days: [Double], usual: Double)? {
    let days = day.known(level, back: 0...2)
    guard days.count == 3, let usual = day.usual(level, back: 3) else { return nil }
    return (days, usual)
  }

  static let stress = CoachingRule(
    "stress-above-usual", "Your stress was well above its usual three days in a row.", category: .mood, priority: 3,
    quietDays: 7, metrics: readsLevel,
    examples: [
      .speaks(
        "Your stress was 6 or more three days in a row; it's usually 4.", [level: .days(14, 4) + [6, 7, 8]]),
      .silent("only two days", [level: .days(14, 4) + [4, 7, 8]]),
      .silent("always so", [level: .days(17, 7)]),
    ]
  ) { day in
    guard let (days, usual) = threeDays(day), let least = days.min(), least - usual >= 1.5 else { return [] }
    return [
      CoachingNotice(
        comparing: "Your stress was {value} or more three days in a row; it's usually {usual}.", value: least,
        usual: usual, upTo: 1, command: day.entries("activity", days: 7))
    ]
  }

  static let calm = CoachingRule(
    "stress-below-usual", "Your stress was well below its usual three days in a row.", category: .mood,
    severity: .positive, priority: 2, quietDays: 7, metrics: readsLevel,
    examples: [
      .speaks("Your stress was 3 or less three days in a row; it's usually 6.", [level: .days(14, 6) + [3, 2, 3]]),
      .silent("only two days", [level: .days(14, 6) + [6, 2, 3]]),
    ]
  ) { day in
    guard let (days, usual) = threeDays(day), let most = days.max(), usual - most >= 1.5 else { return [] }
    return [
      CoachingNotice(
        comparing: "Your stress was {value} or less three days in a row; it's usually {usual}.", value: most,
        usual: usual, upTo: 1, command: day.entries("activity", days: 7))
    ]
  }
}
