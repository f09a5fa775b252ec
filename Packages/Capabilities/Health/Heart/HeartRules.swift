import TrackerApplication
import TrackerCore

/// What is worth knowing about the resting heart rate: days that stand out from the person's own.
enum HeartRules {
  static let all: [CoachingRule] = [sustained, spike, dip]

  private static let rate = RestingRate.metric
  private static let reads: CoachingRule.Metrics = { _ in [rate: RestingRate.days] }

  private static func resting(_ day: CoachingDay) -> RestingRate? {
    let days = day.day.advanced(by: -RestingRate.days)...day.day
    return RestingRate(day.table.numbers(of: rate, on: days).map { $0.isNaN ? nil : $0 })
  }

  private static func notice(_ resting: RestingRate, _ text: Phrase, _ day: CoachingDay) -> [CoachingNotice] {
    let words = text.filled(with: [
      "value": .number(resting.value, upTo: 0), "before": .number(resting.before ?? 0, upTo: 0),
      "usual": .number(resting.baseline, upTo: 0),
    ])
    return [
      CoachingNotice(
        words, command: day.isToday ? "symptoms health heart" : day.entries("heart", days: RestingRate.days + 1),
        subject: rate.rawValue, value: resting.value, comparedWith: resting.baseline,
        weight: abs(resting.value - resting.baseline))
    ]
  }

  static let sustained = CoachingRule(
    "resting-rate-sustained", "Your resting heart rate was above your usual on two days in a row.", category: .health,
    severity: .warning, priority: 5, quietDays: 7, metrics: reads,
    examples: [
      .speaks(
        "In your records, your resting rate was 64 today and 63 yesterday; it's usually 58.",
        [rate: .days(28, 58) + [63, 64]]),
      .silent("one day alone", [rate: .days(28, 58) + [63]]),
      .silent("three beats", [rate: .days(28, 58) + [61, 61]]),
      .silent("too few days before", [rate: .days(12, 58) + [66, 66]]),
      .silent("the day before is not known", [rate: .days(27, 58) + [nil, 62]]),
    ]
  ) { day in
    guard let resting = resting(day), resting.finding == .sustained else { return [] }
    return notice(
      resting,
      day.isToday
        ? "In your records, your resting rate was {value} today and {before} yesterday; it's usually {usual}."
        : "In your records, the resting rate was {value}, {before} the day before; it's usually {usual}.", day)
  }

  static let spike = CoachingRule(
    "resting-rate-spike", "Your resting heart rate was far above your usual on one day.", category: .health,
    priority: 2, quietDays: 3, metrics: reads,
    examples: [
      .speaks("In your records, your resting rate was 66 today; it's usually 58.", [rate: .days(28, 58) + [66]]),
      .silent("a rate that goes up and down", [rate: .days(28, of: 50, 66) + [66]]),
      .silent("two days in a row are told otherwise", [rate: .days(28, 58) + [66, 66]]),
    ]
  ) { day in
    guard let resting = resting(day), resting.finding == .spike else { return [] }
    return notice(resting, oneDay(day), day)
  }

  static let dip = CoachingRule(
    "resting-rate-dip", "Your resting heart rate was far below your usual on one day.", category: .health,
    priority: 2, quietDays: 3, metrics: reads,
    examples: [
      .speaks("In your records, your resting rate was 50 today; it's usually 58.", [rate: .days(28, 58) + [50]]),
      .silent("a little lower", [rate: .days(28, 58) + [55]]),
    ]
  ) { day in
    guard let resting = resting(day), resting.finding == .dip else { return [] }
    return notice(resting, oneDay(day), day)
  }

  private static func oneDay(_ day: CoachingDay) -> Phrase {
    day.isToday
      ? "In your records, your resting rate was {value} today; it's usually {usual}."
      : "In your records, your resting rate was {value}; it's usually {usual}."
  }
}
