import TrackerApplication
import TrackerCore

extension ForecastView {
  /// The probability and its band, in the band's colour; the base rate has neither.
  func risk(_ format: TextFormatter) -> [Block.Value] {
    guard let band else { return [.init("\(percent) %"), .init("\(format("your average so far"))")] }
    let tone = RichText.Tone(band.colour)
    return [.init("\("\(percent) %", tone, .strong)"), .init("\(format(band.rawValue), tone, .strong)")]
  }

  /// Against the person's own rate, and the interval; nothing where nothing but the base rate is said.
  ///
  /// - Parameter knownDays: Days that it learnt from; while they are too few there is no rate to hold it against.
  func confidence(_ format: TextFormatter, knownDays: Int) -> [Block.Value] {
    if isBaseRateOnly { return [] }
    let ratio =
      knownDays < ForecastFormatter.patternDays
      ? [] : [ForecastFormatter.ratioToBaseRate(ratioToBaseRate, format.words)]
    let likely = ForecastFormatter.likely(
      Double(interval.lowerBound) / 100...Double(interval.upperBound) / 100, format.words)
    return (ratio + [likely]).map { .init("\($0)") }
  }

  /// Where it comes from, in a few words.
  ///
  /// - Parameter ahead: Of a forecast that was made before its day.
  func origin(_ format: TextFormatter, ahead: String) -> String {
    switch kind {
    case .ahead: ahead
    case .morning: format("with last night's rest")
    case .replayed: format(isBeforeAnyEntry ? "before anything was logged" : "worked out from earlier days")
    }
  }

  /// How far the person's pattern is built; once it is, the reasons; after a long silence, that it takes an answer.
  /// Nothing where there is none of it.
  func background(_ format: TextFormatter, knownDays: Int) -> [Block] {
    if let notEnough { return [.sentence("\(notEnough)")] }
    if let building = ForecastFormatter.building(knownDays: knownDays, format.words) {
      let text = format(
        "{building}. Until then, the forecast leans on a start that is the same for everyone.",
        ["building": building])
      return [.progress(.init("\(text)", done: knownDays, of: ForecastFormatter.patternDays))]
    }
    return reasons.isEmpty ? [] : [.sentence("\(format("because:")) \(reasons.joined(separator: " · "))")]
  }
}

extension ForecastView.Derivation {
  /// Every step from what it starts at to the forecast.
  ///
  /// - Parameter percent: Where they lead.
  func blocks(_ format: TextFormatter, to percent: Int) -> [Block] {
    let shown = explanation.filter(\.isShown)
    let together = Block.Table.Row(["\(format("together"))", "\(format.logOdds(logOdds))", "\(percent) %"])
    let nothing: [Block] = shown.count > 1 ? [] : [.sentence("\(format("Nothing has moved it from there yet."))")]
    return [
      .sentence("\(format("Step by step, in log-odds: they add up, percentages would not."))"),
      .table(
        .init([.init(""), .init("", .trailing), .init("")], rows: shown.map { $0.row(format) } + [together])),
    ] + nothing
  }
}

extension ForecastView.ExplanationLine {
  /// Log-odds that fill a bar.
  private static let longest = 1.5

  fileprivate func row(_ format: TextFormatter) -> Block.Table.Row {
    .init(
      ["\(effect(format))", "\(format.logOdds(logOdds))", "\(text)"],
      bar: part == .baseRate ? nil : min(1, abs(logOdds) / Self.longest))
  }

  private func effect(_ format: TextFormatter) -> String {
    switch part {
    case .baseRate: return format("starts at")
    case .smaller: return format(logOdds > 0 ? "raise it" : "lower it")
    case .moving, .limit:
      // By the number that stands beside it: −0.20 is the same on every screen.
      return switch logOdds.writtenHundredths {
      case ..<20: format(logOdds > 0 ? "raises it a little" : "lowers it a little")
      case ..<60: format(logOdds > 0 ? "raises it" : "lowers it")
      default: format(logOdds > 0 ? "raises it much" : "lowers it much")
      }
    }
  }
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

  /// `1 day`, `2.5 days`
  func days(_ count: Double) -> String {
    let text = number(count)
    return words(text == "1" ? "1 day" : "{count} days", ["count": text])
  }
}
