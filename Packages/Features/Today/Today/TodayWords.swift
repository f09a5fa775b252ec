import TrackerCommands
import TrackerCore

/// The sentences of the view of a day, shared by every way it is shown.
struct TodayWords {
  let style: TextStyle

  private var words: Phrases { style.words }

  func timesUsual(_ risk: TodayView.Risk, _ condition: TodayView.Condition) -> String {
    condition.knownDays < ForecastWords.patternDays ? "" : ForecastWords.timesUsual(risk.timesUsual, words)
  }

  func likely(_ risk: TodayView.Risk) -> String {
    ForecastWords.likely(Double(risk.likelyFrom) / 100...Double(risk.likelyTo) / 100, words)
  }

  func said(_ risk: TodayView.Risk, on day: Day) -> String {
    switch risk.kind {
    case .ahead:
      risk.dataThrough.distance(to: day) == 1
        ? words("said last night") : words("said {day}", ["day": style.short(risk.dataThrough)])
    case .morning: words("with last night's rest")
    case .replayed: words(risk.isBeforeAnyEntry ? "before anything was logged" : "worked out from earlier days")
    }
  }

  /// nil once there is a pattern.
  func building(_ condition: TodayView.Condition) -> String? {
    ForecastWords.building(knownDays: condition.knownDays, words).map {
      words("{building}; until then mostly what is usual for people", ["building": $0])
    }
  }

  func arrow(_ change: TodayView.Slider.Change) -> String {
    switch change {
    case .up: "▲"
    case .down: "▼"
    case .same: "·"
    }
  }

  /// `Nothing logged since Thursday 12 March. …`
  func away(since last: Day, _ message: String) -> String {
    words("Nothing logged since {day}. {message}", ["day": style.short(last), "message": message])
  }

  /// `Yesterday I said 61 %, and it was a flare (pain 8).` Nothing where nothing was said.
  func lookBack(_ back: TodayView.LookBack) -> String {
    guard let said = back.said else { return "" }
    let outcome =
      switch back.isFlare {
      case true?: words("and it was a flare")
      case false?: words("and it was no flare")
      case nil: words("and the day was not answered")
      }
    let head = words(
      back.kind == .ahead ? "Yesterday I said {percent} %" : "From earlier days, yesterday was {percent} %",
      ["percent": "\(said)"])
    return "\(head), \(outcome)\(back.worst.map { " (\($0))" } ?? "").\(back.message.map { " \($0)" } ?? "")"
  }

  func score(_ score: TodayView.Score) -> String {
    guard score.days > 0 else { return "" }
    let head = words(score.kind == .replayed ? "Score so far, worked out afterwards" : "Score so far")
    guard let skill = score.skill else {
      return words(
        "{head}: too early to tell ({days} of {fewest} days).",
        ["head": head, "days": "\(score.days)", "fewest": "\(score.fewestDays)"])
    }
    let percent = abs((skill * 100).roundedHalfUp)
    let verdict =
      percent == 0
      ? "{head}: as good as your own average over {days} days"
      : skill > 0
        ? "{head}: {percent} % better than your own average over {days} days"
        : "{head}: {percent} % worse than your own average over {days} days"
    return words(verdict, ["head": head, "percent": "\(percent)", "days": "\(score.days)"])
  }
}
