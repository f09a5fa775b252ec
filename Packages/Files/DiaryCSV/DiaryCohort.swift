import TrackerCore
import TrackerInputFiles

/// The people of a diary file, for commands that look at everybody in it. No journal is touched.
public struct DiaryCohort: Sendable {
  /// What the columns mean.
  public let map: ColumnMap
  /// Everybody with an answered day; never empty.
  public let people: [DiaryPerson]
  /// Day 0 of whole-number days; nil where days are dates.
  public let start: Day?
  /// Rows that could not be taken, in the order of the file.
  public let rejectedRows: [Diary.Rejected]
  /// Cells of rows that were taken without them, in the order of the file.
  public let rejectedCells: [Diary.Rejected]

  /// Rows that are told where no row could be taken.
  private static let mostTold = 10
  /// Whole-number days count from here where the map has no start.
  private static let origin = Day(number: 0)
  private static let span = Day.earliestOfEntries...(Day(year: 2199, month: 12, day: 31) ?? origin)

  /// Reads a diary by a column map.
  ///
  /// - Parameters:
  ///   - file: The path of the diary, in CSV with a header.
  ///   - columns: The path of the map.
  ///   - catalogue: The metrics that columns may bring.
  /// - Throws: `Failure` where a file can't be read, the map does not fit the diary, or no row holds an answered day.
  public static func read(_ file: String, columns: String, catalogue: MetricCatalogue) throws(Failure) -> DiaryCohort {
    let rows = try CSVReader.open(file)
    let map = try ColumnMap.read(try InputFile.bytes(columns), file: columns, for: rows.columns, catalogue: catalogue)
    let start = map.start ?? origin
    let diary = try DiaryReader(map: map, catalogue: catalogue, days: span, start: start).read(rows)
    let people = DiaryPerson.all(in: diary)
    guard !people.isEmpty else { throw nothing(diary, in: file) }
    return DiaryCohort(
      map: map, people: people, start: diary.countsDays ? start : nil, rejectedRows: diary.rejected,
      rejectedCells: diary.cells)
  }

  private static func nothing(_ diary: Diary, in file: String) -> Failure {
    let reasons = diary.rejected.flatMap(\.reasons)
    return Failure(
      .validation,
      reasons.isEmpty
        ? "{file} has no day with an answer"
        : "{file} has no day with an answer. All of its {count} rows have errors",
      ["file": "\(file)", "count": .count(diary.rejected.count)],
      recovery: "The file needs a row for each day, below the header.",
      diagnostics: Array(reasons.prefix(mostTold)))
  }
}
