import TrackerApplication
import TrackerCore

/// The sentences of forecasts on `today`.
struct TodaySentences {
  let format: TextFormatter

  private var words: Phrases { format.words }

  /// `Nothing logged since Thursday 12 March.`
  func away(since last: Day) -> String { words("Nothing logged since {day}.", ["day": format.short(last)]) }

  /// `Yesterday I said 61 %, and it was a flare (pain 8).` Nothing where nothing was said.
  func lookBack(_ back: ForecastsToday.LookBack) -> String {
    guard let percent = back.percent else { return "" }
    let outcome =
      switch back.isFlare {
      case true?: words("and it was a flare")
      case false?: words("and it was no flare")
      case nil: words("and the day was not answered")
      }
    let head = words(
      back.kind == .ahead ? "Yesterday I said {percent} %" : "From earlier days, yesterday was {percent} %",
      ["percent": "\(percent)"])
    return "\(head), \(outcome)\(back.worst.map { " (\($0))" } ?? "").\(back.message.map { " \($0)" } ?? "")"
  }

  func score(_ score: ForecastsToday.Score) -> String {
    guard score.days > 0 else { return "" }
    let head = words(score.kind == .replayed ? "Score so far, worked out afterwards" : "Score so far")
    if score.days >= score.fewestDays, score.flares == 0 {
      return words(
        "{head}: no flare in {days} days, so there was nothing to forecast better.",
        ["head": head, "days": "\(score.days)"])
    }
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
