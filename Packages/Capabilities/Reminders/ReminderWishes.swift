import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// When a person wants to be reminded, as they typed it; nil for what they did not say.
public struct ReminderWishes: Sendable {
  /// A time of day: `20:00`, `8pm`.
  var at: String?
  /// A weekday: `sunday`, `Sonntag`.
  var on: String?
  /// A length of time: `3h`, `2w`.
  var every: String?

  public init(at: String? = nil, on: String? = nil, every: String? = nil) {
    self.at = at
    self.on = on
    self.every = every
  }

  var isEmpty: Bool { at == nil && on == nil && every == nil }

  /// Takes what was said into what is kept of a rule.
  ///
  /// - Throws: `Failure` (`usage`, `validation`) for what can't be read, what the rule does not take, and for a time at
  ///   which it could never remind.
  func set(in choice: inout ReminderPlan.Choice, for rule: ReminderRule, quiet: QuietHours) throws(Failure) {
    var time: LocalTime?
    switch rule.timing {
    case .daily(let own):
      try refuse(on, "--on", for: rule)
      try refuse(every, "--every", for: rule)
      time = own
    case .weekly(_, let own):
      try refuse(every, "--every", for: rule)
      time = own
    case .after(_, let allowed, _, _):
      try refuse(at, "--at", for: rule)
      try refuse(on, "--on", for: rule)
      if let every { choice.hours = try hours(every, allowed) }
    case .moments:
      try refuse(at, "--at", for: rule)
      try refuse(on, "--on", for: rule)
      try refuse(every, "--every", for: rule)
    }
    if let on { choice.weekday = try weekday(on) }
    if let at { choice.at = try clock(at).minutes }
    guard let own = time else { return }
    let chosen = choice.at.flatMap { LocalTime(minutes: $0) } ?? own
    guard quiet.contains(chosen), !quiet.isNone else { return }
    throw Failure(
      .validation, "{time} is in your quiet hours, {from} to {until}",
      [
        "time": .verbatim("\(chosen)"), "from": .verbatim("\(quiet.start)"), "until": .verbatim("\(quiet.end)"),
      ], recovery: "To let them begin later: symptoms settings set quiet_from 23:00")
  }

  private func refuse(_ value: String?, _ option: String, for rule: ReminderRule) throws(Failure) {
    guard value != nil else { return }
    throw Failure(
      .usage, "The reminder {reminder} does not take {option}",
      ["reminder": .verbatim(rule.id.rawValue), "option": .verbatim(option)],
      recovery: "To see when each one reminds: symptoms reminders list")
  }

  private func clock(_ text: String) throws(Failure) -> LocalTime {
    if let time = LocalTime(typed: text) { return time }
    throw Failure(
      .validation, "“{text}” is not a time of day", ["text": .verbatim(text)], recovery: "Use one like 20:00 or 8pm")
  }

  private func weekday(_ text: String) throws(Failure) -> Int {
    // Seven days, the first one a Monday.
    let week = (4...10).map { Day(number: $0) }
    if let day = week.first(where: { $0.isNamed(text.lowercased()) }) { return day.weekday }
    throw Failure(
      .validation, "“{text}” is not a weekday", ["text": .verbatim(text)], recovery: "Use one like sunday")
  }

  private func hours(_ text: String, _ allowed: ClosedRange<Int>) throws(Failure) -> Int {
    if let minutes = ReminderLength.minutes(of: text), minutes % 60 == 0, allowed.contains(minutes / 60) {
      return minutes / 60
    }
    throw Failure(
      .validation, "“{text}” is not allowed for --every",
      [
        "text": .verbatim(text), "low": .interval(hours: allowed.lowerBound),
        "high": .interval(hours: allowed.upperBound),
      ], recovery: "Use whole hours, days or weeks, such as 3h or 2w: {low} to {high}")
  }
}

/// Lengths of time as people type them: `30m`, `2h`, `1d`, `2 weeks`, `3 Tage`.
enum ReminderLength {
  /// Thirty days, in minutes.
  static let longestSnooze = 43_200

  private static let units: [(minutes: Int, words: Set<String>)] = [
    (1, ["m", "min", "minute", "minutes", "minuten"]), (60, ["h", "hour", "hours", "std", "stunde", "stunden"]),
    (1_440, ["d", "day", "days", "tag", "tage", "t"]), (10_080, ["w", "week", "weeks", "woche", "wochen"]),
  ]

  /// nil for what is none, such as a length without a unit.
  static func minutes(of text: String) -> Int? {
    let lower = text.lowercased().filter { !$0.isWhitespace }
    let digits = lower.prefix { $0.isASCII && $0.isNumber }
    let unit = String(lower.dropFirst(digits.count))
    guard digits.count <= 5, let number = Int(digits), let found = units.first(where: { $0.words.contains(unit) })
    else { return nil }
    return number * found.minutes
  }
}
