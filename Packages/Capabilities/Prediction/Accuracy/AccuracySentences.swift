import TrackerApplication
import TrackerCore

/// How good the forecasts of a condition have been, in the few sentences that a person needs.
struct AccuracySentences {
  let kinds: [AccuracyView.Row]
  let fewestDays: Int
  let format: TextFormatter

  /// The result of the official forecasts, or that it is too early for one; then what came of the days of each band;
  /// then how the other kinds did, as far as they have a result.
  var blocks: [Block] {
    guard let first = kinds.first else { return [] }
    guard let main = kinds.first(where: { $0.daysNeeded == 0 }) else { return [.sentence("\(tooEarly(first))")] }
    let early: [Block] = main.kind == first.kind ? [] : [.sentence("\(tooEarly(first))")]
    let others = kinds.filter { $0.daysNeeded == 0 && $0.kind != main.kind && $0.skillAgainstOwnRate != nil }
    return early + [.sentence("\(result(main), .strong)"), .section(bands(main))]
      + (others.isEmpty ? [] : [.section(others.map { .sentence("\(result($0))") })])
  }

  /// Too few days to tell the forecasts from luck.
  func tooEarly(_ row: AccuracyView.Row) -> String {
    format(
      row.daysNeeded == 1
        ? "Too early to say: {days} of {fewest} days so far. After 1 more day with a check-in, you will see the result."
        : """
        Too early to say: {days} of {fewest} days so far. After {needed} more days with a check-in, you will see the \
        result.
        """, ["days": "\(row.days)", "fewest": "\(fewestDays)", "needed": "\(row.daysNeeded)"])
  }

  // MARK: The result

  /// Better than, as good as, or worse than the person's own average, and whether that could be luck.
  func result(_ row: AccuracyView.Row) -> String {
    let days = ["days": "\(row.days)"]
    if row.flareDays == 0 { return format("No flare day in {days} days, so there is nothing to compare yet.", days) }
    guard let skill = row.skillAgainstOwnRate else {
      return format("Every day so far was the same, so there is nothing to compare yet.")
    }
    let percent = (skill * 100).roundedHalfUp
    let values = days.merging(["percent": format.percent(points: abs(percent))]) { own, _ in own }
    let sentence = format(compared(row.kind, percent), values)
    if percent != 0, row.rangeAgainstOwnRate?.contains(0) ?? false {
      return "\(sentence) \(format("This could be luck."))"
    }
    return percent < 0 && row.kind == .ahead
      ? "\(sentence) \(format("Your average is the better guide for now."))" : sentence
  }

  private func compared(_ kind: Forecast.Kind, _ percent: Int) -> String {
    switch (kind, percent.signum()) {
    case (.ahead, 1): "Over {days} days, the forecasts were {percent} better than just using your average."
    case (.ahead, 0): "Over {days} days, the forecasts were no better than just using your average."
    case (.ahead, _): "Over {days} days, the forecasts were {percent} worse than just using your average."
    case (.morning, 1): "The morning updates were {percent} better than just using your average."
    case (.morning, 0): "The morning updates were no better than just using your average."
    case (.morning, _): "The morning updates were {percent} worse than just using your average."
    case (.replayed, 1):
      "Over {days} days, estimates made later were {percent} better than just using your average."
    case (.replayed, 0): "Over {days} days, estimates made later were no better than just using your average."
    case (.replayed, _):
      "Over {days} days, estimates made later were {percent} worse than just using your average."
    }
  }

  // MARK: By band

  /// How many days of each band were flare days, each with a bar of their share.
  private func bands(_ row: AccuracyView.Row) -> [Block] {
    let rows = row.bands.map { band in
      Block.Table.Row(["\(AccuracySentences.told(band, format))"], bar: Double(band.flareDays) / Double(band.days))
    }
    return rows.isEmpty ? [] : [.table(.init([.init("")], rows: rows))]
  }

  /// How many days of a band were flare days: `When the forecast was high, 3 of 4 days were flare days.`
  static func told(_ band: AccuracyView.BandRow, _ format: TextFormatter) -> String {
    format(sentence(band), ["flares": "\(band.flareDays)", "days": "\(band.days)"])
  }

  private static func sentence(_ band: AccuracyView.BandRow) -> String {
    switch (band.band, band.flareDays == 1) {
    case (.high, true): "When the forecast was high, 1 of {days} days was a flare day."
    case (.high, false): "When the forecast was high, {flares} of {days} days were flare days."
    case (.moderate, true): "When the forecast was moderate, 1 of {days} days was a flare day."
    case (.moderate, false): "When the forecast was moderate, {flares} of {days} days were flare days."
    case (.low, true): "When the forecast was low, 1 of {days} days was a flare day."
    case (.low, false): "When the forecast was low, {flares} of {days} days were flare days."
    }
  }
}
