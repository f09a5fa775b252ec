import TrackerCore

/// How often a backup is made by itself.
public enum BackupInterval: String, CaseIterable, Sendable {
  case daily, weekly, monthly

  /// The value of the setting for never.
  public static let off = "off"
  /// The values of the setting.
  static let words = [off] + allCases.map(\.rawValue)

  /// Calendar days from one backup to the next.
  var days: Int {
    switch self {
    case .daily: 1
    case .weekly: 7
    case .monthly: 30
    }
  }
}

/// Which of the backups that the program made by itself are kept: the last one of each of the latest 7 days, 4 weeks
/// and 12 months that have one.
enum KeepingRule {
  private static let spans: [(count: Int, span: @Sendable (Day) -> Int)] = [
    (7, { $0.number }),
    // Weeks begin on Mondays; 1970 began on a Thursday.
    (4, { Int((Double($0.number + 3) / 7).rounded(.down)) }),
    (12, { $0.components.year * 12 + $0.components.month }),
  ]

  /// The indices of those that are kept.
  ///
  /// - Parameter days: In the order in which the backups were made, oldest first.
  static func kept(_ days: [Day]) -> Set<Int> {
    var kept: Set<Int> = []
    for (count, span) in spans {
      var seen: Set<Int> = []
      for index in days.indices.reversed() where !seen.contains(span(days[index])) && seen.count < count {
        seen.insert(span(days[index]))
        kept.insert(index)
      }
    }
    return kept
  }
}
