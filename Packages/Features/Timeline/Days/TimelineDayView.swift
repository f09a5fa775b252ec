import TrackerApplication
import TrackerCore

/// A day with its entries in half hours.
public struct TimelineDayView: ReadModel {
  public static let schema = "timeline-day/1"

  public let day: TimelineDay
  /// Minutes from the start of the day to its end: others than 24 hours where the clocks changed.
  let minutes: Int
  /// Minutes by which the clocks went forward on the day, negative where they went back.
  let clockChange: Int
  /// Entries that are of the day as a whole, the oldest first.
  public let allDay: [EntryView]
  let halfHours: [HalfHour]
  /// The entry that the answer shows how to change: the last one that takes notes; nil where none does.
  let changeable: EntryID?
  /// The nearest day before it with an entry, and the nearest one after it; nil where there is none.
  public let before: Day?
  public let after: Day?
  /// The days of the first and the last entry; nil in an empty journal.
  let logged: ClosedRange<Day>?
  /// The command that says how somebody was on the day; nil for a day that nothing is offered for, because it is long
  /// before the first entry.
  let checkIn: String?

  /// Every entry, in the order in which they are shown.
  public var entries: [EntryView] { allDay + halfHours.flatMap(\.entries) }

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(of day: Day, in session: Session) throws {
    self = try session.journal.read { try TimelineDayView(of: day, in: session, journal: $0) }
  }

  private init(of day: Day, in session: Session, journal: any JournalReading) throws {
    let days = TimelineDays(session: session, journal: journal)
    self.day =
      try days.days([day])[day] ?? TimelineDay(day: day, summary: nil, outcomes: [], logged: [])
    let entries = try journal.entries(EntryQuery(days: day...day))
    let views = try session.views(of: entries, on: day...day, in: journal)
    let registry = session.environment.registry
    let pairs = zip(entries, views).map { (entry: $0, view: $1) }
    let isOfDay = { (entry: Entry) in registry.logKind(entry.kind)?.definition.isOfWholeDay == true }
    allDay = pairs.filter { isOfDay($0.entry) }.map(\.view)
    halfHours = HalfHour.groups(of: pairs.filter { !isOfDay($0.entry) })
    changeable =
      entries.last { entry in
        registry.logKind(entry.kind)?.definition.fields.contains { $0.name == "notes" } == true
      }?.id
    let calendar = session.calendar
    let (start, end) = (calendar.start(of: day), calendar.start(of: day.advanced(by: 1)))
    minutes = Int(end.seconds - start.seconds) / 60
    clockChange = (calendar.zone.offset(at: end) - calendar.zone.offset(at: start)) / 60
    logged = try journal.loggedDays()
    before = try journal.loggedDays(in: ClosedRange.allOfEntries.lowerBound...day.advanced(by: -1))?.upperBound
    after =
      day < session.today
      ? try journal.loggedDays(in: day.advanced(by: 1)...session.today)?.lowerBound ?? session.today : nil
    let isOffered = try session.doubt(aboutDay: day, in: journal) == nil
    checkIn = isOffered ? "symptoms check-in\(day == session.today ? "" : " --date \(day)")" : nil
  }

  private enum Key: String, CodingKey { case minutes, clockChange, allDay, halfHours, before, after }

  public func encode(to encoder: any Encoder) throws {
    try day.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(minutes, forKey: .minutes)
    if clockChange != 0 { try container.encode(clockChange, forKey: .clockChange) }
    try container.encode(allDay, forKey: .allDay)
    try container.encode(halfHours, forKey: .halfHours)
    try container.encodeIfPresent(before, forKey: .before)
    try container.encodeIfPresent(after, forKey: .after)
  }
}
