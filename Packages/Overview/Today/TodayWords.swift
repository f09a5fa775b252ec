import TrackerCommands
import TrackerCore

/// The sentences of the view of a day, shared by every way it is shown.
enum TodayWords {
  static func timesUsual(_ risk: TodayView.Risk, _ condition: TodayView.Condition) -> String {
    condition.knownDays < ForecastWords.patternDays ? "" : ForecastWords.timesUsual(risk.timesUsual)
  }

  static func likely(_ risk: TodayView.Risk) -> String {
    ForecastWords.likely(Double(risk.likelyFrom) / 100...Double(risk.likelyTo) / 100)
  }

  static func said(_ risk: TodayView.Risk, on day: Day) -> String {
    switch risk.kind {
    case .ahead: risk.dataThrough.distance(to: day) == 1 ? "said last night" : "said \(risk.dataThrough.shortText)"
    case .morning: "with last night's rest"
    case .replayed: "worked out from earlier days"
    }
  }

  /// nil once there is a pattern.
  static func building(_ condition: TodayView.Condition) -> String? {
    ForecastWords.building(knownDays: condition.knownDays).map { "\($0); until then mostly what is usual for people" }
  }

  static func arrow(_ change: TodayView.Slider.Change) -> String {
    switch change {
    case .up: "▲"
    case .down: "▼"
    case .same: "·"
    }
  }

  /// `Yesterday I said 61 %, and it was a flare (pain 8).` Nothing where nothing was said.
  static func lookBack(_ back: TodayView.LookBack) -> String {
    guard let said = back.said else { return "" }
    let outcome =
      switch back.isFlare {
      case true?: "and it was a flare"
      case false?: "and it was no flare"
      case nil: "and the day was not answered"
      }
    let said0 = back.kind == .ahead ? "Yesterday I said \(said) %" : "From earlier days, yesterday was \(said) %"
    return "\(said0), \(outcome)\(back.worst.map { " (\($0))" } ?? "").\(back.message.map { " \($0)" } ?? "")"
  }

  static func score(_ score: TodayView.Score) -> String {
    guard score.days > 0 else { return "" }
    let head = score.kind == .replayed ? "Score so far, worked out afterwards" : "Score so far"
    guard let skill = score.skill else { return "\(head): too early to tell (\(score.days) of \(score.fewestDays) days)." }
    let percent = abs((skill * 100).roundedHalfUp)
    let verdict = percent == 0 ? "as good as" : skill > 0 ? "\(percent) % better than" : "\(percent) % worse than"
    return "\(head): \(verdict) your own average over \(score.days) days"
  }
}
