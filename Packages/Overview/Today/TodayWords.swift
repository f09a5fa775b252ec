import TrackerCommands
import TrackerCore

/// The sentences of the view of a day, shared by every way it is shown.
enum TodayWords {
  /// Under so many days with a known outcome the pattern is still being built.
  static let patternDays = 7

  static func timesUsual(_ risk: TodayView.Risk, _ condition: TodayView.Condition) -> String {
    condition.knownDays < patternDays ? "" : ForecastWords.timesUsual(risk.timesUsual)
  }

  static func likely(_ risk: TodayView.Risk) -> String { "likely \(risk.likelyFrom)–\(risk.likelyTo) %" }

  static func said(_ risk: TodayView.Risk, on day: Day) -> String {
    switch risk.kind {
    case .ahead: risk.dataThrough.distance(to: day) == 1 ? "said last night" : "said \(risk.dataThrough.shortText)"
    case .morning: "with last night's rest"
    case .replayed: "worked out from earlier days"
    }
  }

  static func building(_ condition: TodayView.Condition) -> String {
    "building your pattern: \(condition.knownDays) of \(patternDays) days; until then mostly what is usual for people"
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
    guard let skill = score.skill else { return "Score so far: too early to tell (\(score.days) of \(score.fewestDays) days)." }
    let percent = abs((skill * 100).roundedHalfUp)
    let verdict = percent == 0 ? "as good as" : skill > 0 ? "\(percent) % better than" : "\(percent) % worse than"
    return "Score so far: \(verdict) your own average over \(score.days) days"
  }
}
