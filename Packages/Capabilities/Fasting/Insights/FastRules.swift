import TrackerApplication
import TrackerCore

/// What is worth knowing about fasts. A fast of the day may still be followed by a longer one, so the day before is
/// looked at.
enum FastRules {
  private static let hours = FastMetrics.hours.id

  /// Hours by which a fast differs from what is usual.
  private static let fewestHours = 3.0

  static let differs = CoachingRule(
    "fast-unlike-usual", "Yesterday's fast was at least 3 hours longer or shorter than usual.", category: .habit,
    priority: 1, quietDays: 7, metrics: { _ in [hours: PersonalUsual.days + 1] },
    examples: [
      .speaks(
        "The fast that ended yesterday had 18 hours; it's usually 14.", [hours: .days(20, 14) + [18, nil]]),
      .speaks(
        "The fast that ended yesterday had 10.5 hours; it's usually 14.", [hours: .days(20, 14) + [10.5, 14]]),
      .silent("nearly as usual", [hours: .days(20, 14) + [16, nil]]),
      .silent("no fast ended yesterday", [hours: .days(20, 14) + [nil, 20]]),
      .silent("too few fasts to know what is usual", [hours: .days(6, 14) + [18, nil]]),
    ]
  ) { day in
    guard let value = day.number(hours, back: 1), let usual = day.usual(hours, back: 2),
      abs(value - usual) >= fewestHours
    else { return [] }
    return [
      CoachingNotice(
        comparing: day.isToday
          ? "The fast that ended yesterday had {value} hours; it's usually {usual}."
          : "The fast that ended the day before had {value} hours; it's usually {usual}.",
        value: value, usual: usual, upTo: 1, command: "symptoms fast history", subject: hours.rawValue)
    ]
  }
}
