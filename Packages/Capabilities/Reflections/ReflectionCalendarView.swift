import TrackerApplication
import TrackerCore

/// A month, with the moods of its days.
public struct ReflectionCalendarView: ReadModel {
  public static let schema = "journal-calendar/1"

  struct Item: Encodable, Sendable {
    var day: Day
    var entries: Int
    /// The mean of the day's entries, 1 … 5; nil where none has one.
    var mood: Double?
  }

  /// Such as `2026-11`.
  var month: String
  let today: Day
  var days: [Item]

  private enum CodingKeys: String, CodingKey { case month, days }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let written = days.filter { $0.entries > 0 }
    let list = written.map { item -> RichText in
      let values = ["day": format.short(item.day), "mood": item.mood.map { format.number($0) } ?? ""]
      return RichText(item.mood == nil ? format("{day}: an entry", values) : format("{day}: mood {mood}", values))
    }
    let short: [Block] = written.isEmpty ? [] : [.list(.init(list, mark: .none))]
    let grid: [Block] = [
      .table(.init(columns(format), rows: weeks.map { .init($0.map(cell)) })),
      .section([
        .sentence(
          "\(format("Beside each day: your mood, from 1 (very bad) to 5 (very good). ✓ is an entry without a mood."))")
      ]),
    ]
    return [.heading(.init("\(title(format))")), .sentence("\(sum(written.count, format))")]
      + [.section(format.spellsSigns ? short : [.byRoom(full: grid, short: short)])]
  }

  private func title(_ format: TextFormatter) -> String {
    guard let first = days.first?.day else { return month }
    let name = Day.monthNames[first.components.month - 1]
    return format("{month} {year}", ["month": format(name), "year": "\(first.year)"])
  }

  private func sum(_ count: Int, _ format: TextFormatter) -> String {
    switch count {
    case 0: format("No entry in this month.")
    case 1: format("1 day with an entry.")
    default: format("{count} days with an entry.", ["count": "\(count)"])
    }
  }

  private func columns(_ format: TextFormatter) -> [Block.Table.Column] {
    // 5 January 1970 was a Monday.
    (0..<7).map { .init(String(format(Day(number: 4 + $0).weekdayName).prefix(2))) }
  }

  /// The days by weeks; nil before the first and after the last.
  private var weeks: [[Item?]] {
    guard let first = days.first else { return [] }
    let before = [Item?](repeating: nil, count: first.day.weekday - 1)
    let cells = before + days.map(Optional.some)
    return stride(from: 0, to: cells.count, by: 7).map { start in
      let week = Array(cells[start..<min(start + 7, cells.count)])
      return week + [Item?](repeating: nil, count: 7 - week.count)
    }
  }

  private func cell(_ item: Item?) -> RichText {
    guard let item else { return "" }
    let number = item.day.components.day
    let day = "\(number < 10 ? " " : "")\(number)"
    guard item.entries > 0 else { return item.day > today ? "\(day)" : "\(day) ·" }
    guard let mood = item.mood else { return "\(day) ✓" }
    let tone: RichText.Tone = mood < 2.5 ? .bad : mood < 3.5 ? .fair : .good
    return "\(day) \(Int(mood.rounded()), tone)"
  }
}
