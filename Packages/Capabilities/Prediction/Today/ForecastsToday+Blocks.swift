import TrackerApplication
import TrackerCore

extension ForecastsToday {
  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    guard let main = conditions.first else { return [] }
    let sentences = TodaySentences(format: format, isPast: isPast)
    return switch section {
    case "risk": isPast ? record(sentences) : conditions.count > 1 ? several(sentences) : one(main, sentences)
    case "yesterday": lookBack(main, sentences)
    case "score": track(main, sentences)
    case "forecast": details(main, sentences)
    case "tomorrow": tomorrow(main, sentences)
    case "load": conditions.flatMap { load($0.yesterdaysLoad, conditions.count > 1 ? $0.name : nil, sentences) }
    case "day-before": dayBefore(sentences)
    default: conditions.dropFirst().flatMap { details($0, sentences) }
    }
  }

  /// The answer alone, a line for each condition.
  func blocksBesideRedFlags(of section: String, _ format: TextFormatter) -> [Block] {
    guard section == "risk", !isPast else { return [] }
    let sentences = TodaySentences(format: format, isPast: isPast)
    return [.section(conditions.flatMap { line($0, sentences) })]
  }

  /// The answer of a condition in a line, which names it where there are several.
  private func line(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    if conditions.count > 1 { return chance(sentences.namedChance(condition), condition) }
    if let notEnough = condition.answer.notEnough { return [.sentence("\(notEnough)")] }
    return chance(sentences.chance(condition), condition)
  }

  // MARK: The answer

  /// What is asked, why, and what there is to know of it.
  private func one(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    let answer = condition.answer
    var blocks = away(sentences)
    if let notEnough = answer.notEnough {
      let last = lastLogged.map { Block.sentence("\(Absence.lastEntry($0, sentences.format))") }
      return [.section(blocks + [.sentence("\(notEnough)")] + (last.map { [$0] } ?? []))]
    }
    blocks += chance(sentences.chance(condition), condition)
    if condition.isNew {
      let learning = ForecastFormatter.learning(knownDays: condition.knownDays, isEmpty: isEmpty, sentences.format)
      return [.section(blocks + [.sentence("\(learning)")])]
    }
    let average = ForecastFormatter.average(answer.average, sentences.format)
    blocks.append(
      .byRoom(
        full: [.sentence("\(ForecastFormatter.range(answer.interval, sentences.format)) \(average)")],
        short: [
          .sentence("\(ForecastFormatter.shortRange(answer.interval, sentences.format))"), .sentence("\(average)"),
        ]))
    if let last = lastLogged { blocks.append(.sentence("\(Absence.oldAnswers(since: last, sentences.format))")) }
    if !condition.isAnswered, let moved = sentences.update(condition, onlyIfMoved: true) {
      blocks.append(.sentence("\(moved)"))
    }
    return [.section(blocks + why(answer, sentences))]
  }

  /// The answer of each condition in a line, then the reasons of the first ones.
  private func several(_ sentences: TodaySentences) -> [Block] {
    // The screen has room for the reasons of two, less where it tells besides how the day came out.
    let withReasons = max(0, (conditions.contains(where: \.isAnswered) ? 3 : 4) - conditions.count)
    let reasons = conditions.prefix(withReasons).filter { !$0.isNew && !$0.answer.reasons.isEmpty }.flatMap {
      condition in
      [
        Block.sentence("\(sentences.why(condition.answer, of: condition.name))"),
        .details([.list(.init(condition.answer.reasons.prefix(2).map { "\($0)" }, mark: .none))]),
      ]
    }
    let lines = conditions.indices.flatMap { line(conditions[$0], sentences) + learning(after: $0, sentences) }
    return [.section(away(sentences) + lines + [.byRoom(full: reasons, short: [])])]
  }

  /// That the person is still being learnt, once behind the conditions in a row that this is true of.
  private func learning(after index: Int, _ sentences: TodaySentences) -> [Block] {
    func isLearning(_ condition: Condition) -> Bool { condition.isNew && condition.answer.notEnough == nil }
    let next = conditions.dropFirst(index + 1).first
    guard isLearning(conditions[index]), !(next.map(isLearning) ?? false) else { return [] }
    let known = conditions[...index].reversed().prefix(while: isLearning).map(\.knownDays).max() ?? 0
    return [.sentence("\(ForecastFormatter.learning(knownDays: known, isEmpty: isEmpty, sentences.format))")]
  }

  /// Where little room is, how often that is stays on one line.
  private func chance(_ sentence: String, _ condition: Condition) -> [Block] {
    let band = condition.isNew ? nil : condition.answer.band
    func text(_ sentence: String) -> RichText {
      band.map { "\(sentence, RichText.Tone($0.colour), .strong)" } ?? "\(sentence, .strong)"
    }
    return [
      .byRoom(full: [.sentence(text(sentence))], short: [.sentence(text(sentence.keepingParenthesesWhole))])
    ]
  }

  private func why(_ forecast: ForecastView, _ sentences: TodaySentences) -> [Block] {
    guard !forecast.reasons.isEmpty else { return [] }
    return [.fact(.init(sentences.why(forecast), forecast.reasons.map { .init("\($0)") }, .lines))]
  }

  private func away(_ sentences: TodaySentences) -> [Block] {
    lastLogged == nil ? [] : [.sentence("\(Absence.welcomeBack(sentences.format))")]
  }

  // MARK: What came

  /// A day that has passed: what came, and what was forecast.
  private func record(_ sentences: TodaySentences) -> [Block] {
    let parts = conditions.map { condition -> [Block] in
      let name: [Block] = conditions.count > 1 ? [.heading(.init("\(condition.name)"))] : []
      return name + [.sentence("\(sentences.record(condition.outcome))")]
    }
    return [.section(parts.flatMap(\.self))]
  }

  /// How today came out so far; before its answers are in, how yesterday did.
  private func lookBack(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    guard !isPast else { return [] }
    if conditions.count > 1 {
      let facts = conditions.filter(\.isAnswered).map { condition in
        Block.fact(.init("\(condition.name):", "\(sentences.today(condition.outcome))"))
      }
      return facts.isEmpty ? [] : [.section(facts)]
    }
    if condition.isAnswered { return [.section([.sentence("\(sentences.today(condition.outcome))")])] }
    return [.byRoom(full: [.section([.sentence("\(sentences.yesterday(condition.yesterday))")])], short: [])]
  }

  /// How yesterday came out, where the default answer leaves it out.
  private func dayBefore(_ sentences: TodaySentences) -> [Block] {
    guard !isPast else { return [] }
    if conditions.count == 1 {
      return conditions.filter(\.isAnswered).map { .section([.sentence("\(sentences.yesterday($0.yesterday))")]) }
    }
    return conditions.map { condition in
      let yesterday = sentences.yesterday(condition.yesterday)
      return .section(yesterday.isEmpty ? [] : [.heading(.init("\(condition.name)")), .sentence("\(yesterday)")])
    }
  }

  // MARK: How good it is

  private func track(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    guard !isPast, condition.answer.notEnough == nil else { return [] }
    let blocks = quality(condition, sentences).filter { !$0.isEmpty }.map { Block.sentence("\($0)") }
    return blocks.isEmpty ? [] : [.section([.byRoom(full: blocks, short: [])])]
  }

  /// How far to trust the forecasts: a first guess says already that it is one.
  private func quality(_ condition: Condition, _ sentences: TodaySentences) -> [String] {
    if conditions.allSatisfy({ $0.knownDays == 0 }) { return [sentences.soonYours] }
    if conditions.allSatisfy(\.isNew) { return [sentences.score(condition.score)] }
    return [sentences.canBeWrong, conditions.count > 1 ? sentences.accuracy : sentences.score(condition.score)]
  }
}

extension String {
  /// With spaces that lines are not broken at between parentheses.
  fileprivate var keepingParenthesesWhole: String {
    var isWithin = false
    return String(
      map { character in
        if character == "(" { isWithin = true } else if character == ")" { isWithin = false }
        return isWithin && character == " " ? "\u{A0}" : character
      })
  }
}
