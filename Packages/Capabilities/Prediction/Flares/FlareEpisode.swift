import TrackerApplication
import TrackerCore

/// A flare: its days from its beginning through the last flare day, with the unanswered ones between them.
///
/// Where it takes several days in a row to make a flare day, it begins with the first of them, which was no flare day.
struct FlareEpisode: Sendable, Hashable {
  /// In order, without a gap; the last is a flare day.
  private(set) var days: [DayOutcome]
  let firstFlareDay: Day
  var isOngoing = false

  /// So many unanswered days between two flare days do not end a flare.
  static let longestGap = 2

  /// - Parameter before: What the days before were, the earliest first.
  init(_ first: DayOutcome, after before: [DayOutcome] = []) {
    let start = first.runStart ?? first.day
    days = before.filter { $0.day >= start } + [first]
    firstFlareDay = first.day
  }

  /// From the first day to the last flare day so far.
  var span: ClosedRange<Day> { (days.first?.day ?? Day(number: 0))...(days.last?.day ?? Day(number: 0)) }
  /// From the first day through the last flare day.
  var length: Int { days.count }
  /// 0 … 10, nil where no day of it has a severity.
  var peak: Double? { days.compactMap(\.severity).max() }
  /// Days between flare days on which it is unknown whether there was one.
  var unanswered: Int { days.count { $0.isFlare == nil && $0.day > firstFlareDay } }

  fileprivate mutating func extend(over gap: [DayOutcome], to day: DayOutcome) { days += gap + [day] }
}

/// Makes flares from days in their order.
struct FlareEpisodes: Sendable {
  private var ended: [FlareEpisode] = []
  private var open: FlareEpisode?
  /// Unanswered days since the open one's last flare day.
  private var gap: [DayOutcome] = []
  /// The days before, as many as a flare may begin earlier than its first flare day.
  private var before: [DayOutcome] = []

  /// The next day: a flare day begins or goes on with a flare, an answered day without one ends it, and so does a third
  /// unanswered day in a row.
  mutating func advance(_ outcome: DayOutcome) {
    defer { before = before.suffix(FlareRule.daysInARow.upperBound - 1) + [outcome] }
    switch outcome.isFlare {
    case true?:
      if open == nil { open = FlareEpisode(outcome, after: before) } else { open?.extend(over: gap, to: outcome) }
      gap = []
    case false?: end()
    case nil:
      guard open != nil else { return }
      gap.append(outcome)
      if gap.count > FlareEpisode.longestGap { end() }
    }
  }

  private mutating func end() {
    if let open { ended.append(open) }
    open = nil
    gap = []
  }

  /// The oldest first; the last is ongoing where nothing has ended it.
  var all: [FlareEpisode] {
    guard var last = open else { return ended }
    last.isOngoing = true
    return ended + [last]
  }
}

extension FlareEpisodes {
  /// The flares of a condition through a day, with what that day was, nil before the first logged one.
  static func read(
    _ condition: ActiveCondition, of person: Person, through last: Day, today: Day, in journal: any JournalReading
  ) throws -> (episodes: [FlareEpisode], outcome: DayOutcome?) {
    var episodes = FlareEpisodes()
    var outcome: DayOutcome?
    try DayOutcomes.forEach(of: condition, of: person, through: last, today: today, in: journal) { day in
      episodes.advance(day)
      outcome = day
    }
    if let known = outcome, known.day < last { outcome = DayOutcome(day: last) }
    return (episodes.all, outcome)
  }
}
