import TrackerApplication
import TrackerCore

/// The sentences of forecasts on `today`.
struct TodaySentences {
  let format: TextFormatter
  /// Whether the day has passed.
  let isPast: Bool

  // MARK: The answer

  /// The answer of the only condition.
  func chance(_ condition: ForecastsToday.Condition) -> String {
    chance(condition.answer, condition, spokenOn: condition.spokenOn)
  }

  /// The forecast for tomorrow, shown while the screen's answer is about today.
  ///
  /// - Parameter isNamed: Whether there are several conditions.
  func tomorrow(_ condition: ForecastsToday.Condition, isNamed: Bool) -> String {
    isNamed
      ? namedChance(condition.tomorrow, condition, spokenOn: .theDayBefore)
      : chance(condition.tomorrow, condition, spokenOn: .theDayBefore)
  }

  private func chance(_ forecast: ForecastView, _ condition: ForecastsToday.Condition, spokenOn: SpokenOn) -> String {
    guard let band = forecast.band, !condition.isNew else {
      return ForecastFormatter.firstGuess(forecast.percent, spokenOn: spokenOn, format)
    }
    return ForecastFormatter.chance(forecast.percent, band, spokenOn: spokenOn, format)
  }

  /// The answer of one condition of several.
  func namedChance(_ condition: ForecastsToday.Condition) -> String {
    namedChance(condition.answer, condition, spokenOn: condition.spokenOn)
  }

  private func namedChance(_ forecast: ForecastView, _ condition: ForecastsToday.Condition, spokenOn: SpokenOn)
    -> String
  {
    if forecast.notEnough != nil {
      return format("{condition}: not enough logged lately for a forecast.", ["condition": condition.name])
    }
    guard let band = forecast.band, !condition.isNew else {
      return ForecastFormatter.firstGuess(of: condition.name, forecast.percent, spokenOn: spokenOn, format)
    }
    return ForecastFormatter.chance(of: condition.name, forecast.percent, band, spokenOn: spokenOn, format)
  }

  /// What stands before the reasons. They may point the other way than a band does, such as those that raised a low
  /// chance.
  func why(_ forecast: ForecastView) -> String {
    switch (forecast.band, forecast.isRaised) {
    case (.low?, true): format("What raises it:")
    case (.high?, false): format("What lowers it:")
    default: format("Why:")
    }
  }

  /// The same for one condition of several.
  func why(_ forecast: ForecastView, of condition: String) -> String {
    switch (forecast.band, forecast.isRaised) {
    case (.low?, true): format("What raises it ({condition}):", ["condition": condition])
    case (.high?, false): format("What lowers it ({condition}):", ["condition": condition])
    default: format("Why ({condition}):", ["condition": condition])
    }
  }

  // MARK: What came

  /// `Today is a flare day (pain 8), as forecast (92%).` Of a day that may still change.
  func today(_ day: ForecastsToday.LookBack) -> String {
    let isKnown = day.worst != nil
    let sentence =
      switch (day.isFlare, day.isAsForecast) {
      case (true?, true):
        isKnown
          ? "Today is a flare day ({worst}), as forecast ({percent})."
          : "Today is a flare day, as forecast ({percent})."
      case (true?, false): isKnown ? "Today is a flare day ({worst})." : "Today is a flare day."
      case (false?, true): "No flare today so far, as forecast ({percent})."
      case (false?, false): "No flare today so far."
      case (nil, _): ""
      }
    return told(sentence, day)
  }

  /// `Yesterday was a flare day (pain 8). The forecast was 36%.` Nothing of a day without answers or without a forecast
  /// made before it.
  func yesterday(_ day: ForecastsToday.LookBack) -> String {
    guard day.kind == .ahead else { return "" }
    let isKnown = day.worst != nil
    let sentence =
      switch (day.isFlare, day.isAsForecast) {
      case (true?, true):
        isKnown
          ? "Yesterday was a flare day ({worst}), as forecast ({percent})."
          : "Yesterday was a flare day, as forecast ({percent})."
      case (true?, false): isKnown ? "Yesterday was a flare day ({worst})." : "Yesterday was a flare day."
      case (false?, true): "No flare yesterday, as forecast ({percent})."
      case (false?, false): "No flare yesterday."
      case (nil, _): ""
      }
    return told(sentence, day)
  }

  /// `It was a flare day (pain 8), as forecast (92%).` Of a day long ago.
  func record(_ day: ForecastsToday.LookBack) -> String {
    let isKnown = day.worst != nil
    let sentence =
      switch (day.isFlare, day.isAsForecast) {
      case (true?, true):
        isKnown
          ? "It was a flare day ({worst}), as forecast ({percent})." : "It was a flare day, as forecast ({percent})."
      case (true?, false): isKnown ? "It was a flare day ({worst})." : "It was a flare day."
      case (false?, true): "No flare that day, as forecast ({percent})."
      case (false?, false): "No flare that day."
      case (nil, _): "No check-in that day."
      }
    return told(sentence, day)
  }

  /// The sentence with its values; where it does not tell the forecast, a second one does.
  private func told(_ sentence: String, _ day: ForecastsToday.LookBack) -> String {
    guard !sentence.isEmpty else { return "" }
    let percent = ["percent": day.percent.map { format.percent(points: $0) } ?? ""]
    let first = format(sentence, percent.merging(["worst": day.worst ?? ""]) { own, _ in own })
    guard !day.isAsForecast, day.percent != nil, day.kind == .ahead else { return first }
    return "\(first) \(format("The forecast was {percent}.", percent))"
  }

  // MARK: How good it is

  var canBeWrong: String { format("A forecast can be wrong.") }
  var accuracy: String { format("How good the forecasts are: {command}", ["command": "symptoms accuracy"]) }
  var soonYours: String {
    format("After about 7 days the forecast starts to be about you. You can skip any day.")
  }

  func score(_ score: ForecastsToday.Score) -> String {
    guard score.days > 0 else { return "" }
    let days = ["days": "\(score.days)", "fewest": "\(score.fewestDays)"]
    if score.days >= score.fewestDays, score.flares == 0 {
      return format("No flare days in {days} days: too early to say how good the forecasts are.", days)
    }
    guard let skill = score.skill else {
      return format("Too early to say how good the forecasts are ({days} of {fewest} days).", days)
    }
    let percent = abs((skill * 100).roundedHalfUp)
    let verdict =
      percent == 0
      ? "Over {days} days, the forecasts were no better than just using your average."
      : skill < 0
        ? "Over {days} days, just using your average would have been {percent} better."
        : score.kind == .replayed
          ? "Over {days} days, forecasts would have been {percent} better than just using your average."
          : "Over {days} days, the forecasts were {percent} better than just using your average."
    return format(verdict, days.merging(["percent": format.percent(points: percent)]) { own, _ in own })
  }

  // MARK: More

  /// - Parameter condition: Its name, where there are several.
  func more(_ condition: String?) -> String {
    guard let condition else {
      return format(isPast ? "More about the forecast" : "More about today's forecast")
    }
    return format(
      isPast ? "More about the forecast ({condition})" : "More about today's forecast ({condition})",
      ["condition": condition])
  }

  /// When a forecast was made: `Made last night: 92%.`
  func origin(_ forecast: ForecastView, of day: Day) -> String {
    let values = ["percent": format.percent(points: forecast.percent), "day": format.short(forecast.dataThrough)]
    if forecast.kind == .replayed {
      return format(
        forecast.isBeforeAnyEntry
          ? "Nothing was logged by then. Everyone starts with {percent}."
          : "Estimated later, from the days before: {percent}.", values)
    }
    guard forecast.dataThrough.distance(to: day) == 1 else { return format("Made on {day}: {percent}.", values) }
    return format(isPast ? "Made the evening before: {percent}." : "Made last night: {percent}.", values)
  }

  /// From so many points of percent on, the morning's forecast stands in the first answer.
  private static let movedPoints = 5

  /// `Updated after last night's sleep: 93%.` nil where it was not.
  func update(_ condition: ForecastsToday.Condition, onlyIfMoved: Bool = false) -> String? {
    guard let morning = condition.morning else { return nil }
    if onlyIfMoved, abs(morning.percent - condition.today.percent) < TodaySentences.movedPoints { return nil }
    let values = ["percent": format.percent(points: morning.percent)]
    return format(
      isPast ? "Updated in the morning: {percent}." : "Updated after last night's sleep: {percent}.", values)
  }

  var everyStep: String { format("Every step: {command}", ["command": "symptoms predict --explain"]) }

  func load(_ load: ForecastsToday.Load, _ score: Int, _ band: RiskBand) -> String {
    let values = ["score": "\(score)", "band": format(band.rawValue), "day": format.short(load.day)]
    return format(
      isPast
        ? "Load score for {day}: {score} out of 100 ({band})" : "Load score for yesterday: {score} out of 100 ({band})",
      values)
  }

  func noLoad(_ load: ForecastsToday.Load) -> String {
    format(
      isPast
        ? "No load score for {day}: too little was logged." : "No load score for yesterday: too little was logged.",
      ["day": format.short(load.day)])
  }

  var whatLoadIs: String { format("It shows how demanding the day was. It is not a chance of a flare.") }
  var whatAdded: String { format("What added to it:") }
  var notKnown: String { format("not known") }
}
