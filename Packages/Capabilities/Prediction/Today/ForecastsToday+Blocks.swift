import TrackerApplication
import TrackerCore

extension ForecastsToday {
  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard let main = conditions.first else { return [] }
    let sentences = TodaySentences(format: format)
    return switch section {
    case "risk": risk(main, sentences)
    case "load": load(main.yesterdaysLoad, format)
    case "tomorrow": tomorrow(main, format)
    case "yesterday": lookBack(main, sentences)
    default: conditions.dropFirst().map { other($0, format) }
    }
  }

  private func risk(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    let format = sentences.format
    let today = condition.today
    let name: [Block] = conditions.count > 1 ? [.heading(.init("\(condition.name)"))] : []
    let origin = today.origin(
      format,
      ahead: today.dataThrough.distance(to: day) == 1
        ? format("said last night") : format("said {day}", ["day": format.short(today.dataThrough)]))
    let fact = Block.fact(
      .init(
        format("Today"), today.risk(format) + today.confidence(format, knownDays: condition.knownDays),
        aside: "\(origin)"))
    var details = today.background(format, knownDays: condition.knownDays)
    if let morning = condition.morning {
      details.append(
        .sentence("\(format("with last night's rest:")) " + morning.risk(format).map(\.text).joined(", ")))
    }
    if let last = lastLogged { details.append(.sentence("\(sentences.away(since: last))")) }
    return name + [fact, .details(details)]
  }

  private func load(_ load: Load, _ format: TextFormatter) -> [Block] {
    guard let score = load.score, let band = load.band else {
      return [.fact(.init(format("Yesterday's load"), "\(format("not known: too little was logged"))"))]
    }
    let tone = RichText.Tone(band.colour)
    let groups = load.groups.map { group in
      Block.Value("\(format(group.id.rawValue)) \(group.score.map(String.init) ?? "–")")
    }
    let head: [Block.Value] = [.init("\(score, tone)"), .init("\(format(band.rawValue), tone)")]
    let reasons: [Block] =
      load.reasons.isEmpty ? [] : [.details([.sentence("\(load.reasons.joined(separator: " · "))")])]
    return [.fact(.init(format("Yesterday's load"), head + groups))] + reasons
  }

  private func tomorrow(_ condition: Condition, _ format: TextFormatter) -> [Block] {
    let forecast = condition.tomorrow
    // What is said of somebody new is a step from a common start: only its range says how little that is.
    let isNew = condition.knownDays < ForecastFormatter.patternDays
    let confidence = isNew ? forecast.confidence(format, knownDays: condition.knownDays) : []
    let fact = Block.fact(.init(format("Tomorrow so far"), forecast.risk(format) + confidence))
    if let notEnough = forecast.notEnough {
      return [fact] + (condition.today.isBaseRateOnly ? [] : [.details([.sentence("\(notEnough)")])])
    }
    let habits = format("on your better days, in your records:")
    let done = forecast.advice?.habits ?? []
    let advice = done.isEmpty ? forecast.advice?.message : "\(habits) \(done.joined(separator: " · "))"
    return [fact] + (advice.map { [.details([.sentence("\($0)")])] } ?? [])
  }

  private func lookBack(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    let told = [sentences.lookBack(condition.yesterday), sentences.score(condition.score)].filter { !$0.isEmpty }
    guard !told.isEmpty else { return [] }
    let command = condition.score.days > 0 ? "symptoms accuracy" : nil
    return [.fact(.init("", "\(told.joined(separator: " "))", command: command))]
  }

  private func other(_ condition: Condition, _ format: TextFormatter) -> Block {
    let load = condition.yesterdaysLoad.score.map(String.init) ?? format("not known")
    return .fact(
      .init(
        condition.name,
        [
          .init("\(format("today")) " + condition.today.risk(format).map(\.text).joined(", ")),
          .init("\(format("load")) \(load)"),
          .init("\(format("tomorrow so far")) " + condition.tomorrow.risk(format).map(\.text).joined(", ")),
        ]))
  }
}
