/// Which of the last eight calendar days were answered: what is said of recent days is said only where they were.
///
/// Kept in journals: its JSON keys stay as they are.
struct RecentAnswers: Sendable, Hashable, Codable {
  /// The days with a known outcome, a bit each, the last day lowest.
  private var outcomes: UInt8 = 0
  /// The same of known severities.
  private var severities: UInt8 = 0

  /// Takes in the next calendar day.
  mutating func advance(outcome isKnown: Bool, severity isRated: Bool) {
    outcomes = outcomes << 1 | (isKnown ? 1 : 0)
    severities = severities << 1 | (isRated ? 1 : 0)
  }

  /// The days that a term speaks of, and how many of them have to be answered: at least half.
  private struct Window {
    /// Whether it speaks of severities; else of outcomes.
    var isOfSeverity = false
    var days: UInt8
    var fewest: Int
  }

  private static let week = Window(days: 0b111_1111, fewest: 4)
  private static let lastDays = Window(isOfSeverity: true, days: 0b111, fewest: 2)
  /// By the name of a contribution.
  private static let windows: [String: Window] = [
    "last-day": Window(days: 0b1, fewest: 1),
    "day-before": Window(days: 0b10, fewest: 1),
    "two-days": week, "week": week, "last-severity": lastDays, "recent-severity": lastDays,
  ]

  /// Whether enough of the days that a term of the recent days speaks of were answered to put it into words.
  func suffice(for term: String) -> Bool {
    guard let window = RecentAnswers.windows[term] else { return true }
    return ((window.isOfSeverity ? severities : outcomes) & window.days).nonzeroBitCount >= window.fewest
  }
}
