import TrackerCore

/// A day as people type it.
public enum DayWord {
  public static let allowed = "YYYY-MM-DD, today, yesterday or a weekday"

  /// The day of a word: ISO, `today`, `yesterday`, or a weekday for its latest past day; today for nil.
  ///
  /// - Throws: `Failure` (`validation`) for another word, a day after today, or one before `Day.earliestOfEntries`.
  public static func day(_ word: String?, today: Day) throws -> Day {
    guard let word else { return today }
    guard let day = parse(word, today: today) else {
      throw Failure.invalid([Diagnostic(code: "no-day", "There is no such day", found: "“\(word)”", allowed: allowed)])
    }
    if let diagnostic = day.faultOfEntry(latest: today, today: today) { throw Failure.invalid([diagnostic]) }
    return day
  }

  /// nil where the word is none of `allowed`.
  public static func parse(_ word: String, today: Day) -> Day? {
    if let day = Day(word) { return day }
    let lower = word.lowercased()
    switch lower {
    case "today": return today
    case "yesterday": return today.advanced(by: -1)
    default:
      guard lower.count >= 3 else { return nil }
      return (1...7).map { today.advanced(by: -$0) }.first { $0.weekdayName.lowercased().hasPrefix(lower) }
    }
  }
}
