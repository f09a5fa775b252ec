import TrackerCore

/// How metrics are drawn, as people type it.
public enum ChartType: String, Sendable, Codable, CaseIterable {
  case line, area, bar, stacked, pie, scatter, calendar, hours, timeline, gauge, ring, histogram
  case beforeAfter = "before-after"

  /// Whether the period before can be drawn beside it.
  var canCompare: Bool { [.line, .area, .bar, .beforeAfter].contains(self) }

  /// What it shows, in a few words.
  var about: String {
    switch self {
    case .line: "each day as a point of a line"
    case .area: "each day, filled down to none"
    case .bar: "each day as a bar"
    case .stacked: "two to four metrics of one unit, one upon the other"
    case .pie: "the parts of a whole"
    case .scatter: "two metrics against each other, day by day"
    case .calendar: "weeks by weekday, with the number of each day"
    case .hours: "the time of day by weekday"
    case .timeline: "the last days, hour by hour"
    case .gauge: "what the last 7 days were like, on the whole scale"
    case .ring: "how many days are logged, or have a yes"
    case .histogram: "how many days had which value"
    case .beforeAfter: "the period and the one before, side by side"
    }
  }
}
