import TrackerApplication
import TrackerCharts
import TrackerCore

/// In reports: what was forecast for the days, what came, and what is next.
struct ForecastSection: ReportSection {
  let id = "forecast"
  let title: Phrase = "Forecasts"
  let place = 30
  let notTracked: Phrase = "There was no forecast for this time. The first one comes with your first check-in."

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let conditions = try range.conditions.compactMap { try ForecastReport.Condition($0, in: range) }
    return conditions.isEmpty ? nil : ForecastReport(conditions: conditions, isOfSeveral: range.conditions.count > 1)
  }
}

/// How the forecasts for some days did.
struct ForecastReport: ReportContent {
  /// A day with a forecast from the days before it.
  struct ForecastDay: Encodable, Sendable {
    var day: Day
    /// 0 … 1
    var probability: Double
    var band: RiskBand?
    /// nil where it is not known.
    var isFlare: Bool?
    /// Whether it was made after the day had begun, from earlier days only.
    var isMadeLater: Bool
  }

  struct Condition: Encodable, Sendable {
    var id: PackID
    let name: String
    var days: [ForecastDay]
    var bands: [AccuracyView.BandRow]
    /// The first day after them, where that is tomorrow.
    var next: Next?
  }

  struct Next: Encodable, Sendable {
    var day: Day
    var probability: Double
    /// The plausible range.
    var range: ClosedRange<Double>
    /// The person's own flare rate.
    var average: Double
  }

  var conditions: [Condition]
  let isOfSeveral: Bool

  private enum CodingKeys: String, CodingKey { case conditions }
}

extension ForecastReport.Condition {
  /// nil where nothing was forecast for the days, nor for the one after them.
  init?(_ reported: ReportedCondition, in range: ReportRange) throws {
    id = reported.condition.id
    name = reported.condition.pack.name
    let last = range.days.upperBound
    let asked = range.days.lowerBound...(range.isOpen ? last.advanced(by: 1) : last)
    let forecasts = Dictionary(grouping: try range.journal.forecasts(of: id, for: asked), by: \.forDay)
      .compactMapValues(FlaresBuilder.official)
    days =
      range.days.lowerBound.number > last.number
      ? []
      : (range.days.lowerBound.number...last.number).compactMap { number in
        forecasts[Day(number: number)].map { forecast in
          ForecastReport.ForecastDay(
            day: forecast.forDay, probability: forecast.probability, band: forecast.band,
            isFlare: reported.outcome(of: forecast.forDay).isFlare, isMadeLater: forecast.kind == .replayed)
        }
      }
    let known = days.filter { $0.isFlare != nil }
    let byBand = Dictionary(grouping: known.filter { $0.band != nil }) { $0.band ?? .low }
    bands = RiskBand.allCases.sorted(by: >).compactMap { band in
      byBand[band].map { .init(band: band, days: $0.count, flareDays: $0.count { $0.isFlare == true }) }
    }
    next = forecasts[last.advanced(by: 1)].map {
      ForecastReport.Next(day: $0.forDay, probability: $0.probability, range: $0.range, average: $0.baseRate)
    }
    if days.isEmpty, next == nil { return nil }
  }

  /// The mean forecast of days that were a flare, or of those that were none; nil where there was no such day. What was
  /// made later was no forecast to the person, and does not count.
  func mean(ofFlares isFlare: Bool) -> Double? {
    let own = days.filter { $0.isFlare == isFlare && !$0.isMadeLater }.map(\.probability)
    return own.isEmpty ? nil : own.reduce(0, +) / Double(own.count)
  }
}

extension ForecastReport {
  private static let mostListed = 7

  func headline(_ format: TextFormatter) -> RichText {
    guard conditions.count == 1, let only = conditions.first else { return "" }
    if only.days.isEmpty { return "\(format("There was no forecast for these days"))" }
    if only.days.allSatisfy(\.isMadeLater) { return "\(format("These forecasts were made later"))" }
    let means = (flare: only.mean(ofFlares: true), other: only.mean(ofFlares: false))
    let values = [
      "flare": means.flare.map(format.percent) ?? "", "other": means.other.map(format.percent) ?? "",
    ]
    switch means {
    case (_?, _?): return "\(format("On average {flare} for flare days, {other} for other days", values))"
    case (_?, nil): return "\(format("On average {flare} for flare days", values))"
    case (nil, _?):
      let hasFlare = only.days.contains { $0.isFlare == true }
      return hasFlare
        ? "\(format("On average {other} for days without a flare", values))"
        : "\(format("On average {other}, and no flare came", values))"
    case (nil, nil): return "\(format("What came is not known"))"
    }
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    conditions.flatMap { condition -> [Block] in
      let name: [Block] = isOfSeveral ? [.heading(.init("\(condition.name)"))] : []
      return name + past(condition, format) + [next(condition, format)].compactMap(\.self)
    }
  }

  private func past(_ condition: Condition, _ format: TextFormatter) -> [Block] {
    guard !condition.days.isEmpty else { return [] }
    let madeLater = condition.days.count { $0.isMadeLater }
    let told = format.count(
      madeLater, "1 of these forecasts was made later, from earlier days only.",
      "{count} of these forecasts were made later, from earlier days only.")
    let note: [Block] = madeLater > 0 ? [.sentence("\(told, .faint)")] : []
    guard condition.days.count > Self.mostListed else {
      let rows = condition.days.map { day in
        let came = day.isFlare.map { $0 ? RichText(format("flare"), .bad) : "\(format("no flare"))" }
        let chance = format.percent(day.probability)
        return Block.Table.Row(
          [
            "\(format.short(day.day))",
            day.isMadeLater ? "\(chance) \(format("made later"), .faint)" : "\(chance)",
            came ?? RichText(format("not known"), .unknown),
          ], bar: day.probability, short: [sentence(day, format)])
      }
      return [
        .table(
          .init(
            [.init(format("Day")), .init(format("forecast"), .trailing), .init(format("what came"))],
            caption: format("Each day's forecast, and what came"), rows: rows))
      ] + note
    }
    let unknown = condition.days.count { $0.isFlare == nil }
    let rows = condition.bands.map { band in
      Block.Table.Row(
        ["\(AccuracySentences.told(band, format))"], bar: Double(band.flareDays) / Double(band.days))
    }
    let rest = format.count(
      unknown, "1 more day had a forecast, but what came is not known.",
      "{count} more days had a forecast, but what came is not known.")
    return [chart(of: condition, format)].compactMap(\.self)
      + [.table(.init([.init("")], caption: format("What came after each forecast"), rows: rows))]
      + (unknown > 0 ? [.sentence("\(rest, .faint)")] : []) + note
  }

  /// A day's forecast and what came, where there is no room for columns.
  private func sentence(_ day: ForecastDay, _ format: TextFormatter) -> RichText {
    let values = ["day": format.short(day.day), "chance": format.percent(day.probability)]
    let says =
      switch day.isFlare {
      case true?: format("{day}: {chance} was forecast, and a flare came.", values)
      case false?: format("{day}: {chance} was forecast, and no flare came.", values)
      case nil: format("{day}: {chance} was forecast. What came is not known.", values)
      }
    return day.isMadeLater ? "\(says) \(format("Made later."), .faint)" : "\(says)"
  }

  /// The chance of each day in percent, with days marked on which a flare came.
  private func chart(of condition: Condition, _ format: TextFormatter) -> Block? {
    guard let first = condition.days.first?.day, let last = condition.days.last?.day else { return nil }
    let byDay = Dictionary(condition.days.map { ($0.day, $0.probability * 100) }) { $1 }
    let ticks = [0.0, 50, 100].map { ChartAxis.Tick($0, format.percent($0 / 100)) }
    var chart = ReportChart(
      format("chance of a flare"), (first...last).map { byDay[$0] }, on: first...last,
      axis: ChartAxis(format("chance of a flare"), 0...100, ticks: ticks),
      sentences: [format("What was forecast for each day. Days on which a flare came are marked.")])
    chart.hasMean = false
    chart.marked = Set(condition.days.filter { $0.isFlare == true }.map(\.day))
    return chart.block(format)
  }

  private func next(_ condition: Condition, _ format: TextFormatter) -> Block? {
    condition.next.map { next in
      let values = [
        "day": format.short(next.day), "chance": format.percent(next.probability),
        "low": format.percent(next.range.lowerBound), "high": format.percent(next.range.upperBound),
        "average": format.percent(next.average),
      ]
      let says = "The forecast for {day} is {chance}, probably between {low} and {high}. Your average is {average}."
      return .sentence("\(format(says, values))")
    }
  }
}
