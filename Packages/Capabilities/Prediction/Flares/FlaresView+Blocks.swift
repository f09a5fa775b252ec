import TrackerApplication
import TrackerCore

extension FlaresView {
  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts = conditions.map { condition -> [Block] in
      let name: [Block] = conditions.count > 1 ? [.heading(.init("\(condition.name)"))] : []
      let rows = condition.flares.map { flare in
        Block.Table.Row(["\(flare.number)", "\(flare.start(format))", "\(flare.facts(format).joined(separator: ", "))"])
      }
      let table: [Block] =
        rows.isEmpty
        ? [] : [.section([.table(.init([.init("", .trailing), .init(""), .init("")], rows: rows))])]
      return name + head(condition, format).map { .sentence("\($0)") } + table
    }
    return (parts.first ?? []) + parts.dropFirst().map { .section($0) } + [.section(next(format))]
  }

  /// How many there were since when, and how long they last.
  private func head(_ condition: Condition, _ format: TextFormatter) -> [String] {
    let values = [
      "count": "\(condition.count)", "days": days.map(String.init) ?? "", "day": since.map(format.short) ?? "",
    ]
    let length = condition.count > 1 ? condition.medianLength.map { usualLength($0, format) } : nil
    return [[format(count(condition), values), length].compactMap { $0 }.joined(separator: " ")]
  }

  /// In whole days: a median between two of them is told as both.
  private func usualLength(_ days: Double, _ format: TextFormatter) -> String {
    let (low, high) = (days.rounded(.down), days.rounded(.up))
    if low != high {
      return format("They usually last {low} to {high} days.", ["low": low.words, "high": high.words])
    }
    return days == 1
      ? format("They usually last 1 day.") : format("They usually last {length} days.", ["length": days.words])
  }

  private func count(_ condition: Condition) -> String {
    switch (condition.count, days, since) {
    case (0, 1, _): "No flare today."
    case (0, .some, _): "No flares in the last {days} days."
    case (0, nil, _): "No flares yet. When your answers count as a flare day, it shows here."
    case (1, 1, _): "Today is a flare day."
    case (_, 1, _): "You have {count} flares today."
    case (1, .some, _): "You've had 1 flare in the last {days} days."
    case (_, .some, _): "You've had {count} flares in the last {days} days."
    case (1, nil, nil): "You've had 1 flare."
    case (_, nil, nil): "You've had {count} flares."
    case (1, nil, .some): "You've had 1 flare since {day}."
    case (_, nil, .some): "You've had {count} flares since {day}."
    }
  }

  /// What to type next: to see one, or to mark one where there is none.
  private func next(_ format: TextFormatter) -> [Block] {
    if let shown = conditions.first(where: { !$0.flares.isEmpty }), let flare = shown.flares.first {
      let condition = conditions.first?.id == shown.id ? "" : " --condition \(shown.id)"
      let command = "symptoms flares show \(flare.number)\(condition)"
      return [.sentence("\(format("To see one: {command}", ["command": command]))")]
    }
    guard days == nil else { return [] }
    // Before anything is logged a check-in comes first.
    if since == nil { return [.sentence("\(format("To check in: {command}", ["command": "symptoms check-in"]))")] }
    return [.sentence("\(format("To mark today as one: {command}", ["command": "symptoms flares open"]))")]
  }
}

extension FlaresView.Flare {
  /// `from Thursday 12 November`, `on Friday 9 October`
  fileprivate func start(_ format: TextFormatter) -> String {
    format(days == 1 && !isOngoing ? "on {day}" : "from {day}", ["day": format.short(from)])
  }

  /// How long it was and how bad, and what there is to know of its days.
  func facts(_ format: TextFormatter) -> [String] {
    [
      length(format), worst(format),
      marked == 0
        ? nil
        : format(
          marked == 1 ? "1 day you marked yourself" : "{count} days you marked yourself", ["count": "\(marked)"]),
    ].compactMap { $0 }
  }

  private func length(_ format: TextFormatter) -> String {
    let length =
      isOngoing
      ? (days == 1 ? "1 day so far" : "{count} days so far") : (days == 1 ? "1 day" : "{count} days")
    return format(length, ["count": "\(days)"])
  }

  private func worst(_ format: TextFormatter) -> String? {
    peak.map {
      format(days == 1 ? "{value} out of 10" : "{value} out of 10 at its worst", ["value": format.number($0)])
    }
  }
}
