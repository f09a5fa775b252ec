import TrackerApplication
import TrackerCore

extension PredictView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts = conditions.map { condition -> [Block] in
      let told =
        condition.weights.map { weights($0, of: condition, format) }
        // The forecast with last night's sleep is of today: it is told with today's, and not with tomorrow's.
        ?? condition.forecasts.filter { $0.forDay == day }.map { forecast($0, condition, format) }
      let name: [Block] = conditions.count > 1 ? [.heading(.init("\(condition.name)"))] : []
      return name + (told.first ?? []) + told.dropFirst().map { .section($0) }
    }
    let gap = gap(format)
    let all = (gap.isEmpty ? [] : [gap]) + parts
    return (all.first ?? []) + all.dropFirst().map { .section($0) } + [.section(next(format))]
  }

  /// What is said after days without an entry.
  private func gap(_ format: TextFormatter) -> [Block] {
    guard let lastLogged, conditions.allSatisfy({ $0.weights == nil }) else { return [] }
    var sentences = [Absence.welcomeBack(format)]
    // Where check-ins are older still, that is said of each condition.
    if conditions.contains(where: { $0.lastAnswer == nil }) {
      let isKnown = conditions.contains { condition in condition.forecasts.contains { !$0.isBaseRateOnly } }
      sentences +=
        isKnown
        ? [Absence.oldAnswers(since: lastLogged, format), format("One check-in is enough to start again.")]
        : [Absence.lastEntry(lastLogged, format)]
    }
    return sentences.map { .sentence("\($0)") }
  }

  /// What to type for more; nothing where there is no more.
  private func next(_ format: TextFormatter) -> [Block] {
    start(format) + more(format)
  }

  /// What to type first, where nothing is logged at all.
  private func start(_ format: TextFormatter) -> [Block] {
    let told = conditions.flatMap { $0.weights == nil ? $0.forecasts.filter { $0.forDay == day } : [] }
    guard day > today, !told.isEmpty, told.allSatisfy(\.isBeforeAnyEntry) else { return [] }
    return [
      .sentence(
        "\(format("The forecast learns from your days. To start: {command}", ["command": "symptoms check-in"]))")
    ]
  }

  private func more(_ format: TextFormatter) -> [Block] {
    if showsFigures { return [] }
    let date = day == today.advanced(by: 1) ? "" : day == today ? " --date today" : " --date \(day)"
    if conditions.contains(where: { $0.weights != nil }) {
      return [.sentence("\(format("All figures: {command}", ["command": "symptoms predict --weights --figures"]))")]
    }
    guard isExplained else {
      return [.sentence("\(format("Every step: {command}", ["command": "symptoms predict\(date) --explain"]))")]
    }
    let command = "symptoms predict\(date) --explain --figures"
    let hasMoved = conditions.contains { condition in
      condition.forecasts.contains { $0.forDay == day && $0.derivation?.isMoved ?? false }
    }
    let caution = format("These things moved the forecast. That does not make them the cause of a flare.")
    return (hasMoved ? [.sentence("\(caution)")] : [])
      + [.sentence("\(format("Exact figures: {command}", ["command": command]))")]
  }

  /// One forecast: how likely a flare is, how sure that is, and why.
  private func forecast(_ forecast: ForecastView, _ condition: Condition, _ format: TextFormatter) -> [Block] {
    let isKnown = (forecast.derivation?.learntFrom ?? 0) >= ForecastFormatter.patternDays
    let steps = isExplained ? forecast.derivation.map { explained($0, to: forecast.percent, format) } ?? [] : []
    // The steps say more than the reasons.
    let background =
      isExplained && isKnown && !forecast.isBaseRateOnly ? [] : forecast.why(isToCome: day > today, format)
    return [.heading(.init("\(heading(of: forecast, format))"))] + forecast.answer(format)
      + severity(of: forecast, format) + age(forecast, condition, format) + background + steps
      + outcome(forecast, condition, format)
  }

  private func explained(_ derivation: ForecastView.Derivation, to percent: Int, _ format: TextFormatter) -> [Block] {
    showsFigures
      ? [.section(derivation.figures(format, to: percent))]
      : derivation.steps(format, to: percent, isAfterGap: lastLogged != nil).map { .section($0) }
  }

  // MARK: The day

  /// Which day it is of, and when it was made.
  private func heading(of forecast: ForecastView, _ format: TextFormatter) -> String {
    let values = ["day": format.long(forecast.forDay), "made": format.short(forecast.dataThrough)]
    if day == today.advanced(by: 1) { return format("Tomorrow, {day}, as things stand", values) }
    return format(day == today ? todays(forecast) : pasts(forecast), values)
  }

  private func todays(_ forecast: ForecastView) -> String {
    if forecast.isBeforeAnyEntry, forecast.kind == .replayed { return "Today, {day}, before anything was logged" }
    return switch forecast.kind {
    case .ahead:
      forecast.dataThrough.distance(to: day) == 1
        ? "Today, {day}: the forecast made the evening before" : "Today, {day}: the forecast made on {made}"
    case .morning: "Today, {day}, updated after last night's sleep"
    case .replayed: "Today, {day}: estimated later"
    }
  }

  private func pasts(_ forecast: ForecastView) -> String {
    if forecast.isBeforeAnyEntry, forecast.kind == .replayed { return "{day}: before anything was logged" }
    return switch forecast.kind {
    case .ahead:
      forecast.dataThrough.distance(to: day) == 1
        ? "{day}: the forecast made the evening before" : "{day}: the forecast made on {made}"
    case .morning: "{day}: the forecast updated in the morning"
    case .replayed: "{day}: estimated later"
    }
  }

  // MARK: What there is to say to it

  private func severity(of forecast: ForecastView, _ format: TextFormatter) -> [Block] {
    guard !isPast, let severity = forecast.severity else { return [] }
    let text = format(
      "How bad it may get: about {value} out of 10 (probably {from} to {to}).",
      [
        "value": format.number(severity.value, upTo: 0), "from": format.number(severity.range.lowerBound, upTo: 0),
        "to": format.number(severity.range.upperBound, upTo: 0),
      ])
    return [.sentence("\(text)")]
  }

  /// Where what was known is old.
  private func age(_ forecast: ForecastView, _ condition: Condition, _ format: TextFormatter) -> [Block] {
    guard forecast.kind != .morning, let last = condition.lastAnswer else { return [] }
    let values = ["day": format.long(last.day), "count": "\(last.daysAgo)"]
    let when = format(
      isPast
        ? "The last check-in before it was on {day}, {count} days earlier."
        : "Your last check-in was on {day}, {count} days ago.", values)
    // Where there is no forecast, nothing is based on it.
    if forecast.isBaseRateOnly { return [.sentence("\(when)")] }
    let based = format(
      isPast ? "The forecast was based on those old answers." : "The forecast is based on those old answers.")
    return [.sentence("\(when) \(based)")]
  }

  private func outcome(_ forecast: ForecastView, _ condition: Condition, _ format: TextFormatter) -> [Block] {
    guard let isFlare = condition.isFlare else { return [] }
    let sentence =
      condition.severity == nil
      ? (isFlare ? "What happened: a flare day." : "What happened: no flare.")
      : (isFlare ? "What happened: a flare day ({value} out of 10)." : "What happened: no flare ({value} out of 10).")
    let values = condition.severity.map { ["value": format.number($0)] } ?? [:]
    return [.section([.sentence("\(format(sentence, values))")])]
  }
}
