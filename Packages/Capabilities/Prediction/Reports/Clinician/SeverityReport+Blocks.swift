import TrackerApplication
import TrackerCharts
import TrackerCore

extension SeverityReport {
  func headline(_ format: TextFormatter) -> RichText {
    guard whole.known > 0 else { return "\(format("It is not known which days were flare days"))" }
    let told = format.count(
      whole.known, "Flare days: {flares} of 1 known day ({share})",
      "Flare days: {flares} of {count} known days ({share})", flareWords(format))
    return "\(told)"
  }

  func blocks(_ format: TextFormatter) -> [Block] { facts(format) + picture(format) + reading(format) }

  // MARK: In brief

  private func facts(_ format: TextFormatter) -> [Block] {
    var facts: [Block.Fact] = []
    if whole.known > 0 {
      let words = format.count(
        whole.known, "of 1 known day ({share})", "of {count} known days ({share})", flareWords(format))
      facts.append(
        .init(
          format.count(whole.flareDays, "Flare day", "Flare days"), key: "\(whole.flareDays)", words, .sentence))
    }
    facts += flareFacts(format)
    if let severity = whole.severity {
      let values = [
        "low": format.number(severity.middle.lowerBound), "high": format.number(severity.middle.upperBound),
        "worst": format.number(severity.highest), "n": "\(severity.known)",
      ]
      let words =
        severity.hasHalf
        ? format("0 to 10; middle half {low} to {high}, highest {worst}; n = {n}", values)
        : format("0 to 10; highest {worst}; n = {n}", values)
      facts.append(.init(format("Median severity"), key: format.number(severity.median), words))
    }
    if let lastMonth, let monthBefore {
      let values = [
        "known": "\(lastMonth.known)", "before": format.share(of: monthBefore.flareDays, in: monthBefore.known),
      ]
      facts.append(
        .init(
          format("Last 30 days"), key: lastMonth.known == 0 ? "–" : "\(lastMonth.flareDays)",
          format.count(
            lastMonth.flareDays, "flare day of {known} known days; the 30 days before: {before}",
            "flare days of {known} known days; the 30 days before: {before}", values), .sentence))
    }
    facts.append(
      .init(format("Days not known"), key: "\(gaps.reduce(0) { $0 + $1.count })", gapWords(format), .sentence))
    return facts.map { .fact($0) }
  }

  private func flareWords(_ format: TextFormatter) -> [String: String] {
    [
      "flares": "\(whole.flareDays)",
      "share": format.percent(Double(whole.flareDays) / Double(max(1, whole.known))),
    ]
  }

  private func flareFacts(_ format: TextFormatter) -> [Block.Fact] {
    let episodes = self.episodes
    guard !episodes.isEmpty else { return [] }
    return [
      .init(
        format.count(episodes.count, "Flare", "Flares"), key: "\(episodes.count)", lengths(of: episodes, format))
    ]
  }

  /// How long the flares were that are over; empty where none is.
  private func lengths(of episodes: [Episode], _ format: TextFormatter) -> String {
    let ended = episodes.filter { !$0.isOngoing }.map(\.days)
    guard let median = Spread(ended.map { Double($0.count) })?.median,
      let longest = ended.max(by: { $0.count < $1.count })
    else { return "" }
    let values = [
      "median": format.number(median), "longest": "\(longest.count)",
      "days": ChartDays(format: format).span(longest),
    ]
    return longest.count == 1
      ? format("none longer than 1 day") : format("median length {median}, longest {longest} days ({days})", values)
  }

  private func gapWords(_ format: TextFormatter) -> String {
    let unknown = gaps.reduce(0) { $0 + $1.count }
    let longest = gaps.max { $0.count < $1.count }
    let values = [
      "all": "\(days.count)", "share": format.percent(Double(unknown) / Double(max(1, days.count))),
      "longest": "\(longest?.count ?? 0)", "days": longest.map { ChartDays(format: format).span($0) } ?? "",
    ]
    if gaps.isEmpty { return format("of {all} days", values) }
    if unknown == 1 { return format("of {all} days: {days}", values) }
    if gaps.count == 1 { return format("of {all} days ({share}), all in a row: {days}", values) }
    return longest?.count == 1
      ? format("of {all} days ({share}), none in a row", values)
      : format("of {all} days ({share}); longest gap {longest} days ({days})", values)
  }

  // MARK: The days

  private func picture(_ format: TextFormatter) -> [Block] {
    guard days.count > 1 else { return [] }
    let ticks = [0.0, 5, 10].map { ChartAxis.Tick($0, format.number($0)) }
    var chart = ReportChart(
      format("worst symptom of the day"), days.map(\.severity), on: whole.from...whole.to,
      axis: ChartAxis(format("worst symptom of the day"), 0...10, ticks: ticks),
      sentences: stretches.map { sentence($0, format) })
    chart.earlier = earlier
    chart.marked = Set(days.filter { $0.isFlare == true }.map(\.day))
    chart.reference = cut.map { .init($0, format("{value}: flare", ["value": format.number($0)])) }
    chart.table = table(format)
    chart.numbers = .inPlaceOfSentences
    return [chart.block(format)]
  }

  /// A column for each stretch.
  private func table(_ format: TextFormatter) -> ChartTable {
    func row(_ name: String, _ told: (Stretch) -> String) -> [String] { [name] + stretches.map(told) }
    return ChartTable(
      [.init("")] + stretches.map { .init(name(of: $0, format), isNumeric: true, days: $0.days) },
      rows: [
        row(format("Flare days")) { $0.known == 0 ? "–" : "\($0.flareDays)" },
        row(format("of days known")) { "\($0.known)/\($0.days)" },
        row(format("Median")) { $0.severity.map { format.number($0.median) } ?? "–" },
        row(format("Worst")) { $0.severity.map { format.number($0.highest) } ?? "–" },
      ])
  }

  /// `Sep`, `2024`, `14 Sep`
  private func name(of stretch: Stretch, _ format: TextFormatter) -> String {
    let names = ChartDays(format: format)
    if days.count <= 31 { return names.name(stretch.from) }
    return days.count <= 400 ? names.month(stretch.from) : "\(stretch.from.year)"
  }

  private func sentence(_ stretch: Stretch, _ format: TextFormatter) -> String {
    let name = ReportTrend.name(of: stretch.from...stretch.to, format)
    guard let severity = stretch.severity else { return format("{days}: not known.", ["days": name]) }
    let values = [
      "days": name, "flares": format.share(of: stretch.flareDays, in: stretch.known),
      "median": format.number(severity.median), "worst": format.number(severity.highest),
    ]
    return format("{days}: flare days {flares}, median {median}, worst {worst}.", values)
  }

  /// What the numbers mean. What makes a flare day of several conditions is in the details.
  private func reading(_ format: TextFormatter) -> [Block] {
    let scale = scales.first.map { format("Scale: {anchors}.", ["anchors": $0]) }
    let rule = conditions.count == 1 ? rules(format) : []
    let told = ([scale].compactMap(\.self) + rule).joined(separator: " ")
    return told.isEmpty ? [] : [.sentence("\(told, .faint)")]
  }

  /// What makes a flare day, a sentence for each condition.
  func rules(_ format: TextFormatter) -> [String] {
    conditions.map { condition in
      let values = ["name": condition.name, "flare": format(condition.rule)]
      return conditions.count == 1
        ? format("Flare day: {flare}.", values) : format("Flare day of {name}: {flare}.", values)
    }
  }
}

extension ChartDays {
  /// `3 Jul`, `3 Jul – 9 Aug`
  func span(_ days: ClosedRange<Day>) -> String {
    days.lowerBound == days.upperBound
      ? name(days.lowerBound) : "\(name(days.lowerBound)) – \(name(days.upperBound))"
  }
}
