import TrackerCharts
import TrackerCore

extension ChartWords {
  /// In a person's language.
  public init(_ format: TextFormatter) {
    self.init()
    gap = format("not logged")
    few = format("too few days known")
    percentSign = String(format.percent(points: 0).dropFirst())
    marked = format("flare day")
    day = format("day")
    week = format("Each mark is a week.")
    month = format("Each mark is a month.")
    quarter = format("Each mark is three months.")
    year = format("Each mark is a year.")
    value = format("value")
    count = format("days")
    median = format("median")
    yes = format("yes")
    point = format.words(".")
  }
}

/// How days are named in charts, where there is little room.
public struct ChartDays: Sendable {
  public let format: TextFormatter

  public init(format: TextFormatter) { self.format = format }

  /// `24 Aug`, with its year where it is another than the current one.
  public func name(_ day: Day) -> String {
    let values = ["day": "\(day.components.day)", "month": month(day), "year": "\(day.year)"]
    return day.year == format.year ? format("{day} {month}", values) : format("{day} {month} {year}", values)
  }

  /// `Aug`
  public func month(_ day: Day) -> String { String(format(Day.monthNames[day.components.month - 1]).prefix(3)) }

  /// `Mon`
  public func weekday(_ day: Day) -> String {
    String(format(day.weekdayName).prefix(format.words.language == .english ? 3 : 2))
  }

  /// Monday first. 5 January 1970 was a Monday.
  public var weekdays: [String] { (0..<7).map { weekday(Day(number: 4 + $0)) } }

  /// Days that are named below an axis: the first one, and beginnings of months, or of years where there are many.
  public func ticks(_ days: ClosedRange<Day>) -> [Plot.Tick] {
    let length = days.lowerBound.distance(to: days.upperBound) + 1
    let isLong = length > 400
    return days.enumerated().compactMap { place, day in
      if place == 0 { return Plot.Tick(0, name(day)) }
      let (year, month, date) = day.components
      if isLong { return month == 1 && date == 1 ? Plot.Tick(place, "\(year)") : nil }
      if length <= 31 { return day.weekday == 1 ? Plot.Tick(place, name(day)) : nil }
      return date == 1 ? Plot.Tick(place, name(day)) : nil
    }
  }
}
