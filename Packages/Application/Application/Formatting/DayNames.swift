import TrackerCore

extension Day {
  fileprivate var monthName: String { Day.monthNames[components.month - 1] }

  /// `Thursday 12 March 2026`
  public var longText: String { Phrases.english.long(self) }

  /// `Thursday 12 March`, with its year where it is another one; always with it for nil.
  public func shortText(inYear year: Int?) -> String { Phrases.english.short(self, inYear: year) }
}

extension Phrases {
  /// `Thursday 12 March 2026`
  public func long(_ day: Day) -> String { self("{date} {year}", ["date": dayAndMonth(day), "year": "\(day.year)"]) }

  /// `Thursday 12 March` of the given year, `Thursday 12 March 2026` of another one.
  ///
  /// - Parameter year: The one that goes without saying; nil where none does.
  public func short(_ day: Day, inYear year: Int?) -> String { day.year == year ? dayAndMonth(day) : long(day) }

  /// `Thu 12 Mar` of the given year, `Thu 12 Mar 2026` of another one: for columns.
  ///
  /// - Parameter year: The one that goes without saying; nil where none does.
  public func brief(_ day: Day, inYear year: Int?) -> String {
    let date = self(
      "{weekday} {day} {month}",
      [
        "weekday": self(Phrases.weekdays[day.weekday - 1]), "day": "\(day.components.day)",
        "month": self(Phrases.months[day.components.month - 1]),
      ])
    return day.year == year ? date : self("{date} {year}", ["date": date, "year": "\(day.year)"])
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private func dayAndMonth(_ day: Day) -> String {
    self(
      "{weekday} {day} {month}",
      ["weekday": self(day.weekdayName), "day": "\(day.components.day)", "month": self(day.monthName)])
  }
}
