import TrackerApplication
import TrackerCore

extension InsightsView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let heading = Block.heading(.init("\(format("Worth knowing"))", aside: "\(format.short(day))"))
    let urgent = redFlags.map { Block.sentence("\($0.says, .bad, .strong)") }
    let parts = days.count == 1 ? days.flatMap { detailed($0, format) } : days.compactMap { brief($0, format) }
    return [heading] + (urgent.isEmpty ? [] : [.section(urgent)])
      + (parts.isEmpty ? [.section(nothing(format))] : parts) + rest(format)
  }

  private func nothing(_ format: TextFormatter) -> [Block] {
    let text =
      days.count > 1
      ? format("Nothing on these days.") : isToday ? format("Nothing new today.") : format("Nothing on that day.")
    let early = format("Once you have logged for seven days, you'll see what differs from your usual.")
    return [.sentence("\(text)")] + (isEarly ? [.sentence("\(early)")] : [])
      + [.sentence("\(format("To see all insights: symptoms insights rules"))")]
  }

  /// One day: each insight with why it speaks, its data and how it is muted.
  private func detailed(_ day: DayItems, _ format: TextFormatter) -> [Block] {
    let shown = day.insights.filter { $0.state == .shown }
    let others = day.insights.filter { $0.state != .shown }
    var blocks: [Block] = []
    if !shown.isEmpty {
      blocks.append(.section([.list(.init(shown.map { item($0, format) }))]))
    }
    if !others.isEmpty {
      blocks.append(
        .section([
          .heading(.init("\(format(isToday ? "Not on today" : "Not on that day’s screen"))")),
          .list(.init(others.map { item($0, format) })),
        ]))
    }
    return blocks
  }

  private func item(_ item: Item, _ format: TextFormatter) -> Block.ItemList.Item {
    let values = ["command": item.insight.command, "id": item.insight.id]
    let why = format("Why: {reason}", ["reason": format(item.about)])
    var details: [Block] = [.sentence("\(why, .faint)")]
    if let state = state(item, format) { details.append(.sentence("\(state)")) }
    details.append(.sentence("\(format("Data: {command}", values))"))
    if item.state != .muted { details.append(.sentence("\(format("Mute: symptoms insights mute {id}", values))")) }
    return .init("\(item.insight.text)", mark: .bullet, details: details)
  }

  /// Why it is not on `today`; nil where it is.
  private func state(_ item: Item, _ format: TextFormatter) -> String? {
    switch item.state {
    case .shown: nil
    case .lessImportant: format("Two others were more important.")
    case .sameSubject: format("Another one is about the same thing.")
    case .saidBefore:
      item.saidOn.map {
        format("Already said on {day}.", ["day": format.short($0)])
      } ?? format("Already said before.")
    case .muted:
      format("Muted. To hear it again: symptoms insights unmute {id}", ["id": item.insight.id])
    }
  }

  /// One of several days: what was shown on it; nil where nothing was.
  private func brief(_ day: DayItems, _ format: TextFormatter) -> Block? {
    let shown = day.insights.filter { $0.state == .shown }
    guard !shown.isEmpty else { return nil }
    return .section([
      .heading(.init("\(format.short(day.day))")), .list(.init(shown.map { "\($0.insight.text)" })),
    ])
  }

  private func rest(_ format: TextFormatter) -> [Block] {
    guard !muted.isEmpty else { return [] }
    return [
      .section([
        .sentence("\(format("Muted: {rules}", ["rules": muted.joined(separator: ", ")]))"),
        .sentence("\(format("To hear one again: symptoms insights unmute {id}", ["id": muted[0]]))"),
      ])
    ]
  }
}
