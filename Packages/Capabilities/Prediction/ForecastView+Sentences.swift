import TrackerApplication
import TrackerCore

extension ForecastView {
  /// How likely a flare is and how sure that is: the same sentences as on `today`, without the day, which a heading
  /// tells.
  func answer(_ format: TextFormatter) -> [Block] {
    let known = derivation?.learntFrom ?? 0
    let average = derivation.map { ForecastFormatter.average(($0.baseRate * 100).roundedHalfUp, format) } ?? ""
    if let notEnough { return [.sentence("\(notEnough)"), .sentence("\(average)")] }
    guard let band, known >= ForecastFormatter.patternDays else {
      let guess = ForecastFormatter.firstGuess(percent, spokenOn: .later, format)
      return [.sentence("\(guess, .strong)"), .sentence("\(ForecastFormatter.range(interval, format))")]
    }
    let chance = ForecastFormatter.chance(percent, band, spokenOn: .later, format)
    return [
      .sentence("\(chance, RichText.Tone(band.colour), .strong)"),
      .sentence("\(ForecastFormatter.range(interval, format)) \(average)"),
    ]
  }

  /// The reasons, the strongest first; in the first days, how far the person is known. Nothing where there is no
  /// forecast.
  ///
  /// - Parameter isToCome: Whether its day is still to come, so that nothing can have been logged since.
  func why(isToCome: Bool, _ format: TextFormatter) -> [Block] {
    if notEnough != nil { return [] }
    let known = derivation?.learntFrom ?? 0
    if isBeforeAnyEntry, !isToCome {
      let values = ["percent": format.percent(points: percent)]
      return [.sentence("\(format("Nothing was logged by then. Everyone starts with {percent}.", values))")]
    }
    guard known >= ForecastFormatter.patternDays else {
      return [
        .sentence("\(ForecastFormatter.learning(knownDays: known, isEmpty: isBeforeAnyEntry, format))")
      ]
    }
    guard !reasons.isEmpty else { return [] }
    return [.sentence("\(format("Why:"))"), .details([.list(.init(reasons.map { "\($0)" }))])]
  }
}

extension ForecastView.Derivation {
  /// Whether a step that is shown leads away from the start.
  var isMoved: Bool { sentences.contains { $0.part != .baseRate && $0.isShown } }

  /// A line as it is shown: its percentage is written as the screen writes them.
  private func text(of line: ForecastView.ExplanationLine, _ format: TextFormatter) -> String {
    line.part == .baseRate ? ForecastExplanation.start(line.logOdds, learntFrom, format) : line.text
  }

  /// Every step from what it starts from to the forecast, in sentences, each part by itself: the start, what raises it
  /// and what lowers it with bars, and where they lead.
  ///
  /// - Parameters:
  ///   - percent: Where they lead.
  ///   - isAfterGap: Whether nothing was logged for some days.
  func steps(_ format: TextFormatter, to percent: Int, isAfterGap: Bool = false) -> [[Block]] {
    let start = sentences.filter { $0.part == .baseRate }.map { Block.sentence("\(text(of: $0, format))") }
    let moving = sentences.filter { $0.part != .baseRate && $0.isShown }
    let longest = max(ForecastView.ExplanationLine.long, moving.map { abs($0.logOdds) }.max() ?? 0)
    func group(_ heading: String, _ lines: [ForecastView.ExplanationLine]) -> [Block] {
      guard !lines.isEmpty else { return [] }
      let rows = lines.map { Block.Table.Row(["\($0.text)"], bar: abs($0.logOdds) / longest) }
      return [.sentence("\(format(heading))"), .table(.init([.init("")], rows: rows))]
    }
    let groups =
      group("What raises it, biggest first:", moving.filter { $0.logOdds > 0 })
      + group("What lowers it, biggest first:", moving.filter { $0.logOdds < 0 })
    let end = format("All together: {percent}.", ["percent": format.percent(points: percent)])
    let unmoved =
      isAfterGap
      ? "Nothing was logged lately that moves it up or down." : "Nothing has moved it up or down yet."
    return [
      start, groups.isEmpty ? [.sentence("\(format(unmoved))")] : groups,
      [.sentence("\(end, .strong)")],
    ]
  }

  /// The same steps with their log-odds.
  func figures(_ format: TextFormatter, to percent: Int) -> [Block] {
    let end = format("All together: {percent}.", ["percent": format.percent(points: percent)])
    let rows = explanation.filter(\.isShown).map { line in
      Block.Table.Row(["\(format.logOdds(line.logOdds))", "\(text(of: line, format))"])
    }
    return [
      .sentence("\(format("Every step in log-odds. They add up to the forecast; above 0 raises it."))"),
      .table(
        .init(
          [.init(format("log-odds"), .trailing), .init(format("step"))],
          rows: rows + [Block.Table.Row(["\(format.logOdds(logOdds))", "\(end)"])])),
    ]
  }
}

extension ForecastView.ExplanationLine {
  /// A step of so many log-odds, or of more where there is one, has the longest bar.
  fileprivate static let long = 0.5
}

extension TextFormatter {
  /// Log-odds with their sign and two decimals: `+0.92`; `0.00` has none.
  func logOdds(_ value: Double) -> String {
    words.number(value.decimal(upTo: 2, atLeast: 2, isSigned: value.writtenHundredths > 0))
  }

  /// `−0.04 to +0.39`
  func logOdds(_ lower: Double, to upper: Double) -> String {
    words("{from} to {to}", ["from": logOdds(lower), "to": logOdds(upper)])
  }
}
