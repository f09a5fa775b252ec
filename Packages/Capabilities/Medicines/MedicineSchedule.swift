import TrackerCore
import TrackerEntryLanguage

/// When a medicine is taken.
public struct MedicineSchedule: Codable, Sendable, Hashable {
  /// How often it comes round.
  public enum Rhythm: String, Sendable, Codable {
    case daily, weekly
    /// Nothing is due.
    case whenNeeded = "when-needed"
  }

  public var rhythm: Rhythm
  /// Days of the week, 1 for Monday to 7; of weekly ones, and empty where any day will do.
  public var weekdays: [Int]
  /// Minutes after midnight; empty where any time will do.
  public var times: [Int]
  /// Doses on each of its days, at least 1. As many as there are times, where there are any.
  public var doses: Int

  init(_ rhythm: Rhythm, weekdays: [Int] = [], times: [Int] = [], doses: Int = 1) {
    self.rhythm = rhythm
    self.weekdays = weekdays
    self.times = times
    self.doses = times.isEmpty ? doses : times.count
  }

  /// Doses that are due in a day of a daily schedule, in seven days of a weekly one; nil where nothing is due.
  var due: Int? {
    switch rhythm {
    case .daily: doses
    case .weekly: max(1, weekdays.count) * doses
    case .whenNeeded: nil
    }
  }

  /// In words: `daily at 08:00 and 20:00`.
  var told: Phrase {
    let times: [Phrase] = times.map { "\(LocalTime(wrapping: $0))" }
    let days: [Phrase] = weekdays.compactMap(MedicineSchedule.name(ofWeekday:))
    let values: [String: Phrase] = [
      "times": .allOf(times), "days": .allOf(days), "count": .count(doses),
    ]
    switch rhythm {
    case .whenNeeded: return "when needed"
    case .daily:
      if !times.isEmpty { return .words("daily at {times}", values) }
      return doses == 1 ? "daily" : .words("{count} times a day", values)
    case .weekly:
      switch (days.isEmpty, times.isEmpty) {
      case (true, true): return "weekly"
      case (true, false): return .words("weekly at {times}", values)
      case (false, true): return .words("every {days}", values)
      case (false, false): return .words("every {days} at {times}", values)
      }
    }
  }

  private static func name(ofWeekday number: Int) -> Phrase? {
    (0..<7).map(Day.init(number:)).first { $0.weekday == number }.map { .words($0.weekdayName, [:]) }
  }
}

extension MedicineSchedule {
  private static let whenNeededWords: Set = [
    "when needed", "as needed", "if needed", "when required", "on demand", "needed", "prn", "bei bedarf", "bedarf",
    "nach bedarf",
  ]
  private static let dailyWords: [String: Int] = [
    "daily": 1, "every day": 1, "once a day": 1, "once daily": 1, "twice a day": 2, "twice daily": 2, "täglich": 1,
    "jeden tag": 1, "einmal täglich": 1, "einmal am tag": 1, "zweimal täglich": 2, "zweimal am tag": 2,
    "dreimal täglich": 3, "dreimal am tag": 3,
  ]
  private static let weeklyWords: Set = [
    "weekly", "every week", "once a week", "wöchentlich", "jede woche", "einmal pro woche", "einmal die woche",
    "einmal in der woche",
  ]
  /// Words between days and times that add nothing.
  private static let fillers: Set = [
    "and", "und", "at", "um", "on", "am", "every", "jeden", "daily", "täglich", "weekly", "wöchentlich", "each",
  ]
  /// Doses of a day, at most.
  private static let mostDoses = 12

  /// Reads a schedule as people type it, in English or German: `daily`, `2 times a day`, `08:00 20:00`, `weekly`,
  /// `monday 08:00`, `when needed`. nil for anything else.
  init?(typed: String) {
    guard typed.count <= 100 else { return nil }
    let text = typed.trimmed.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(/(\d) (am|pm|uhr)\b/) { "\($0.1)\($0.2)" }
    if MedicineSchedule.whenNeededWords.contains(text) {
      self.init(.whenNeeded)
    } else if let doses = MedicineSchedule.dailyWords[text] ?? MedicineSchedule.count(in: text) {
      self.init(.daily, doses: doses)
    } else if MedicineSchedule.weeklyWords.contains(text) {
      self.init(.weekly)
    } else {
      self.init(daysAndTimes: text)
    }
  }

  /// `3 times a day`, `3x daily`, `3 mal täglich`
  private static func count(in text: String) -> Int? {
    let counted = /(\d{1,2}) ?(?:x|×|times|mal)? ?(?:a day|per day|daily|täglich|am tag|pro tag)/
    guard let match = text.wholeMatch(of: counted), let count = Int(match.1), (1...mostDoses).contains(count) else {
      return nil
    }
    return count
  }

  private init?(daysAndTimes text: String) {
    let words = text.split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init)
    var times: Set<Int> = []
    var weekdays: Set<Int> = []
    for word in words where !MedicineSchedule.fillers.contains(word) {
      if let time = MedicineSchedule.time(word) {
        times.insert(time)
      } else if let weekday = MedicineSchedule.weekday(word) {
        weekdays.insert(weekday)
      } else {
        return nil
      }
    }
    guard !times.isEmpty || !weekdays.isEmpty, times.count <= MedicineSchedule.mostDoses else { return nil }
    let isWeekly = !weekdays.isEmpty || words.contains { ["weekly", "wöchentlich"].contains($0) }
    self.init(isWeekly ? .weekly : .daily, weekdays: weekdays.sorted(), times: times.sorted())
  }

  /// A number alone is no time: `2` may be two doses.
  private static func time(_ word: String) -> Int? {
    let isTime = word.contains(where: { !$0.isNumber }) && LocalTime(typed: word) != nil
    return isTime ? LocalTime(typed: word)?.minutes : nil
  }

  private static func weekday(_ word: String) -> Int? {
    let plural = word.count > 4 && word.hasSuffix("s") ? String(word.dropLast()) : word
    return (0..<7).map(Day.init(number:)).first { $0.isNamed(word) || $0.isNamed(plural) }?.weekday
  }
}
