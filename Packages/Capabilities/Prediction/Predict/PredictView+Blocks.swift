import TrackerApplication
import TrackerCore

extension PredictView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts = conditions.map { condition -> [Block] in
      let forecasts = condition.forecasts.map { self.forecast($0, condition, format) }
      let all = forecasts + (condition.weights.map { weights($0, since: condition.learntSince, format) } ?? [])
      let name: [Block] = conditions.count > 1 ? [.heading(.init("\(condition.name)"))] : []
      return name + (all.first ?? []) + all.dropFirst().map { .section($0) }
    }
    return (parts.first ?? []) + parts.dropFirst().map { .section($0) }
  }

  /// One forecast: what it says, how confident it is, and why.
  private func forecast(_ forecast: ForecastView, _ condition: Condition, _ format: TextFormatter) -> [Block] {
    let origin = forecast.origin(
      format, ahead: format("from all through {day}", ["day": format.short(forecast.dataThrough)]))
    let known = forecast.derivation?.learntFrom ?? 0
    let steps: [Block] =
      isExplained ? forecast.derivation.map { [.section($0.blocks(format, to: forecast.percent))] } ?? [] : []
    // The steps say more than the reasons.
    let isBuilt = known >= ForecastFormatter.patternDays
    let background =
      isExplained && isBuilt && !forecast.isBaseRateOnly ? [] : forecast.background(format, knownDays: known)
    let details = severity(forecast, format) + background + age(forecast, condition, format)
    return [
      .heading(.init("\(format.long(forecast.forDay)): \(origin)")),
      .fact(.init(format("Flare risk"), forecast.risk(format) + forecast.confidence(format, knownDays: known))),
      .details(details),
    ] + steps + outcome(forecast, condition, format)
  }

  private func severity(_ forecast: ForecastView, _ format: TextFormatter) -> [Block] {
    guard let severity = forecast.severity else { return [] }
    let text = format(
      "severity about {value} of 10, likely {from}–{to}",
      [
        "value": format.number(severity.value), "from": format.number(severity.range.lowerBound),
        "to": format.number(severity.range.upperBound),
      ])
    return [.sentence("\(text)")]
  }

  /// Where little was known when it was made, or what was known is old.
  private func age(_ forecast: ForecastView, _ condition: Condition, _ format: TextFormatter) -> [Block] {
    var blocks: [Block] = []
    if forecast.kind == .replayed, forecast.isBeforeAnyEntry {
      let text = format("Nothing was logged by then: this is what is said before anything is known.")
      blocks.append(.sentence("\(text)"))
    }
    if forecast.forDay == day, forecast.kind != .morning, let last = condition.lastAnswer {
      let values = ["day": format.long(last.day), "count": "\(last.daysAgo)"]
      blocks.append(.sentence("\(lastAnswer(forecast, format, values))"))
    }
    return blocks
  }

  /// The base rate says nothing of how things were on the day of the last answer.
  private func lastAnswer(_ forecast: ForecastView, _ format: TextFormatter, _ values: [String: String]) -> String {
    if forecast.isBaseRateOnly {
      return format(
        isPast
          ? "The last answer before it was on {day}, {count} days earlier."
          : "The last answer was on {day}, {count} days ago.", values)
    }
    return format(
      isPast
        ? "The last answer before it was on {day}, {count} days earlier: this says how things were then."
        : "The last answer was on {day}, {count} days ago: this says how things were then.", values)
  }

  private func outcome(_ forecast: ForecastView, _ condition: Condition, _ format: TextFormatter) -> [Block] {
    guard forecast.forDay == day, let isFlare = condition.isFlare else { return [] }
    let severity = condition.severity.map { " (\(format.number($0)))" } ?? ""
    let text = format(isFlare ? "It was a flare{severity}." : "It was no flare{severity}.", ["severity": severity])
    return [.sentence("\(text)")]
  }
}
