import TrackerApplication
import TrackerCore

/// A day to come as people type it: a day as elsewhere, a weekday for its next one, or `in 6 weeks`.
enum DueDay {
  /// How it can be typed.
  static let allowed = "YYYY-MM-DD, a weekday, or in 6 weeks"

  private static let units: [(words: Set<String>, days: Int)] = [
    (["day", "days", "d", "tag", "tage", "tagen"], 1),
    (["week", "weeks", "w", "woche", "wochen"], 7),
    (["month", "months", "m", "monat", "monate", "monaten"], 30),
    (["year", "years", "y", "jahr", "jahre", "jahren"], 365),
  ]

  /// The day of a word, today and before included; nil for no day.
  ///
  /// - Throws: As `Session.readDay`.
  static func read(_ word: String, in session: Session) throws -> Day? {
    let text = word.trimmed.lowercased()
    if let length = length(text) { return session.today.advanced(by: length) }
    let name = text.split(separator: " ").last.map(String.init) ?? text
    if let next = (1...7).map(session.today.advanced(by:)).first(where: { $0.isNamed(name) }),
      ["next", "on", "am", "nächsten", "kommenden", name].contains(text.split(separator: " ").first.map(String.init))
    {
      return next
    }
    return try session.readDay(word)
  }

  /// Days of `in 6 weeks`, `6 weeks` and `6w`; nil for anything else, and for more than 50 years.
  private static func length(_ text: String) -> Int? {
    var words = text.split(separator: " ").map(String.init)
    if words.count == 3, words[0] == "in" { words.removeFirst() }
    if words.count == 1 {
      let digits = words[0].prefix { $0.isASCII && $0.isNumber }
      words = [String(digits), String(words[0].dropFirst(digits.count))]
    }
    guard words.count == 2, let count = Int(words[0]), (1...18_250).contains(count),
      let unit = units.first(where: { $0.words.contains(words[1]) })
    else { return nil }
    let days = count * unit.days
    return days <= 18_250 ? days : nil
  }
}
