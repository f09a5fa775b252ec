import TrackerApplication
import TrackerCore

extension AccuracyView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let title = Block.heading(.init("\(format("How good the forecasts have been"))"))
    let parts = conditions.map { condition -> [Block] in
      let name: [Block] = conditions.count > 1 ? [.heading(.init("\(condition.name)"))] : []
      return name + (condition.kinds.isEmpty ? [.sentence("\(none(format))")] : results(of: condition, format))
    }
    return [title] + parts.map { .section($0) } + [.section(end(format))]
  }

  private func results(of condition: Condition, _ format: TextFormatter) -> [Block] {
    showsFigures
      ? condition.kinds.map { .section(AccuracyFigures(row: $0, fewestDays: fewestDays, format: format).blocks) }
      : AccuracySentences(kinds: condition.kinds, fewestDays: fewestDays, format: format).blocks
  }

  private func none(_ format: TextFormatter) -> String {
    format(
      """
      There are no results yet. A day counts once it had a forecast and you checked in. The first result needs \
      {fewest} days.
      """,
      ["fewest": "\(fewestDays)"])
  }

  /// What holds for every condition: that the past is no promise, and what to type for more.
  private func end(_ format: TextFormatter) -> [Block] {
    let rows = conditions.flatMap(\.kinds)
    if rows.isEmpty { return [.sentence("\(format("To check in: {command}", ["command": "symptoms check-in"]))")] }
    if showsFigures { return [] }
    let hasResult = rows.contains { $0.daysNeeded == 0 }
    return (hasResult ? [.sentence("\(format("A forecast can still be wrong."))")] : [])
      + [.sentence("\(format("All figures: {command}", ["command": "symptoms accuracy --figures"]))")]
  }
}
