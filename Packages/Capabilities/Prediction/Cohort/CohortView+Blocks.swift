import TrackerApplication
import TrackerCore

extension CohortView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["days": "\(days)", "people": "\(people)", "file": predictions]
    let written = format(
      people == 1
        ? "Wrote forecasts for 1 person to {file} (days: {days})."
        : "Wrote forecasts for {people} people to {file} (days: {days}).", values)
    return [.sentence("\(written)")] + unusedColumns(format) + rejections(format) + [.section(scored(format))]
  }

  private func unusedColumns(_ format: TextFormatter) -> [Block] {
    guard let pack, !unused.isEmpty else { return [] }
    let values = ["pack": "\(pack)", "columns": unused.map(\.rawValue).joined(separator: ", ")]
    return [.sentence("\(format("No factor of {pack} uses these columns: {columns}.", values))")]
  }

  private func scored(_ format: TextFormatter) -> [Block] {
    guard let all = scores.first else { return [.sentence("\(format("No day could be scored."))")] }
    let about = format(
      "Good is: skill above 0, log loss 0, AUC 1 (0.5 is chance), ECE 0, slope 1. Below 1 it is overconfident.")
    return [.sentence("\(verdict(all, format))"), .table(table(format)), .details([.sentence(.init(about, .faint))])]
  }

  private func verdict(_ score: Score, _ format: TextFormatter) -> String {
    let percent = score.skillAgainstOwnRate.map { format.percent(abs($0), places: 1) }
    let values = [
      "days": "\(score.days)", "flares": "\(score.flareDays)", "fewest": "\(ForecastScore.fewestDays)",
      "percent": percent ?? "",
    ]
    let scored = format("Days scored: {days}, flare days: {flares}.", values)
    return "\(scored) \(format(result(score), values))"
  }

  private func result(_ score: Score) -> String {
    if score.days < ForecastScore.fewestDays {
      return "That is too few to tell the forecasts from luck: it takes {fewest} days."
    }
    guard let skill = score.skillAgainstOwnRate else { return "Each person's own average was never wrong." }
    switch (skill * 1000).roundedHalfUp.signum() {
    case 1: return "The forecasts were {percent} better than just using each person's average so far."
    case 0: return "The forecasts were no better than just using each person's average so far."
    default: return "The forecasts were {percent} worse than just using each person's average so far."
    }
  }

  private func table(_ format: TextFormatter) -> Block.Table {
    let titles = ["days", "flare days", "skill", "log loss", "AUC", "ECE", "slope"]
    return Block.Table(
      [.init("")] + titles.map { .init(format($0), .trailing) },
      rows: scores.enumerated().map { index, score in
        let cells = [
          index == 0 ? format("all days") : window(score, format), "\(score.days)", "\(score.flareDays)",
          format.skill(score.skillAgainstOwnRate), format.figure(score.logLoss), format.figure(score.areaUnderCurve),
          format.figure(score.calibrationError), format.figure(score.calibrationSlope),
        ]
        return .init(cells.map { RichText($0) })
      })
  }

  /// `days 2–7`, `from day 121`
  private func window(_ score: Score, _ format: TextFormatter) -> String {
    guard let last = score.toDay else { return format("from day {first}", ["first": "\(score.fromDay)"]) }
    return format("days {first}–{last}", ["first": "\(score.fromDay)", "last": "\(last)"])
  }
}
