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

  // MARK: The answer

  /// What is asked, why, and what there is to know of it.
  private func one(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    let answer = condition.answer
    var blocks = away(sentences)
    if let notEnough = answer.notEnough {
      let last = lastLogged.map { Block.sentence("\(sentences.lastEntry($0))") }
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
    if let last = lastLogged { blocks.append(.sentence("\(sentences.oldAnswers(since: last))")) }
    if !condition.isAnswered, let moved = sentences.update(condition, onlyIfMoved: true) {
      blocks.append(.sentence("\(moved)"))
    }
    return [.section(blocks + why(answer, sentences))]
  }

  /// The answer of each condition in a line, then the reasons of the first two.
  private func several(_ sentences: TodaySentences) -> [Block] {
    let lines = conditions.flatMap { chance(sentences.namedChance($0), $0) }
    let learning = conditions.filter { $0.isNew && $0.answer.notEnough == nil }.max { $0.knownDays < $1.knownDays }
    let note = learning.map {
      Block.sentence("\(ForecastFormatter.learning(knownDays: $0.knownDays, isEmpty: isEmpty, sentences.format))")
    }
    let reasons = conditions.prefix(2).filter { !$0.isNew && !$0.answer.reasons.isEmpty }.flatMap { condition in
      [
        Block.sentence("\(sentences.why(condition.answer, of: condition.name))"),
        .details([.list(.init(condition.answer.reasons.prefix(2).map { "\($0)" }, mark: .none))]),
      ]
    }
    return [
      .section(away(sentences) + lines + (note.map { [$0] } ?? []) + [.byRoom(full: reasons, short: [])])
    ]
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
    lastLogged == nil ? [] : [.sentence("\(sentences.welcomeBack)")]
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
    guard !isPast, conditions.count == 1 else { return [] }
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
      let told = [
        condition.isAnswered ? sentences.today(condition.outcome) : "", sentences.yesterday(condition.yesterday),
      ].filter { !$0.isEmpty }
      return .section(
        told.isEmpty ? [] : [.heading(.init("\(condition.name)"))] + told.map { .sentence("\($0)") })
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
