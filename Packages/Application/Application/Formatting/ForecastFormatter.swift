import TrackerCore

/// How forecasts are put into words, the same way by every command.
public enum ForecastFormatter {
  /// Under so many days with a known outcome the pattern is still being built.
  public static let patternDays = 7

  /// `2.3 × your usual` from 1.15 on, `0.45 × your usual` up to .87, else `about your usual`.
  public static func ratioToBaseRate(_ ratio: Double, _ words: Phrases = .english) -> String {
    if ratio > 0.87 && ratio < 1.15 { return words("about your usual") }
    return words(
      "{ratio} × your usual", ["ratio": words.number(ratio < 1 ? ratio.decimal(upTo: 2, atLeast: 2) : ratio.decimal())])
  }

  /// `27 %, low`
  public static func percent(_ forecast: Forecast) -> String { "\(forecast.percent) %, \(forecast.band.rawValue)" }

  /// `likely 18–52 %`
  public static func likely(_ range: ClosedRange<Double>, _ words: Phrases = .english) -> String {
    words(
      "likely {from}–{to} %",
      ["from": "\((range.lowerBound * 100).roundedHalfUp)", "to": "\((range.upperBound * 100).roundedHalfUp)"])
  }

  /// `building your pattern: 3 of 7 days`; nil once there is one.
  public static func building(knownDays: Int, _ words: Phrases = .english) -> String? {
    guard knownDays < patternDays else { return nil }
    return words("building your pattern: {known} of {all} days", ["known": "\(knownDays)", "all": "\(patternDays)"])
  }

  /// What moved a forecast away from the usual, in words, the strongest first: recent days and factors that moved it
  /// where all of them together did. Nothing where they hardly moved it.
  ///
  /// - Parameter factor: A factor in words, nil where it has none.
  public static func reasons(
    for forecast: Forecast, _ phrases: Phrases = .english, factor: (FactorID) -> String? = { _ in nil }
  ) -> [String] {
    let moving = forecast.contributions.filter { $0.part == .recentDays || $0.part == .factor }
    let isMore = moving.reduce(0) { $0 + $1.logOdds } > 0
    func counts(_ logOdds: Double) -> Bool { (logOdds > 0) == isMore && abs(logOdds) >= fewestLogOdds }
    return groups(moving.filter { $0.part == .recentDays || counts($0.logOdds) }, phrases, factor: factor)
      .filter { counts($0.logOdds) }.prefix(3).map(\.text)
  }

  /// Less than this hardly moves a forecast: at one half, two and a half points of percent.
  public static let fewestLogOdds = 0.1

  /// Contributions of recent days and factors by what they are called, the strongest first: terms that say the same are
  /// one.
  public static func groups(
    _ contributions: some Sequence<Forecast.Contribution>, _ phrases: Phrases = .english, factor: (FactorID) -> String?
  ) -> [(text: String, logOdds: Double)] {
    var sums: [String: Double] = [:]
    var texts: [String: (Double) -> String] = [:]
    for contribution in contributions {
      switch contribution.part {
      case .recentDays:
        guard let words = words[contribution.name] else { continue }
        sums[words.more, default: 0] += contribution.logOdds
        texts[words.more] = { phrases($0 > 0 ? words.more : words.less) }
      case .factor:
        guard let text = factor(FactorID(contribution.name)) else { continue }
        sums[text, default: 0] += contribution.logOdds
        texts[text] = { _ in text }
      case .baseRate, .limit: continue
      }
    }
    return sums.sorted { (abs($0.value), $1.key) > (abs($1.value), $0.key) }
      .map { (texts[$0.key]?($0.value) ?? $0.key, $0.value) }
  }

  private typealias Words = (more: String, less: String)
  private static let flares: Words = (
    "more flares than usual in the week before", "fewer flares than usual in the week before"
  )
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
