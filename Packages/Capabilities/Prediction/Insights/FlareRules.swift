import TrackerApplication
import TrackerCore

/// Rules about flares and what was forecast of them.
enum FlareRules {
  /// Days in which earlier flares are looked for.
  private static let days = 56

  // MARK: The forecast and what came

  /// A flare that was forecast, one that was not, and one that was forecast and did not come.
  static let againstForecast = CoachingRule(
    "forecast-and-day", "Yesterday was a flare day, or its forecast was high.", category: .health, priority: 3,
    quietDays: 3,
    metrics: { basis in
      let reasons = basis.person.packs.reduce(into: [MetricID: Int]()) { metrics, pack in
        metrics.merge(pack.risk.lookback.mapValues { $0 + FactorFormatter.baselineDays + 2 }, uniquingKeysWith: max)
      }
      return reasons.merging(CoachingDay.outcomeMetrics(of: basis.person, back: 1), uniquingKeysWith: max)
    },
    examples: [
      .speaks(
        "Yesterday was a flare day; the forecast was 92%.", ["symptom.pain": [3, 8, 3]],
        forecasts: [.init(daysBack: 1, percent: 92)]),
      .speaks(
        "The forecast for yesterday was 92%, but it was not a flare day.", ["symptom.pain": [3, 3, 3]],
        forecasts: [.init(daysBack: 1, percent: 92)]),
      .speaks(
        "Yesterday was a flare day; the forecast was only 8%.", ["symptom.pain": [3, 8, 3]],
        forecasts: [.init(daysBack: 1, percent: 8)]),
      .silent("no flare, as forecast", ["symptom.pain": [3, 3, 3]], forecasts: [.init(daysBack: 1, percent: 8)]),
      .silent("no forecast", ["symptom.pain": [3, 8, 3]]),
      .silent("an unanswered day", ["symptom.pain": [3, nil, 3]], forecasts: [.init(daysBack: 1, percent: 92)]),
    ]
  ) { day in
    try day.person.conditions.compactMap { condition in
      guard let isFlare = day.outcome(of: condition, back: 1).isFlare,
        let forecast = try day.forecast(of: condition.id, back: 1), let band = forecast.band,
        forecast.learntFrom >= ForecastFormatter.patternDays, isFlare ? band != .moderate : band == .high
      else { return nil }
      let reason = band == .low ? nil : reason(for: forecast, of: condition.pack, on: day)
      let text = sentence(isFlare: isFlare, band, isToday: day.isToday)
      return CoachingNotice(
        .words(
          reason == nil ? "{sentence}" : "{sentence} {reason}",
          [
            "sentence": text.filled(with: ["percent": .words("{percent}%", ["percent": .count(forecast.percent)])]),
            "reason": .verbatim(reason ?? ""),
          ]), command: "symptoms predict --explain", subject: condition.id.rawValue, value: forecast.probability)
    }
  }

  private static func sentence(isFlare: Bool, _ band: RiskBand, isToday: Bool) -> Phrase {
    switch (isFlare, isToday) {
    case (true, true):
      band == .low
        ? "Yesterday was a flare day; the forecast was only {percent}."
        : "Yesterday was a flare day; the forecast was {percent}."
    case (true, false):
      band == .low
        ? "The day before was a flare day; the forecast was only {percent}."
        : "The day before was a flare day; the forecast was {percent}."
    case (false, true): "The forecast for yesterday was {percent}, but it was not a flare day."
    case (false, false): "The forecast for the day before was {percent}, but it was not a flare day."
    }
  }

  /// The strongest reason of a forecast for yesterday, as a fact about the day before it.
  private static func reason(for forecast: Forecast, of pack: ConditionPack, on day: CoachingDay) -> String? {
    let load = pack.risk.load(on: forecast.forDay.advanced(by: -1), in: day.table)
    let factors = FactorFormatter(
      pack, of: load, in: day.table, words: day.format.words, spokenOn: .later)
    return ForecastFormatter.reasons(for: forecast, spokenOn: .later, day.format.words) {
      factors.sentence(of: $0, raises: $1)
    }.first
  }

  // MARK: Flares

  /// A flare that is over and was shorter than those before it.
  static let shorter = CoachingRule(
    "shorter-flare", "A flare is over that was shorter than your usual.", category: .health, severity: .positive,
    priority: 3, quietDays: 3,
    metrics: { CoachingDay.outcomeMetrics(of: $0.person, back: days) },
    examples: [
      .speaks(
        "Your last flare lasted 1 day; the 3 before lasted 4 days on average.",
        ["symptom.pain": flares(4, 5, 3) + [8, 3]]),
      .speaks(
        "Your last flare lasted 2 days; the 3 before lasted 5 days on average.",
        ["symptom.pain": flares(5, 6, 4) + [8, 8, 3]]),
      .silent("a flare of the usual length", ["symptom.pain": flares(4, 5, 3) + [8, 8, 8, 8, 3]]),
      .silent("a flare that goes on", ["symptom.pain": flares(4, 5, 3) + [8]]),
      .silent("too few flares", ["symptom.pain": flares(4, 5) + [8, 3]]),
    ]
  ) { day in
    day.person.conditions.compactMap { condition in
      guard day.outcome(of: condition).isFlare == false, day.outcome(of: condition, back: 1).isFlare == true else {
        return nil
      }
      var episodes = FlareEpisodes()
      for back in stride(from: days, through: 0, by: -1) { episodes.advance(day.outcome(of: condition, back: back)) }
      // What has begun before the days that are looked at is of unknown length.
      let first = day.day.advanced(by: -days)
      let lengths = episodes.all.filter { $0.span.lowerBound > first }.map(\.length)
      guard let last = lengths.last, lengths.count > 3 else { return nil }
      let before = lengths.dropLast()
      let usual = Double(before.reduce(0, +)) / Double(before.count)
      guard Double(last) <= usual - 1 else { return nil }
      return CoachingNotice(
        .words(
          last == 1
            ? "Your last flare lasted 1 day; the {count} before lasted {usual} days on average."
            : "Your last flare lasted {days} days; the {count} before lasted {usual} days on average.",
          ["days": .count(last), "count": .count(before.count), "usual": .number(usual, upTo: 1)]),
        command: "symptoms flares", subject: condition.id.rawValue, value: Double(last), comparedWith: usual)
    }
  }

  /// Days with flares of these lengths, four days apart.
  private static func flares(_ lengths: Int...) -> [Double?] {
    .days(8, 3) + lengths.flatMap { [Double?].days($0, 8) + [Double?].days(4, 3) }
  }

  /// A flare has been over for a week, two weeks or four.
  static let none = CoachingRule(
    "days-since-flare", "Your last flare day was one, two or four weeks ago.", category: .health,
    severity: .positive, priority: 2, quietDays: 7,
    metrics: { CoachingDay.outcomeMetrics(of: $0.person, back: lengths.max() ?? 0) },
    examples: [
      .speaks("Your last flare day was 7 days ago.", ["symptom.pain": [3, 8] + .days(7, 3)]),
      .speaks("Your last flare day was 14 days ago.", ["symptom.pain": [8] + .days(14, 3)]),
      .silent("six days", ["symptom.pain": [8] + .days(6, 3)]),
      .silent("a day without an answer between", ["symptom.pain": [8, 3, nil] + .days(5, 3)]),
      .silent("no flare", ["symptom.pain": .days(20, 3)]),
    ]
  ) { day in
    day.person.conditions.compactMap { condition in
      let run = (0...(lengths.max() ?? 0)).prefix { day.outcome(of: condition, back: $0).isFlare == false }.count
      guard lengths.contains(run), day.outcome(of: condition, back: run).isFlare == true else { return nil }
      return CoachingNotice(
        .words("Your last flare day was {count} days ago.", ["count": .count(run)]), command: "symptoms flares",
        subject: condition.id.rawValue, value: Double(run))
    }
  }

  /// The days without a flare that are told.
  private static let lengths = [7, 14, 28]

  // MARK: What goes together

  /// How often flares came after short nights: heard where short nights and worse days stand.
  static let afterShortNights = CoachingRule(
    "flares-after-short-nights", "Flares were more frequent after short nights.", category: .correlation,
    severity: .suggestion, priority: 4, quietDays: 14,
    metrics: { basis in
      CoachingDay.outcomeMetrics(of: basis.person, back: days).merging(
        ["sleep.hours": days + PersonalUsual.days], uniquingKeysWith: max)
    }, relation: "sleep.hours",
    examples: [
      .speaks(
        "Flares: 9 of 9 days after a short night, 0 of 48 other days.",
        [
          "sleep.hours": .days(28, 7) + .days(57, of: 7, 7, 7, 7, 7, 4.5),
          "symptom.pain": .days(28, 3) + .days(57, of: 3, 3, 3, 3, 3, 8),
        ]),
      .silent(
        "as many flares after other nights",
        [
          "sleep.hours": .days(85, of: 7, 7, 7, 7, 7, 4.5), "symptom.pain": .days(85, of: 3, 3, 3, 3, 8),
        ]),
    ]
  ) { day in
    guard let usual = day.usual("sleep.hours", back: days + 1) ?? day.usual("sleep.hours") else { return [] }
    return day.person.conditions.compactMap { condition in
      var (short, other) = ((flares: 0, days: 0), (flares: 0, days: 0))
      for back in 0...days {
        guard let hours = day.number("sleep.hours", back: back),
          let isFlare = day.outcome(of: condition, back: back).isFlare
        else { continue }
        if hours <= usual - 1 {
          short = (short.flares + (isFlare ? 1 : 0), short.days + 1)
        } else {
          other = (other.flares + (isFlare ? 1 : 0), other.days + 1)
        }
      }
      guard short.days >= 5, other.days >= 5 else { return nil }
      let difference = Double(short.flares) / Double(short.days) - Double(other.flares) / Double(other.days)
      guard difference >= 0.3 else { return nil }
      return CoachingNotice(
        .words(
          "Flares: {flares} of {days} days after a short night, {others} of {rest} other days.",
          [
            "flares": .count(short.flares), "days": .count(short.days), "others": .count(other.flares),
            "rest": .count(other.days),
          ]), command: "symptoms flares", subject: condition.id.rawValue, value: difference)
    }
  }
}
