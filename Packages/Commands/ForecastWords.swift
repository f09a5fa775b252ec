import TrackerCore

/// How forecasts are put into words, the same way by every command.
public enum ForecastWords {
  /// `2.3 × your usual`, or `about your usual` between .87 and 1.15.
  public static func timesUsual(_ ratio: Double) -> String {
    (0.87...1.15).contains(ratio) ? "about your usual" : "\(ratio < 1 ? ratio.hundredths : ratio.shortText) × your usual"
  }

  /// `27 %, low`
  public static func percent(_ forecast: Forecast) -> String { "\(forecast.percent) %, \(forecast.band.rawValue)" }

  /// What the recent days did to a forecast, in words, the strongest first; nothing where they hardly moved it.
  public static func reasons(for forecast: Forecast) -> [String] {
    var sums: [String: Double] = [:]
    for contribution in forecast.contributions where contribution.part == .recentDays {
      guard let words = words[contribution.name] else { continue }
      sums[contribution.logOdds > 0 ? words.more : words.less, default: 0] += contribution.logOdds
    }
    return sums.filter { abs($0.value) >= 0.1 }
      .sorted { (abs($0.value), $1.key) > (abs($1.value), $0.key) }
      .prefix(2).map(\.key)
  }

  /// By the name of a contribution: what a rise and a fall of the log-odds mean.
  private static let words: [String: (more: String, less: String)] = [
    "last-day": ("a flare the day before", "no flare the day before"),
    "day-before": ("a flare two days before", "no flare two days before"),
    "two-days": ("more flares than usual in the last days", "fewer flares than usual in the last days"),
    "week": ("more flares than usual in the last week", "fewer flares than usual in the last week"),
    "last-severity": ("a worse day before than usual", "a better day before than usual"),
    "recent-severity": ("worse days than usual lately", "better days than usual lately"),
  ]
}

extension Double {
  /// Two decimals: `0.45`.
  fileprivate var hundredths: String {
    let hundredths = (self * 100).roundedHalfUp
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
