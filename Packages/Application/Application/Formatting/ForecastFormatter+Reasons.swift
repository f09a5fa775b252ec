import TrackerCore

extension ForecastFormatter {
  /// What moved a forecast away from the usual, in sentences, the strongest first: recent days, factors and
  /// combinations of them that moved it where all of them together did, what a limit took back included. Nothing where
  /// they hardly moved it, and where the limit took back more than any of them brought.
  ///
  /// - Parameters:
  ///   - spokenOn: When the sentences are read, seen from the forecast's day.
  ///   - combinations: Those of which both factors were present.
  ///   - factor: What a factor says where it raises the forecast, or lowers it; nil where it is left out.
  public static func reasons(
    for forecast: Forecast, spokenOn: SpokenOn, _ phrases: Phrases = .english,
    combinations: [FactorCombination] = [], factor: (_ id: FactorID, _ raises: Bool) -> String? = { _, _ in nil }
  ) -> [String] {
    let isMore = isRaised(forecast)
    let groups = groups(
      forecast.contributions, spokenOn: spokenOn, phrases, combinations: combinations, factor: factor)
    let limit = abs(forecast.contributions.filter { $0.part == .limit }.reduce(0) { $0 + $1.logOdds })
    guard limit == 0 || groups.contains(where: { abs($0.logOdds) > limit }) else { return [] }
    return
      groups
      .filter { ($0.logOdds > 0) == isMore && abs($0.logOdds) >= fewestLogOdds }.prefix(3).map(\.text)
  }

  /// Less than this hardly moves a forecast: at one half, two and a half points of percent.
  public static let fewestLogOdds = 0.1

  /// Whether recent days and factors together raised a forecast, after what a limit took back.
  public static func isRaised(_ forecast: Forecast) -> Bool {
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

  /// Contributions of recent days and factors by their sentences, the strongest first: terms that say the same are
  /// one, and so are the two factors of a combination that went its way. Terms of days that were hardly answered, and
  /// those that have nothing to say, are left out.
  ///
  /// This is the one order in which anything names what moved a forecast.
  public static func groups(
    _ contributions: some Sequence<Forecast.Contribution>, spokenOn: SpokenOn, _ phrases: Phrases = .english,
    combinations: [FactorCombination] = [], factor: (_ id: FactorID, _ raises: Bool) -> String?
  ) -> [(text: String, logOdds: Double)] {
    var contributions = Array(contributions)
    var sums: [Term: Double] = [:]
    for combination in combinations {
      guard let (logOdds, parts) = moved(by: combination, contributions),
        let first = factor(combination.first.factor, logOdds > 0),
        let second = factor(combination.second.factor, logOdds > 0)
      else { continue }
      let phrase =
        combination.slope > 0
        ? "{first} {second} In your records, the two together are worse than each alone."
        : "{first} {second} In your records, the two together are better than each alone."
      sums[.sentence(phrases(phrase, ["first": first, "second": second]))] = logOdds
      contributions.removeAll { $0.part == .factor && parts.contains($0.name) }
    }
    for contribution in contributions {
      switch contribution.part {
      case .recentDays:
        guard contribution.lacksAnswers != true, let days = recentDays[contribution.name] else { continue }
        sums[.days(days), default: 0] += contribution.logOdds
      case .factor:
        guard let text = factor(FactorID(contribution.name), contribution.logOdds > 0) else { continue }
        sums[.sentence(text), default: 0] += contribution.logOdds
      case .baseRate, .limit: continue
      }
    }
    return
      sums
      .compactMap { term, logOdds -> (text: String, logOdds: Double)? in
        switch term {
        case .sentence(let text): (text, logOdds)
        case .days(let days): days.sentence(isMore: logOdds > 0, spokenOn).map { (phrases($0), logOdds) }
        }
      }
      .sorted { (abs($0.logOdds), $1.text) > (abs($1.logOdds), $0.text) }
  }

  /// What is told as one.
  private enum Term: Hashable {
    case days(RecentDays)
    case sentence(String)
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

  /// By the name of a contribution: what it looks at.
  private static let recentDays: [String: RecentDays] = [
    "last-day": .dayBefore, "day-before": .twoDaysBefore, "two-days": .week, "week": .week,
    "last-severity": .severity, "recent-severity": .severity,
  ]

  /// What of the days before a forecast moves it.
  private enum RecentDays {
    /// Whether the day before was a flare day, and the one before that.
    case dayBefore, twoDaysBefore
    /// How many of the last seven were.
    case week
    /// How bad the last days were.
    case severity

    /// - Parameter isMore: Whether there was more of it than usual: it raised the forecast.
    /// - Returns: nil where its absence is no news.
    func sentence(isMore: Bool, _ spokenOn: SpokenOn) -> String? {
      switch (self, spokenOn) {
      case (.severity, .theDayBefore), (.severity, .theDayItself):
        isMore ? "Your last few days were worse than usual." : "Your last few days were better than usual."
      case (.severity, .later):
        isMore ? "The days before were worse than usual." : "The days before were better than usual."
      case (.week, .theDayBefore), (.week, .theDayItself):
        isMore
          ? "You had more flare days than usual this past week." : "You had fewer flare days than usual this past week."
      case (.week, .later):
        isMore
          ? "You had more flare days than usual in the week before."
          : "You had fewer flare days than usual in the week before."
      case (.dayBefore, .theDayBefore): isMore ? "Today is a flare day." : "You have no flare today so far."
      case (.dayBefore, .theDayItself): isMore ? "Yesterday was a flare day." : "Yesterday was not a flare day."
      case (.dayBefore, .later): isMore ? "The day before was a flare day." : "The day before was not a flare day."
      case (.twoDaysBefore, .theDayBefore): isMore ? "Yesterday was a flare day." : nil
      case (.twoDaysBefore, .theDayItself): isMore ? "You had a flare day two days ago." : nil
      case (.twoDaysBefore, .later): isMore ? "There was a flare day two days before." : nil
      }
    }
  }
}
