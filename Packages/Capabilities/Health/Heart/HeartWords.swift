import TrackerApplication
import TrackerCharts
import TrackerCore

/// How days that stand out and variability are told.
enum HeartWords {
  /// What stands out, with the data behind it.
  static func told(_ resting: RestingRate, on day: Day, _ format: TextFormatter) -> String {
    let values = [
      "day": ChartDays(format: format).name(day), "value": format.number(resting.value),
      "before": resting.before.map { format.number($0) } ?? "", "usual": format.number(resting.baseline),
      "known": "\(resting.known)",
    ]
    return switch resting.finding {
    case .sustained:
      format("{day}: {value}, and {before} the day before. Your usual was {usual} (n = {known}).", values)
    case .spike: format("{day}: {value}, far above your usual of {usual} (n = {known}).", values)
    case .dip: format("{day}: {value}, far below your usual of {usual} (n = {known}).", values)
    }
  }

  static func fact(of variability: HealthHeartView.Variability, _ format: TextFormatter) -> Block {
    let name = HealthArea.label(of: variability.metric).map { format($0) } ?? ""
    let values = [
      "value": format.number(variability.milliseconds), "day": ChartDays(format: format).name(variability.day),
      "score": variability.score.map { "\($0.score)" } ?? "", "known": variability.score.map { "\($0.known)" } ?? "",
    ]
    return .fact(
      .init(
        name,
        variability.score == nil
          ? "\(format("{value} on {day}. A score needs 14 of the 28 days before.", values))"
          : "\(format("{value} on {day}: {score} of 100, where 50 is your usual (n = {known})", values))"))
  }
}
