import TrackerCore

/// A day as people type it, in English or German.
public enum DayWord {
  public static let allowed = "YYYY-MM-DD, today, yesterday or a weekday"

  /// What a word says.
  public enum Reading: Sendable, Hashable {
    case day(Day)
    /// One of two days: the first where the doubt is answered with yes, the second with no.
    case either(Day, Day, Doubt)
  }

  /// The day of a word: ISO, `today`, `yesterday`, a weekday for its latest past day, also behind `last`, or a date as
  /// `WrittenDate` reads it; today for nil.
  ///
  /// - Throws: `Failure` (`validation`) for another word, one that may be either of two days, a day after today, or one
  ///   before `Day.earliestOfEntries`.
  public static func day(_ word: String?, today: Day) throws -> Day {
    guard let word else { return today }
    switch read(word, today: today) {
    case .day(let day)?:
      if let diagnostic = day.faultOfEntry(latest: today, today: today) { throw Failure.invalid([diagnostic]) }
      return day
    case .either(_, _, let doubt)?: throw OpenQuestions(doubts: [doubt]).failure
    case nil: throw Failure.invalid([noDay(word)])
    }
  }

  /// nil where the word is none of `allowed`, and where it may be either of two days. The weekday of today is the day
  /// a week ago.
  public static func parse(_ word: String, today: Day) -> Day? {
    switch read(word, today: today) {
    case .day(let day)?: day
    case .either(today, let before, _)?: before
    case .either?, nil: nil
    }
  }

  private static let words = (
    before: ["on", "am", "vom", "den"], past: ["last", "letzten", "letzter", "letzte", "vergangenen"],
    ahead: ["next", "nächsten", "nächster", "nächste", "kommenden"]
  )

  /// Reads a word in English or German.
  ///
  /// - Parameter order: How a date is read that can be read two ways; nil where that is not known.
  /// - Returns: nil where the word is no day.
  public static func read(_ word: String, today: Day, order: DateOrder? = nil) -> Reading? {
    if let day = Day(word) { return .day(day) }
    var parts = word.trimmed.lowercased().split(separator: " ").map(String.init)
    if parts.count > 1, words.before.contains(parts[0]) { parts.removeFirst() }
    if parts == ["the", "day", "before", "yesterday"] { return .day(today.advanced(by: -2)) }
    if let name = parts.first, parts.count == 1 {
      if let days = Day.nearToday[name] { return .day(today.advanced(by: days)) }
      if let weekday = weekday(name, today: today) { return weekday }
    }
    if parts.count == 2, words.past.contains(parts[0]), let day = latest(parts[1], before: today) { return .day(day) }
    if parts.count == 2, words.ahead.contains(parts[0]), let day = latest(parts[1], before: today) {
      return .day(day.advanced(by: 7))
    }
    let months = [Day.monthNames, Day.germanMonthNames]
    guard let date = WrittenDate(parts.joined(separator: " "), latest: today, months: months) else { return nil }
    if let day = date.day(order) { return .day(day) }
    guard let first = date.dmy, let second = date.mdy else { return nil }
    return .either(first, second, twoDates(first, second))
  }

  /// The word is no day; the nearest one is named.
  public static func noDay(_ word: String) -> Diagnostic {
    let known = ["today", "yesterday"] + (0..<7).map { Day(number: $0).weekdayName.lowercased() }
    let isWord = word.count <= 30 && word.allSatisfy { $0.isLetter || $0.isNumber || "-_:./, ".contains($0) }
    return .noDay(isWord ? word : nil, nearest: isWord ? nearestMatch(to: word, among: known) : nil)
  }

  private static func weekday(_ word: String, today: Day) -> Reading? {
    guard let day = latest(word, before: today) else { return nil }
    guard day.weekday == today.weekday else { return .day(day) }
    let doubt = Doubt(
      code: "which-weekday",
      question: "Which day do you mean?",
      problem: "Today is a {weekday}, so this may be today or a week ago",
      fix: "Type today, or {date} for a week ago. Both days: symptoms list --days 8",
      ["weekday": .words(today.weekdayName, [:]), "day": .day(day), "date": "\(day)"],
      choices: ["today", "{day}"])
    return .either(today, day, doubt)
  }

  /// The latest day before another one that has a weekday's name; nil for other words.
  private static func latest(_ word: String, before today: Day) -> Day? {
    (1...7).lazy.map { today.advanced(by: -$0) }.first { $0.isNamed(word) }
  }

  private static func twoDates(_ first: Day, _ second: Day) -> Doubt {
    Doubt(
      code: "which-date",
      question: "Which day do you mean?",
      problem: "This date can be read two ways",
      fix: "Type {first} or {second}, or set the order: symptoms settings set dates dmy",
      ["first": "\(first)", "second": "\(second)"],
      choices: [.day(first), .day(second)])
  }
}
