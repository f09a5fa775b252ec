import TrackerApplication
import TrackerCore

extension FlareView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let title = format(
      "Your flare that began on {day} ({condition})", ["day": format.long(flare.from), "condition": name])
    let facts = flare.facts(format).joined(separator: ", ")
    let going = flare.isOngoing ? " " + format("It is still going on.") : ""
    return [
      .heading(.init("\(title)")), .sentence("\(facts).\(going)"), .section(dayByDay(format)),
      .section(why(format)),
    ]
      + (showsFigures ? FlareFigures(view: self, format: format).blocks : [.section(before(format))])
      + [.section(end(format))]
  }

  // MARK: Its days

  /// So many days are shown by themselves.
  private static let mostDays = 10

  private func dayByDay(_ format: TextFormatter) -> [Block] {
    let shown = showsFigures || days.count <= FlareView.mostDays ? days : Array(days.prefix(FlareView.mostDays - 1))
    let rows = shown.map { line in
      Block.Table.Row([
        "\(format.short(line.day))", "\(line.state(format))", "\(line.forecast?.sentence(format) ?? "")",
      ])
    }
    let more = days.count - shown.count
    let rest: [Block] =
      more == 0 ? [] : [.details([.sentence("\(format("and {count} more days", ["count": "\(more)"]))")])]
    return [
      .heading(.init("\(format("Day by day:"))")), .table(.init([.init(""), .init(""), .init("")], rows: rows)),
    ] + rest
  }

  // MARK: Why

  private func why(_ format: TextFormatter) -> [Block] {
    guard let why, let derivation = why.derivation else {
      return [.sentence("\(format("There was no forecast for the first day."))")]
    }
    let title = format(
      why.kind == .replayed
        ? "Why the first day is estimated at {percent}:" : "Why the forecast for the first day was {percent}:",
      ["percent": format.percent(points: why.percent)])
    let steps = derivation.steps(format, to: why.percent)
    return [.heading(.init("\(title)"))]
      + (showsFigures
        ? derivation.figures(format, to: why.percent)
        : (steps.first ?? []) + steps.dropFirst().map { .section($0) })
  }

  // MARK: What went before

  private func before(_ format: TextFormatter) -> [Block] {
    guard !sentences.isEmpty else {
      return logged.isEmpty
        ? [.sentence("\(format("Nothing is logged for the two days before."))")]
        : [.sentence("\(format("The day before was like most other days."))")]
    }
    let title = format("The day before, {day}:", ["day": format.short(flare.from.advanced(by: -1))])
    return [.heading(.init("\(title)")), .details([.list(.init(sentences.map { "\($0)" }))])]
  }

  private func end(_ format: TextFormatter) -> [Block] {
    let before = format("These things came before the flare. They may not have caused it.")
    if showsFigures { return [.sentence("\(before)")] }
    let values = ["command": "symptoms flares show \(flare.number)\(option) --figures"]
    return (sentences.isEmpty ? [] : [.sentence("\(before)")])
      + [.sentence("\(format("All figures: {command}", values))")]
  }
}

extension FlareView.DayLine {
  /// How bad it was; that it was marked, or not answered.
  fileprivate func state(_ format: TextFormatter) -> String {
    guard let severity else { return format(isMarked ? "you marked it" : "no check-in") }
    let value = ["value": format.number(severity), "symptoms": symptoms ?? ""]
    if symptoms != nil { return format("{value} out of 10 ({symptoms})", value) }
    return format(isMarked ? "{value} out of 10, you marked it" : "{value} out of 10", value)
  }
}

extension FlaresView.StoredForecast {
  /// `forecast 62%`, `estimated later: 40%`
  fileprivate func sentence(_ format: TextFormatter) -> String {
    format(
      kind == .replayed ? "estimated later: {percent}" : "forecast {percent}",
      ["percent": format.percent(points: percent)])
  }
}
