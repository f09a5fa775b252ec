import TrackerApplication
import TrackerCore

/// How the forecasts for the days did, for a clinician: against the person's own average, with what is too early to
/// say.
struct TrackRecordSection: ReportSection {
  let id = "forecast"
  let title: Phrase = "Track record of the forecast"
  let place = 80
  let isNarrow = true
  let notTracked: Phrase = "There was no forecast for a day of this period whose outcome is known."

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let conditions = try range.conditions.map { try Self.scores(of: $0, in: range) }.filter { !$0.kinds.isEmpty }
    return conditions.isEmpty ? nil : TrackRecordReport(conditions: conditions)
  }

  /// The rules that forecasts are held against begin with the days that say what is usual.
  private static func scores(
    of reported: ReportedCondition, in range: ReportRange
  ) throws -> AccuracyView.Condition {
    let forecasts = Dictionary(
      grouping: try range.journal.forecasts(of: reported.condition.id, for: range.days), by: \.forDay)
    var baselines = Baselines()
    var days: [ScoredDay] = []
    for outcome in reported.outcomes(on: range.usual.lowerBound...range.days.upperBound) {
      days += (forecasts[outcome.day] ?? []).compactMap { ScoredDay($0, outcome: outcome, before: baselines) }
      baselines.advance(isFlare: outcome.isFlare, severity: outcome.severity)
    }
    return AccuracyView.Condition(reported.condition.id, name: reported.condition.pack.name, days: days)
  }
}

/// How the forecasts of a period did.
struct TrackRecordReport: ReportContent {
  var conditions: [AccuracyView.Condition]

  func headline(_ format: TextFormatter) -> RichText {
    guard conditions.count == 1, let row = conditions.first.flatMap(main) else { return "" }
    return "\(result(row, format))"
  }

  /// Of several conditions there is room for the results alone; what came of each band is in the details.
  func blocks(_ format: TextFormatter) -> [Block] {
    conditions.compactMap { condition -> Block? in
      guard let row = main(condition) else { return nil }
      return conditions.count == 1
        ? .sentence("\(bands(row, format))")
        : .sentence("\(condition.name, .strong): \(result(row, format))")
    }
  }

  func details(_ format: TextFormatter) -> [Block] {
    conditions.flatMap { condition -> [Block] in
      guard let row = main(condition) else { return [] }
      let name: [Block] =
        conditions.count > 1
        ? [.heading(.init("\(condition.name)")), .sentence("\(bands(row, format))")] : []
      guard row.daysNeeded == 0, !row.calibration.isEmpty else { return name }
      return name + [.chart(CalibrationChart(bins: row.calibration, format: format).dumbbell), figures(row, format)]
    }
  }

  /// Forecasts made ahead, or those worked out later where too few were made ahead.
  private func main(_ condition: AccuracyView.Condition) -> AccuracyView.Row? {
    let official = condition.kinds.filter { $0.kind != .morning }
    return official.first { $0.daysNeeded == 0 } ?? official.first
  }

  private func result(_ row: AccuracyView.Row, _ format: TextFormatter) -> String {
    var values = ["days": "\(row.days)", "needed": "\(row.days + row.daysNeeded)"]
    guard row.daysNeeded == 0 else { return format("Too early to say: {days} of {needed} days.", values) }
    guard let skill = row.skillAgainstOwnRate, let range = row.rangeAgainstOwnRate else {
      return format("No flare in {days} days, so there is nothing to compare.", values)
    }
    let percent = (skill * 100).roundedHalfUp
    values["percent"] = format.percent(points: abs(percent))
    if range.contains(0) {
      return format("Over {days} days, not clearly better than the person's own average", values)
    }
    return percent > 0
      ? format("Over {days} days, {percent} better than the person's own average", values)
      : format("Over {days} days, {percent} worse than the person's own average", values)
  }

  /// What came of the days of each band, the highest first.
  private func bands(_ row: AccuracyView.Row, _ format: TextFormatter) -> String {
    let told = row.bands.map { band in
      let share = format.share(of: band.flareDays, in: band.days)
      switch band.band {
      case .high: return format("High: {share}.", ["share": share])
      case .moderate: return format("Moderate: {share}.", ["share": share])
      case .low: return format("Low: {share}.", ["share": share])
      }
    }
    let kind = row.kind == .replayed ? [format("Made later, from earlier days only.")] : []
    return ([format("Flare days by forecast.")] + told + kind).joined(separator: " ")
  }

  private func figures(_ row: AccuracyView.Row, _ format: TextFormatter) -> Block {
    func number(_ value: Double?) -> String {
      value.map { format.number($0, upTo: 2).replacing("-", with: "−") } ?? "–"
    }
    let range = row.rangeAgainstOwnRate
    let values = [
      "skill": number(row.skillAgainstOwnRate), "low": number(range?.lowerBound), "high": number(range?.upperBound),
      "area": number(row.areaUnderCurve), "slope": number(row.calibrationSlope), "days": "\(row.days)",
      "flares": "\(row.flareDays)",
    ]
    let skill = format("Brier skill against the own rate {skill} (90%: {low} to {high}; above 0 is better).", values)
    let rest =
      row.calibrationSlope == nil
      ? format("AUC {area} (0.5 is chance).", values)
      : format("AUC {area} (0.5 is chance). Calibration slope {slope} (1 is right).", values)
    let count = format("{days} days, {flares} of them flare days.", values)
    return .sentence("\([skill, rest, count].joined(separator: " "), .faint)")
  }
}
