import TrackerApplication
import TrackerCore

/// Days without any entry, as forecasts tell of them.
enum Absence {
  /// From so many on they are told.
  static let fewestDays = 3

  /// The last day with an entry; nil where that is too near to tell, and where nothing was logged.
  static func lastDay(before day: Day, in journal: any JournalReading) throws -> Day? {
    guard let logged = try journal.loggedDays() else { return nil }
    let last = min(logged.upperBound, day)
    return last.distance(to: day) >= fewestDays ? last : nil
  }

  static func welcomeBack(_ format: TextFormatter) -> String {
    format("Welcome back. You do not need to fill in the days in between.")
  }

  static func lastEntry(_ last: Day, _ format: TextFormatter) -> String {
    format("Your last entry was on {day}.", ["day": format.short(last)])
  }

  static func oldAnswers(since last: Day, _ format: TextFormatter) -> String {
    format("Your last entry was on {day}, so this is less certain.", ["day": format.short(last)])
  }
}
