import TrackerApplication
import TrackerCore

/// A page of days, the newest first.
public struct TimelineView: ReadModel {
  public static let schema = "timeline/1"

  /// A day, or a stretch of days without an entry.
  public enum Row: Sendable {
    case day(TimelineDay)
    case gap(ClosedRange<Day>)
  }

  /// The days that were asked for.
  public let from: Day
  public let to: Day
  public let page: Int
  /// How many pages there are; nil where it is only known that another one follows.
  public let pages: Int?
  public let rows: [Row]
  /// The days of the first and the last entry; nil in an empty journal.
  let logged: ClosedRange<Day>?
  /// How many entries are on days that are still to come, where the last day is today.
  let toCome: Int
  let query: TimelineQuery

  /// Whether older days stand on another page.
  public var hasOlder: Bool { pages == nil }

  /// - Throws: `Failure` (`validation`) for what is no day, and where the first day lies after the last one;
  ///   `OpenQuestions` for a word that may be either of two days; `Failure` (`storage`) when the journal can't be read.
  public init(_ query: TimelineQuery, of session: Session) throws {
    self = try session.journal.read { try TimelineView(query, of: session, in: $0) }
  }

  private init(_ query: TimelineQuery, of session: Session, in journal: any JournalReading) throws {
    logged = try journal.loggedDays()
    let days = try query.range(session, since: logged?.lowerBound)
    (from, to, page, self.query) = (days.lowerBound, days.upperBound, query.page, query)
    toCome = days.upperBound == session.today ? try session.entriesToCome(in: journal) : 0
    // Before the first entry there is nothing to tell.
    let start = max(days.lowerBound, logged?.lowerBound ?? days.lowerBound)
    guard start <= days.upperBound, try journal.loggedDays(in: start...days.upperBound) != nil else {
      (rows, pages) = ([], 1)
      return
    }
    var layout = TimelineLayout(start...days.upperBound, today: session.today, in: journal)
    let found = try layout.page(query.page, of: TimelineQuery.pageLength)
    pages = found.pages
    let known = try TimelineDays(session: session, journal: journal).days(
      found.rows.compactMap { if case .logged(let day) = $0 { day } else { nil } })
    rows = found.rows.compactMap { row -> Row? in
      switch row {
      case .logged(let day): known[day].map { .day($0) }
      case .empty(let day): .day(TimelineDay(day: day, summary: nil, outcomes: [], logged: []))
      case .gap(let days): .gap(days)
      }
    }
  }

  private enum Key: String, CodingKey { case from, to, page, pages, hasOlder, rows, firstEntry, lastEntry, toCome }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
    try container.encode(page, forKey: .page)
    try container.encodeIfPresent(pages, forKey: .pages)
    try container.encode(hasOlder, forKey: .hasOlder)
    try container.encode(rows, forKey: .rows)
    try container.encodeIfPresent(logged?.lowerBound, forKey: .firstEntry)
    try container.encodeIfPresent(logged?.upperBound, forKey: .lastEntry)
    if toCome > 0 { try container.encode(toCome, forKey: .toCome) }
  }
}

extension TimelineView.Row: Encodable {
  private enum Key: String, CodingKey { case from, to, emptyDays }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .day(let day): try day.encode(to: encoder)
    case .gap(let days):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(days.lowerBound, forKey: .from)
      try container.encode(days.upperBound, forKey: .to)
      try container.encode(days.count, forKey: .emptyDays)
    }
  }

  /// Its newest and its oldest day.
  var days: ClosedRange<Day> {
    switch self {
    case .day(let day): day.day...day.day
    case .gap(let days): days
    }
  }
}
