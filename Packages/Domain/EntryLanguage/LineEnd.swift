import TrackerCore

/// The day and the time at the end of what was typed without names: `soup on monday`, `5 knees 2 March at 8:00`.
///
/// In the middle of a line, and behind words such as `since`, they belong to a text.
public struct LineEnd: Sendable, Hashable {
  /// What stands before them.
  public private(set) var words: [String]
  /// The day as it was typed, without `on`; nil where the line ends with none.
  public private(set) var day: String?
  /// The time as it was typed, without `at`; nil where the line ends with none.
  public private(set) var time: String?
  /// The words of the time, with `at`.
  public private(set) var timeWords: [String] = []

  /// - Parameters:
  ///   - count: How many words at the beginning are neither a day nor a time.
  ///   - readDay: Reads a day as people type it; nil or a thrown `Diagnostic` for what is no day, `OpenQuestions` for
  ///     what may be either of two.
  public init(of words: [String], keeping count: Int = 1, readDay: (String) throws -> Day?) {
    self.words = words
    takeTime(keeping: count)
    takeDay(keeping: count, readDay)
    if time == nil { takeTime(keeping: count) }
  }

  /// Words of two figures or of a date without a year belong to a value, and so does what names no month.
  static func isDate(_ words: [String], _ readDay: (String) throws -> Day?) -> Bool {
    let text = words.joined(separator: " ")
    guard text.contains(where: \.isLetter) else {
      // `3/2` is an answer out of two, `2.3` a number.
      return words.count == 1
        && text.contains(/^(?:\d{1,4}[-.\/]\d{1,2}[-.\/]\d{1,4}|\d{1,2}\.\d{1,2}\.)$/)
    }
    // Without a year of four figures, the first of two numbers is a value.
    let numbers = words.filter { $0.first?.isNumber ?? false }
    guard numbers.count < 2 || words.contains(where: { $0.contains(/^\d{4}$/) }) else { return false }
    do { return try readDay(text.lowercased()) != nil } catch { return error is OpenQuestions }
  }

  /// Words behind which a text speaks of a day.
  private static let ofTexts: Set<String> = [
    "from", "since", "until", "than", "of", "for", "as", "like", "the", "every", "each", "before", "after",
    "von", "vom", "seit", "bis", "als", "wie", "für", "der", "die", "das", "den", "jeden", "vor", "nach",
  ]
  /// Words that stand before a day, and before a time.
  private static let ofDays: Set<String> = ["on", "am"]
  static let ofTimes: Set<String> = ["at", "@", "um"]

  private mutating func takeDay(keeping count: Int, _ readDay: (String) throws -> Day?) {
    for length in [4, 3, 2, 1] where words.count >= count + length {
      let typed = Array(words.suffix(length))
      let before = words.dropLast(length).last?.lowercased() ?? ""
      // `on monday` is the day `monday`, behind `on`.
      let isLed = length > 1 && Self.ofDays.contains(typed[0].lowercased())
      guard !isLed, !Self.ofTexts.contains(before), LineEnd.isDate(typed, readDay) else { continue }
      // `sun` and `sat` behind a word are words.
      let isShort = length == 1 && typed[0].count < 5
      guard !isShort || before.isEmpty || Self.ofDays.contains(before) || before.contains(where: \.isNumber) else {
        continue
      }
      day = typed.joined(separator: " ")
      words.removeLast(length)
      if Self.ofDays.contains(before), words.count > count { words.removeLast() }
      return
    }
  }

  private mutating func takeTime(keeping count: Int) {
    for length in [2, 1] where words.count >= count + length {
      let typed = words.suffix(length).joined(separator: " ").lowercased()
      let before = words.dropLast(length).last?.lowercased() ?? ""
      let isAfterAt = Self.ofTimes.contains(before) && words.count > count + length
      let isClear =
        LocalTime.words[typed] != nil || typed.contains(/^\d{1,2}:\d{2}$/)
        || typed.contains(/^\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|uhr)$/)
      guard isClear || (isAfterAt && length == 1), LocalTime(typed: typed) != nil else { continue }
      time = typed
      timeWords = Array(words.suffix(length + (isAfterAt ? 1 : 0)))
      words.removeLast(timeWords.count)
      return
    }
  }
}
