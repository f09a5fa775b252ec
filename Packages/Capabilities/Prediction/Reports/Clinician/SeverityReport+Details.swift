import TrackerApplication
import TrackerCharts
import TrackerCore

extension SeverityReport {
  /// So many flares and gaps are listed; the rest is counted.
  private static let (mostFlares, mostGaps) = (24, 20)
  /// Where there is little room, lines show so many of the last weeks.
  private static let fewestWeeks = 4

  func details(_ format: TextFormatter) -> [Block] {
    [symptomBlocks(format), flareBlocks(format), ruleBlocks(format), gapBlocks(format)].flatMap { $0 }
  }

  /// The first sheet has room for the rule of one condition.
  private func ruleBlocks(_ format: TextFormatter) -> [Block] {
    guard conditions.count > 1 else { return [] }
    return [
      .heading(.init("\(format("What makes a flare day"))")), .sentence("\(rules(format).joined(separator: " "))"),
    ]
  }

  private func symptomBlocks(_ format: TextFormatter) -> [Block] {
    guard !symptoms.isEmpty else { return [] }
    let hasMonths = symptoms.contains { $0.first != nil && $0.last != nil }
    let hasWeeks = symptoms.contains { !$0.weeks.isEmpty }
    let rows = symptoms.map { symptom -> Block.Table.Row in
      let change: [RichText] = hasMonths ? [change(of: symptom, format)] : []
      return .init(
        [
          symptom.isLowWorse
            ? "\(format("{symptom} (low is worse)", ["symptom": symptom.name]))" : "\(symptom.name)",
          "\(format.told(symptom.values))", "\(symptom.worst.map { format.number($0) } ?? "–")",
        ] + change + ["\(symptom.values.known)"] + (hasWeeks ? ["\(line(of: symptom).text)"] : []))
    }
    let months: [Block.Table.Column] =
      hasMonths ? [.init(format("first 30 → last 30 days"), .trailing)] : []
    let columns: [Block.Table.Column] =
      [
        .init(format("Symptom")), .init(format("median (middle half)"), .trailing),
        .init(format("worst"), .trailing),
      ] + months + [.init(format("n"), .trailing)]
      + (hasWeeks ? [.init(format("mean by week"), fewestSigns: Self.fewestWeeks)] : [])
    return [
      .heading(.init("\(format("Each symptom"))")),
      .table(.init(columns, caption: format("Each symptom over these days"), rows: rows)),
    ]
  }

  private func change(of symptom: Symptom, _ format: TextFormatter) -> RichText {
    guard let first = symptom.first, let last = symptom.last else { return RichText("–", .unknown) }
    return "\(format.number(first)) → \(format.number(last))"
  }

  private func line(of symptom: Symptom) -> Sparkline {
    Sparkline(symptom.weeks, isAmount: false, scale: symptom.scale)
  }

  /// A table for each condition: their flares may share days.
  private func flareBlocks(_ format: TextFormatter) -> [Block] {
    guard !flares.isEmpty else { return [] }
    let shown = Array(flares.prefix(Self.mostFlares))
    let more = flares.count - shown.count
    let words =
      format("Peak: worst symptom. Forecast: chance of the first flare day, from earlier days only.")
    let unlisted = format.count(more, "1 earlier flare is not listed.", "{count} earlier flares are not listed.")
    let notes: [Block] = [.sentence("\(words, .faint)")] + (more > 0 ? [.sentence("\(unlisted)")] : [])
    guard conditions.count > 1 else {
      return [.heading(.init("\(seen(of: flares, format))")), flareTable(shown, "", format)] + notes
    }
    let parts = conditions.flatMap { condition -> [Block] in
      let own = shown.filter { $0.condition == condition.id }
      guard !own.isEmpty else { return [] }
      let all = flares.filter { $0.condition == condition.id }
      let heading = format("{name}, {flares}", ["name": condition.name, "flares": seen(of: all, format)])
      return [.section([.heading(.init("\(heading)")), flareTable(own, condition.name, format)])]
    }
    return [.heading(.init("\(format("Flares"))"))] + parts + notes
  }

  /// How many there were, and how many began on a day forecast as high where that is known of any.
  private func seen(of flares: [Flare], _ format: TextFormatter) -> String {
    guard flares.contains(where: { $0.band != nil }) else {
      return format.count(flares.count, "1 flare", "{count} flares")
    }
    let high = flares.count { $0.band == .high }
    switch high {
    case 0:
      return format.count(
        flares.count, "1 flare, on a day not forecast as high", "{count} flares: none began on a day forecast as high")
    case 1:
      return format.count(
        flares.count, "1 flare, on a day forecast as high", "{count} flares: 1 began on a day forecast as high")
    default:
      let values = ["count": "\(flares.count)", "high": "\(high)"]
      return format("{count} flares: {high} began on a day forecast as high", values)
    }
  }

  /// - Parameter name: Of the condition, where there are several.
  private func flareTable(_ flares: [Flare], _ name: String, _ format: TextFormatter) -> Block {
    let hasUnanswered = flares.contains { $0.unanswered > 0 }
    let names = ChartDays(format: format)
    let rows = flares.map { flare -> Block.Table.Row in
      let days = flare.isOngoing ? format("{days}, still going on", ["days": "\(flare.days)"]) : "\(flare.days)"
      return .init(
        ["\(names.name(flare.from))", "\(days)"] + (hasUnanswered ? ["\(flare.unanswered)"] : []) + [
          flare.peak.map { RichText(format.number($0)) } ?? RichText("–", .unknown),
          forecast(of: flare, format),
        ])
    }
    let columns: [Block.Table.Column] =
      [.init(format("From")), .init(format("days"), .trailing)]
      + (hasUnanswered ? [.init(format("of them not known"), .trailing)] : []) + [
        .init(format("peak"), .trailing), .init(format("forecast"), .trailing),
      ]
    let caption =
      name.isEmpty
      ? format("Each flare, the newest first") : format("Each flare of {name}, the newest first", ["name": name])
    return .table(.init(columns, caption: caption, rows: rows))
  }

  /// The chance, with the word for it where more than the usual was said.
  private func forecast(of flare: Flare, _ format: TextFormatter) -> RichText {
    guard let chance = flare.chance else { return RichText("–", .unknown) }
    guard let band = flare.band else { return "\(format.percent(chance))" }
    let word =
      switch band {
      case .low: format("low")
      case .moderate: format("moderate")
      case .high: format("high")
      }
    return "\(format.percent(chance)) \(word, RichText.Tone(band.colour))"
  }

  private func gapBlocks(_ format: TextFormatter) -> [Block] {
    let names = ChartDays(format: format)
    let told = gaps.suffix(Self.mostGaps).map { names.span($0) }.joined(separator: ", ")
    let more = gaps.count - Self.mostGaps
    let values = ["gaps": told, "count": "\(more)"]
    let said =
      gaps.isEmpty
      ? format("Each day has an answer.")
      : more > 0 ? format("Not logged: {gaps}; {count} earlier gaps.", values) : format("Not logged: {gaps}.", values)
    return [
      .heading(.init("\(format("How complete the log is"))")),
      .sentence("\(said) \(format("Days not logged are left out, and never counted as good days."))"),
    ]
  }
}
