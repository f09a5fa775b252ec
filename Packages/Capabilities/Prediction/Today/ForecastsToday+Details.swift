import TrackerApplication
import TrackerCore

/// What `today --more` adds.
extension ForecastsToday {
  /// Where the day's forecast is from, how it compares, and why where the answer did not say that.
  func details(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    let format = sentences.format
    let title = sentences.more(conditions.count > 1 ? condition.name : nil)
    let forecast = condition.today
    guard forecast.notEnough == nil else { return [] }
    let origin = [sentences.origin(forecast, of: day), sentences.update(condition)].compactMap { $0 }
    var blocks: [Block] = [.sentence("\(origin.joined(separator: " "))")]
    if !condition.isNew {
      let comparison = ForecastFormatter.comparison(
        forecast.percent, average: forecast.average, ratio: forecast.ratioToBaseRate, format)
      blocks.append(.sentence("\(comparison)"))
      if condition.isAnswered || isPast, !forecast.reasons.isEmpty {
        blocks.append(.fact(.init(sentences.why(forecast), forecast.reasons.map { .init("\($0)") }, .lines)))
      }
    }
    return [.section([.heading(.init("\(title)")), .details(blocks)])]
  }

  /// Tomorrow, where it is not the answer, what of today goes together with such days, and where to read on.
  func tomorrow(_ condition: Condition, _ sentences: TodaySentences) -> [Block] {
    guard !isPast else { return [] }
    let next = conditions.filter { !$0.isAnswered && $0.tomorrow.notEnough == nil }.map { condition in
      Block.sentence("\(sentences.tomorrow(condition, isNamed: conditions.count > 1))")
    }
    let claim = conditions.compactMap { $0.tomorrow.advice?.goesTogether }.first.map { [$0] } ?? []
    let read = [sentences.everyStep] + (condition.score.days > 0 ? [sentences.accuracy] : [])
    return [.section(next + (claim + read).map { .sentence("\($0)") })]
  }

  /// The load score with its groups, one a line, and what added to it.
  ///
  /// - Parameter condition: Its name, where there are several.
  func load(_ load: Load, _ condition: String?, _ sentences: TodaySentences) -> [Block] {
    let name = condition.map { [Block.heading(.init("\($0)"))] } ?? []
    guard let score = load.score, let band = load.band else {
      return [.section(name + [.sentence("\(sentences.noLoad(load))")])]
    }
    let title = sentences.load(load, score, band)
    let rows = load.groups.sorted { ($0.score ?? -1) > ($1.score ?? -1) }.map { group in
      Block.Table.Row(["\(group.name)", "\(group.score.map(String.init) ?? sentences.notKnown)"])
    }
    let added: [Block] =
      load.reasons.isEmpty
      ? []
      : [
        .sentence("\(sentences.whatAdded)"),
        .details([.list(.init(load.reasons.map { "\($0)" }, mark: .none))]),
      ]
    return [
      .section(
        name + [
          .heading(.init("\(title, RichText.Tone(band.colour))")),
          .details(
            [.sentence("\(sentences.whatLoadIs)"), .table(.init([.init(""), .init("", .trailing)], rows: rows))] + added
          ),
        ])
    ]
  }
}
