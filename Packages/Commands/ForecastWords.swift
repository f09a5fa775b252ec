import TrackerCore

/// How forecasts are put into words, the same way by every command.
public enum ForecastWords {
  /// Under so many days with a known outcome the pattern is still being built.
  public static let patternDays = 7

  /// `2.3 × your usual` from 1.15 on, `0.45 × your usual` up to .87, else `about your usual`.
  public static func timesUsual(_ ratio: Double, _ words: Phrases = .english) -> String {
    if ratio > 0.87 && ratio < 1.15 { return words("about your usual") }
    return words("{ratio} × your usual", ["ratio": words.number(ratio < 1 ? ratio.hundredths : ratio.shortText)])
  }

  /// `27 %, low`
  public static func percent(_ forecast: Forecast) -> String { "\(forecast.percent) %, \(forecast.band.rawValue)" }

  /// `likely 18–52 %`
  public static func likely(_ range: ClosedRange<Double>, _ words: Phrases = .english) -> String {
    words("likely {from}–{to} %", ["from": "\((range.lowerBound * 100).roundedHalfUp)", "to": "\((range.upperBound * 100).roundedHalfUp)"])
  }

  /// `building your pattern: 3 of 7 days`; nil once there is one.
  public static func building(knownDays: Int, _ words: Phrases = .english) -> String? {
    guard knownDays < patternDays else { return nil }
    return words("building your pattern: {known} of {all} days", ["known": "\(knownDays)", "all": "\(patternDays)"])
  }

  /// What the recent days did to a forecast, in words, the strongest first: those that moved it where all of them together did. Nothing
  /// where they hardly moved it.
  public static func reasons(for forecast: Forecast, _ phrases: Phrases = .english) -> [String] {
    let recent = forecast.contributions.filter { $0.part == .recentDays }
    let isMore = recent.reduce(0) { $0 + $1.logOdds } > 0
    var sums: [String: Double] = [:]
    for contribution in recent where (contribution.logOdds > 0) == isMore {
      guard let words = words[contribution.name] else { continue }
      sums[isMore ? words.more : words.less, default: 0] += abs(contribution.logOdds)
    }
    return sums.filter { $0.value >= 0.1 }.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(2).map { phrases($0.key) }
  }

  private typealias Words = (more: String, less: String)
  private static let flares: Words = ("more flares than usual in the week before", "fewer flares than usual in the week before")
  private static let severity: Words = ("worse days than usual before", "better days than usual before")
  /// By the name of a contribution: what a rise and a fall of the log-odds mean.
  private static let words: [String: Words] = [
    "last-day": ("a flare the day before", "no flare the day before"),
    "day-before": ("a flare two days before", "no flare two days before"),
    "two-days": flares,
    "week": flares,
    "last-severity": severity,
    "recent-severity": severity,
  ]
}

extension Double {
  /// Two decimals: `0.45`.
  fileprivate var hundredths: String {
    let hundredths = (self * 100).roundedHalfUp
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
