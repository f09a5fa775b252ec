import TrackerCore

/// A day as people type it.
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

  /// Reads a word in English or in the person's language.
  ///
  /// - Parameter order: How a date is read that can be read two ways; nil where that is not known.
  /// - Returns: nil where the word is no day.
  public static func read(
    _ word: String, today: Day, order: DateOrder? = nil, words: Phrases = .english
  ) -> Reading? {
    if let day = Day(word) { return .day(day) }
    let lower = word.trimmed.lowercased()
    for (names, days) in [(["today"], 0), (["yesterday"], -1), (["tomorrow"], 1)]
    where names.contains(where: { lower == $0 || lower == words($0).lowercased() }) {
      return .day(today.advanced(by: days))
    }
    if let weekday = weekday(lower, today: today, words) { return weekday }
    if lower.hasPrefix("last "), let day = pastDay(lower.dropFirst(5).trimmed, today: today, words) {
      return .day(day)
    }
    let months = [Day.monthNames, Day.monthNames.map { words($0) }]
    guard let date = WrittenDate(word, latest: today, months: months) else { return nil }
    if let day = date.day(order) { return .day(day) }
    guard let first = date.dmy, let second = date.mdy else { return nil }
    return .either(first, second, twoDates(first, second, words))
  }

  /// The word is no day; the nearest one is named.
  public static func noDay(_ word: String) -> Diagnostic {
    let known = ["today", "yesterday"] + (0..<7).map { Day(number: $0).weekdayName.lowercased() }
    let isWord = word.count <= 30 && word.allSatisfy { $0.isLetter || $0.isNumber || "-_:./, ".contains($0) }
    return Diagnostic(
      code: "no-day", "There is no such day", found: isWord ? "“\(word)”" : nil, allowed: allowed,
      nearest: nearestMatch(to: word, among: known))
  }

  private static func weekday(_ word: String, today: Day, _ words: Phrases) -> Reading? {
    let day = pastDay(word, today: today, words)
    guard let day, day.weekday == today.weekday else { return day.map { .day($0) } }
    let doubt = Doubt(
      code: "which-weekday",
      question: "Which day do you mean?",
      problem: "Today is a {weekday}, so this may be today or a week ago",
      fix: "Type today, or {day} for a week ago. Both days: symptoms list --days 8",
      ["weekday": .words(today.weekdayName, [:]), "day": "\(day)"],
      choices: ["today", "\(words.short(day, inYear: today.year))"])
    return .either(today, day, doubt)
  }

  /// The latest day before today of a weekday, whose name begins with three letters or more; nil for other words.
  private static func pastDay(_ word: String, today: Day, _ words: Phrases) -> Day? {
    guard word.count >= 3 else { return nil }
    return (1...7).lazy.map { today.advanced(by: -$0) }.first { day in
      [day.weekdayName, words(day.weekdayName)].contains { $0.lowercased().hasPrefix(word) }
    }
  }

  private static func twoDates(_ first: Day, _ second: Day, _ words: Phrases) -> Doubt {
    Doubt(
      code: "which-date",
      question: "Which day do you mean?",
      problem: "This date can be read two ways",
      fix: "Type {first} or {second}, or set the order: symptoms settings set dates dmy",
      ["first": "\(first)", "second": "\(second)"],
      choices: ["\(words.long(first))", "\(words.long(second))"])
  }
}
