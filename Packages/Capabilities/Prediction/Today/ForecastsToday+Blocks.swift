import TrackerApplication
import TrackerCore

extension ForecastsToday {
  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard let main = conditions.first else { return [] }
    let sentences = TodaySentences(format: format)
    return switch section {
    case "risk": risk(main, sentences)
    case "load": load(main.yesterdaysLoad, format)
    case "tomorrow": tomorrow(main.tomorrow, format)
    case "yesterday": lookBack(main, sentences)
    default: conditions.dropFirst().map { other($0, format) }
    }
  }

  private func risk(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    let format = sentences.format
    let risk = condition.today
    let name: [Block] = conditions.count > 1 ? [.heading(.init("\(condition.name)"))] : []
    let ratio = condition.knownDays < ForecastFormatter.patternDays ? [] : [sentences.timesBaseRate(risk)]
    let fact = Block.fact(
      .init(
        format("Today"), percent(risk, format) + (ratio + [sentences.likely(risk)]).map { .init("\($0)") },
        aside: "\(sentences.said(risk, on: day))"))
    var details: [Block] = []
    if let building = sentences.building(condition) {
      let known = condition.knownDays
      details.append(.progress(.init("\(building)", done: known, of: ForecastFormatter.patternDays)))
    } else if !risk.reasons.isEmpty {
      details.append(.sentence("\(format("because:")) \(risk.reasons.joined(separator: " · "))"))
    }
    if let morning = condition.morning {
      details.append(
        .sentence("\(format("with last night's rest:")) " + percent(morning, format).map(\.text).joined(", ")))
    }
    if let last = lastLogged, let message = awayMessage {
      details.append(.sentence("\(sentences.away(since: last, message))"))
    }
    return name + [fact, .details(details)]
  }

  private func percent(_ risk: Risk, _ format: TextFormatter) -> [Block.Value] {
    let tone = RichText.Tone(risk.band.colour)
    return [
      .init("\("\(risk.percent) %", tone, .strong)"), .init("\(format(risk.band.rawValue), tone, .strong)"),
    ]
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

  private func tomorrow(_ risk: Risk, _ format: TextFormatter) -> [Block] {
    let fact = Block.fact(.init(format("Tomorrow so far"), percent(risk, format)))
    let habits = format("on your better days, in your records:")
    let said =
      risk.habits.isEmpty ? risk.message : "\(habits) \(risk.habits.joined(separator: " · "))"
    return [fact] + (said.map { [.details([.sentence("\($0)")])] } ?? [])
  }

  private func lookBack(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    let said = [sentences.lookBack(condition.yesterday), sentences.score(condition.score)].filter { !$0.isEmpty }
    guard !said.isEmpty else { return [] }
    let command = condition.score.days > 0 ? "symptoms accuracy" : nil
    return [.fact(.init("", "\(said.joined(separator: " "))", command: command))]
  }

  private func other(_ condition: Condition, _ format: TextFormatter) -> Block {
    let load = condition.yesterdaysLoad.score.map(String.init) ?? format("not known")
    return .fact(
      .init(
        condition.name,
        [
          .init("\(format("today")) " + percent(condition.today, format).map(\.text).joined(", ")),
          .init("\(format("load")) \(load)"),
          .init("\(format("tomorrow so far")) " + percent(condition.tomorrow, format).map(\.text).joined(", ")),
        ]))
  }
}
