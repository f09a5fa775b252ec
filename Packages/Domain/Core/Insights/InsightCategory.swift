/// What an insight is about; people filter the list of insights by it.
public enum InsightCategory: String, Sendable, Hashable, Codable, CaseIterable {
  case health, productivity, correlation, mood, goal, habit
}

/// How grave an insight is. Of two with the same priority, the graver one is shown first.
public enum InsightSeverity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case neutral, positive, suggestion, warning

  /// Its place among them, 0 for the lightest.
  private var rank: Int {
    switch self {
    case .neutral: 0
    case .positive: 1
    case .suggestion: 2
    case .warning: 3
    }
  }

  public static func < (left: InsightSeverity, right: InsightSeverity) -> Bool { left.rank < right.rank }
}
