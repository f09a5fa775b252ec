/// Days and months as people type them. Both languages are read whatever the program speaks; where a word is of both,
/// English holds.
extension Day {
  /// Words for days near today, with how many days they lie after it.
  public static let nearToday: [String: Int] = [
    "today": 0, "yesterday": -1, "tomorrow": 1, "heute": 0, "gestern": -1, "vorgestern": -2, "morgen": 1,
    "übermorgen": 2,
  ]

  /// The weekdays in German, Monday first; some have two names.
  private static let germanWeekdays = [
    ["montag"], ["dienstag"], ["mittwoch"], ["donnerstag"], ["freitag"], ["samstag", "sonnabend"], ["sonntag"],
  ]

  /// Every word for a day, in small letters: those near today, and the weekdays.
  public static let words = nearToday.keys.sorted() + weekdays.map { $0.lowercased() } + germanWeekdays.joined()

  /// The months in German, January first.
  public static let germanMonthNames = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
    "Dezember",
  ]

  /// Whether a word in small letters is the day's weekday: a beginning of three letters in English, the whole name in
  /// German.
  public func isNamed(_ word: String) -> Bool {
    (word.count >= 3 && weekdayName.lowercased().hasPrefix(word)) || Day.germanWeekdays[weekday - 1].contains(word)
  }

  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// `Thursday`
  public var weekdayName: String { Day.weekdays[weekday - 1] }
}

extension Diagnostic {
  /// A text that is no day.
  ///
  /// - Parameters:
  ///   - typed: The text, where it can't be something that somebody logged.
  ///   - nearest: The word that was probably meant.
  public static func noDay(_ typed: String?, nearest: String? = nil) -> Diagnostic {
    let message: Phrase =
      switch (typed, nearest) {
      case (_?, _?): "“{typed}” is not a day"
      case (_?, nil): "“{typed}” is not a day. Write 2026-03-12, yesterday or monday"
      case (nil, _): "That is not a day. Write 2026-03-12, yesterday or monday"
      }
    return Diagnostic(
      code: "no-day", message, ["typed": "\(typed ?? "")"], found: typed.map { "“\($0)”" }, nearest: nearest)
  }
}
