import TrackerCore

/// One person of a diary file with their answered days, in the order of the calendar.
public struct DiaryPerson: Sendable {
  /// nil where the file is of one person.
  public var id: String?
  /// Days on which something was answered; never empty.
  public var rows: [Diary.Row]

  /// A person of a file.
  public init(id: String?, rows: [Diary.Row]) {
    self.id = id
    self.rows = rows
  }

  /// From the first answered day to the last: empty rows around them say no more than absent ones.
  public var days: ClosedRange<Day> { rows[0].day...rows[rows.count - 1].day }

  /// The people of a file by the bytes of their ids, so that the order of its rows never matters.
  public static func all(in diary: Diary) -> [DiaryPerson] {
    let answered = diary.rows.filter { $0.isFlare != nil || $0.severity != nil || $0.values.contains { $0 != nil } }
    return Dictionary(grouping: answered, by: \.person)
      .map { DiaryPerson(id: $0, rows: $1.sorted { $0.day < $1.day }) }
      .sorted { Array(($0.id ?? "").utf8).lexicographicallyPrecedes(Array(($1.id ?? "").utf8)) }
  }
}
