import TrackerApplication
import TrackerCore

/// The sentences of forecasts on `today`.
struct TodaySentences {
  let format: TextFormatter

  private var words: Phrases { format.words }

  /// `2.3 × your usual`
  func timesBaseRate(_ risk: ForecastsToday.Risk) -> String {
    ForecastFormatter.timesUsual(risk.timesUsual, words)
  }

  func likely(_ risk: ForecastsToday.Risk) -> String {
    ForecastFormatter.likely(Double(risk.likelyFrom) / 100...Double(risk.likelyTo) / 100, words)
  }

  func said(_ risk: ForecastsToday.Risk, on day: Day) -> String {
    switch risk.kind {
    case .ahead:
      risk.dataThrough.distance(to: day) == 1
        ? words("said last night") : words("said {day}", ["day": format.short(risk.dataThrough)])
    case .morning: words("with last night's rest")
    case .replayed: words(risk.isBeforeAnyEntry ? "before anything was logged" : "worked out from earlier days")
    }
  }

  /// nil once there is a pattern.
  func building(_ condition: ForecastsToday.Condition) -> String? {
    ForecastFormatter.building(knownDays: condition.knownDays, words).map {
      words("{building}; until then mostly what is usual for people", ["building": $0])
    }
  }

  /// `Nothing logged since Thursday 12 March. …`
  func away(since last: Day, _ message: String) -> String {
    words("Nothing logged since {day}. {message}", ["day": format.short(last), "message": message])
  }

  /// `Yesterday I said 61 %, and it was a flare (pain 8).` Nothing where nothing was said.
  func lookBack(_ back: ForecastsToday.LookBack) -> String {
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

  func score(_ score: ForecastsToday.Score) -> String {
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
