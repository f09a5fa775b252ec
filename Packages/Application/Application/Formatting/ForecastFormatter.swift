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

  /// `27 %, low`; the base rate alone has no band.
  public static func percent(_ forecast: Forecast) -> String {
    "\(forecast.percent) %\(forecast.band.map { ", \($0.rawValue)" } ?? "")"
  }

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

  /// What is said where nothing but the base rate is: the pack's word for it, else the program's.
  ///
  /// - Parameter name: The person's, for the pack's message.
  public static func notEnough(_ pack: ConditionPack, _ name: String?, _ words: Phrases = .english) -> String {
    pack.messages.text(.tooLittleData, filling: name.map { ["name": $0] } ?? [:])
      ?? words("Not enough logged lately for a forecast. One check-in is enough to start again.")
  }

  /// What moved a forecast away from the usual, in words, the strongest first: recent days, factors and combinations of
  /// them that moved it where all of them together did, what a limit took back included. Nothing where they hardly
  /// moved it, and where the limit took back more than any of them brought.
  ///
  /// - Parameters:
  ///   - combinations: Those of which both factors were present.
  ///   - factor: A factor in words, nil where it has none.
  public static func reasons(
    for forecast: Forecast, _ phrases: Phrases = .english, combinations: [FactorCombination] = [],
    factor: (FactorID) -> String? = { _ in nil }
  ) -> [String] {
    let isMore = isRaised(forecast)
    let groups = groups(forecast.contributions, phrases, combinations: combinations, factor: factor)
    let limit = abs(forecast.contributions.filter { $0.part == .limit }.reduce(0) { $0 + $1.logOdds })
    guard limit == 0 || groups.contains(where: { abs($0.logOdds) > limit }) else { return [] }
    return
      groups
      .filter { ($0.logOdds > 0) == isMore && abs($0.logOdds) >= fewestLogOdds }.prefix(3).map(\.text)
  }

  /// Less than this hardly moves a forecast: at one half, two and a half points of percent.
  public static let fewestLogOdds = 0.1

  /// Whether recent days and factors together raised a forecast, after what a limit took back.
  private static func isRaised(_ forecast: Forecast) -> Bool {
    forecast.contributions.filter { $0.part != .baseRate }.reduce(0) { $0 + $1.logOdds } > 0
  }

  /// Whether the reasons of a forecast point to its band: down to a low one, up to a high one. Only then may what is
  /// said to the band name one of them.
  public static func pointsToBand(_ forecast: Forecast) -> Bool {
    switch forecast.band {
    case .low: !isRaised(forecast)
    case .moderate: true
    case .high: isRaised(forecast)
    case nil: false
    }
  }

  /// Contributions of recent days and factors by what they are called, the strongest first: terms that say the same are
  /// one, and so are the two factors of a combination that went its way. Terms of days that were hardly answered have
  /// no words and are left out.
  ///
  /// This is the one order in which anything names what moved a forecast.
  public static func groups(
    _ contributions: some Sequence<Forecast.Contribution>, _ phrases: Phrases = .english,
    combinations: [FactorCombination] = [], factor: (FactorID) -> String?
  ) -> [(text: String, logOdds: Double)] {
    var contributions = Array(contributions)
    var sums: [String: Double] = [:]
    var texts: [String: (Double) -> String] = [:]
    for combination in combinations {
      guard let (logOdds, parts) = moved(by: combination, contributions),
        let first = factor(combination.first.factor), let second = factor(combination.second.factor)
      else { continue }
      let phrase =
        combination.slope > 0
        ? "{first} and {second}: in your records worse together than each alone"
        : "{first} and {second}: in your records better together than each alone"
      let text = phrases(phrase, ["first": first, "second": second])
      sums[text] = logOdds
      texts[text] = { _ in text }
      contributions.removeAll { $0.part == .factor && parts.contains($0.name) }
    }
    for contribution in contributions {
      switch contribution.part {
      case .recentDays:
        guard contribution.lacksAnswers != true, let words = words[contribution.name] else { continue }
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

  /// What both factors of a combination did to a forecast; nil unless each moved it the way of the combination.
  private static func moved(by combination: FactorCombination, _ contributions: [Forecast.Contribution]) -> (
    logOdds: Double, parts: Set<String>
  )? {
    let names = [combination.first.factor.rawValue, combination.second.factor.rawValue]
    let found = contributions.filter { $0.part == .factor && names.contains($0.name) }
    guard found.count == 2, found.allSatisfy({ combination.slope > 0 ? $0.logOdds > 0 : $0.logOdds < 0 }) else {
      return nil
    }
    return (found.reduce(0) { $0 + $1.logOdds }, Set(names))
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
