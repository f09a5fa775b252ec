import TrackerApplication
import TrackerCore

/// Which days are asked for, as they were typed.
public struct TimelineQuery: Sendable {
  /// The first day, as `DayWord` reads it; nil for that of the first entry.
  public var from: String?
  /// The last day; nil for today.
  public var to: String?
  /// How many days, counting back from the last one; nil where `from` says it.
  public var days: Int?
  /// From 1; the newest days are on page 1.
  public var page = 1

  public init() {}

  /// So many rows are a page: a day each, or a stretch of days without an entry.
  public static let pageLength = 20

  /// The command for another page of the same days.
  func command(page: Int) -> String {
    let options = [("--from", from), ("--to", to), ("--days", days.map(String.init))].compactMap { name, value in
      value.map { "\(name) \($0.shellWord)" }
    }
    return (["symptoms timeline"] + options + (page > 1 ? ["--page \(page)"] : [])).joined(separator: " ")
  }

  /// The days that are asked for.
  ///
  /// - Parameter first: The day of the first entry; nil in an empty journal.
  /// - Throws: `Failure` (`validation`) for what is no day, for one that is still to come, and where the first day lies
  ///   after the last one; `OpenQuestions` for a word that may be either of two days.
  func range(_ session: Session, since first: Day?) throws -> ClosedRange<Day> {
    let last = try session.day(to)
    if let days { return last.advanced(by: 1 - days)...last }
    guard from != nil, let asked = try session.days(from: from, to: to) else { return min(first ?? last, last)...last }
    return asked
  }
}
