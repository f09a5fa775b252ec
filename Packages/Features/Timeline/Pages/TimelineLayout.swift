import TrackerApplication
import TrackerCore

/// Which rows the days of a stretch make, the newest first. Only the days up to the end of a page are looked at, and of
/// those only whether they have an entry.
struct TimelineLayout {
  /// A day, or a stretch of many days without an entry.
  enum Row: Hashable {
    case logged(Day)
    case empty(Day)
    case gap(ClosedRange<Day>)
  }

  /// Empty days in a row that have a row each; more of them share one.
  private static let mostEmptyRows = 3
  /// Days that are read at once: first as many as a page mostly has, then more.
  private static let (firstRead, mostRead) = (32, 365)

  private let journal: any JournalReading
  private let today: Day
  private let first: Day
  /// The next day to set in a row.
  private var next: Day
  /// Days with an entry among those from `read` on.
  private var logged: Set<Day> = []
  private var read: Day
  private var length = firstRead

  /// - Parameters:
  ///   - days: Those that have rows.
  ///   - today: It has a row of its own even where nothing is logged yet.
  init(_ days: ClosedRange<Day>, today: Day, in journal: any JournalReading) {
    self.journal = journal
    self.today = today
    first = days.lowerBound
    next = days.upperBound
    read = days.upperBound.advanced(by: 1)
  }

  /// The rows of a page, with whether more follow.
  ///
  /// - Returns: The rows; the number of pages where that is known, because the rows end with this page or before it.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  mutating func page(_ number: Int, of size: Int) throws -> (rows: [Row], pages: Int?) {
    var rows: [Row] = []
    var skipped = 0
    let start = (number - 1) * size
    while skipped + rows.count <= start + size {
      let more = try nextRows()
      if more.isEmpty {
        let all = skipped + rows.count
        return (rows, max(1, (all + size - 1) / size))
      }
      // What stands on the pages before is only counted.
      let before = min(more.count, max(0, start - skipped))
      skipped += before
      rows += more.dropFirst(before)
    }
    return (Array(rows.prefix(size)), nil)
  }

  /// The row of the next day, or those of the empty days from it on; none behind the first day.
  private mutating func nextRows() throws -> [Row] {
    guard next >= first else { return [] }
    if next < read {
      read = max(first, next.advanced(by: 1 - length))
      logged = try journal.daysWithEntries(in: read...next)
      length = min(TimelineLayout.mostRead, length * 2)
    }
    if logged.contains(next) {
      defer { next = next.advanced(by: -1) }
      return [.logged(next)]
    }
    let before = try journal.loggedDays(in: first...next)?.upperBound
    let empty = (before?.advanced(by: 1) ?? first)...next
    next = empty.lowerBound.advanced(by: -1)
    guard empty.upperBound == today else { return rows(of: empty) }
    let older = empty.lowerBound < today ? rows(of: empty.lowerBound...today.advanced(by: -1)) : []
    return [.empty(today)] + older
  }

  private func rows(of empty: ClosedRange<Day>) -> [Row] {
    let count = empty.lowerBound.distance(to: empty.upperBound) + 1
    return count > TimelineLayout.mostEmptyRows ? [.gap(empty)] : empty.reversed().map { .empty($0) }
  }
}
