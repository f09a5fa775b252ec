import TrackerCore

/// Days in a row on which a fast ended that reached its goal; a fast without a goal counts, too.
///
/// One day without is allowed between two of them: that day does not count, and does not end the row. The day of now
/// does not either, as long as it is not over.
struct FastStreak: Sendable, Hashable, Encodable {
  /// Days that count, without those that were let pass.
  var days: Int
  /// Whether it is over unless a fast ends today: yesterday was a day without one.
  var endsToday: Bool

  /// So many days without one are let pass.
  static let grace = 1

  /// - Parameters:
  ///   - today: The last day that may count.
  ///   - counts: Whether a day counts. It is asked of days from the last one on, until the row ends.
  init(upTo today: Day, _ counts: (Day) throws -> Bool) rethrows {
    var (length, missed, day) = (0, 0, today)
    var missedBefore: Int?
    while missed <= FastStreak.grace {
      if try counts(day) {
        if missedBefore == nil { missedBefore = missed }
        length += 1
        missed = 0
      } else if day != today {
        missed += 1
      }
      day = day.advanced(by: -1)
    }
    days = length
    endsToday = missedBefore == FastStreak.grace
  }

  /// The streak of a journal. O(days of the streak): it is read in pieces of a hundred days, as totals.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(upTo today: Day, in journal: any JournalReading) throws {
    var days = FastDays()
    try self.init(upTo: today) { day in
      if !days.hold(day) { try days.read(endingOn: day, in: journal) }
      return days.count(day)
    }
  }
}

/// What is known of fasts on some days.
private struct FastDays {
  private var days: ClosedRange<Day>?
  private var fasted: Set<Day> = []
  private var missed: Set<Day> = []

  func hold(_ day: Day) -> Bool { days?.contains(day) ?? false }
  func count(_ day: Day) -> Bool { fasted.contains(day) && !missed.contains(day) }

  mutating func read(endingOn last: Day, in journal: any JournalReading) throws {
    let days = last.advanced(by: -99)...last
    let totals = try journal.totals(of: [FastMetrics.hours.id, FastMetrics.goalMet.id], in: days)
    self.days = days
    fasted = Set(totals.filter { $0.metric == FastMetrics.hours.id }.map(\.day))
    missed = Set(totals.filter { $0.metric == FastMetrics.goalMet.id && $0.value == 0 }.map(\.day))
  }
}
